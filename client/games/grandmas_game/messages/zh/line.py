# Made from client/games/grandmas_game/text/zh/line.ftl by `python -m client.catalogue`.


def board_command():
    return "描述你的牌桌"


def dealing_command():
    return "显示发牌过程，限打第一步之前"


def safe_command():
    return "打一张稳妥的牌（同样的最后一张）；“开”：自动打所有稳妥的牌"


def undo_command():
    return "撤销上一步"


def redo_command():
    return "重做撤销的一步"


def moves_help():
    return "数字，或走法如 5 红桃 升、8h 降、h 升 到 降、发牌、排列 8h 3c、翻看 5 或 放弃：打出它"


def no_undo_in_race():
    return "竞速不能撤销"


def begins(*, who, number):
    return f"{formats.begin(who)}；{number}。"


def alone():
    return "单人"


def dealing_can_be_seen():
    return "牌已发好。打第一步之前，输入“发牌过程”可以看发牌过程。"


def turn(*, points, stock, made):
    return f"104张牌中有{formats.number(points)}张在收牌堆上，{stock}；{made}。"


def their_turn(turn):
    return f"{formats.begin(turn)}。"


def stuck():
    return "你卡住了：牌库空了，没有牌可打。请输入“撤销”或“放弃”。"


def score(*, parts, stock, made, score):
    return f"{score}：{parts}；{stock}；{made}。"


def no_news():
    return "你的牌桌还没有打过牌。"


def computers_table(*, number, points):
    return f"电脑在编号{formats.game_number(number)}上的牌桌，{formats.number(points)}张牌："


def piles(piles):
    return f"牌堆：{piles}"


def pile(*, pile, card, under, size):
    return f"{pile} {formats.card(card)}" + ("" if under is None else f"，下面{formats.card(under)}") + f"（{formats.number(size)}）"


def pile_empty(*, pile, away):
    return f"{pile} 在工作区" if away else f"{pile} 空"


def foundations(foundations):
    return "收牌堆：空。" if foundations is None else f"收牌堆：{foundations}。"


def foundation(*, foundation, card):
    return f"{foundation} {formats.card(card)}"


def workspace(*, pile, cards):
    return f"工作区，牌堆{pile}，从最底到最上：" + ("空" if cards is None else f"{cards}") + "。"


def rounds_help():
    return "每行是十三个牌堆（A到K）的一轮。+ 是背面朝上进牌库的牌。输入“发牌过程”和数字，逐张看那一轮。"


def move(*, number, move, safe):
    return f"{number}. {move}" + ("（稳妥）" if safe else "")


def nothing_to_play():
    return "现在没有牌可打，但可以改变工作区的顺序。"


def order_help():
    return "要把牌移到工作区最上面，输入“排列”和这些牌，最低的在前，如“排列 8h 3c”。"


def no_such_move(*, number, last):
    return f"没有走法{number}。请输入1到{last}的数字，或走法，如 5 红桃 升。"


def no_safe_card():
    return "没有稳妥的牌可打。"


def wrong_order():
    return "有些牌不在工作区里。请写出在里面的牌，最低的在前，如“排列 8h 3c”。"


def expected(*, move, cards):
    return f"{move}（{formats.number(cards)}）"


def hint(*, best, others):
    return f"提示：{best}" + ("" if others is None else f"；其他走法：{others}") + "。括号里是预计最终在收牌堆上的牌数。"
