# Made from client/text/es/cards.ftl by `python -m client.catalogue`.


def joker():
    return "Comodín"


def second_joker():
    return "Comodín 2"


def short_joker():
    return "Com"
