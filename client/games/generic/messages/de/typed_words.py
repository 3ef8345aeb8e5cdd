# Made from client/games/generic/text/de/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "table": "tisch",
        "move": "zug|ziehen",
    }[key]
