# Made from client/text/zh/fair_deal.ftl by `python -m client.catalogue`.


def checking():
    return "正在核对发牌是否公平…"


def fair():
    return "发牌公平：编号一开始就已确定，牌与编号一致。"


def number_was(*, number, known):
    return f"编号是{formats.game_number(number)}" + ("，一开始就公开" if known else "") + "。"


def numbers_were(numbers):
    return f"编号是{formats.every(numbers)}。"


def number_in_list(*, number, leg):
    return f"{formats.game_number(number)}（第{leg}局）"


def finding(key):
    return {
        "commitment_kept": "编号与开始时显示的指纹一致。",
        "commitment_broken": "编号与开始时显示的指纹不一致。",
        "commitment_changed": "指纹不是开始时显示的那个。",
        "number_missing": "服务器没有完整公开编号，无法核对。",
        "deck_dealt": "已核实：这个编号发出的正是你打的那副牌。",
        "deck_different": "这个编号发出的牌与打过的不同。",
        "cards_as_seen": "你看到的每张牌都符合那副牌的顺序。",
        "cards_different": "你看到的一张牌与牌谱不同。",
        "cards_unchecked": "这里没有核对牌：请在装有这个游戏的地方运行 turnabout verify。",
        "record_missing": "服务器没有给出牌谱，无法比对。",
    }[key]


def no_cards_seen():
    return "你没有看到翻出的牌，没有可以比对的。"


def first_difference(*, move, leg):
    return f"第一处不同在第{leg}局第{move}步。"
