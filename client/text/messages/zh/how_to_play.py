# Made from client/text/zh/how_to_play.ftl by `python -m client.catalogue`.


def part(key):
    return {
        "basic": "基本规则",
        "full": "完整规则",
        "signs": "按键和标记",
        "credits": "鸣谢",
    }[key]


def key(key):
    return {
        "parts": "章节",
        "game": "换游戏",
        "guided": "带讲解的第一局",
    }[key]


def no_rules():
    return "这个游戏的包里没有规则。"


def credits(*, title, origin):
    return f"《{title}》来自服务器上安装的软件包 {origin}。"
