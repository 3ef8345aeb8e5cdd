# Made from client/text/zh/bots.ftl by `python -m client.catalogue`.


def seated(*, name, seat, room, title):
    return ("程序" if name is None else f"{formats.name(name)}") + f"坐在房间 {room} 的座位{seat}，游戏是《{title}》。"


def waits(room):
    return f"正在等待其他人。加入方法：turnabout join {room}"


def no_seat():
    return "这个房间已经坐满。请求接替座位，或换一个房间。"


def lost():
    return "连接断开，比赛已保存。正在重新连接…"


def back():
    return "已重新连接。"


def already_there():
    return "用这个档案的机器人已经在房间里了。先停掉它，或用 --profile NAME 换一个档案。"


def kept(command):
    return f"比赛和座位都已保存。要继续，请运行：{command}"


def absent(*, name, left, does, level):
    return ("一位玩家" if name is None else f"{formats.name(name)}") + ("已退出" if left else "已离开很久") + "：" + ("宣布获胜。" if does == "claim" else f"请求让电脑（{formats.level(level)}）接替。" if does == "replace" else "把座位腾给其他人。")


def deserted(seconds):
    return f"已有{formats.duration(seconds)}没有其他人，机器人离开了。要让它留下，请用 --patience never。"


def no_score():
    return "无得分"


def game_over(*, match, score, why):
    return f"第{match}局结束：{score}" + ("（认输）" if why == "resigned" else "（有玩家离开）" if why == "claimed" else "（超时）" if why == "flag" else "") + "。"


def match_over(*, match, result, score, others, scored, why):
    return f"比赛{match}：" + ("平局" if result == "draw" else "赢" if result == "won" else "输") + (f"，{score}，对手{formats.every(others)}" if scored else "") + ("（认输）" if why == "resigned" else "（有玩家离开）" if why == "claimed" else "（超时）" if why == "flag" else "") + "。"


def counted(*, matches, won, drawn, lost):
    return f"共{formats.number(matches)}场比赛：{formats.number(won)}胜{formats.number(drawn)}平{formats.number(lost)}负。"


def unasked(*, line, last):
    return f"没有轮到程序，它却写了一行，已忽略：“{line}”。标准输出只写回答，其他内容都写到标准错误。" + ("之后再有这样的行，将直接忽略。" if last else "")


def refused(why):
    return f"程序的回答被拒绝：{why}"


def refused_often(times):
    return f"程序在同一步连续{formats.number(times)}次被拒绝，不再询问它。标准输出只写回答，其他内容都写到标准错误。"


def slow(seconds):
    return f"程序已有{formats.duration(seconds)}没有回答。"


def ended(*, signal, code):
    return "程序" + (f"自行结束，退出码{code}" if signal is None else f"被信号{signal}终止") + "。它的座位现在无人出牌。"


def answer_usage():
    return "请用一行一个 JSON 对象回答，如 {\"move\": \"KS>7D\"}、{\"move\": null} 或 {\"resign\": true}。"


def not_json(answer):
    return f"“{answer}”不是 JSON。"


def not_object(answer):
    return f"“{answer}”不是 JSON 对象。"


def no_move(answer):
    return f"“{answer}”里没有 move。"


def move_too_long(most):
    return f"一步最多{formats.number(most)}个字符。"
