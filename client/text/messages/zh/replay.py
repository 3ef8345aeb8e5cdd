# Made from client/text/zh/replay.ftl by `python -m client.catalogue`.


def heading(*, game, number):
    return f"{formats.name(game)} · 编号{formats.game_number(number)}"


def record_is_right():
    return "已核实：每张牌、每一步和得分都正确。"


def record_is_wrong(difference):
    return f"这份牌谱有误：{difference}。"


def score_of(*, name, score):
    return ("" if name is None else f"{formats.name(name)} ") + ("−" if score is None else f"{formats.number(score)}")


def won(*, winners, losers, why, scores):
    return f"{formats.names(winners)}赢" + (f"：{formats.names(losers)}认输" if why == "resigned" else f"：{formats.names(losers)}离开了" if why == "claimed" else f"：{formats.names(losers)}超时" if why == "flag" else "") + ("" if scores is None else f"（{scores}）")


def drawn(*, losers, why, scores):
    return "平局" + (f"：{formats.names(losers)}认输" if why == "resigned" else f"：{formats.names(losers)}离开了" if why == "claimed" else f"：{formats.names(losers)}超时" if why == "flag" else "") + ("" if scores is None else f"（{scores}）")


def reached(*, name, score):
    return f"{formats.name(name)}得到{formats.number(score)}"


def gave_up(name):
    return f"{formats.name(name)}放弃了"


def together_reached(score):
    return "全体放弃" if score is None else f"合作得到{formats.number(score)}"


def leg_name(*, kind, leg):
    return f"牌盘{leg}" if kind == "board" else f"第{leg}局"


def leg_title(*, leg, player):
    return f"{leg}：{player}"


def plays_as(*, name, role):
    return f"{formats.name(name)}" + ("争高分" if role == "maximizer" else "压低分" if role == "minimizer" else "藏树" if role == "owner" else "猜树" if role == "guesser" else "单人玩")


def players_together(players):
    return f"{formats.number(players)}人合作"


def move_of(*, move, moves):
    return f"第{move}/{moves}步"


def score(*, score, change):
    return f"得分{formats.number(score)}" + ("" if change == 0 else f"（{formats.signed(change)}）")


def score_and_parts(*, score, parts):
    return f"{score}：{parts}"


def score_of_player(*, name, score, change):
    return f"{formats.name(name)} {formats.number(score)}" + ("" if change == 0 else f"（{formats.signed(change)}）")


def played(*, name, move, change):
    return f"{formats.name(name)}：{move}" + ("" if change == 0 else f" {formats.signed(change)}")


def leg_ended(score):
    return f"结束，得分{formats.number(score)}"


def loading():
    return "正在载入这一步…"


def score_after(*, moves, score):
    return ("开始时" if moves == 0 else f"{formats.number(moves)}步之后") + f"，得分是{formats.number(score)}。"


def scores_after(*, moves, scores):
    return ("开始时" if moves == 0 else f"{formats.number(moves)}步之后") + f"：{scores}。"


def legs_equal(*, moves, kind, score):
    return ("开始时" if moves == 0 else f"{formats.number(moves)}步之后") + "，两" + ("个牌盘" if kind == "board" else "局") + f"都是{formats.number(score)}。"


def legs_compared(*, moves, kind, first, second, leader, lead):
    return ("开始时" if moves == 0 else f"{formats.number(moves)}步之后") + "，" + (f"牌盘1是{formats.number(first)}，牌盘2是{formats.number(second)}：牌盘{leader}领先{formats.number(lead)}。" if kind == "board" else f"第1局是{formats.number(first)}，第2局是{formats.number(second)}：第{leader}局领先{formats.number(lead)}。")


def same_move():
    return "走法相同"


def same_card():
    return "牌相同"


def differ():
    return "首个分歧"


def differ_here(*, kind, change):
    return ("两个牌盘从这里起不同" if kind == "board" else "两局从这里起不同") + "：" + ("同一张牌放到了不同的位置。" if change == "place" else "打出了不同的牌。" if change == "card" else "猜测不同。" if change == "guess" else "走法不同。")


def takes_back(*, name, moves, revealed):
    return f"{formats.name(name)}收回{formats.every(moves)}" + ("，它翻出过一张牌" if revealed else "")


def computer_plays(*, name, level):
    return f"{formats.name(name)}由电脑（{formats.level(level)}）接替"


def plays_again(name):
    return f"{formats.name(name)}回来继续打"


def leaves(name):
    return f"{formats.name(name)}退出比赛"


def replaced(*, name, other):
    return f"{formats.name(other)}接替{formats.name(name)}"


def resigns(*, name, alone):
    return f"{formats.name(name)}" + ("放弃" if alone else "认输")


def claims(name):
    return f"{formats.name(name)}宣布获胜"


def out_of_time(name):
    return f"{formats.name(name)}超时"


def out_of_time_in_leg(name):
    return f"{formats.name(name)}在这一局超时"


def time_back(*, name, time):
    return f"{formats.name(name)}补回{formats.duration(time)}"


def hint(name):
    return f"{formats.name(name)}请求提示"


def event_in_leg(*, event, leg):
    return f"{event}（{leg}）"


def moves():
    return "步骤"


def playing():
    return "播放中"


def analysis():
    return "分析"


def key(key):
    return {
        "step": "步进",
        "play": "播放",
        "pause": "暂停",
        "speed": "速度",
        "go-to": "前往",
        "part": "分歧",
        "event": "事件",
        "analysis": "分析",
        "one-leg": "单局",
        "other-leg": "另一局",
        "both-legs": "两局",
        "look": "查看",
        "watch": "回放",
        "choose": "选择",
    }[key]


def go_to(*, typed, moves):
    return f"前往第{typed}▌步（共{moves}步）：Enter 前往，←→ 移动这么多步"
