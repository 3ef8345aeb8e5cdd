# Made from client/text/zh/line_start.ftl by `python -m client.catalogue`.


def welcome():
    return "Turnabout，文本行模式。输入“帮助”看命令，“规则”看规则。"


def first_offered():
    return "输入“入门”开始。"


def game(title):
    return f"当前游戏是《{title}》。"


def no_game(*, typed, known):
    return f"没有“{typed}”这个游戏。请选择{formats.either(known)}。"


def how_to_list():
    return "输入“帮助”看命令。"


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
    return "“游戏 NAME”还会显示它的设置；只输入“游戏”会列出游戏"


def alone_hint():
    return "“单人 NUMBER”打那个编号"


def against_hint():
    return "“对战 LEVEL”直接开始，如“对战 简单”"


def first_game():
    return "打第一局单人局，每种牌都有讲解"


def quick_hint():
    return "例如 快速匹配 计时 5m+3"


def daily_hint():
    return "“每日 电脑”或“每日 朋友”开始打"


def host_hint():
    return "例如 开房间 公开：谁都可以加入"


def computers():
    return "观看电脑对局"


def computers_hint():
    return "例如 电脑对战 高手 简单"


def player_hint():
    return "“玩家 Ben”显示另一位玩家的主页"


def matches_hint():
    return "例如“比赛 对手 Ben 胜”；“更早”显示更多"


def versus_hint():
    return "例如 交锋 Ben"


def rules_hint():
    return "还有“规则 简短”和“规则 致谢”"


def cancel():
    return "输入“返回”取消。"


def name():
    return "名字："


def address():
    return "地址和代码；要换设备，后面再加座位代码："


def source():
    return "文件、网址或房间："


def option(*, label, values, usual):
    return f"{label}：{formats.either(values)}（留空：{usual}）："


def form():
    return "一局接一局，还是两局同时在两个牌盘上打：比赛 或 镜像赛（留空：比赛）："


def seats():
    return "座位数，2到48（留空：2）："


def number():
    return "牌局编号（留空：随机且不公开）："


def clock():
    return "计时：30、5m+3、10m+5、1d、3d、7d 或其他（留空：不计时）："


def spectators():
    return "允许观战吗？是 或 否（留空：是）："


def hints():
    return "允许双方使用提示吗？是 或 否（留空：否）："


def hints_alone():
    return "允许你使用提示吗？是 或 否（留空：否）："


def role(roles):
    return f"先担任的角色，{formats.either(roles)}（留空：随机；再战时互换）："


def level_title():
    return "电脑要多强？"


def level():
    return "级别（留空：简单）："


def two_levels():
    return "两个级别，如 高手 简单；后面可以加牌局编号："


def no_level(*, typed, levels):
    return f"没有级别“{typed}”。请选择 {formats.either(levels)}。"


def not_alone(title):
    return "用这些选项，这个游戏需要对手。" if title is None else f"《{formats.name(title)}》需要两位玩家。请输入“对战”或“开房间”。"


def settings_usage():
    return "写在“开房间”或“对战”后面，如“开房间 编号 7 计时 5m+3”："


def settings_usage_here():
    return "输入设置的名称和值，如“设置 编号 7 计时 5m+3”："


def setting_values(key):
    return {
        "number": "牌局编号，或 随机",
        "clock": "30（每步的秒数）、5m+3（每局的分钟数、每步加的秒数）、3d（每步的天数）、无",
        "form": "比赛，或 镜像赛：两局同时在两个牌盘上打",
        "seats": "座位数",
        "pace": "电脑每步的秒数，1到60，或 默认",
        "on-off": "开 或 关",
    }[key]


def setting_role(roles):
    return f"{formats.either(roles)}；再战时互换"


def settings_to_host(levels):
    return f"用“开房间”时还可以输入：“server ADDRESS”；“电脑数”和数量；“难度 {formats.either(levels)}”。"


def settings_to_host_two():
    return "用“开房间”时还可以输入：“server ADDRESS”。"


def bad_setting(*, name, values):
    return f"“{name}”后面要写以下之一：{values}。"


def no_setting(*, typed, names):
    return f"这里没有“{typed}”这个设置。可用的设置：{formats.every(names)}。"
