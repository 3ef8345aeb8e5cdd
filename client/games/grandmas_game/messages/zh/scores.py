# Made from client/games/grandmas_game/text/zh/scores.ftl by `python -m client.catalogue`.


def counted(points):
    return f"{formats.number(points)}张牌"


def of_all(points):
    return f"{formats.number(points)}/104张"


def on_foundations(points):
    return f"收牌堆上{formats.number(points)}/104张"


def on_foundations_short(points):
    return f"收牌堆{formats.number(points)}/104张"


def title(points):
    return f"得分：{formats.number(points)}"


def all_home():
    return "104张牌全部送上"


def won():
    return "赢：全部104张牌"


def suit(key):
    return {
        "clubs": "梅花",
        "diamonds": "方块",
        "hearts": "红桃",
        "spades": "黑桃",
    }[key]


def player(number):
    return f"玩家{number}"


def part(*, name, points):
    return f"{formats.name(name)} {formats.number(points)}"


def to_beat(points):
    return f"要送上全部{formats.number(points)}张" if points == 104 else f"要超过{formats.number(points)}张"


def computer_reached(points):
    return f"电脑把{formats.number(points)}张牌送上收牌堆。"


def your_best(points):
    return f"你的最佳成绩是{formats.number(points)}。"


def stock(cards):
    return "牌库空了" if cards == 0 else f"牌库{formats.number(cards)}张"


def made(*, moves, undos, redos, peeks, race):
    return f"{formats.number(moves)}步" + ("" if race else f"，撤销{formats.number(undos)}，重做{formats.number(redos)}") + ("" if peeks == 0 else f"，看{formats.number(peeks)}次")


def player_state(*, name, points, left, plays):
    return f"{formats.name(name)}：已打{formats.number(points)}张，剩{formats.number(left)}张" + ("" if plays else "，结束")


def more_players(players):
    return f"另有{formats.number(players)}人"


def ended(key, *, points):
    match key:
        case "won":
            return "赢了：104张牌全部送上收牌堆！"
        case "given-up":
            return f"放弃，收牌堆上有{formats.number(points)}张牌。"
        case "other":
            return f"游戏结束，收牌堆上有{formats.number(points)}张牌。"
    raise KeyError(key)


def your_table(key):
    return {
        "won": "你赢了：所有牌都送上收牌堆。",
        "given-up": "你放弃了牌桌。",
        "stuck": "你的牌桌没有牌可打了。",
        "cut-short": "另一位玩家赢了。",
    }[key]


def others_play_on():
    return "其他人继续。"


def race_over(places):
    return f"竞速结束：{places}。"


def race_won(*, name, others):
    return f"竞速结束：{formats.name(name)}赢了" + ("" if others is None else f"；{others}") + "。"


def left_cards(groups):
    return f"剩下：{groups}。"


def left_in(*, place, cards):
    return f"{place}：{formats.cards(cards)}"


def workspace():
    return "工作区"


def stock_name():
    return "牌库"


def option_fixed_order():
    return "工作区的顺序不能改，难得多。"


def option_winnable():
    return "只抽取可解的编号。"
