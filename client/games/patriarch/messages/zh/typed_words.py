# Made from client/games/patriarch/text/zh/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "guesses": "猜测",
        "queue": "队列",
        "notes": "笔记",
        "grade": "判定",
        "tree": "树",
        "guess": "猜",
        "open": "公开",
    }[key]
