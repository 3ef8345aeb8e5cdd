# Made from client/games/happy_graphs/text/zh/moves.ftl by `python -m client.catalogue`.


def square_in_group(*, square, group):
    return f"组{group}的{square}"


def play(*, card, square):
    return f"{formats.card(card)}打到{square}"


def take_back(square):
    return f"收回{square}"


def done():
    return "结束"


def played(*, name, card, square, starts, happy, change, drew, drawn):
    return f"{formats.name(name)}：{formats.card(card)}打到{square}" + ("，新组" if starts else "") + ("" if happy == 0 else f"，{formats.number(happy)}张变快乐") + ("" if change == 0 else f"，不快乐{formats.signed(change)}") + (("；摸了一张牌" if drew else "") if drawn is None else f"；摸到{formats.card(drawn)}")


def taken_back(*, name, card, square, change):
    return f"{formats.name(name)}：从{square}收回{formats.card(card)}" + ("" if change == 0 else f"，不快乐{formats.signed(change)}")


def is_done(name):
    return f"{formats.name(name)}：结束"


def effect(*, card, square, touches, pleased):
    return f"{formats.card(card)}打到{square}，" + ("开新组" if touches == 0 else f"与{formats.number(touches)}张牌相邻") + ("。" if pleased is None else f"，使{formats.every(pleased)}快乐。")


def itself():
    return "它自己"


def score_changes(*, before, after):
    return f"不快乐从{formats.number(before)}到{formats.number(after)}。"


def score_stays(points):
    return f"不快乐仍是{formats.number(points)}。"


def hint(*, move, expected, yours):
    return f"{move}，最终约{formats.exact(expected)}张不快乐" + ("" if yours is None else f"；你的选择{formats.exact(yours)}")


def hint_is_yours(*, move, expected):
    return f"{move}，和你的选择一样；最终约{formats.exact(expected)}张不快乐"


def hint_line(hint):
    return f"提示：{hint}"
