# Made from client/games/grandmas_game/text/zh/leg.ftl by `python -m client.catalogue`.


def table():
    return "牌桌"


def table_auto():
    return "牌桌 · 自动打稳妥的牌"


def last_move():
    return "上一步"


def race():
    return "竞速"


def stock():
    return "牌库"


def fan():
    return "展开"


def full():
    return "满"


def build_up():
    return "上升"


def build_down():
    return "下降"


def workspace_of(*, pile, cards, order):
    return f"工作区：牌堆{pile}，" + ("没有牌" if cards == 0 else f"{formats.number(cards)}张牌" if cards == 1 else (f"{formats.number(cards)}张牌" + ("，最底下的在左" if order else "")))


def workspace_empty():
    return "工作区是空的。发牌会展开一个牌堆。"


def tables_hidden():
    return "每位玩家有自己的牌桌，别人看不到。"


def choose(deal):
    return "请选择一张牌，或发牌。" if deal else "请选择一张牌。"


def pile_top(*, card, under, pile, size):
    return f"牌堆{pile}的{formats.card(card)}，共{formats.number(size)}张" + ("" if under is None else f"，下面是{formats.card(under)}") + "。"


def pile_empty(*, pile, away):
    return f"牌堆{pile}在工作区里。" if away else f"牌堆{pile}是空的。"


def workspace_card(*, card, number, of, top):
    return f"{formats.card(card)}，在工作区最上面。" if top else f"{formats.card(card)}，工作区第{number}/{of}张。"


def foundation_state(*, foundation, top, size, takes):
    return (f"{foundation}没有牌。" if top is None else f"{foundation}上是{formats.card(top)}，共{formats.number(size)}张。") + ("已满。" if takes is None else f"下一张要{formats.card(takes)}。")


def stock_state(cards):
    return "牌库空了。" if cards == 0 else f"牌库有{formats.number(cards)}张。发一张到与点数同名的牌堆。"


def can_look_under():
    return "可以看它下面。"


def carrying(card):
    return f"请为{formats.card(card)}选择位置。"


def nothing_to_undo():
    return "没有可撤销的。"


def nothing_to_redo():
    return "没有可重做的。"


def no_undo_in_race():
    return "竞速不能撤销。"


def stock_empty():
    return "牌库空了。"


def no_peek():
    return "只有另一个牌堆也露出相同的牌，而且它可以打出时，才能看牌堆下面。"


def no_card():
    return "那里没有牌可打。"


def no_dealing():
    return "只有打第一步之前才能看发牌。"


def stuck():
    return "没有牌可打了。请撤销或放弃。"


def order_fixed():
    return "这一局工作区的顺序不能改。"


def nothing_to_order():
    return "工作区里没有可移动的牌。"


def choose_in_workspace():
    return "请先选择工作区里的牌。"


def typed():
    return "走法："


def how_to_type():
    return "例如 5 hearts up、8h down、:h up to down、:order 8h 3c、:deal 或 :peek 5。"


def not_a_move(typed):
    return f"“{typed}”不是走法。请输入走法，如 5 hearts up、8h down、:order 8h 3c 或 :peek 5。"


def how_to_type_order():
    return "写出要放到最上面的牌，最低的在前，如 8h 3c。"


def wrong_order():
    return "有些牌不在工作区里。写出要放到最上面的牌，最低的在前，如 8h 3c。"


def hint_key(key):
    return f"（再按 {key}：输入它）"


def give_up_question(points):
    return f"收牌堆上有{formats.number(points)}张牌，要放弃吗？"


def give_up_note(race):
    return "你的牌桌以这个得分结束，其他人继续。" if race else "游戏以这个得分结束。"


def dealing_progress(*, step, of):
    return f"发牌：{step}/{of}张"


def onto_pile(pile):
    return f"到牌堆{pile}"


def to_stock(cards):
    return f"{formats.number(cards)}张进牌库"


def dealt(*, card, pile, stock):
    return f"{formats.card(card)}发到牌堆{pile}" + ("" if stock == 0 else f"，然后{formats.number(stock)}张背面朝上进牌库") + "。"


def pace(*, pace, of):
    return f"速度{pace}/{of}"


def paused():
    return "已暂停"


def remember():
    return "尽量记住：被盖住的牌不再显示。"


def key_choose():
    return "选择"


def key_play():
    return "打出"


def key_deal():
    return "发牌"


def key_carry():
    return "拿起"


def key_order():
    return "顺序"


def key_look_under():
    return "看下面"


def key_up_or_down():
    return "升或降"


def key_undo():
    return "撤销"


def key_redo():
    return "重做"


def key_give_up():
    return "放弃"


def key_keep_playing():
    return "继续打"


def key_auto(auto):
    return "关闭自动" if auto else "自动打稳妥的牌"


def key_watch_dealing():
    return "看发牌"


def key_pause():
    return "暂停"


def key_continue():
    return "继续"


def key_pace():
    return "速度"


def key_by_card():
    return "逐张"


def key_again():
    return "重看"


def key_skip():
    return "跳过"


def key_put_down():
    return "放下"


def key_cancel():
    return "取消"
