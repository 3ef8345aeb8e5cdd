# Made from client/text/zh/forms.ftl by `python -m client.catalogue`.


def against(level):
    return f"和电脑（{formats.level(level)}）玩"


def play():
    return "开始"


def open_room():
    return "开房间"


def watch():
    return "观看"


def show():
    return "显示"


def more_options():
    return "更多"


def more_options_value(key):
    return {
        "yes": "显示",
        "no": "隐藏",
    }[key]


def more_options_hint():
    return "观战、提示和其他设置"


def form():
    return "形式"


def form_name(key):
    return {
        "match": "一局接一局",
        "mirror": "两局同时",
        "together": "合作",
        "race": "竞速",
        "solo": "单人",
    }[key]


def form_hint(key):
    return {
        "match": "第2局互换角色",
        "mirror": "镜像赛，两个牌盘",
        "together": "所有人同一边",
        "race": "各打各的，牌相同",
        "solo": "争取最佳成绩",
    }[key]


def bad_form(*, typed, forms):
    return f"用这些选项，形式不能是 {typed}：请选择 {formats.either(forms)}。"


def no_options(option):
    return f"这个游戏没有选项“{option}”，也没有其他选项。"


def unknown_option(*, option, names):
    return f"这个游戏没有选项“{option}”。可用的选项：{formats.every(names)}。"


def bad_value(*, option, value, values):
    return f"选项 {option} 不能是“{value}”：请选择 {formats.either(values)}。"


def out_of_range(*, option, value, lowest, highest):
    return f"选项 {option} 不能是{value}：请选择{lowest}到{highest}的数字。"


def range(*, lowest, highest):
    return f"{lowest}到{highest}"


def unknown_role(*, typed, roles):
    return f"没有角色“{typed}”：请选择 {formats.either(roles)}。"


def seats():
    return "座位"


def seat_count(count):
    return f"{formats.number(count)}个座位"


def seats_hint():
    return "包括你的"


def players():
    return "人数"


def players_together(count):
    return "单人，或互相对战" if count == 1 else f"{formats.number(count)}人合作"


def which_computer():
    return "哪个电脑？"


def computer_sees():
    return "它只能看到你坐在那里能看到的。"


def level():
    return "级别"


def computers():
    return "电脑"


def computer_seats(count):
    return "不占座位" if count == 0 else f"占{formats.number(count)}个座位"


def other_seat():
    return "对手"


def a_friend():
    return "朋友"


def a_friend_hint():
    return "用代码加入"


def the_computer(level):
    return f"电脑（{formats.level(level)}）"


def player_number(number):
    return f"玩家{number}"


def pace():
    return "电脑用时"


def pace_usual():
    return "照常"


def pace_usual_hint():
    return "竞速中每张牌几秒"


def pace_seconds(seconds):
    return f"{formats.duration(seconds)}"


def pace_seconds_hint():
    return "每步至少"


def number():
    return "牌局编号"


def number_random():
    return "留空：随机"


def number_hidden():
    return "留空：随机且不公开"


def number_hint():
    return "同一编号总是发同样的牌。"


def number_seen():
    return "同一编号总是发同样的牌，所有玩家都能看到它。"


def bad_number():
    return "牌局编号是1到999,999,999,999的整数。"


def casual():
    return "休闲局"


def scored(key):
    return {
        "no": "计入排名",
        "yes": "休闲",
    }[key]


def scored_hint(key):
    return {
        "no": "没翻出新牌的步骤才能撤销",
        "yes": "每步都能撤销，得分单独列出",
    }[key]


def clock():
    return "计时"


def own_clock():
    return "自定计时"


def clock_preset(key):
    return {
        "none": "不计时",
        "move": "每步30秒",
        "short": "5分钟+3秒",
        "long": "10分钟+5秒",
        "day": "每步1天",
        "days3": "每步3天",
        "week": "每步7天",
        "custom": "其他",
    }[key]


def clock_empty():
    return "留空：不限时"


def clock_hint():
    return "30：每步30秒；3d：每步3天；5m+3：每局5分钟，每步加3秒。"


def first_leg():
    return "第1局的角色"


def random_role():
    return "随机"


def random_role_hint():
    return "比赛开始时决定"


def role(key):
    return {
        "maximizer": "我争高分",
        "minimizer": "我压低分",
        "guesser": "我猜树",
        "owner": "我藏树",
    }[key]


def role_hint(key):
    return {
        "maximizer": "你争取高分",
        "minimizer": "你争取低分",
        "guesser": "根据判定找出那棵树",
        "owner": "你藏树，并判定猜测",
    }[key]


def computer_role(key):
    return {
        "maximizer": "先争高分",
        "minimizer": "先压低分",
        "guesser": "先猜树",
        "owner": "先藏树",
    }[key]


def spectators():
    return "观战"


def spectators_value(key):
    return {
        "yes": "允许",
        "no": "不允许",
    }[key]


def hints():
    return "提示"


def hints_value(key):
    return {
        "yes": "允许",
        "no": "不允许",
    }[key]


def notes():
    return "笔记板"


def notes_value(key):
    return {
        "yes": "显示仍有可能的情况",
        "no": "没有：自己记",
    }[key]
