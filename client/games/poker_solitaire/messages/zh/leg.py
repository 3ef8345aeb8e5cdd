# Made from client/games/poker_solitaire/text/zh/leg.ftl by `python -m client.catalogue`.


def matrix():
    return "方阵"


def matrix_of(name):
    return f"{formats.name(name)}的方阵"


def turn_with_cards(*, turn, cards):
    return f"{turn}：{cards}"


def dealt(name):
    return "发到" + ("" if name is None else f"{formats.name(name)}")


def dealt_later():
    return "轮到时才发"


def none_dealt():
    return "没有牌了"


def stock(cards):
    return f"牌库{formats.number(cards)}"


def stock_and_next(*, stock, cards, more):
    return f"{stock}，接下来{formats.cards(cards)}" + (" …" if more else "")


def rejects():
    return "弃牌格"


def common():
    return "公用"


def left(cards):
    return f"{formats.number(cards)}张牌没有拿"


def choose_place(card):
    return f"用方向键为{formats.card(card)}选择位置，或输入位置名，如 c3。"


def picking():
    return "哪张牌？方向键选择，Enter 拿起，空格或 Esc 取消。"


def nothing_to_pick_up():
    return "现在没有牌可以拿起。"


def pick_up_first():
    return "不能拿发到的牌。按空格拿起另一张牌。"


def fits_nowhere(card):
    return f"{formats.card(card)}现在没有地方可放。请选择另一张牌。"


def no_reject_square():
    return "没有弃牌格能放这张牌。"


def does_not_fit(place):
    return f"不能放到{place}。"


def can_pass():
    return "可以过：你的方阵满了，或不再发牌给你。"


def can_end():
    return "你的方阵满了：喊“完成”结束竞速。"


def sure():
    return "喊“完成”，结束竞速？"


def wait():
    return "你没有事可做了。请等另一位玩家。"


def card_taken(*, card, name):
    return f"{formats.name(name)}拿走了{formats.card(card)}。按 Enter 拿起下一张牌。"


def next_card_to():
    return "下一张牌放到："


def typed():
    return "走法："


def how_to_type():
    return "请输入 QH c3、c3 x1（弃牌）、2:c3 d4，或 c3 放选中的牌；pass；done。"


def not_a_move(typed):
    return f"“{typed}”不是走法。请输入 QH c3、c3 x1（弃牌）、2:c3 d4，或 c3 放选中的牌；pass；done。"


def which_column(row):
    return f"第{row}行：哪一列，a到e？"


def which_row(column):
    return f"{column}列：哪一行，1到5？"


def which_row_or_chat(column):
    return f"{column}列：哪一行，1到5？再按一次{column}打开聊天。"


def over(result):
    return f"游戏结束：{result}。"


def key_choose():
    return "选择"


def key_put():
    return "放下"


def key_card():
    return "牌"


def key_pick_up():
    return "另一张牌"


def key_reject():
    return "弃牌"


def key_type():
    return "输入走法"


def key_pass():
    return "过"


def key_done():
    return "完成"


def key_pick_it_up():
    return "拿起"


def key_cancel():
    return "取消"


def key_next_card():
    return "下一张牌"


def key_end_race():
    return "结束"


def key_keep_playing():
    return "继续打"
