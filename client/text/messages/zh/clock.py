# Made from client/text/zh/clock.ftl by `python -m client.catalogue`.


def clock(*, move, leg, increment, per):
    return ("不计时" if leg is None else (f"每局{formats.duration(leg)}" + ("" if increment == 0 else ("，每" + ("放一张牌" if per == "card" else "走一步") + f"加{formats.duration(increment)}")))) if move is None else ("每" + ("张牌" if per == "card" else "步") + f"{formats.duration(move)}")


def left(time):
    return f"剩余{formats.time_left(time)}"


def unknown(typed):
    return f"“{typed}”不是计时方式。输入 30 表示每步30秒，3d 表示每步3天，5m+3 表示每局5分钟、每步加3秒。"


def increment_needs_leg():
    return "只有按整局计时才能每步加时，如 5m+3。"


def limits():
    return "每步可设5秒到14天；每局可设10秒到1天，每步最多加10分钟。"
