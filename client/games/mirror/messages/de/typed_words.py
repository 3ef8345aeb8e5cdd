# Made from client/games/mirror/text/de/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "boards": "bretter",
        "other": "anderes|anderer",
    }[key]
