# Made from client/text/zh/questions.ftl by `python -m client.catalogue`.


def takeback_title():
    return "收回你的上一步？"


def takeback_reveals():
    return "如果这一步翻出过牌，那么只有你输了比赛才计等级分，而且这一局不计最佳成绩。"


def take_back():
    return "收回"


def keep_playing():
    return "继续打"


def resign_title():
    return "确定认输？"


def resign_text(opponent):
    return f"{formats.begin(formats.name(opponent))}将赢得比赛。"


def resign():
    return "认输"


def leave_match_title():
    return "退出比赛？"


def leave_match_text():
    return "其他人继续打，并可以让电脑或别人接替你。在那之前你都可以回来。"


def leave_race_text():
    return "其他人继续打。你的牌桌到此为止。"


def absent_title(names):
    return f"不等{formats.names(names)}了？"


def absent_text(name):
    return f"如果由电脑接着打，{formats.name(name)}随时可以回来坐回原位。"


def absent_text_many():
    return "其他玩家都同意后，电脑会接着打。离开的玩家随时可以回来。"


def computer_plays(level):
    return f"让电脑（{formats.level(level)}）接着打"


def claim():
    return "宣布获胜"


def claim_hint():
    return "比赛结束，你赢"


def keep_waiting():
    return "继续等"


def absent_which():
    return "接替哪位玩家？"


def seat_title():
    return "请求接替谁？"


def seat_text():
    return "所有玩家都同意后，由你接着打。"


def replacement_title():
    return "同意接替？"


def decide_later():
    return "以后再说"


def nobody():
    return "没有人"


def computer_title():
    return "哪个电脑玩家？"


def computer_text():
    return "它随时准备就绪，房间里有人时就会打。要让朋友来打，请腾出它的座位。"


def computers_title():
    return "几个电脑玩家？"


def computers_text():
    return "要让朋友来打，请腾出一个座位。"


def computer_in_one_seat():
    return "占一个空座位"


def computer_in_all_seats(free):
    return f"占全部{formats.number(free)}个空座位"


def free_title():
    return "腾出哪个座位？"


def free_text():
    return "如果允许观战，这位玩家会留下观战。座位谁都可以坐。"


def remove_title():
    return "移出哪位玩家？"


def remove_text():
    return "这位玩家不能再回到这个房间，座位会空出来。"


def owner_title():
    return "让谁当房主？"


def owner_text():
    return "房主决定玩什么。你的座位不变。"
