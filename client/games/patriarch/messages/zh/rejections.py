# Made from client/games/patriarch/text/zh/rejections.ftl by `python -m client.catalogue`.


def number_gives_tree():
    return "树由牌局编号决定，不用摆。"


def tree_laid_already():
    return "树已经摆好，不能再改。"


def tree_not_open():
    return "在这个房间，必须在第一次猜之前摆好树。"


def owner_guesses():
    return "你知道树，所以不能猜。"


def grades_itself():
    return "双人时猜测自动判定。"


def only_owner_grades():
    return "只有藏家公布判定。"


def grade_missing():
    return "请说出判定：数出红、黑、背面的牌。"


def grade_too_low(*, part, card):
    return "确定吗？" + (f"{card}在正确的位置。" if part == "red" else f"{card}辈分正确，但父母不同。" if part == "black" else f"{card}父母正确，但辈分不同。")


def grade_too_high(part):
    return "确定吗？" + ("位置正确的牌没有这么多。" if part == "red" else "辈分正确但父母不同的牌没有这么多。" if part == "black" else "父母正确但辈分不同的牌没有这么多。")


def open_tree_grades():
    return "你没有定树，所以判定会自动推出。请公布判定。"


def not_a_grade(example):
    return f"判定是三个数字：红、黑、背面，如 {example}。"


def guess_waiting():
    return "你的猜测正在等待判定。判定后再猜。"


def tree_not_laid():
    return "还不能判定猜测。请先摆树。"


def card_not_in_family(*, card, first, last):
    return f"{card}不属于这个家族，牌是{first}到{last}。"


def card_repeated(card):
    return f"{card}在树上不止一次。每张牌只用一次。"


def card_missing(*, card, first, last):
    return f"缺少{card}。树需要{first}到{last}的每张牌。"


def several_tops(cards):
    return f"顶端只能有一张牌，不能是{formats.every(cards)}。"


def other_shape(*, shape, own):
    return f"这棵树的形状是 {own}。这个家族的树形状是 {shape}。"


def too_many_generations(*, most, generations):
    return f"这棵树有{formats.number(generations)}代。这个家族最多{formats.number(most)}代。"


def owner_lays_first():
    return "藏家还没有摆好树，请等待。"


def no_guess_to_grade():
    return "没有等待判定的猜测。"


def guessing_time_over():
    return "你已超时，这一局不能再猜。"


def guesses_waiting():
    return "你有两个猜测正在等待判定。请等其中一个判定。"


def tree_sign(*, sign, example):
    return f"“{sign}”的位置不对。请把树写成 {example} 这样。"


def tree_too_large(example):
    return f"这棵树的牌比一种花色还多。请写成 {example} 这样。"


def tree_not_closed(example):
    return f"树有括号没有闭合。请写成 {example} 这样。"


def tree_without_cards(example):
    return f"这棵树没有牌。请写成 {example} 这样。"


def not_a_suit(sign):
    return f"“{sign}”不是花色。请在树前面写 C、D、H 或 S。"
