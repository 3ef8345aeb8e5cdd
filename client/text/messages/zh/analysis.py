# Made from client/text/zh/analysis.ftl by `python -m client.catalogue`.


def title():
    return "分析"


def title_of_match(*, analysis, match):
    return f"{analysis}：{match}"


def judged_so_far():
    return "目前已分析的步数"


def working():
    return "电脑正在逐步分析…"


def progress(*, done, moves):
    return f"{formats.number(done)}/{formats.number(moves)}步"


def working_at(progress):
    return f"电脑正在分析：{progress}。"


def simulations(playouts):
    return f"每步模拟{formats.number(playouts)}次"


def based_on(simulations):
    return f"电脑分析（{simulations}）："


def not_sent():
    return "服务器没有发来分析结果，请再试一次。"


def nothing_to_judge():
    return "这场比赛没有可以分析的步骤。"


def impossible(reason):
    return f"这场比赛无法分析：{reason}。"


def no_reason():
    return "原因不明"


def not_started(reason):
    return f"分析程序无法启动：{reason}。"


def not_shown():
    return "分析结果中有这个 Turnabout 无法显示的内容。"


def newer_version():
    return "这份分析由更高版本的 Turnabout 生成，请升级。"


def unwritable(*, path, reason):
    return f"无法写入 {path}：{reason}。"


def not_over():
    return "比赛还没结束。"


def disconnected():
    return "与服务器的连接断开了。"


def another_match():
    return "新的比赛已经开始。请用牌谱分析这一场。"


def only_first(shown):
    return f"只分析了前{formats.number(shown)}份牌谱。要分析后面的，请用 --index。"


def accuracy():
    return "准确率"


def percent(percent):
    return "–" if percent is None else f"{percent}%"


def role(key):
    return {
        "maximizer": "争高分",
        "minimizer": "压低分",
        "player": "单人",
        "owner": "藏树",
        "guesser": "猜树",
        "together": "合作",
        "equal": "对战",
    }[key]


def role_in_leg(*, leg, role):
    return f"{leg}，{role}"


def accuracy_of(*, name, role, percent, faults):
    return f"{formats.name(name)}（{role}）：准确率{percent}，{faults}。"


def no_choices_of(*, name, role):
    return f"{formats.name(name)}（{role}）：始终别无选择。"


def no_faults():
    return "没有差错"


def fault_count(key, *, count):
    match key:
        case "inaccuracy":
            return f"{formats.number(count)}次欠佳"
        case "mistake":
            return f"{formats.number(count)}次失误"
        case "blunder":
            return f"{formats.number(count)}次大错"
    raise KeyError(key)


def fault(key):
    return {
        "inaccuracy": "欠佳",
        "mistake": "失误",
        "blunder": "大错",
    }[key]


def fault_letter(key):
    return {
        "inaccuracy": "q",
        "mistake": "s",
        "blunder": "D",
    }[key]


def fault_found(*, leg, number, name, move, fault, best, lost):
    return ("" if leg is None else f"{leg}") + f"第{number}步：{formats.name(name)}走了{move}，" + ("欠佳" if fault == "inaccuracy" else "失误" if fault == "mistake" else "大错") + f"；{best}更好，相差{lost}。"


def none_found():
    return "没有哪一步损失很大。"


def movable_by(name):
    return f"{formats.name(name)}可以移动已放下的牌，所以不分析{formats.name(name)}的步骤。"


def movable():
    return "已放下的牌可以移动或收回，所以不分析这些步骤。"


def verdict(*, name, verdict, number, move):
    return ("" if name is None else f"{formats.name(name)}：") + (("如果知道所有的牌，这一局可以解开" + ("。" if number is None else f"，但第{number}步{move}之后就不行了。")) if verdict == "won" else "即使知道所有的牌，这一局也解不开。" if verdict == "lost" else "不知道这一局能不能解开。")


def lost_here():
    return "从这里起无解"


def leg(*, kind, leg):
    return f"牌盘{leg}" if kind == "board" else f"第{leg}局"


def graph(*, leader, leg):
    return ("预计最终得分" if leader is None else f"{formats.name(leader)}的预计领先") + ("" if leg is None else f"，{leg}")


def curve(*, graph, first, high, highmove, low, lowmove, last):
    return f"{graph}：第一步后{first}，最高{high}（第{highmove}步），最低{low}（第{lowmove}步），结束时{last}。"


def moves(leg):
    return "步骤" if leg is None else f"{leg}的步骤"


def choices_here(*, number, choices):
    return f"第{number}步，" + ("可选走法" if choices == "several" else "别无选择" if choices == "one" else "未分析")


def key(key):
    return {
        "move": "步",
        "next-fault": "下个差错",
        "leg": "另一局",
        "board": "另一牌盘",
        "table": "另一牌桌",
    }[key]
