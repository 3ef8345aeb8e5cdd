# Made from client/games/poker_solitaire/text/zh/rejections.ftl by `python -m client.catalogue`.


def not_dealt(*, card, dealt):
    return f"{formats.card(card)}没有发给你。可以拿{formats.cards(dealt)}。"


def card_taken(*, card, place, taker):
    return (f"你已经拿了{formats.card(card)}" if taker == "you" else f"另一位玩家拿了{formats.card(card)}" if taker == "other" else f"{formats.card(card)}已被拿走") + f"：它在{place}。"


def place_empty(place):
    return f"{place}没有牌。"


def square_taken(*, place, card):
    return f"{place}有{formats.card(card)}。请选择空格。"


def touches_no_card(*, place, touching):
    return f"放在{place}不与任何牌相邻。" + ("请选择以边或角相邻的格。" if touching == "corners" else "请选择牌旁边的格。")


def nothing_to_pass():
    return "这里不分回合，没有可以过的。"


def pass_too_early():
    return "只有方阵已满，或不再发牌给你时，才能过。"


def done_only_in_race():
    return "只有竞速才喊“完成”。这一局会自己结束。"


def matrix_not_full(free):
    return f"你的方阵还没满：还有{formats.number(free)}个空格。请先填满。"


def no_such_reject_square(*, place, places):
    return f"没有弃牌格{place}。" + ("这一局没有弃牌格。" if places is None else f"请选择{formats.either(places)}。")


def which_matrix(place):
    return f"有两个方阵。请写 1:{place} 或 2:{place}。"


def only_one_matrix(place):
    return f"只有一个方阵。请写 {place}。"


def no_planting():
    return "这里不能塞牌。请把牌放进自己的方阵。"


def move_between_matrices(card):
    return f"{formats.card(card)}只能在它的方阵里移动。"


def placed_card_not_planted(card):
    return f"只能塞发到的牌：{formats.card(card)}已经放下了。"


def placed_cards_stay(*, card, place):
    return f"放下的牌不动：{place}的{formats.card(card)}只能弃掉。"


def reject_square_of_other(place):
    return f"不能用{place}：它是另一位玩家的弃牌格。"


def reject_square_used(*, place, card):
    return f"{place}已有{formats.card(card)}。请选择空的弃牌格。"


def rejected_card_elsewhere(card):
    return f"{formats.card(card)}已弃掉，只能取回到方阵里。"


def rejected_card_to_other(card):
    return f"{formats.card(card)}已弃掉，只能取回到自己的方阵里。"


def rejected_cards_stay(card):
    return f"{formats.card(card)}已弃掉，不能再回来。"


def reject_of_other(card):
    return f"{formats.card(card)}是另一位玩家的。只能弃自己的牌。"


def no_stealing(card):
    return f"不能偷{formats.card(card)}：这一局不许偷牌。"


def stolen_already(card):
    return f"{formats.card(card)}已被偷过一次，不能再偷回去。"


def steal_elsewhere(card):
    return f"要偷{formats.card(card)}，请放进自己的方阵。"


def nothing_left_to_do():
    return "你没有事可做了。请等另一位玩家。"


def other_player():
    return "另一位玩家"
