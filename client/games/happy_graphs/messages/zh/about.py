# Made from client/games/happy_graphs/text/zh/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "对决用同样的牌打两局，你只能看到自己的手牌。一局里你要不快乐的牌多，另一局里要少。争高分时得分更高的一方获胜。"


def together_in_short():
    return "所有人站在同一边，让不快乐的牌尽量少。零是完美。"


def board():
    return "牌盘"


def computers_board():
    return "电脑的牌盘"


def computers_board_key():
    return "电脑的牌盘"


def standing(key):
    return {
        "player": "单人，最少",
        "maximizer": "争高分，最多",
        "minimizer": "压低分，最少",
    }[key]


def together():
    return "合作，最少"


def lost(cards):
    return f"{formats.exact(cards)}张牌"


def option(key):
    return {
        "variant": "牌盘",
        "mode": "玩法",
        "hands": "手牌",
    }[key]


def variant(key):
    return {
        "classic": "经典",
        "corners": "对角",
        "hex": "六角",
    }[key]


def variant_note(key):
    return {
        "classic": "A到4，四个邻居",
        "corners": "A到8，对角也算",
        "hex": "A到6，六个邻居",
    }[key]


def mode(key):
    return {
        "together": "合作",
        "duel": "对决",
        "puzzle": "解谜",
    }[key]


def mode_note(key):
    return {
        "together": "同一边，让不快乐的牌少",
        "duel": "两位玩家，手牌隐藏，互换角色",
        "puzzle": "明牌，随意撤销，计时",
    }[key]


def hands(key):
    return {
        "seen": "公开",
        "hidden": "隐藏",
    }[key]


def hands_note(key):
    return {
        "seen": "",
        "hidden": "各看各的",
    }[key]
