# Made from client/games/mirror/text/pl/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "boards": "plansze",
        "other": "drugie|drugi|inne",
    }[key]
