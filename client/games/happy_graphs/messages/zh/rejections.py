# Made from client/games/happy_graphs/text/zh/rejections.ftl by `python -m client.catalogue`.


def only_in_puzzle():
    return "只有解谜才能收回牌和提前结束。请打一张牌。"


def card_not_in_hand(card):
    return f"你手里没有{formats.card(card)}。请打手里的牌。"


def no_card_on_square(square):
    return f"{square}没有牌。请选择牌盘上的牌。"


def not_on_hex_board(square):
    return f"六角牌盘没有{square}这个格：每隔一列低半格。"


def square_occupied(*, square, card):
    return f"{square}有{formats.card(card)}。请选择空格。"


def square_next_to_no_card(square):
    return f"{square}不与任何牌相邻。请选择牌旁边的格。"


def square_walled(*, square, card):
    return f"{formats.card(card)}快乐，不再接受邻居，所以{square}不能打。"


def card_too_connected(*, square, card, connections):
    return f"{formats.card(card)}在{square}会有{formats.number(connections)}个邻居，超过它想要的。"


def first_card_elsewhere(square):
    return f"第一张牌要打到{square}。"


def group_too_early():
    return "只有手里的牌都不能打到其他牌旁边时，才能开新组。"


def group_elsewhere(*, square, group):
    return f"下一个新组是组{group}。它的第一张牌要打到{square}。"
