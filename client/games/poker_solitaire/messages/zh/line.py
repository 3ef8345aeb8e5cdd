# Made from client/games/poker_solitaire/text/zh/line.ftl by `python -m client.catalogue`.


def board_command():
    return "画出方阵、发到的牌和弃牌格"


def lines_command():
    return "列出每行每列及其得分"


def moves_help():
    return "走法，如 QH c3 或 c3 x1，或只写一个格：打到那里"


def begins(*, leg, legs, who, number):
    return f"{formats.begin(who)}；{number}。" if legs == 1 else f"第{leg}/{legs}局：{who}；{number}。"


def alone():
    return "单人"


def player(*, name, role, you, computer):
    return f"{formats.name(name)}" + ("" if role is None else f"{role}") + ("（你）" if you else "") + ("" if computer is None else f"（{computer}）")


def matrix(*, number, title):
    return f"方阵{number}，{title}"


def matrix_rules(*, matrix, rules):
    return f"{matrix}：{rules}"


def rules(*, touching, moves, twelve, scoring):
    return ("牌必须以边相邻" if touching == "edges" else "牌必须以边或角相邻" if touching == "corners" else "牌可以放在任何地方") + ("，放下的牌可以移动" if moves else "") + ("，对角线也算" if twelve else "") + "，" + ("英式计分" if scoring == "english" else "美式计分" if scoring == "american" else "五行都必须是成手牌型" if scoring == "pat" else "自定计分")


def matrix_and_score(*, matrix, score):
    return f"{matrix}：{score}"


def matrix_heading(matrix):
    return f"{matrix}："


def turn(*, turn, cards, score, stock):
    return f"{formats.begin(turn)}：" + ("没有牌了" if cards is None else f"发到{formats.cards(cards)}") + f"。{score}；{stock}。"


def race():
    return "竞速"


def can_pass():
    return "可以过：输入“过”。"


def can_end():
    return "你的方阵满了：输入“完成”结束竞速。"


def goes_to(*, card, squares, rejects):
    return f"{formats.card(card)}可以放到{formats.either(squares)}" + ("" if rejects is None else f"，或弃到{formats.either(rejects)}") + "。"


def can_be_rejected(*, card, rejects):
    return f"{formats.card(card)}只能弃到{formats.either(rejects)}。"


def any_square():
    return "任何空格"


def any_square_of(matrix):
    return f"{matrix}的任何空格"


def card_at(*, card, place):
    return f"{place}的{formats.card(card)}"


def can_pick_up(cards):
    return f"还可以移动{formats.either(cards)}。"


def can_pick_up_many(*, cards, place):
    return f"还可以移动放下的牌：有{formats.number(cards)}张能移动。输入“走法”和格名，如“走法 {place}”。"


def no_moves():
    return "你现在没有走法。"


def too_many():
    return "放下的牌可以移动，走法太多，列不下。"


def many(*, moves, card):
    return f"共有{formats.number(moves)}种走法。输入“走法”和牌，如“走法 {card}”，列出那张牌的走法。"


def move(*, number, move, score):
    return f"{number}. {move}" + ("" if score is None else f"；{score}")


def no_such_move(*, number, last):
    return "现在不能用数字选择。请输入走法，如 QH c3。" if last == 0 else f"没有走法{number}。请输入1到{last}的数字，或走法，如 QH c3。"


def not_to_pick_up(typed):
    return f"现在不能拿起“{typed}”。"


def expected(*, move, expected):
    return f"{move}（{expected}）"


def hint(*, best, others):
    return f"提示：{best}" + ("" if others is None else f"；其他走法：{others}") + "。括号里是预计的最终得分。"


def computers_matrix(*, number, score):
    return f"电脑在编号{formats.game_number(number)}上的方阵，{score}："


def legend():
    return "图例：-- 是空格，+ 是能放第一张发到的牌的空格，< > 标出上一张打的牌。"


def dealt(cards):
    return "发到：" + ("无" if cards is None else f"{cards}")


def rejects(squares):
    return f"弃牌格：{squares}"
