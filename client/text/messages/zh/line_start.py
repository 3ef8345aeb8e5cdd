# Made from client/text/zh/line_start.ftl by `python -m client.catalogue`.


def welcome():
    return "Turnabout，文本行模式。输入 help 看命令，rules 看规则。"


def first_offered():
    return "输入 first 开始。"


def game(title):
    return f"当前游戏是《{title}》。"


def no_game(*, typed, known):
    return f"没有“{typed}”这个游戏。请选择{formats.either(known)}。"


def how_to_list():
    return "输入 help 看命令。"


def all_commands():
    return "更多命令"


def all_commands_hint():
    return "公开房间、挑战、成绩、牌谱"


def none_unfinished():
    return "你没有未打完的对局。"


def choice(*, command, does, hint):
    return f"{command}：{does}" + ("" if hint is None else f"（{hint}）")


def setting(*, name, value, values):
    return f"{name} {value}（{values}）"


def choose_game():
    return "选择游戏"


def choose_game_hint():
    return "game NAME 还会显示它的设置；只输入 game 会列出游戏"


def alone_hint():
    return "alone NUMBER 打那个编号"


def against_hint():
    return "against LEVEL 直接开始，如 against easy"


def first_game():
    return "打第一局单人局，每种牌都有讲解"


def quick_hint():
    return "例如 quick clock 5m+3"


def daily_hint():
    return "daily computer 或 daily friend 开始打"


def host_hint():
    return "例如 host public：谁都可以加入"


def computers():
    return "观看电脑对局"


def computers_hint():
    return "例如 computers strong easy"


def player_hint():
    return "player Ben 显示另一位玩家的主页"


def matches_hint():
    return "例如 matches against Ben won；older 显示更多"


def versus_hint():
    return "例如 versus Ben"


def rules_hint():
    return "还有 rules short 和 rules credits"


def cancel():
    return "输入 back 取消。"


def name():
    return "名字："


def address():
    return "地址和代码；要换设备，后面再加座位代码："


def source():
    return "文件、网址或房间："


def option(*, label, values, usual):
    return f"{label}：{formats.either(values)}（留空：{usual}）："


def form():
    return "一局接一局，还是两局同时在两个牌盘上打：match 或 mirror（留空：match）："


def seats():
    return "座位数，2到48（留空：2）："


def number():
    return "牌局编号（留空：随机且不公开）："


def clock():
    return "计时：30、5m+3、10m+5、1d、3d、7d 或其他（留空：不计时）："


def spectators():
    return "允许观战吗？yes 或 no（留空：yes）："


def hints():
    return "允许双方使用提示吗？yes 或 no（留空：no）："


def hints_alone():
    return "允许你使用提示吗？yes 或 no（留空：no）："


def role(roles):
    return f"先担任的角色，{formats.either(roles)}（留空：随机；再战时互换）："


def level_title():
    return "电脑要多强？"


def level():
    return "级别（留空：easy）："


def two_levels():
    return "两个级别，如 strong easy；后面可以加牌局编号："


def no_level(*, typed, levels):
    return f"没有级别“{typed}”。请选择 {formats.either(levels)}。"


def not_alone():
    return "用这些选项，这个游戏需要对手。"


def settings_usage():
    return "设置写在 host 或 against 后面，如 host number 7 clock 5m+3："


def settings_usage_here():
    return "输入设置的名称和值，如 settings number 7 clock 5m+3："


def setting_values(key):
    return {
        "number": "牌局编号，或 random",
        "clock": "30（每步的秒数）、5m+3（每局的分钟数、每步加的秒数）、3d（每步的天数）、none",
        "form": "match，或 mirror：两局同时在两个牌盘上打",
        "seats": "座位数",
        "pace": "电脑每步的秒数，1到60，或 usual",
        "on-off": "on 或 off",
    }[key]


def setting_role(roles):
    return f"{formats.either(roles)}；再战时互换"


def settings_to_host(levels):
    return f"用 host 时还可以输入：server ADDRESS；computers 和数量；level {formats.either(levels)}。"


def settings_to_host_two():
    return "用 host 时还可以输入：server ADDRESS。"


def bad_setting(*, name, values):
    return f"“{name}”后面要写以下之一：{values}。"


def no_setting(*, typed, names):
    return f"这里没有“{typed}”这个设置。可用的设置：{formats.every(names)}。"
