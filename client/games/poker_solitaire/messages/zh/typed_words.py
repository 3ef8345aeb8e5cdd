# Made from client/games/poker_solitaire/text/zh/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "board": "牌盘",
        "lines": "行列",
        "pass": "过|过牌",
        "done": "完成",
        "to": "到",
        "in": "在",
        "matrix": "方阵",
        "common": "公共",
        "your": "你的",
    }[key]
