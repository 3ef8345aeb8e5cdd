# Made from client/games/family_tree/text/zh/leg.ftl by `python -m client.catalogue`.


def tree():
    return "树"


def current_card():
    return "当前牌"


def score(points):
    return f"得分 {formats.number(points)}"


def parts(*, levels, celebrity, hands):
    return f"世代{formats.number(levels)}，名人{formats.number(celebrity)}，牌型{formats.number(hands)}"


def hand_name(hand):
    return "高牌" if hand == "high_card" else "一对" if hand == "pair" else "两对" if hand == "two_pair" else "三条" if hand == "three_of_a_kind" else "顺子" if hand == "straight" else "同花" if hand == "flush" else "葫芦" if hand == "full_house" else "四条" if hand == "four_of_a_kind" else "同花顺" if hand == "straight_flush" else "皇家同花顺"


def hand_made(*, hand, points):
    return ("高牌" if hand == "high_card" else "一对" if hand == "pair" else "两对" if hand == "two_pair" else "三条" if hand == "three_of_a_kind" else "顺子" if hand == "straight" else "同花" if hand == "flush" else "葫芦" if hand == "full_house" else "四条" if hand == "four_of_a_kind" else "同花顺" if hand == "straight_flush" else "皇家同花顺") + f" {formats.signed(points)}"


def more_hands(hands):
    return f"树上另有{formats.number(hands)}个"


def stock(cards):
    return f"剩{formats.number(cards)}张牌"


def stock_in_short(cards):
    return f"剩{formats.number(cards)}"


def coming(cards):
    return f"接下来：{formats.cards(cards)}"


def more_left():
    return "左边还有"


def more_right():
    return "右边还有"


def lines_above(lines):
    return f"上面还有{formats.number(lines)}行"


def lines_below(lines):
    return f"下面还有{formats.number(lines)}行"


def places_now(places):
    return "有一步待显示" if places == 0 else f"{formats.number(places)}个位置"


def waiting(*, turn, card, places):
    return f"{turn}：{formats.card(card)}可以放到{formats.number(places)}个位置"


def choose_a_place(card):
    return f"用方向键为{formats.card(card)}选择位置，或输入牌。"


def choose_first(places):
    return f"有{formats.number(places)}个位置：先用方向键选一个，再按 Enter。"


def play_on(card):
    return f"{formats.card(card)}放到："


def play_next_on():
    return "下一张牌放到："


def type_a_card():
    return "请输入树上的牌，如 7d、10d、qh 或 x1。"


def no_card(typed):
    return f"“{typed}”不是牌。请输入树上的牌，如 7d、10d、qh 或 x1。"


def not_here(*, card, target):
    return f"{formats.card(card)}不能放到{formats.card(target)}上。"


def enter_explains():
    return "Enter 说明原因。"


def move(*, card, target):
    return f"{formats.card(card)}放到{formats.card(target)}"


def becomes_child(*, card, member, spouse, number, most):
    return f"{formats.card(card)}成为{formats.card(member)}和{formats.card(spouse)}的第{number}个孩子（最多{most}个）"


def marries(*, card, target):
    return f"{formats.card(card)}和{formats.card(target)}结婚"


def joins_family(*, card, member, spouse):
    return f"{formats.card(card)}加入{formats.card(member)}和{formats.card(spouse)}，他们可以有最多五个孩子"


def divorces(*, card, member, spouse):
    return f"{formats.card(card)}使{formats.card(member)}和{formats.card(spouse)}离婚，盖住{formats.card(spouse)}：不能再生孩子"


def kills(*, card, target, single, widowed):
    return f"{formats.card(card)}使{formats.card(target)}去世" + ("，此人单身" if single else "" if widowed is None else f"：{formats.card(widowed)}丧偶，不能再生孩子")


def gain(*, part, points):
    return ("新的一代" if part == "levels" else "名人" if part == "celebrity" else "牌型") + f" {formats.signed(points)}"


def score_after(*, before, after):
    return f"得分仍是{formats.number(before)}" if after is None else f"得分 {formats.number(before)} → {formats.number(after)}"


def hint(*, card, target, score, yours, chosen):
    return f"提示：{formats.card(card)}放到{formats.card(target)}" + ("" if score is None else f"，最终得分约{formats.number(score)}") + ("，和你的选择一样" if chosen else "" if yours is None else f"；你的选择约{formats.number(yours)}")


def played(*, name, card, target, change):
    return f"{formats.name(name)}：{formats.card(card)}放到{formats.card(target)}" + ("" if change == 0 else f"，{formats.signed(change)}")


def to_the_bottom(*, count, cards):
    return "放不下" + (f"{formats.number(count)}张牌" if cards is None else f"{formats.cards(cards)}")


def news(*, what, skipped):
    return f"{what}；{skipped}"


def opened(*, member, spouse):
    return f"{formats.card(member)}和{formats.card(spouse)}是第一对夫妻"


def over(alone):
    return "游戏结束" if alone else "这一局结束"


def ended(*, board, leg, points):
    return ("牌盘结束" if board else "游戏结束" if leg is None else f"第{leg}局结束") + f"：{formats.number(points)}分。"


def computers_score(points):
    return f"电脑得到{formats.number(points)}分。"


def never_played(*, count, cards):
    return "所有牌都放下了。" if count == 0 else f"{formats.number(count)}张牌没有放下：{formats.cards(cards)}"


def beat(*, role, score, maximizer):
    return f"超过{formats.number(score)}" if role == "maximizer" else f"压在{formats.number(score)}以下" if role == "minimizer" else f"{formats.name(maximizer)}要超过{formats.number(score)}"


def beat_in_full(*, role, score, maximizer, minimizer):
    return f"{formats.name(minimizer)}得到{formats.number(score)}。超过它你就赢，相同是平局。" if role == "maximizer" else f"你得到{formats.number(score)}。把{formats.name(maximizer)}压在它以下你就赢，相同是平局。" if role == "minimizer" else f"{formats.name(minimizer)}得到{formats.number(score)}：{formats.name(maximizer)}超过它就赢，相同是平局。"


def decided(*, winner, mine):
    return "平局" if winner is None else "你赢了" if mine else f"{formats.name(winner)}赢了"


def decided_in_full(*, first, second, winner, mine):
    return f"第1局{formats.number(first)}，第2局{formats.number(second)}：" + ("平局" if winner is None else "你赢了" if mine else f"{formats.name(winner)}赢了") + "。"
