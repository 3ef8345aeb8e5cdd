# Made from client/text/zh/notices.ftl by `python -m client.catalogue`.


def takeback_asked(names):
    return f"{formats.names(names)}请求悔牌。"


def takeback_agreed():
    return "你同意了，还需要其他玩家同意。"


def takeback_waits(names):
    return "正在等待" + ("其他玩家" if names is None else f"{formats.names(names)}") + "同意悔牌。"


def replacement_asked(*, person, level, names):
    return f"让电脑（{formats.level(level)}）接替{formats.names(names)}？" if person is None else f"{formats.name(person)}请求接替{formats.names(names)}。"


def replacement_waits(*, person, level, names):
    return (f"如果所有玩家同意，电脑（{formats.level(level)}）" if person is None else f"如果所有玩家同意，{formats.name(person)}") + f"会接替{formats.names(names)}。"


def own_replacement_waits(names):
    return f"正在等待其他人同意接替{formats.names(names)}。"


def left_match():
    return "你退出了比赛。"


def left_race():
    return "你退出了竞速，你的牌桌已结束。"


def seat_replaced(level):
    return f"电脑（{formats.level(level)}）在替你打。"


def partner_away(*, names, seconds):
    return f"{formats.names(names)}离开了。" + ("" if seconds == 0 else f"{formats.duration(seconds)}后可以腾出座位。")


def opponent_away(*, names, seconds):
    return f"{formats.names(names)}离开了。" + ("" if seconds == 0 else f"{formats.duration(seconds)}后可以宣布获胜，或让电脑接着打。")


def opponent_gone(names):
    return f"{formats.names(names)}离开了。怎么办？"


def players_away(*, names, number):
    return f"{formats.names(names)}" + ("离开了" if number == 1 else "都离开了") + "。"


def players_away_for(*, names, seconds):
    return f"已离开：{formats.names(names)}。{formats.duration(seconds)}后，其他人同意就可以由电脑接着打。"


def players_gone(*, names, number):
    return f"{formats.names(names)}" + ("离开或退出了" if number == 1 else "都离开或退出了") + "。由谁接着打？"


def action(key):
    return {
        "agree": "同意",
        "decline": "拒绝",
        "withdraw": "收回",
        "come_back": "坐回原位",
        "free": "腾出座位",
        "go_on_without": "选择",
        "ask_for_seat": "请求接替",
    }[key]


def key(key):
    return {
        "agree": "同意",
        "decline": "拒绝",
        "withdraw": "收回",
        "come_back": "坐回原位",
        "free": "腾出座位",
        "go_on_without": "选择",
        "ask_for_seat": "请求接替",
    }[key]


def command(*, command, action):
    return f"{command}（{action}）"


def type_command(commands):
    return f"请输入 {formats.either(commands)}。"
