# Made from client/games/grandmas_game/text/zh/about.ftl by `python -m client.catalogue`.


def together_in_short():
    return "竞速：你们打同样的牌，各用各的牌桌。第一个把所有牌送上收牌堆的人赢；否则送上最多的玩家赢。"


def table():
    return "牌桌"


def computers_table():
    return "电脑的牌桌"


def computers_table_key():
    return "电脑的牌桌"


def standing():
    return "单人，最多"


def race_standing():
    return "竞速，最多"


def option(key):
    return {
        "reorder": "工作区",
        "winnable": "编号",
    }[key]


def reorder(key):
    return {
        "on": "顺序随意",
        "off": "顺序固定",
    }[key]


def reorder_note(key):
    return {
        "on": "可以移动里面的牌",
        "off": "难得多",
    }[key]


def winnable(key):
    return {
        "off": "不限",
        "on": "只要可解的",
    }[key]


def winnable_note(key):
    return {
        "off": "有些解不开",
        "on": "随机抽取时",
    }[key]


def finding(key):
    return {
        "deck_dealt": "已核实：这个编号发出的正是你打的那副牌。",
        "cards_as_seen": "你看到的牌都在那副牌里。",
        "cards_different": "牌谱里的牌与你看到的不同。",
    }[key]
