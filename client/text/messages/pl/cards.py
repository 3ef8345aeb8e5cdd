# Made from client/text/pl/cards.ftl by `python -m client.catalogue`.


def joker():
    return "Joker"


def second_joker():
    return "Joker 2"


def short_joker():
    return "Jkr"


def local_rank(key):
    return {
        "A": "A",
        "J": "W",
        "Q": "D",
        "K": "K",
    }[key]


def spoken_card(*, rank, suit):
    return f"{rank} {suit}"
