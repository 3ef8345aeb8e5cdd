# Made from client/games/family_tree/text/zh/line.ftl by `python -m client.catalogue`.


def your_turn(*, card, score, cards):
    return f"轮到你了：放{formats.card(card)}。得分{formats.number(score)}，剩{formats.number(cards)}张牌。"


def their_turn(*, turn, card, places, score, cards):
    return f"{formats.begin(turn)}：{formats.card(card)}可以放到{formats.number(places)}个位置。得分{formats.number(score)}，剩{formats.number(cards)}张牌。"


def place(*, number, target, other, meaning, gains, before, after):
    return f"{number}. 放到{formats.card(target)}" + ("" if other is None else f"或{formats.card(other)}") + f"：{meaning}" + ("" if gains is None else f"；{gains}") + ("" if after is None else f"；得分从{formats.number(before)}到{formats.number(after)}")


def place_in_short(*, number, target):
    return f"{number}. {formats.card(target)}"


def same_score(places):
    return f"这些位置不改变得分：{places}。输入“走法”查看各自的作用。"


def expected(*, number, target, score):
    return f"{number}. 放到{formats.card(target)}" + ("" if score is None else f"（{formats.number(score)}）")


def hint(*, best, others, scored):
    return f"提示：{best}；" + ("没有其他位置" if others is None else f"其他走法：{others}") + "。" + ("括号里是预计的最终得分。" if scored else "")


def score(*, score, parts, cards):
    return f"得分{formats.number(score)}：{parts}；剩{formats.number(cards)}张牌。"


def tree_command():
    return "描述整棵树"


def family_command():
    return "看一个家庭：某张牌的，或上一个"


def up_command():
    return "看上一代的家庭"


def top_command():
    return "看第一对夫妻"


def signs_command():
    return "显示当前牌在这个家庭每个孩子之下能做什么"


def hands_command():
    return "列出各家庭的牌型"
