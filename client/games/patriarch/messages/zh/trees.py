# Made from client/games/patriarch/text/zh/trees.ftl by `python -m client.catalogue`.


def twice(card):
    return f"{card}在树上出现两次。"


def misplaced(sign):
    return f"“{sign}”不能在那里。先写顶端的牌，括号里写它的孩子，如 3(4(2) A(5))。"


def not_closed():
    return "有括号没有闭合。先写顶端的牌，括号里写它的孩子，如 3(4(2) A(5))。"


def no_card():
    return "没有牌。先写顶端的牌，括号里写它的孩子，如 3(4(2) A(5))。"


def not_in_family(*, card, first, last):
    return f"{card}不属于这个家族：牌是{first}到{last}。"


def missing(*, cards, count):
    return f"缺少{formats.every(cards)}" + ("，它必须在树上" if count == 1 else "，它们都必须在树上") + "。"


def place_first(cards):
    return f"请先放{formats.every(cards)}：每张牌都必须在树上。"


def several_tops(*, count, cards):
    return f"顶端是一张牌，不是{formats.number(count)}张：{formats.every(cards)}。"


def wrong_shape(*, shape, other):
    return f"这里每棵树的形状都是 {shape}；这棵是 {other}。"


def too_many_generations(*, most, deepest):
    return f"这里的树最多{formats.number(most)}代；这棵有{formats.number(deepest)}代。"


def too_deep(*, card, generations):
    return f"那样会超过{formats.number(generations)}代：{card}之下不能再放。请选另一张牌。"


def top_stays(card):
    return f"{card}在顶端，其他牌都在它之下。要重来请清空。"


def chosen_parent(card):
    return f"下一张牌放到{card}之下。请输入另一张牌，或另选父母。"


def below_itself(*, below, card):
    return f"{below}在{card}之下，所以{card}不能放到它下面。"
