# Made from client/text/pl/cards.ftl by `python -m client.catalogue`.


def joker():
    return "Joker"


def second_joker():
    return "Joker 2"


def short_joker():
    return "Jkr"
