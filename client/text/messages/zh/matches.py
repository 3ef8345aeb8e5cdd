# Made from client/text/zh/matches.ftl by `python -m client.catalogue`.


def search():
    return "查找比赛"


def search_hint():
    return "按游戏、对手、结果、日期或编号"


def title_of(*, mine, name):
    return "你的比赛" if mine else f"{formats.name(name)}的比赛"


def title_on_number(*, game, number):
    return f"《{formats.name(game)}》编号{formats.game_number(number)}的比赛"


def older():
    return "更早的比赛"


def all():
    return "所有比赛"


def none_found():
    return "没有符合条件的比赛。"


def rated_only():
    return "其他玩家的列表只有计等级分的比赛。"


def everyones_rated():
    return "只列出计等级分的比赛；每日牌局当天结束后才列出。"


def any_game():
    return "不限"


def opponent():
    return "对手"


def opponent_hint():
    return "名字、玩家 ID，或 easy、normal、strong、random。留空：不限。"


def result_label():
    return "结果"


def any_result():
    return "不限"


def since_label():
    return "从"


def until_label():
    return "到"


def date_hint():
    return "UTC 日期，如 2026-11-20。留空：不限。"


def number_label():
    return "编号"


def number_hint():
    return "牌局编号，同时要选游戏。留空：不限。"


def players(key):
    return {
        "label": "玩家",
        "one": "一位玩家",
        "everyone": "这个编号的所有人",
    }[key]


def go():
    return "查找"


def result(key):
    return {
        "won": "赢",
        "lost": "输",
        "drawn": "平",
        "played": "不分胜负",
    }[key]


def against_opponent(opponent):
    return f"对{formats.name(opponent)}"


def since(day):
    return f"从{day}起"


def until(day):
    return f"到{day}"


def days(*, since, until):
    return f"{since}到{until}"


def number(number):
    return f"编号{formats.game_number(number)}"


def mistake(key):
    return {
        "number-without-game": "编号需要对应的游戏，请同时选择游戏。",
        "everyone-without-number": "所有人的比赛只能按编号查找，请加上编号。",
        "everyone-alone": "查找所有人的比赛时没有对手和结果，请去掉。",
        "everyone-of-player": "请选择查找一位玩家或所有人的比赛，不能都选。",
        "days-reversed": "开始日期在结束日期之后，请对调。",
        "same-player": "两次写了同一位玩家，请选择两位玩家。",
    }[key]


def no_date(typed):
    return f"“{typed}”不是日期。请写成 2026-11-20 这样。"


def no_number(typed):
    return f"“{typed}”不是牌局编号。请写1到999,999,999,999的整数。"


def no_result(typed):
    return f"“{typed}”不是结果。请选择 won、lost、drawn 或 played。"


def no_player(name):
    return f"最近的对手和排行榜里没有叫{name}的玩家。请检查名字，或用玩家 ID。"


def several_players(*, name, ids):
    return f"有几位玩家叫{name}。请用 ID：{formats.either(ids)}。"


def outcome(*, result, why):
    return ("赢" if result == "won" else "输" if result == "lost" else "平") + ("（认输）" if why == "resigned" else "（有玩家离开）" if why == "claimed" else "（超时）" if why == "flag" else "")


def outcome_score(*, result, own, other):
    return ("赢" if result == "won" else "输" if result == "lost" else "平") + f" {formats.number(own)}比{formats.number(other)}"


def not_finished():
    return "未打完"


def winners(*, winners, why):
    return f"{formats.names(winners)}赢" + ("（认输）" if why == "resigned" else "（有玩家离开）" if why == "claimed" else "（超时）" if why == "flag" else "")


def row(*, outcome, change, opponents):
    return f"{outcome}" + ("" if change is None else f"（{formats.signed(change)}）") + ("" if opponents is None else f"，对{formats.names(opponents)}")


def row_of_all(*, players, outcome):
    return f"{formats.names(players)}：{outcome}"


def player_score(*, name, score):
    return f"{formats.name(name)} {score}"


def by_correspondence(what):
    return f"{what}（通信对局）"


def line(*, when, game, form, result, link):
    return f"{formats.date_time(when)}，{formats.name(game)}，{form}：{result}。{link}"


def versus():
    return "交手战绩"


def versus_of(*, name, opponent):
    return f"交手战绩 · {formats.name(name)} – {formats.name(opponent)}"


def versus_line(*, name, opponent):
    return f"{formats.name(name)}对{formats.name(opponent)}："


def column(key):
    return {
        "matches": "场次",
        "won": "胜",
        "drawn": "平",
        "lost": "负",
        "played": "无胜负",
        "first": "首次",
        "last": "最近",
    }[key]


def total():
    return "合计"


def tally(*, count, won, drawn, lost, played):
    return f"{formats.number(count)}场：{formats.number(won)}胜" + ("" if drawn == 0 else f"{formats.number(drawn)}平") + f"{formats.number(lost)}负" + ("" if played == 0 else f"，{formats.number(played)}场不分胜负")


def tally_of(*, name, tally):
    return f"{formats.name(name)}：{tally}"


def tally_of_all(tally):
    return f"合计：{tally}。"


def versus_row(*, game, form, tally, met):
    return f"{formats.name(game)}，{form}：{tally}。{met}"


def met_once(day):
    return f"{formats.date(day)}对局。"


def met(*, first, last):
    return f"首次{formats.date(first)}，最近{formats.date(last)}。"


def never_met(*, name, opponent, mine, own):
    return f"你和{formats.name(opponent)}还没有打完过比赛。" if mine else (f"{formats.name(name)}和{formats.name(opponent)}之间" + ("还没有打完过比赛" if own else "没有计等级分的比赛") + "。")


def how_to_search():
    return "输入“比赛”，后面可以加：游戏；“玩家 NAME”；“对战 NAME”；“胜”、“负”、“平”或“已结束”；“自 DAY”；“至 DAY”；“编号 N”；“所有人”。例如：“比赛 对手 Ben 胜 自 2026-11-01”。"


def how_to_compare():
    return "输入“交锋”和一位玩家：名字、玩家 ID 或电脑级别，如“交锋 Ben”。"


def older_command():
    return "还有更早的比赛：输入“更早”。"


def older_on_page():
    return "还有更早的比赛：输入 matches，再输入 older（作为命令：turnabout matches --count 100）。"


def older_option(count):
    return f"还有更早的比赛：--count {count} 列出更多。"


def no_older():
    return "没有可以接着看的列表。请先输入“比赛”。"


def key(key):
    return {
        "watch": "回放",
        "link": "复制链接",
        "versus": "交手战绩",
        "older": "更早",
        "search": "查找",
        "matches": "对方的比赛",
    }[key]
