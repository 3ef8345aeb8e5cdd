# Made from client/games/happy_graphs/text/zh/leg.ftl by `python -m client.catalogue`.


def board():
    return "牌盘"


def boards():
    return "牌盘"


def hands():
    return "手牌"


def your_hand():
    return "你的手牌"


def cards():
    return "牌"


def group(number):
    return f"组{number}"


def new_group():
    return "新组"


def score(points):
    return f"不快乐：{formats.number(points)}"


def turn_with_hand(*, turn, cards):
    return f"{turn}，手牌{cards}"


def hidden():
    return "隐藏"


def card_count(cards):
    return f"{formats.number(cards)}张牌"


def no_cards():
    return "没有牌"


def more_hands(hands):
    return f"… 另有{formats.number(hands)}手"


def stock(cards):
    return "没有牌可摸" if cards == 0 else f"还能摸{formats.number(cards)}张"


def to_come(cards):
    return "未打的牌：" + ("无" if cards is None else f"{cards}")


def time(ms):
    return f"用时{formats.stopwatch(ms)}"


def time_starts():
    return "打第一张牌时开始计时。"


def to_beat_short(points):
    return f"要达到{formats.number(points)}" if points == 0 else f"要低于{formats.number(points)}"


def to_beat(*, points, perfect):
    return f"要达到：{formats.number(points)}" if perfect else f"要低于：{formats.number(points)}"


def goal(key, *, points, maximizer):
    match key:
        case "maximizer":
            return f"要超过{formats.number(points)}张不快乐"
        case "minimizer":
            return f"要少于{formats.number(points)}张不快乐"
        case "spectator":
            return f"{formats.name(maximizer)}要超过{formats.number(points)}"
    raise KeyError(key)


def goal_in_full(key, *, points, maximizer, minimizer):
    match key:
        case "maximizer":
            return f"{formats.name(minimizer)}剩下{formats.number(points)}张不快乐。超过它你就赢，相同是平局。"
        case "minimizer":
            return f"你剩下{formats.number(points)}张不快乐。让{formats.name(maximizer)}少于它你就赢，相同是平局。"
        case "spectator":
            return f"{formats.name(minimizer)}剩下{formats.number(points)}张不快乐。{formats.name(maximizer)}超过它就赢，相同是平局。"
    raise KeyError(key)


def computer_left(points):
    return f"电脑在这个编号上剩下{formats.number(points)}张不快乐的牌。"


def your_best(points):
    return f"你的最佳成绩是{formats.number(points)}。"


def choose_or_type(*, card, example):
    return f"请为{formats.card(card)}选择格，或输入走法，如 {example}。"


def fits_nowhere(card):
    return f"{formats.card(card)}没有格可打。请选择另一张牌。"


def not_in_hand(card):
    return f"手里没有{card}。"


def choose_card_to_take():
    return "要收回哪张牌？"


def board_empty():
    return "牌盘上还没有牌。"


def nothing_to_undo():
    return "没有可撤销的。"


def nothing_to_redo():
    return "没有可重做的。"


def typed():
    return "走法："


def how_to_type():
    return "请输入牌和格，如 3h n50；在组2则输入 3h 2:n50。"


def not_a_move(typed):
    return f"“{typed}”不是走法。请输入牌和格，如 3h n50；在组2则输入 3h 2:n50。"


def finish(points):
    return f"还有{formats.number(points)}张不快乐的牌，要结束吗？"


def finish_note():
    return "剩在手里的牌算不快乐。"


def happy_card(*, card, square):
    return f"{square}的{formats.card(card)}快乐，已翻过去。"


def unhappy_card(*, card, square, wants, lacks, hopeless):
    return f"{square}的{formats.card(card)}想要{formats.number(wants)}个邻居，还差{formats.number(lacks)}个。" + ("它不可能再快乐。" if hopeless else "")


def game_over(result):
    return f"游戏结束：{result}。"


def left_in_hand(*, cards, many):
    return f"手里剩{formats.number(many)}张牌：{formats.cards(cards)}"


def key_choose():
    return "选择"


def key_look():
    return "查看"


def key_play():
    return "打出"


def key_card():
    return "牌"


def key_place():
    return "放下"


def key_take_back():
    return "收回"


def key_undo():
    return "撤销"


def key_redo():
    return "重做"


def key_done():
    return "结束"


def key_finish():
    return "结束"


def key_keep_playing():
    return "继续打"


def key_cancel():
    return "取消"


def key_new_group():
    return "新组"


def key_next_group():
    return "下一组"


def key_all_hands():
    return "所有手牌"


def key_board():
    return "牌盘"


def perfect():
    return "所有牌都快乐"


def more_left():
    return "左边还有"


def more_right():
    return "右边还有"


def more_above():
    return "上面还有"


def more_below():
    return "下面还有"
