# Made from client/games/family_tree/text/de/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "tree": "baum",
        "family": "familie",
        "up": "hoch|rauf",
        "top": "oben",
        "signs": "zeichen",
        "hands": "hände|poker",
    }[key]
