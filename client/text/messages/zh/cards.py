# Made from client/text/zh/cards.ftl by `python -m client.catalogue`.


def joker():
    return "鬼牌"


def second_joker():
    return "鬼牌2"


def short_joker():
    return "鬼"


def local_rank(key):
    return {
        "A": "A",
        "J": "J",
        "Q": "Q",
        "K": "K",
    }[key]


def spoken_card(*, rank, suit):
    return f"{suit}{rank}"
