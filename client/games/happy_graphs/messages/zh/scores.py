# Made from client/games/happy_graphs/text/zh/scores.ftl by `python -m client.catalogue`.


def counted(points):
    return f"{formats.number(points)}张不快乐的牌"


def result(points):
    return "每张牌都快乐" if points == 0 else f"{formats.number(points)}张不快乐的牌"


def short(points):
    return f"{formats.number(points)}不快乐"


def part(key):
    return {
        "ace": "不快乐的A",
        "two": "不快乐的2",
        "three": "不快乐的3",
        "four": "不快乐的4",
        "five": "不快乐的5",
        "six": "不快乐的6",
        "seven": "不快乐的7",
        "eight": "不快乐的8",
    }[key]


def cards_of_rank(key, *, cards):
    match key:
        case "ace":
            return f"{formats.number(cards)}张A"
        case "two":
            return f"{formats.number(cards)}张2"
        case "three":
            return f"{formats.number(cards)}张3"
        case "four":
            return f"{formats.number(cards)}张4"
        case "five":
            return f"{formats.number(cards)}张5"
        case "six":
            return f"{formats.number(cards)}张6"
        case "seven":
            return f"{formats.number(cards)}张7"
        case "eight":
            return f"{formats.number(cards)}张8"
    raise KeyError(key)


def all_happy():
    return "全部快乐"
