# Made from client/text/zh/match.ftl by `python -m client.catalogue`.


def title_of_leg(*, match, leg, legs):
    return f"比赛{match}，第{leg}/{legs}局"


def title(match):
    return f"比赛{match}"


def title_together(match):
    return f"第{match}盘，合作"


def title_race(match):
    return f"竞速{match}"


def title_mirror(match):
    return f"比赛{match}，镜像赛"


def roles(*, maximizer, minimizer):
    return f"你争高分并先出牌；{formats.name(minimizer)}压低分。" if maximizer is None else f"你压低分；{formats.name(maximizer)}争高分并先出牌。" if minimizer is None else f"{formats.begin(formats.name(maximizer))}争高分并先出牌；{formats.name(minimizer)}压低分。"


def roles_swapped(*, maximizer, minimizer):
    return "现在角色互换，牌不变。" + (f"你争高分并先出牌；{formats.name(minimizer)}压低分。" if maximizer is None else f"你压低分；{formats.name(maximizer)}争高分并先出牌。" if minimizer is None else f"{formats.begin(formats.name(maximizer))}争高分并先出牌；{formats.name(minimizer)}压低分。")


def roles_drawn(*, owning, several):
    return ("随机一位玩家先藏树。" + ("所有人" if several else "双方") + "准备好后，你会看到自己的角色。") if owning else ("随机一位玩家先争高分。" + ("所有人" if several else "双方") + "准备好后，你会看到自己的角色。")


def owns_tree(*, owner, guesser, several, now):
    return (("现在由你藏树" if now else "由你藏树") if owner is None else f"现在由{formats.name(owner)}藏树" if now else f"由{formats.begin(formats.name(owner))}藏树") + "，" + ("其他人都来猜。" if several else "由你来猜。" if guesser is None else f"{formats.name(guesser)}来猜。")


def equals(*, first, second):
    return f"{formats.name(first)}是玩家1，{formats.name(second)}是玩家2；比赛只有一局。"


def mirror(mine):
    return ("你在一个牌盘上争高分，在另一个上压低分，两边发同样的牌。" if mine else "每位玩家在一个牌盘上争高分，在另一个上压低分，两边发同样的牌。") + "争高分时得分更好的一方获胜。"


def mirror_guess(mine):
    return ("你在一个牌盘上猜树，在另一个上藏树。" if mine else "每位玩家在一个牌盘上猜树，在另一个上藏树。") + "猜的次数较少的一方获胜。"


def mirror_in_short():
    return "两个牌盘同步前进：另一个牌盘走到同样的地方，这一步才生效。所以谁也不能先看到牌，谁也不能照抄。"


def both_boards():
    return "两局同时进行，在两个牌盘上。"


def together(players):
    return f"{players}位玩家合作，站在同一边，按座次轮流出牌。"


def race(players):
    return f"{players}位玩家用同样的牌竞速。"


def number_hidden():
    return "编号要到比赛结束才公开。那时你的客户端会核对发牌是否公平。"


def number_known(*, number, several):
    return f"编号{formats.game_number(number)}，" + ("所有人" if several else "双方") + "一开始就知道。"


def number_again(*, number, several):
    return "还是同一编号" + ("" if number is None else f"{formats.game_number(number)}") + "：" + ("你们所有人" if several else "你们双方") + "都已熟悉这副牌。"


def number_again_in_tournament(number):
    return "还是同一编号" + ("" if number is None else f"{formats.game_number(number)}") + "：熟悉这副牌的玩家只会更新自己的最低分。"


def time_limit(*, time, kind):
    return f"你们共用一个计时：{time}。时间用完，游戏就结束。" if kind == "puzzle" else f"计时：每人{time}。有一人超时，所有人的游戏就结束。" if kind == "together" else f"计时：每人{time}。超时的玩家这一局不能再猜，其他人继续。" if kind == "several" else f"计时：每人{time}。超时的玩家输掉比赛。"


def hints():
    return "轮到自己时可以请求提示。"


def set_number(number):
    return "编号随机且不公开" if number is None else f"编号{formats.game_number(number)}"


def set_role(role):
    return "你先争高分" if role == "maximizer" else "你先压低分" if role == "minimizer" else "你先藏树" if role == "owner" else "你先猜树" if role == "guesser" else "随机一位玩家先藏树" if role == "drawn_owner" else "随机一位玩家先争高分"


def set_hints():
    return "允许提示"


def set_no_spectators():
    return "不允许观战"


def ready():
    return "已准备"


def not_ready():
    return "未准备"


def next_leg_starts_itself():
    return "下一局会在这一局结束30秒后自动开始，所有人都准备好时提前开始。"


def press_enter():
    return "准备好后按 Enter。"


def press_enter_to_start():
    return "按 Enter 开始这一局。"


def waiting(*, names, several):
    return f"你已准备好。{formats.names(names)}" + ("都准备好后" if several else "准备好后") + "，这一局就开始。"


def starts_when_ready(*, names, several):
    return f"{formats.names(names)}" + ("都准备好后" if several else "准备好后") + "，这一局就开始。"


def new_player():
    return "新来的玩家"


def to_beat_label():
    return "要超过"


def still_hidden():
    return "编号要到第2局结束才公开。"


def to_beat(*, score, maximizer, minimizer):
    return f"你得分超过{formats.number(score)}就赢；正好{formats.number(score)}是平局，低于它则{formats.name(minimizer)}赢。" if maximizer is None else f"把{formats.name(maximizer)}压在{formats.number(score)}以下你就赢；正好{formats.number(score)}是平局，高于它则{formats.name(maximizer)}赢。" if minimizer is None else f"得分超过{formats.number(score)}则{formats.name(maximizer)}赢；正好{formats.number(score)}是平局，低于它则{formats.name(minimizer)}赢。"


def to_win(*, won, maximizer, minimizer):
    return (f"你赢下这一局就是平局，否则{formats.name(minimizer)}赢。" if maximizer is None else (f"{formats.name(maximizer)}赢下这一局就是平局，否则" + ("你赢。" if minimizer is None else f"{formats.name(minimizer)}赢。"))) if won else "你赢下这一局就赢得比赛，否则是平局。" if maximizer is None else f"{formats.name(maximizer)}赢下这一局就赢得比赛，否则是平局。"


def guesses_to_beat(*, score, found, guesser, owner):
    return (("第一次就猜中是平局；用更多次则" + ("你赢。" if owner is None else f"{formats.name(owner)}赢。")) if score == 1 else (f"少于{formats.number(score)}次猜中则" + ("你赢" if guesser is None else f"{formats.name(guesser)}赢") + f"；正好{formats.number(score)}次是平局；更多则" + ("你赢。" if owner is None else f"{formats.name(owner)}赢。"))) if found else (("你猜中这棵树就赢" if guesser is None else f"{formats.begin(formats.name(guesser))}猜中这棵树就赢") + "，否则是平局。")
