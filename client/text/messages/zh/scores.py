# Made from client/text/zh/scores.ftl by `python -m client.catalogue`.


def title():
    return "高分榜"


def hint():
    return "你的十个最佳单人局"


def title_of(game):
    return f"高分榜 · {game}"


def none():
    return "你在这里还没有打完过单人局。"


def none_without_help():
    return "你还没有不靠帮助打完过单人局。"


def with_help():
    return "用过帮助"


def casual():
    return "休闲局"


def casual_note():
    return "这些局里每一步都可以撤销，不计入最佳成绩。"


def with_help_note():
    return "用过提示，或悔过翻出新牌的步骤，不计入最佳成绩。"


def column(key):
    return {
        "place": "名次",
        "score": "得分",
        "time": "用时",
        "number": "编号",
        "when": "日期",
        "help": "帮助",
    }[key]


def hints(count):
    return f"{formats.number(count)}次提示"


def takebacks(count):
    return f"{formats.number(count)}次悔牌"


def score_in_time(*, score, time):
    return f"{score}，用时{formats.clock_face(time)}"


def line(*, place, score, number, when, help):
    return f"{formats.number(place)}. {score}，编号{formats.game_number(number)}，{formats.date_time(when)}" + ("" if help is None else f"，{help}") + "。"


def your_games():
    return "你的对局"


def your_games_list():
    return "你的对局："


def statistics(*, form, correspondence, games, wins, streak, longest, best, average):
    return ("单人" if form == "solo" else "比赛" if form == "match" else "合作" if form == "together" else "竞速" if form == "race" else "镜像赛") + ("（通信对局）" if correspondence else "") + f"：{formats.number(games)}局" + ("" if wins is None else f"，赢{formats.number(wins)}局") + ("" if streak is None else f"，当前连胜{formats.number(streak)}") + ("" if longest is None else f"，最长连胜{formats.number(longest)}") + ("" if best is None else f"；最佳{formats.number(best)}") + ("" if average is None else f"，平均{formats.exact(average)}") + "。"


def number():
    return "牌局编号"


def number_hint():
    return "一个编号的最佳成绩和电脑的成绩"


def number_title():
    return "哪个编号？"


def number_label():
    return "牌局编号"


def number_field_hint():
    return "1到999,999,999,999的整数。同一编号总是发同样的牌。"


def number_prompt():
    return "牌局编号："


def number_of(*, game, number):
    return f"{game} · 编号{formats.game_number(number)}"


def number_line(*, game, number):
    return f"{game}，编号{formats.game_number(number)}。"


def fact(key):
    return {
        "computer": "电脑得分",
        "par": "标准分",
        "beat": "要超过",
        "reach": "要达到",
        "winnable": "可解吗？",
    }[key]


def working():
    return "正在计算…"


def not_known():
    return "未知"


def par_later():
    return "打完后显示"


def verdict(key):
    return {
        "won": "可解",
        "lost": "怎么打都不行",
        "unknown": "未知",
    }[key]


def facts(*, computer, par, best, reach):
    return f"电脑得分：{computer}；标准分：{par}" + ("" if best is None else ("；" + ("要达到" if reach else "要超过") + f"：{formats.number(best)}")) + "。"


def winnable(verdict):
    return f"可解吗？答案：{verdict}。"


def score_to_beat(*, score, reach, computer):
    return ("要达到" if reach else "要超过") + f"：{formats.number(score)}，" + ("电脑的成绩" if computer else "你自己的最佳成绩") + "。"


def computer_works():
    return "正在计算电脑在这个编号上的得分…"


def standing_column(key):
    return {
        "role": "角色",
        "best": "最佳",
        "time": "用时",
        "name": "玩家",
        "own": "你",
        "rank": "你的名次",
    }[key]


def nobody():
    return "还没有人"


def nobody_in(what):
    return f"{what}：还没有人。"


def together(*, count, what):
    return f"{count}人{what}"


def rank(*, rank, players):
    return ("–" if rank is None else f"{formats.number(rank)}") + f"/{formats.number(players)}"


def standing(*, what, best, name, players, own, rank):
    return f"{what}：{best}，{formats.name(name)}，" + ("目前只有这一位玩家" if players == 1 else f"{formats.number(players)}位玩家中最佳") + ("" if own is None else f"；你：{own}，名次{rank}") + "。"


def helped_score(*, what, score):
    return f"{what}，{score}"


def own_helped(scores):
    return f"你用过帮助的最佳成绩（不排名）：{scores}。"


def own_casual(scores):
    return f"你休闲局的最佳成绩（不排名）：{scores}。"


def computers_tree(*, number, score):
    return f"电脑在编号{formats.game_number(number)}上的树，{formats.number(score)}分："


def play_again_command():
    return "输入“单人”和编号可以再打一次。"


def still_working():
    return "还在计算，请过一会儿再问。"


def number_command():
    return "输入“编号”和牌局编号，1到999,999,999,999。"


def key(key):
    return {
        "play-again": "再打一次",
        "number": "关于编号",
        "play": "单人打",
        "another": "另一个编号",
        "matches": "相关比赛",
    }[key]
