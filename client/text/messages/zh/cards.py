# Made from client/text/zh/cards.ftl by `python -m client.catalogue`.


def joker():
    return "鬼牌"


def second_joker():
    return "鬼牌2"


def short_joker():
    return "鬼"
