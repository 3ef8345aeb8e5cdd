# Made from client/text/zh/your_games.ftl by `python -m client.catalogue`.


def title():
    return "你的对局"


def hint():
    return "所有服务器上的，等你出牌的在前"


def title_at(server):
    return f"你在 {formats.name(server)} 上的对局"


def none():
    return "你在这个服务器上没有对局。"


def state(*, state, other):
    return "轮到你了" if state == "yours" else ("轮到其他人" if other is None else f"轮到{formats.name(other)}") if state == "others" else "等待玩家" if state == "players" else "你赢了" if state == "won" else "你输了" if state == "lost" else "平局" if state == "drawn" else "已结束"


def game(*, game, other, number):
    return f"{formats.name(game)}" + ("" if other is None else f"，对{formats.name(other)}") + ("" if number is None else f"，编号{formats.game_number(number)}")


def score(points):
    return f"得分{formats.number(points)}"


def last_move(*, move, by):
    return f"{formats.name(by)}：{move}"


def row(*, state, game, score, move, address):
    return f"{state}。{game}" + ("" if score is None else f"，{score}") + ("" if move is None else f"，{move}") + f"。{address}"


def waiting_command(count):
    return f"另有{formats.number(count)}个对局等你出牌。输入“下一局”打开第一个。"


def waiting_key(count):
    return f"另有{formats.number(count)}个对局等你出牌：Ctrl+N 打开第一个。"


def none_waiting():
    return "没有其他对局等你出牌。"


def lost(*, server, why):
    return f"与 {formats.name(server)} 的连接断开了：{why}"


def back(server):
    return f"已重新连接 {formats.name(server)}。"


def not_run(*, command, why):
    return f"无法运行 {command}：{why}"


def failed(*, command, code):
    return f"{command} 以代码{code}结束。"


def run_needs_watch():
    return "--run 需要 --watch。"


def run_what():
    return "请在 --run 后写出程序，如 --run notify-send。"


def run_extra(word):
    return f"“{word}”不是选项。要运行的程序写在 --run 后面。"
