# Made from client/games/grandmas_game/text/zh/rejections.ftl by `python -m client.catalogue`.


def stock_empty():
    return "牌库空了。"


def nothing_to_undo():
    return "没有可撤销的步骤。"


def nothing_to_redo():
    return "没有可重做的步骤。"


def race_without_undo():
    return "竞速不能撤销。"


def not_in_workspace(card):
    return f"{formats.card(card)}不在工作区里。"


def pile_empty(pile):
    return f"牌堆{pile}是空的。"


def pile_in_workspace(pile):
    return f"牌堆{pile}的牌在工作区里。"


def peek_without_equal(card):
    return f"只有另一个牌堆也露出相同的牌，才能看{formats.card(card)}下面。"


def peek_not_playable(card):
    return f"只有{formats.card(card)}可以打出时，才能看它下面。"


def nothing_under_top(pile):
    return f"牌堆{pile}只有一张牌。"


def peeked_already(pile):
    return f"你已经看到牌堆{pile}最上面那张之下的牌。"


def transfer_elsewhere(foundation):
    return f"{foundation}的牌只能移到同花色的另一个收牌堆。"


def foundation_empty(foundation):
    return f"{foundation}没有牌。"


def first_card_stays(*, card, foundation):
    return f"{formats.card(card)}是{foundation}的第一张牌，不能动。"


def order_fixed():
    return "这个房间不能调整工作区的顺序。"


def workspace_empty():
    return "工作区是空的。"


def order_incomplete(cards):
    return f"请把工作区的每张牌写一次：{formats.cards(cards)}。"


def order_unchanged():
    return "工作区已经是这个顺序。"


def other_suit(*, card, foundation):
    return f"{formats.card(card)}不能打到{foundation}：花色不同。"


def foundation_complete(foundation):
    return f"收牌堆{foundation}已满。"


def not_next_card(*, card, foundation, next):
    return f"{formats.card(card)}不能打到{foundation}：下一张要{formats.card(next)}。"
