# Made from client/games/mirror/text/es/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "boards": "tableros",
        "other": "otro|otra",
    }[key]
