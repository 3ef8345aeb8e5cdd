# Made from client/games/patriarch/text/zh/guesses.ftl by `python -m client.catalogue`.


def suit(key):
    return {
        "C": "梅花",
        "D": "方块",
        "H": "红桃",
        "S": "黑桃",
    }[key]


def guesses(count):
    return f"{formats.number(count)}次猜测"


def grade(*, red, black, down):
    return f"{formats.number(red)}红 {formats.number(black)}黑 {formats.number(down)}背面"


def grade_part(key, *, count):
    match key:
        case "red":
            return f"{formats.number(count)}红"
        case "black":
            return f"{formats.number(count)}黑"
        case "down":
            return f"{formats.number(count)}背面"
    raise KeyError(key)


def grade_in_short(*, red, black, down):
    return f"{formats.number(red)}红{formats.number(black)}黑{formats.number(down)}背"


def trees_left(count):
    return f"剩{formats.number(count)}棵树"


def trees_left_in_short(count):
    return f"剩{formats.number(count)}"


def possible(*, possible, all):
    return f"{formats.number(all)}棵树中还有{formats.number(possible)}棵可能"


def grades_hidden():
    return "判定隐藏"


def grades():
    return "公布判定"


def lays(*, tree, suit):
    return f"用{suit}摆出{tree}"


def leaves_open(suit):
    return f"不定树，{suit}"


def laid(*, name, mine, open, suit):
    return f"{formats.begin(formats.name(name))}" + ("不定树" if open else "摆好了树") + ("" if suit is None else f"，{suit}")


def guessed_hidden(*, name, mine):
    return f"{formats.begin(formats.name(name))}猜了一次"


def guessed(*, name, tree, grade, left):
    return f"{formats.name(name)}：{tree}：{grade}" + ("" if left is None else f"；剩{formats.number(left)}棵树")


def announced(*, name, mine, whose, tree, grade, left):
    return f"{formats.begin(formats.name(name))}公布：" + ("" if whose is None else f"{whose}") + f"{tree}：{grade}" + ("" if left is None else f"；剩{formats.number(left)}棵树")


def whose(*, name, mine):
    return "你的" if mine else f"{formats.name(name)}的"


def part(key):
    return {
        "guesses": "已判定的猜测",
        "found_by": "猜中者",
    }[key]


def nobody():
    return "没有人"


def guesses_of(*, name, count, numbered):
    return f"{formats.name(name)}" + ("：" if numbered else " ") + f"{formats.number(count)}"


def score(*, made, allowed):
    return f"最多猜{formats.number(allowed)}次" if made == 0 else f"已判定{formats.number(made)}/{formats.number(allowed)}次"


def graded(made):
    return f"已判定{formats.number(made)}次"


def tree_was(tree):
    return f"树：{tree}。"


def fewer_win(*, points, guesser, mine):
    return ("只有第一次就猜中才赢" if points == 2 else f"少于{formats.number(points)}次猜中就赢") if mine else f"{formats.name(guesser)}只有第一次就猜中才赢" if points == 2 else f"{formats.name(guesser)}少于{formats.number(points)}次猜中就赢"


def finding_wins():
    return "猜中就赢"


def found_now_draws():
    return "现在猜中是平局"


def can_no_longer(guesser):
    return f"{formats.name(guesser)}已不能赢或平"


def needed(*, before, points):
    return f"{formats.begin(formats.name(before))}猜了{formats.number(points)}次。"


def not_found_before(*, before, guesser, mine):
    return f"{formats.begin(formats.name(before))}没有猜中：" + ("你猜中就赢，" if mine else f"{formats.name(guesser)}猜中就赢，") + "否则是平局。"


def still_wins(*, points, guesser, mine):
    return f"{formats.begin(formats.name(guesser))}更少就赢；正好{formats.number(points)}次是平局。"


def still_draws():
    return "现在猜中是平局。"


def still_loses(guesser):
    return f"{formats.begin(formats.name(guesser))}已不能赢或平。"


def draw():
    return "平局"


def wins(*, winner, mine):
    return f"{formats.name(winner)}赢了"
