# Made from client/text/zh/standings.ftl by `python -m client.catalogue`.


def title():
    return "排行榜"


def hint():
    return "这个服务器上玩家的等级分"


def title_of(game):
    return f"排行榜 · {formats.name(game)}"


def title_of_correspondence(game):
    return f"排行榜 · {formats.name(game)}（通信对局）"


def tables():
    return "排行榜、高分榜"


def tables_hint():
    return "等级分、你的主页、高分榜、编号"


def tables_title():
    return "排行榜和高分榜"


def tables_text():
    return "这些由你玩的服务器按游戏保存。"


def nobody_rated():
    return "这里还没有人有等级分。两位玩家用随机编号打完一场比赛，就会得到等级分。"


def what_counts():
    return "两位玩家用不公开的随机编号、不用提示打的比赛才计分；悔牌不能涉及翻出过牌的步骤。每个人从1500分开始。±后面的数字表示等级分的误差。"


def rated_apart():
    return "通信对局（每步一天以上）单独计等级分。"


def what_it_is_worth():
    return "谁都可以换个新身份重来，所以等级分仅供参考。"


def column(key):
    return {
        "rank": "名次",
        "name": "名字",
        "rating": "等级分",
        "uncertainty": "±",
        "matches": "场次",
        "won": "胜",
        "drawn": "平",
        "lost": "负",
        "last": "最近",
    }[key]


def rating(*, rating, uncertainty):
    return f"{formats.number(rating)} ±{formats.number(uncertainty)}"


def uncertainty(uncertainty):
    return f"±{formats.number(uncertainty)}"


def ranked(*, rating, rank):
    return f"{rating}，" + ("暂定" if rank is None else f"第{formats.number(rank)}名")


def more_ranked(count):
    return f"另有{formats.number(count)}位玩家上榜。"


def provisional(*, count, limit):
    return f"{formats.number(count)}位玩家的等级分为暂定：± 大于{formats.number(limit)}。"


def row(*, rank, name, rating, tally, last):
    return ("" if rank is None else f"{formats.number(rank)}. ") + f"{formats.name(name)}：{rating}；{tally}；最近{formats.date(last)}。"


def your_page():
    return "你的主页"


def your_page_hint():
    return "你的比赛、成绩和牌谱"


def since(first):
    return "在这里还没有打完过比赛。" if first is None else f"从{formats.date(first)}起在这里玩。"


def player_id(id):
    return f"玩家 ID：{id}。"


def player_line(*, name, first, id):
    return f"{formats.name(name)}" + ("在这里还没有打完过比赛" if first is None else f"从{formats.date(first)}起在这里玩") + ("" if id is None else f"（玩家 ID {id}）") + "。"


def no_matches():
    return "还没有和其他玩家打完过比赛。"


def computers_matches():
    return "电脑的比赛列在对手的主页上。"


def game(*, game, rating, tally):
    return f"{formats.name(game)}：{rating}；{tally}"


def by_correspondence(*, rating, tally):
    return f"通信对局：{rating}；{tally}"


def matches():
    return "比赛"


def best_alone_list(games):
    return f"最佳单人局：{formats.every(games)}。"


def best_helped_list(games):
    return f"用过帮助的最佳单人局：{formats.every(games)}。"


def best_casual_list(games):
    return f"最佳休闲局：{formats.every(games)}。"


def score_on_number(*, score, number):
    return f"{score}，编号{formats.game_number(number)}"


def record():
    return "牌谱："


def record_link(link):
    return f"有这个链接的人都能看牌谱：{link}"


def key(key):
    return {
        "page": "对方主页",
        "your-page": "你的主页",
        "game": "游戏",
        "correspondence": "通信对局",
        "live": "实时对局",
    }[key]
