# Made from client/text/zh/result.ftl by `python -m client.catalogue`.


def outcome(*, winner, name, points, high, low):
    return ("你赢了" if winner == "you" else f"{formats.begin(formats.name(name))}赢了" if winner == "player" else "平局") + (f"，{formats.number(high)}比{formats.number(low)}" if points else "") + "。"


def ended_early(*, why, winner, loser):
    return (("你认输了" if loser is None else f"{formats.begin(formats.name(loser))}认输了") if why == "resigned" else ("你超时了" if loser is None else f"{formats.name(loser)}超时了") if why == "flag" else "你离开了" if loser is None else f"{formats.begin(formats.name(loser))}离开了") + "，" + ("你赢得比赛" if winner is None else f"{formats.name(winner)}赢得比赛") + "。"


def no_time_left():
    return "双方同时超时：平局。"


def you():
    return "你"


def legs_won(*, winner, names, legs):
    return "平局。" if winner == "nobody" else f"{formats.begin(formats.every(names))}并列获胜，各赢{formats.number(legs)}局。" if winner == "several" else (("你赢了" if winner == "you" else f"{formats.begin(formats.every(names))}赢了") + f"，赢下{formats.number(legs)}局。")


def together(*, score, number, mine):
    return ("你们" if mine else "他们") + ("" if number is None else f"在编号{formats.game_number(number)}上") + f"合作得到{score}。"


def together_ended_early(why):
    return "游戏结束：所有人都退出了。" if why == "resigned" else "游戏结束：时间用完了。" if why == "flag" else "游戏提前结束。"


def difference(score):
    return f"相差{score}。"


def rating_change(change):
    return f"你的等级分变化：{change}。"


def accuracy_key(key):
    return f"{key} 显示每位玩家的准确率。"


def unrated():
    return "不计等级分：翻出牌之后有过悔牌。"


def race(*, winner, names, score):
    return f"平局，{score}。" if winner == "nobody" else f"你以{score}获胜。" if winner == "you" else f"{formats.begin(formats.names(names))}以{score}获胜。" if winner == "player" else f"{formats.begin(formats.names(names))}以{score}并列获胜。"


def race_ended_early(*, why, losers, loser, winner, names):
    return (("你退出了" if losers == "you" else f"{formats.begin(formats.name(loser))}退出了" if losers == "one" else "其他人都退出了") if why == "resigned" else ("你离开了" if losers == "you" else f"{formats.begin(formats.name(loser))}离开了" if losers == "one" else "其他人都离开了") if why == "claimed" else "你超时了" if losers == "you" else f"{formats.name(loser)}超时了" if losers == "one" else "时间用完了") + "：" + ("你赢了。" if winner == "you" else f"{formats.names(names)}赢了。" if winner == "player" else f"{formats.names(names)}并列获胜。")


def race_without_winner(left):
    return "所有人都退出了：没有赢家。" if left else "竞速提前结束：没有赢家。"


def leg(*, leg, status):
    return f"第{leg}局，中断" if status == "unfinished" else f"第{leg}局，未打" if status == "waiting" else f"第{leg}局"


def board(*, board, status):
    return f"牌盘{board}，中断" if status == "unfinished" else f"牌盘{board}"


def role(key):
    return {
        "maximizer": "争高分",
        "minimizer": "压低分",
        "owner": "藏树",
        "guesser": "猜树",
    }[key]


def score():
    return "得分"


def accuracy_of(role):
    return f"准确率（{role}）"


def score_of(name):
    return f"得分（{formats.name(name)}）"


def leg_in_short(*, leg, owner, reached):
    return f"{leg} {formats.name(owner)}：{reached}"


def rematch_starts(agreement):
    return "再打一场？" + ("双方的选择一致时，再战开始。" if agreement == "both" else "所有玩家的选择一致时，再战开始。" if agreement == "all" else "所有玩家都选择后，再战开始。")


def rematch_starts_itself():
    return "所有玩家都同意后，再战会自动开始，你不在时也一样。"


def you_want_rematch(*, name, what):
    return "你想" + ("用同一编号再战" if what == "same_number" else "用新编号再战" if what == "new_number" else "再战一场") + f"。正在等待{formats.name(name)}。"


def wants_rematch(*, accept, name, what):
    return f"{formats.begin(formats.name(name))}想" + ("用同一编号再战" if what == "same_number" else "用新编号再战" if what == "new_number" else "再战一场") + ("。" if accept is None else f"：{accept}。")


def want_rematch(*, names, several, accept, what, missing):
    return f"{formats.begin(formats.names(names))}" + ("都想" if several else "想") + ("用同一编号再战" if what == "same_number" else "用新编号再战" if what == "new_number" else "再战一场") + ("。" if accept is None else f"：{accept}。") + f"还有{formats.number(missing)}个座位没有同意。"


def press_to_accept(key):
    return f"按 {key} 接受"


def type_to_accept(command):
    return f"输入 {command} 接受"
