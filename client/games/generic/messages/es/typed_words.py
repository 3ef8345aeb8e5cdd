# Made from client/games/generic/text/es/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "table": "mesa",
        "move": "jugada",
    }[key]
