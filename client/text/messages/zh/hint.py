# Made from client/text/zh/hint.ftl by `python -m client.catalogue`.


def thinking():
    return "提示：电脑正在思考…"


def working():
    return "正在计算电脑的得分…"


def working_short():
    return "电脑得分…"


def beat(score):
    return f"超过{formats.number(score)}"


def to_beat(score):
    return "目标" if score is None else f"目标：超过{formats.number(score)}"


def computer_reached(score):
    return f"电脑在这个编号上得到{formats.number(score)}。"


def your_best(score):
    return f"你的最佳成绩是{formats.number(score)}。"


def par(score):
    return f"标准分是{formats.number(score)}：由知道整副牌的搜索找到的最佳成绩。"
