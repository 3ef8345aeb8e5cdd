# Made from client/text/es/cards.ftl by `python -m client.catalogue`.


def joker():
    return "Comodín"


def second_joker():
    return "Comodín 2"


def short_joker():
    return "Com"


def local_rank(key):
    return {
        "A": "A",
        "J": "J",
        "Q": "Q",
        "K": "K",
    }[key]


def spoken_card(*, rank, suit):
    return f"{rank} de {suit}"
