# Made from client/games/poker_solitaire/text/zh/moves.ftl by `python -m client.catalogue`.


def common(place):
    return f"公用{place}"


def in_matrix(*, place, number):
    return f"方阵{number}的{place}"


def in_matrix_short(*, place, number):
    return f"{number}的{place}"


def of_player(*, owner, place):
    return f"{formats.name(owner)}的{place}"


def yours(place):
    return f"你的{place}"


def player(number):
    return f"玩家{number}"


def move(*, what, to):
    return f"{what}到{to}"


def pass_turn():
    return "过"


def done():
    return "完成"


def effect(key, *, card, what, to):
    match key:
        case "place":
            return f"{formats.card(card)}放到{to}"
        case "plant":
            return f"{formats.card(card)}塞到{to}"
        case "reject":
            return f"{formats.card(card)}弃到{to}"
        case "discard":
            return f"{formats.card(card)}从{what}弃到{to}"
        case "move":
            return f"{formats.card(card)}从{what}移到{to}"
        case "fetch":
            return f"{formats.card(card)}从{what}取回到{to}"
        case "steal":
            return f"{formats.card(card)}从{what}偷到{to}"
    raise KeyError(key)


def passes():
    return "过"


def says_done():
    return "喊“完成”"


def played(*, name, did, change, other):
    return ("" if name is None else f"{formats.name(name)}：") + f"{did}" + (("" if other == 0 else f"（对方{formats.signed(other)}）") if change == 0 else (f"（{formats.signed(change)}" + ("" if other == 0 else f"，对方{formats.signed(other)}") + "）"))


def score_changes(*, own, before, after, other):
    return ("你的得分" if own else "得分") + f"从{formats.number(before)}到{formats.number(after)}" + ("" if other == 0 else f"，对方{formats.signed(other)}")


def score_stays(*, own, points, other):
    return ("你的得分" if own else "得分") + f"仍是{formats.number(points)}" + ("" if other == 0 else f"，对方{formats.signed(other)}")


def expected(key, *, points):
    match key:
        case "points":
            return f"{formats.exact(points)}分"
        case "ahead":
            return f"领先{formats.exact(points)}分"
        case "behind":
            return f"落后{formats.exact(points)}分"
    raise KeyError(key)


def hint(*, move, expected, yours):
    return f"{move}，最终约{expected}" + ("" if yours is None else f"；你的选择{yours}")


def hint_is_yours(*, move, expected):
    return f"{move}，和你的选择一样；最终约{expected}"


def hint_line(hint):
    return f"提示：{hint}"
