# Made from client/games/happy_graphs/text/zh/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "board": "牌盘",
        "cards": "牌",
        "hands": "手牌",
        "undo": "撤销",
        "redo": "重做",
        "take": "收回|拿回",
        "done": "结束|完成",
        "at": "打到|在|到",
        "group": "组",
        "in": "于",
    }[key]
