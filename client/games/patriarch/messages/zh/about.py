# Made from client/games/patriarch/text/zh/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "一位玩家藏一棵树，其他人来猜，每次猜测都有判定。下一局换人藏树。两位玩家时，猜的次数少的一方赢；人数更多时，猜中树最多的赢。"


def guesses():
    return "猜测"


def lost(guesses):
    return f"{formats.exact(guesses)}次猜测"


def standing(key):
    return {
        "owner": "藏树，最多",
        "guesser": "猜树，最少",
    }[key]


def finding(key):
    return {
        "deck_dealt": "已核实：花色、树和每次判定都与牌谱一致。",
        "deck_different": "花色、树或判定与牌谱不同。",
        "cards_as_seen": "你看到的花色和树与牌谱一致。",
        "cards_different": "牌谱里的花色或树与你看到的不同。",
    }[key]


def option(key):
    return {
        "variant": "变体",
        "tree": "树",
        "guesses": "次数",
        "own_grades": "判定",
        "auto_grade": "自动判定",
    }[key]


def variant(key):
    return {
        "patriarch": "The Patriarch",
        "advanced-patriarch": "Advanced Patriarch",
        "matriarch": "The Matriarch",
        "advanced-matriarch": "Advanced Matriarch",
    }[key]


def variant_note(key):
    return {
        "patriarch": "A到5，固定形状：60棵树",
        "advanced-patriarch": "A到7，固定形状：2,520棵树",
        "matriarch": "A到5，任意形状：205棵树",
        "advanced-matriarch": "A到7，任意形状：46,249棵树",
    }[key]


def tree(key):
    return {
        "number": "由编号决定",
        "owner": "由藏家摆",
        "open": "可以不定",
    }[key]


def tree_note(key):
    return {
        "number": "双方猜同一棵树",
        "owner": "第一次猜之前摆好",
        "open": "符合至今所有判定的任何树",
    }[key]


def guesses_note():
    return "双人时"


def guesses_auto():
    return "按变体"


def guesses_auto_note():
    return "双人时4到8次"


def own_grades(key):
    return {
        "off": "由房间算",
        "on": "由藏家算",
    }[key]


def own_grades_note(key):
    return {
        "off": "由藏家公布",
        "on": "算错会被拒绝",
    }[key]


def graded_by_owner():
    return "由藏家"


def graded_by_owner_note():
    return "三人以上时"


def graded_after(seconds):
    return f"{formats.duration(seconds)}后"


def graded_by_room():
    return "由房间"


def tree_in_short(key):
    return {
        "number": "树由牌局编号决定",
        "owner": "树由藏家摆",
        "open": "藏家可以不定树",
    }[key]


def guesses_in_short(guesses):
    return f"双人时可猜{formats.number(guesses)}次"


def own_grades_in_short():
    return "藏家算判定"


def graded_in_short(seconds):
    return f"房间在{formats.duration(seconds)}后自动判定"
