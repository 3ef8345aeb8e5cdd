# Made from client/games/mirror/text/zh/boards.ftl by `python -m client.catalogue`.


def board(number):
    return f"牌盘{number}"


def about_board(*, number, text):
    return f"牌盘{number}：{text}"


def kind(step):
    return f"镜像，第{step}步"


def plays(*, name, role):
    return ("你争高分" if role == "maximizer" else "你压低分" if role == "minimizer" else "你藏树" if role == "owner" else "你猜树" if role == "guesser" else "你打") if name is None else (f"{formats.name(name)}" + ("争高分" if role == "maximizer" else "压低分" if role == "minimizer" else "藏树" if role == "owner" else "猜树" if role == "guesser" else "打"))


def plays_score(*, plays, score):
    return f"{plays} {formats.number(score)}"


def status(*, state, name):
    return "轮到你" if state == "yours" else "你已出牌" if state == "you-moved" else f"{formats.name(name)}已出牌" if state == "moved" else "轮到双方" if state == "both" else "结束" if state == "over" else f"{formats.name(name)}正在思考" if state == "thinks" else f"轮到{formats.name(name)}"


def waits(*, move, name, number):
    return f"你在这里已出牌：{move}。等" + ("你" if name is None else f"{formats.name(name)}") + f"在牌盘{number}上出牌后生效。"


def has_moved(*, mover, name, number):
    return f"{formats.name(mover)}在这里已出牌。等" + ("你" if name is None else f"{formats.name(name)}") + f"在牌盘{number}上出牌后生效。"


def your_turn_on(number):
    return f"牌盘{number}上轮到你了。"


def board_over(*, number, score, other):
    return f"牌盘{number}结束：{score}。牌盘{other}继续。"


def reached(*, name, score):
    return f"{formats.name(name)} {score}"


def over(results):
    return f"两个牌盘都结束了：{results}。"


def both_over():
    return "两个牌盘都结束了。"


def begins(number):
    return f"镜像赛：两局同时进行，在两个牌盘上；{number}。"


def state(*, plays, status):
    return f"{plays}，{status}"


def looks_at(number):
    return f"你正在看牌盘{number}。"


def not_your_turn_on(number):
    return f"牌盘{number}上还没轮到你。"


def moved(*, name, number):
    return ("你" if name is None else f"{formats.name(name)}") + f"在牌盘{number}上出牌了。"


def moves_help(moves):
    return f"{moves}；前面加 1: 或 2: 表示在那个牌盘上打"


def boards_command():
    return "显示每个牌盘轮到谁"


def other_command():
    return "看另一个牌盘"
