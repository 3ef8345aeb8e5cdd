# Made from client/text/zh/events.ftl by `python -m client.catalogue`.


def someone():
    return "有人"


def event(key, *, name, mine):
    match key:
        case "opened":
            return "你开了房间。" if mine else f"{formats.name(name)}开了房间。"
        case "sat":
            return "你坐下了。" if mine else f"{formats.name(name)}坐下了。"
        case "stood":
            return "你离开了座位。" if mine else f"{formats.name(name)}离开了座位。"
        case "readied":
            return "你准备好了。" if mine else f"{formats.name(name)}准备好了。"
        case "moved":
            return "你出牌了。" if mine else f"{formats.name(name)}出牌了。"
        case "resigned":
            return "你认输了。" if mine else f"{formats.name(name)}认输了。"
        case "flagged":
            return "你超时了。" if mine else f"{formats.name(name)}超时了。"
        case "ran_out":
            return "你在这一局超时了，其他人继续。" if mine else f"{formats.name(name)}超时了，其他人继续。"
        case "left":
            return "你退出了比赛。" if mine else f"{formats.name(name)}退出了比赛。"
        case "returned":
            return "你坐回了自己的座位。" if mine else f"{formats.name(name)}回来了，继续打。"
        case "replacement_agreed":
            return "你同意接替。" if mine else f"{formats.name(name)}同意接替。"
        case "replacement_refused":
            return "你拒绝接替。" if mine else f"{formats.name(name)}拒绝接替。"
        case "takeback_asked":
            return "你请求悔牌。" if mine else f"{formats.name(name)}请求悔牌。"
        case "takeback_agreed":
            return "你同意悔牌。" if mine else f"{formats.name(name)}同意悔牌。"
        case "takeback_refused":
            return "悔牌被拒绝。"
        case "freed":
            return "你的座位被腾出来了。" if mine else f"{formats.name(name)}的座位被腾出来了。"
        case "banned":
            return f"房主移出了{formats.name(name)}。"
        case "owned":
            return "你现在是房主。" if mine else f"{formats.name(name)}现在是房主。"
        case "hinted":
            return f"{formats.name(name)}请求了提示。"
        case "challenge_declined":
            return f"{formats.name(name)}拒绝了挑战。"
        case "challenge_withdrawn":
            return f"对{formats.name(name)}的挑战已收回。"
        case "seat_moved":
            return "你的座位移到了这里。" if mine else f"{formats.name(name)}的座位移到了另一台设备。"
    raise KeyError(key)


def leg_started(*, leg, match):
    return f"比赛{match}第{leg}局开始。"


def leg_over(*, leg, match, score):
    return f"比赛{match}第{leg}局结束，得分{formats.number(score)}。"


def match_over(*, match, why):
    return f"比赛{match}结束" + ("：有玩家认输" if why == "resigned" else "：有玩家离开" if why == "claimed" else "：有玩家超时" if why == "flag" else "") + "。"


def undone(revealed):
    return "上一步已撤销。" + ("它翻出过一张牌。" if revealed else "")


def taken_back(*, name, mine, revealed):
    return ("你同意了，已悔牌一步。" if mine else f"{formats.name(name)}同意了，已悔牌一步。") + ("那一步翻出过一张牌。" if revealed else "")


def rematch_offered(*, name, mine, kind):
    return ("你" if mine else f"{formats.name(name)}") + ("想用同一编号再战" if kind == "same_number" else "想用新编号再战" if kind == "new_number" else "想再战一场") + "。"


def rematch_declined(*, name, mine, kind):
    return ("你" if mine else f"{formats.name(name)}") + ("不想用同一编号再战" if kind == "same_number" else "不想用新编号再战" if kind == "new_number" else "不想再战") + "。"


def claimed(*, name, mine, absent, since):
    return ("你" if mine else f"{formats.name(name)}") + "宣布获胜：" + ("对手" if absent is None else f"{formats.name(absent)}") + ("离开了" if since is None else f"从{formats.time_of_day(since)}起离开") + "。"


def time_given(time):
    return f"服务器曾中断，已补回{formats.duration(time)}。"


def time_low(*, name, mine, time):
    return (f"你还有{formats.time_left(time)}可以出牌" if mine else f"{formats.name(name)}还有{formats.time_left(time)}可以出牌") + "。"


def substituted(*, level, name, mine):
    return f"电脑（{formats.level(level)}）替" + ("你" if mine else f"{formats.name(name)}") + "继续打。"


def seat_requested(*, person, name):
    return f"{formats.name(person)}请求接替{formats.name(name)}。"


def computer_requested(*, asker, level, name):
    return f"{formats.name(asker)}请求让电脑（{formats.level(level)}）接替{formats.name(name)}。"


def replaced(*, name, seat):
    return f"{formats.name(name)}接手座位{seat}。"


def away(name):
    return f"{formats.name(name)}离开了。"


def back(name):
    return f"{formats.name(name)}回来了。"


def settings_changed():
    return "房主更改了下一场比赛的设置。"


def competitors(names):
    return f"参赛名：{formats.every(names)}。"


def no_tournament():
    return "锦标赛已取消。"


def plays_next(name):
    return f"下一个是{formats.name(name)}。"


def plays_as(*, name, mine, competitor):
    return f"下一场你以{formats.name(competitor)}的名义打。" if mine else f"下一场{formats.name(name)}以{formats.name(competitor)}的名义打。"
