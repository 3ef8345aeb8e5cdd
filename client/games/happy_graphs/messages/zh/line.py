# Made from client/games/happy_graphs/text/zh/line.ftl by `python -m client.catalogue`.


def board_command():
    return "画出牌盘"


def cards_command():
    return "描述牌盘上的每张牌"


def hands_command():
    return "显示能看到的手牌"


def undo_command():
    return "撤销解谜中的上一步"


def redo_command():
    return "重做撤销的一步"


def moves_help():
    return "数字，或走法如 3h n50：打出它"


def only_in_puzzle():
    return "只限解谜"


def begins(*, leg, legs, who, number):
    return f"{formats.begin(who)}；{number}。" if legs == 1 else f"第{leg}/{legs}局：{who}；{number}。"


def alone():
    return "单人"


def player_with_role(*, name, role):
    return f"{formats.name(name)}{role}"


def your_turn(*, cards, points, stock):
    return f"轮到你了，手牌{cards}。{formats.number(points)}张不快乐，{stock}。"


def their_turn(*, turn, points, stock):
    return f"{formats.begin(turn)}。{formats.number(points)}张不快乐，{stock}。"


def puzzle_turn(*, cards, points):
    return f"手里：{cards}。{formats.number(points)}张不快乐。"


def puzzle_help():
    return "输入“走法”和点数，列出这种牌能打的格；或输入走法：3h n50、“收回 n50”或“结束”。"


def score(*, points, parts, stock, rest):
    return f"{formats.number(points)}张不快乐：{parts}；{stock}；未打的牌：{rest}。"


def none():
    return "无"


def hand(*, name, cards, turn):
    return f"{formats.name(name)}：{cards}" + ("（轮到出牌）" if turn else "")


def legend():
    return "图例：3H2 是还差两个邻居的3，(3H) 快乐，3H2! 不可能再快乐，# 是墙，+ 是与某张牌相邻的空格，< > 标出上一张打的牌。"


def computers_board(*, number, points):
    return f"电脑在编号{formats.game_number(number)}上的牌盘，{formats.number(points)}张不快乐的牌："


def no_such_move(*, number, last):
    return "现在不能用数字选择。" if last == 0 else f"没有走法{number}。请输入1到{last}的数字，或走法，如 3h n50。"


def expected(*, move, points):
    return f"{move}（{formats.exact(points)}）"


def hint(*, best, others):
    return f"提示：{best}" + ("" if others is None else f"；其他走法：{others}") + "。括号里是预计最终不快乐的牌数。"
