# Made from client/text/zh/daily.ftl by `python -m client.catalogue`.


def title():
    return "每日牌局"


def heading(*, game, day):
    return f"每日牌局 · {formats.name(game)}" + ("" if day is None else f" · {formats.day(day)}")


def about():
    return "每个游戏每天有一个编号，服务器上人人相同，当天结束前不公开。你只有一次机会，两个角色各打一次。赢得最多的玩家排在最前。"


def today(what):
    return f"今天：{what}。"


def hidden_until(ends):
    return f"编号在{formats.time_of_day(ends)}（UTC 午夜）前不公开。"


def finished(count):
    return "还没有人打完。" if count == 0 else f"已有{formats.number(count)}位玩家打完。"


def not_tried():
    return "你还没有打。"


def tried():
    return "你已用掉今天的机会，还没有成绩。"


def play_computer(level):
    return f"和电脑（{formats.level(level)}）打"


def play_computer_hint():
    return "所有人面对同样的级别"


def play_friend():
    return "和朋友打"


def play_friend_hint():
    return "朋友用代码加入，且今天还没打过"


def friend_rule():
    return "你的对手必须还没用过今天的机会。"


def resume():
    return "继续今天的牌局"


def resume_hint(room):
    return f"在 {room} 进行中"


def resume_in(room):
    return f"继续今天的牌局：{room}。"


def own(*, reached, rank):
    return f"你的成绩：{reached}。" + ("" if rank is None else f"目前第{formats.number(rank)}名。")


def lead(*, lead, points):
    return f"领先{formats.number(points)}" if lead == "ahead" else f"落后{formats.number(points)}" if lead == "behind" else "打平"


def reached(*, lead, own, other, opponent):
    return f"{lead}，对{opponent}，{formats.number(own)}比{formats.number(other)}"


def reached_early(*, opponent, why):
    return f"赢：{formats.name(opponent)}" + ("认输" if why == "resigned" else "离开了" if why == "claimed" else "超时")


def opponent_left(*, opponent, why):
    return f"{formats.name(opponent)}（" + ("认输" if why == "resigned" else "离开" if why == "claimed" else "超时") + "）"


def computer(level):
    return f"电脑（{formats.level(level)}）"


def score(*, own, other):
    return f"{formats.number(own)}比{formats.number(other)}"


def table_title(*, day, number):
    return f"{formats.day(day)}：没有人打。" if number is None else f"{formats.day(day)}：编号是{formats.game_number(number)}。"


def against(key):
    return {
        "computer": "对电脑",
        "friends": "对朋友",
    }[key]


def players(key, *, count):
    match key:
        case "computer":
            return "对电脑 · " + ("无人参加" if count == 0 else f"{formats.number(count)}人参加")
        case "friends":
            return "对朋友 · " + ("无人参加" if count == 0 else f"{formats.number(count)}人参加")
    raise KeyError(key)


def column(key):
    return {
        "rank": "名次",
        "name": "名字",
        "lead": "领先",
        "score": "得分",
        "opponent": "对手",
        "time": "时间",
    }[key]


def won_early():
    return "赢"


def more(count):
    return f"另有{formats.number(count)}人"


def row(*, rank, name, reached, match):
    return ("–" if rank is None else f"{formats.number(rank)}.") + f" {formats.name(name)}：{reached}（牌谱 {match}）"


def room(*, day, ends):
    return f"{formats.day(day)}的每日牌局：每人一次机会。{formats.time_of_day(ends)}（UTC 午夜）当天结束前编号不公开。"


def rules():
    return "第1局一开始，就算用掉机会。没有提示，也不能悔牌。"


def record_hidden(ends):
    return f"编号在{formats.time_of_day(ends)}（UTC 午夜）当天结束前不公开。之后可以回放并核对牌谱。"


def result(lead):
    return f"这副每日牌局你{lead}。当天结束后公布排名。"


def won():
    return "你赢了，但对手没有打完。你会排在打完的成绩之后。"


def not_ranked():
    return "你的牌局提前结束，不计入排名。"


def leaving(ends):
    return f"你的牌局保留到{formats.time_of_day(ends)}（UTC 午夜）当天结束，可以从开始界面继续。"


def command():
    return "输入“每日”查看；“每日 电脑”或“每日 朋友”开始打；“每日”加日期查看以前某天，如“每日 2026-11-20”。"


def key(key):
    return {
        "play": "打牌、回放",
        "day": "日期",
        "game": "换游戏",
    }[key]
