# Made from client/text/zh/typed_cards.ftl by `python -m client.catalogue`.


def rank_word(key):
    return {
        "A": "A|尖",
        "J": "J|钩",
        "Q": "Q|圈",
        "K": "K|老K",
    }[key]


def suit_word(key):
    return {
        "C": "梅花|草花",
        "D": "方块|方片",
        "H": "红桃|红心",
        "S": "黑桃|黑心",
    }[key]


def ambiguous_card(*, typed, cards):
    return f"“{typed}”可能是{cards}。请输入更完整的牌名。"
