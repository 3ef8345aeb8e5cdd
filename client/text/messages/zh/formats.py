# Made from client/text/zh/formats.ftl by `python -m client.catalogue`.


def days(number):
    return f"{number}天"


def hours(number):
    return f"{number}小时"


def minutes(number):
    return f"{number}分钟"


def seconds(number):
    return f"{number}秒"


def and_more(*, names, count):
    return f"{names}和另外{count}位"


def own_words():
    return "你|你的|单人|现在|电脑|全部|所有|双方|大家|座位|还没有人|没有人|随机一位玩家"


def full_stop():
    return "。"


def colon():
    return "："


def level(key):
    return {
        "easy": "简单",
        "normal": "普通",
        "strong": "高手",
        "random": "随机",
        "forgetful": "健忘",
    }[key]


def computer(key):
    return {
        "easy": "电脑（简单）",
        "normal": "电脑（普通）",
        "strong": "电脑（高手）",
        "random": "电脑（随机）",
        "forgetful": "电脑（健忘）",
    }[key]


def other_computer(level):
    return f"电脑（{level}）"


def numbered_computer(*, computer, number):
    return f"{computer}{number}"


def between_clauses():
    return "；"


def between_units():
    return ""
