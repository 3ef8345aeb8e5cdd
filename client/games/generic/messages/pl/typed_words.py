# Made from client/games/generic/text/pl/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "table": "stół",
        "move": "ruch",
    }[key]
