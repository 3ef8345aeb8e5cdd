# Made from client/text/zh/game.ftl by `python -m client.catalogue`.


def computer_has_not_played():
    return "电脑还没打过这个编号，正在打。"


def points(points):
    return f"{formats.number(points)}分"


def no_leg():
    return "没有正在进行的一局。"


def choose_first():
    return "先用方向键选择位置，再按 Enter。"


def enter_goes_on():
    return "按 Enter 继续。"


def enter_goes_back():
    return "按 Enter 返回。"


def news():
    return "经过"


def sent():
    return "已发送…"


def your_turn():
    return "轮到你了"


def turn(*, name, computer):
    return f"{formats.name(name)}正在思考" if computer else f"轮到{formats.name(name)}"


def leg_of(*, leg, legs):
    return f"第{leg}/{legs}局"


def kind(key):
    return {
        "alone": "单人",
        "together": "合作",
        "race": "竞速",
    }[key]


def does(*, role, mine):
    return "争高分" if role == "maximizer" else "压低分" if role == "minimizer" else "藏树" if role == "owner" else "猜树"


def plays_alone(mine):
    return "单人玩"


def leg_over(*, score, leg):
    return f"第{leg}局结束：{score}。"


def safe_on():
    return "现在会自动打出稳妥的牌。"


def safe_off():
    return "不再自动打出稳妥的牌。"
