# Made from client/games/generic/text/zh/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "table": "牌桌",
        "move": "走",
    }[key]
