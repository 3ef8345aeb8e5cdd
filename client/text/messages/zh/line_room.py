# Made from client/text/zh/line_room.ftl by `python -m client.catalogue`.


def too_early():
    return "尚未执行，因为内容刚刚出现。请再按一次 Enter。"


def still_asking():
    return "上一个命令还在等服务器响应。输入“重连”可以立即重新连接。"


def no_wait_needed():
    return "不用等：有事发生会立刻通知你。"


def people(people):
    return f"房间里有：{people}。"


def no_spectators():
    return "已经没有人观战了。"


def said_before():
    return "你来之前的消息："


def phrase_usage():
    return "输入“短语”和1到4的数字；只输入“短语”会列出它们。"


def who_plays():
    return "谁来打？输入“以”和名字，然后“准备”。"


def begin_ways():
    return "“开始”去掉空座位；“对手 LEVEL 全部”用电脑填满空座位。"


def no_clock():
    return "这场比赛不计时。"


def time_left(seconds):
    return f"你还剩{formats.duration(seconds)}。"


def clock(*, name, left, running):
    return f"{formats.name(name)} {left}" + ("，正在走" if running else "")


def plays_alone(number):
    return f"你在玩单人局；{number}。"


def leg(*, leg, legs, roles, number):
    return f"第{leg}/{legs}局：{roles}；{number}。"


def not_your_turn():
    return "还没轮到你。"


def no_place(*, number, places):
    return "现在没有可选的。" if places == 0 else f"没有位置{number}。请输入1，或要打到的那张牌，如 7d。" if places == 1 else f"没有位置{number}。请输入1到{formats.number(places)}的数字，或要打到的那张牌，如 7d。"


def no_news():
    return "这一局还没有发生什么。"


def moves_usage():
    return "数字或牌，如 2 或 7d：打到那里"


def tips_off():
    return "讲解已关闭。输入“规则”查看完整规则。"


def can_decide(name):
    return f"{formats.name(name)}已离开很久。输入“宣布获胜 比赛”获胜；输入“宣布获胜 简单”、“普通”、“高手”或“随机”让那个电脑接着打；也可以等。"


def decide():
    return "输入“宣布获胜 比赛”获胜；输入“宣布获胜 简单”、“普通”、“高手”或“随机”让那个电脑接着打；也可以等。"


def can_replace(names):
    return f"可以接替{formats.names(names)}。输入“宣布获胜 简单”、“普通”、“高手”或“随机”；有几人离开时再加上名字。其他人同意后，那个电脑会接着打。也可以等。"


def decide_of_many():
    return "输入“宣布获胜 简单”、“普通”、“高手”或“随机”；有几人离开时再加上名字。其他人同意后，那个电脑会接着打。也可以等。"


def whose_seat(names):
    return f"谁的座位？请写出其中一个：{formats.every(names)}。"


def yes_or_no():
    return "请输入 是 或 否。"


def sure_take_back():
    return "如果这一步翻出过牌，那么只有你输了比赛才计等级分，而且这一局不计最佳成绩。要请求悔牌吗？是 或 否："


def sure_resign():
    return "确定认输吗？是 或 否："


def sure_give_up():
    return "放弃这一局吗？它将不计成绩。是 或 否："


def sure_leave_to_others():
    return "退出并让其他人继续打吗？是 或 否："


def sure_end():
    return "这里还有其他人就座。仍要停止服务器吗？是 或 否："


def open_game(competes):
    return "这一局还没结束。" + ("输入 放弃（不计成绩）或 返回：" if competes else "输入 保留（以后继续）、放弃（不计成绩）或 返回：")


def next_ways(more):
    return "可以输入 " + ("新局（新的牌）、同一副（同样的牌）、分析、回放、保存、离开" if more == "rematch" else "新局（再战）、分析、回放、保存、离开" if more == "new" else "新局、新局 NUMBER、同一副、电脑、分析、高分榜、离开" if more == "alone" else "分析、回放、保存、离开" if more == "watch" else "离开") + " 等等：帮助 列出所有命令。"


def not_over_yet():
    return "还没有结束的比赛，所以没有牌谱。"


def no_record():
    return "这场比赛没有人出过牌，所以没有牌谱。"


def back_online():
    return "你已重新连接。"


def not_open():
    return "你的服务器只接受本机连接。输入“开放”让别人加入：服务器会重启，对局都保留。"


def opened():
    return "现在别人可以加入了。"


def ways_on(ways):
    return f"可以输入：{ways}。"


def way(key):
    return {
        "again": "重试（再试一次）",
        "play_here": "这里（也在这里玩）",
        "rename": "名字 NAME（改名）",
        "back": "离开",
    }[key]


def left():
    return "你离开了房间。"


def left_game():
    return "你离开了房间。这一局已保存，可以从开始菜单继续。"


def left_seat():
    return "你离开了房间，座位已保留：用同样的命令可以回来。"
