# Made from client/text/zh/leaving.ftl by `python -m client.catalogue`.


def title():
    return "离开房间？"


def title_alone():
    return "离开这一局？"


def leave():
    return "离开"


def stay():
    return "留下"


def keep_open():
    return "离开，保留房间"


def keep_open_hint(name):
    return "服务器继续运行，等待" + ("朋友" if name is None else f"{formats.name(name)}")


def stop_server():
    return "离开并停止服务器"


def stop_server_hint():
    return "所有人断开，比赛保留"


def stopping_server():
    return "正在停止服务器…"


def nobody_joined():
    return "还没有人加入。"


def seat_kept(*, names, several, until):
    return f"{formats.names(names)}" + ("也都坐在" if several else "也坐在") + "这里。你的座位" + ("会保留" if until is None else f"保留到{formats.date(until)}") + "，可以从开始界面回来。"


def match_over(*, code, until):
    return "比赛结束了。你的座位" + ("会保留" if until is None else f"保留到{formats.date(until)}") + f"，要回来就再加入房间 {code}。"


def game_kept(until):
    return "这一局" + ("会保留" if until is None else f"保留到{formats.date(until)}") + "，可以从开始界面继续。"


def spectator():
    return "你只是在观战，随时可以回来。"


def computers_pause():
    return "没有人看时电脑会暂停。可以从开始界面回来。"
