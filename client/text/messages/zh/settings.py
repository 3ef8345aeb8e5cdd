# Made from client/text/zh/settings.ftl by `python -m client.catalogue`.


def title():
    return "设置"


def name():
    return "名字"


def no_name():
    return "（还没有）"


def change_name():
    return "改名"


def preview():
    return "预览"


def no_colour_set():
    return "设置了 NO_COLOR，所以无论这里怎么选都不显示颜色。"


def ascii_only():
    return "由于 --ascii 或系统区域设置，只显示 ASCII 字符。"


def sample():
    return "Anna 把10♦打到Q♥上，7♣与K♠结婚，鬼牌成为他们的孩子。"


def sample_formats(*, time, count):
    return f"现在是{formats.time_of_day(time)}。已打{formats.number(count)}场比赛。"


def key(key):
    return {
        "choose": "选择",
        "change": "更改",
    }[key]


def setting(key):
    return {
        "language": "语言",
        "theme": "主题",
        "colours": "颜色",
        "letters": "牌面字母",
        "animation": "动画",
        "times": "时间",
        "numbers": "数字",
        "hints": "提示",
        "tree": "树",
        "safe": "稳妥的牌",
        "sound": "声音",
        "signal": "轮次提醒",
    }[key]


def system_language(name):
    return f"系统语言：{name}"


def colours(key):
    return {
        "four-colour": "每种花色一种颜色",
        "two-colour": "红色花色和黑色花色",
        "colour-blind": "色盲友好",
        "none": "只用粗体和淡色",
    }[key]


def letters(key, *, ranks):
    match key:
        case "international":
            return "A、K、Q、J"
        case "local":
            return f"{ranks}"
    raise KeyError(key)


def animation(key):
    return {
        "on": "牌会移动，标记会闪烁",
        "off": "没有自动的移动和闪烁",
    }[key]


def times(key):
    return {
        "h24": "24小时制：19:05",
        "h12": "12小时制：7:05 pm",
    }[key]


def numbers(key):
    return {
        "language": "按语言习惯",
        "comma": "千位用逗号：1,234,567",
        "dot": "千位用点：1.234.567",
        "space": "千位用空格：1 234 567",
        "none": "千位不分隔：1234567",
    }[key]


def hints(key):
    return {
        "off": "请求时才提示",
        "on": "允许提示时，每次轮到你都提示",
    }[key]


def tree(key):
    return {
        "whole": "整棵树",
        "family": "一次一个家庭",
    }[key]


def signal(key):
    return {
        "off": "无",
        "on": "响铃，并在窗口标题显示",
        "notification": "另加通知（需终端支持）",
    }[key]


def safe(key):
    return {
        "off": "你自己打",
        "on": "自动替你打",
    }[key]
