# Made from client/games/mirror/text/zh/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "boards": "两盘",
        "other": "另一盘",
    }[key]
