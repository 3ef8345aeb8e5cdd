# Made from client/games/poker_solitaire/text/zh/options.ftl by `python -m client.catalogue`.


def option(key):
    return {
        "mode": "玩法",
        "touching": "相邻",
        "movable": "放下的牌",
        "hands": "牌型数",
        "scoring": "计分",
        "points": "分值",
        "unequal": "规则",
        "touching-2": "玩家2相邻",
        "movable-2": "玩家2的牌",
        "hands-2": "玩家2牌型数",
        "scoring-2": "玩家2计分",
        "rejects-1": "弃牌格",
        "rejects-2": "玩家2弃牌格",
        "rejects-common": "公用弃牌格",
        "dealt": "每次发牌",
        "decks": "副数",
        "stealing": "偷牌",
        "planting": "塞牌",
    }[key]


def mode(key):
    return {
        "one-hand": "单阵",
        "best-of-two": "两阵取优",
        "sum-of-two": "两阵相加",
        "alternate": "轮流",
        "same-deck": "同牌",
        "race": "竞速",
        "race-both": "竞速到满",
        "duel": "对决",
    }[key]


def mode_note(key):
    return {
        "one-hand": "一个方阵，单人",
        "best-of-two": "两个方阵，取较好的",
        "sum-of-two": "两个方阵，都算",
        "alternate": "轮流出牌，各一个方阵",
        "same-deck": "轮流出牌，各用同样的牌",
        "race": "同时打，填满的一方喊“完成”为止",
        "race-both": "同时打，直到双方都填满",
        "duel": "一个方阵：争高分对压低分",
    }[key]


def touching(key):
    return {
        "edges": "边",
        "corners": "边或角",
        "anywhere": "不限",
    }[key]


def touching_note(key):
    return {
        "edges": "另一张牌的边",
        "corners": "边或角",
        "anywhere": "任何空格",
    }[key]


def movable(key):
    return {
        "off": "不动",
        "on": "可以移动",
    }[key]


def movable_note(key):
    return {
        "off": "放下就不动",
        "on": "在方阵里移动，从弃牌格取回",
    }[key]


def hands_note(key):
    return {
        "ten": "行和列",
        "twelve": "加上两条对角线",
    }[key]


def scoring(key):
    return {
        "english": "英式",
        "american": "美式",
        "pat": "成手",
        "user": "自定",
    }[key]


def scoring_note(key):
    return {
        "english": "四条16，同花5",
        "american": "四条50，同花20",
        "pat": "五行都必须是成手牌型",
        "user": "你定的分值，或表中的",
    }[key]


def points_example():
    return "flush=13,flush+one-pair=20"


def points_note():
    return "留空：表中最后一列（? 显示）"


def unequal(key):
    return {
        "off": "双方相同",
        "on": "各用各的",
    }[key]


def unequal_note(key):
    return {
        "off": "",
        "on": "让分；以上是玩家1的",
    }[key]


def rejects_note():
    return "与发到的牌合计最多五个"


def on_off(key):
    return {
        "off": "否",
        "on": "是",
    }[key]


def stealing_note():
    return "从对方方阵拿一张牌"


def planting_note():
    return "把发到的牌放进对方方阵"


def way(key):
    return {
        "one-hand": "一个方阵",
        "best-of-two": "两个方阵，取较好的",
        "sum-of-two": "两个方阵，都算",
        "alternate": "轮流，各一个方阵",
        "same-deck": "轮流，各用同样的牌",
        "race": "竞速，喊“完成”为止",
        "race-both": "竞速，双方都填满为止",
        "duel": "对决，共用一个方阵",
    }[key]


def too_many(*, dealt, rejects):
    return f"每次发{formats.number(dealt)}张，加上{formats.number(rejects)}个弃牌格，合计超过五个。"


def pat_for_both():
    return "成手要么双方都用，要么都不用。"


def no_points(line):
    return f"“{line}”需要牌型和分值，如“flush=13”。"


def unknown_hand(*, name, names):
    return f"没有叫“{name}”的牌型。可选：{formats.every(names)}。"


def too_much(*, name, most):
    return f"“{name}”最多{most}分。"


def rules_of(*, sentence, player):
    return f"{formats.name(player)}：{sentence}。"


def touching_rule(key):
    return {
        "edges": "牌必须以边相邻",
        "corners": "牌必须以边或角相邻",
        "anywhere": "牌可以放在任何地方",
    }[key]


def movable_rule(key):
    return {
        "off": "放下的牌不动",
        "on": "放下的牌可以移动，弃掉的牌可以取回",
    }[key]


def hands_rule(key):
    return {
        "ten": "行和列都算",
        "twelve": "行、列和两条对角线都算",
    }[key]


def scoring_rule(key):
    return {
        "english": "英式计分",
        "american": "美式计分",
        "pat": "五行都必须是成手牌型",
        "user": "房间自定计分",
    }[key]


def points_rule(hands):
    return f"分值：{hands}。"


def hand_points(*, hand, points):
    return f"{hand} {formats.number(points)}"


def dealt_rule(*, cards, decks):
    return f"每次发{formats.number(cards)}张牌" + ("" if decks == 1 else f"，共{formats.number(decks)}副牌") + "。"


def no_rejects():
    return "没有弃牌格。"


def rejects_alone(squares):
    return f"{formats.number(squares)}个弃牌格。"


def rejects_rule(rejects):
    return f"弃牌格：{rejects}。"


def rejects_each(squares):
    return f"各{formats.number(squares)}个"


def rejects_of(*, squares, name):
    return f"{formats.name(name)}{formats.number(squares)}个"


def rejects_common(squares):
    return f"公用{formats.number(squares)}个"


def stealing_rule():
    return "偷牌：可以从对方方阵拿牌。"


def planting_rule():
    return "塞牌：可以把牌放进对方方阵。"


def player(number):
    return f"玩家{number}"


def rules_in_short(*, touching, moves, twelve, scoring):
    return ("以边相邻" if touching == "edges" else "以边或角相邻" if touching == "corners" else "位置不限") + ("，牌不动" if moves == "stay" else "，可移动" if moves == "move" else "") + ("，12牌型" if twelve else "") + "，" + ("英式" if scoring == "english" else "美式" if scoring == "american" else "成手" if scoring == "pat" else "自定")
