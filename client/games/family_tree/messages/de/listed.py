# Made from client/games/family_tree/text/de/listed.ftl by `python -m client.catalogue`.


def about():
    return "ein Stammbaum aus Karten: Ehen, Kinder, Poker"
