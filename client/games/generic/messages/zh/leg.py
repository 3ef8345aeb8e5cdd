# Made from client/games/generic/text/zh/leg.ftl by `python -m client.catalogue`.


def one_leg():
    return "一局"


def value(key):
    return {
        "none": "无",
        "yes": "是",
        "no": "否",
    }[key]


def each_player():
    return "每位玩家"


def more_below(lines):
    return f"下面还有{formats.number(lines)}行"


def more_above(lines):
    return f"上面还有{formats.number(lines)}行"


def your_moves():
    return "你的走法"


def moves_shown(*, first, last, of):
    return f"你的走法，第{first}到{last}个，共{of}个"


def typing():
    return "你的走法："


def not_listed():
    return "这个游戏不列出走法，请输入。"


def plays(move):
    return f"Enter 打出 {move}"


def expected(*, move, score):
    return f"{move}，约{formats.number(score)}"


def hint(*, move, score):
    return f"提示：{move}，约{formats.number(score)}"


def news(*, name, move):
    return f"{formats.name(name)}：" + ("走了一步" if move is None else f"{move}")


def ended(points):
    return f"这一局结束：{formats.number(points)}分。"


def key(key):
    return {
        "choose": "选择",
        "play": "出牌",
        "type": "输入走法",
        "look": "查看",
    }[key]


def your_turn_line():
    return "轮到你了。可以打："


def not_listed_line():
    return "这个游戏不列出走法。请输入“走”和走法，按这个游戏的写法。"


def no_such_move(moves):
    return f"没有这种走法。请输入1到{moves}的数字，或走法。"


def hints(moves):
    return f"提示：{moves}。"


def first_leg_line(score):
    return f"第1局的得分是{formats.number(score)}。"


def moves_help():
    return "数字，或按这个游戏写法的走法：打出它；如果会和命令混淆，用 走 TEXT"


def table_command():
    return "显示你能看到的一切"
