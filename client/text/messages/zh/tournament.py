# Made from client/text/zh/tournament.ftl by `python -m client.catalogue`.


def title():
    return "锦标赛"


def key():
    return "锦标赛"


def about():
    return "记录每个名字的最高分、最低分和平均分。如果你见过这副牌，只有最低分会变。"


def none_yet():
    return "这个房间没有锦标赛。"


def names_title():
    return "名字"


def names_hint():
    return "一到五个名字，用逗号隔开。留空则结束锦标赛。"


def names_placeholder():
    return "Ada, Ben"


def optional_names():
    return "锦标赛"


def optional_names_hint():
    return "最多五个名字，用逗号隔开，轮流在这个屏幕上打。"


def optional_names_placeholder():
    return "留空：只有你"


def keep():
    return "保存"


def too_many(number):
    return f"锦标赛有一到五个名字，不是{formats.number(number)}个。"


def same_name():
    return "每个名字都要不同。"


def who_plays():
    return "下一场谁来打？"


def who_plays_key():
    return "谁来打"


def begin_key():
    return "开始"


def plays(name):
    return f"{formats.name(name)}来打"


def plays_as():
    return "你的参赛名"


def beside():
    return "同屏玩家"


def beside_hint():
    return "在这个屏幕上坐另一个座位"


def no_name():
    return "不用名字"


def no_name_hint():
    return "你的得分不计"


def nobody_beside():
    return "没有"


def nobody_beside_hint():
    return "在另一个屏幕，或由电脑打"


def not_in_turn():
    return "这里双方同时打，或有隐藏内容：每人要用自己的终端"


def seat_taken():
    return "另一个座位有人：座位空着时两人才能共用屏幕"


def unknown_name():
    return "锦标赛里没有这个名字"


def next_cards(number):
    return "新的牌：随机抽取编号。" if number is None else f"编号{formats.game_number(number)}的牌。"


def column(key):
    return {
        "name": "名字",
        "legs": "局数",
        "highest": "最高",
        "lowest": "最低",
        "average": "平均",
    }[key]


def scores(*, name, games, high, low, average):
    return f"{formats.name(name)}：{formats.number(games)}局，最高{high}，最低{low}，平均{average}。"


def next_players(names):
    return f"接下来：{formats.every(names)}。"
