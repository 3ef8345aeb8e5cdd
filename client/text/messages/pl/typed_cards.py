# Made from client/text/pl/typed_cards.ftl by `python -m client.catalogue`.


def rank_word(key):
    return {
        "A": "as",
        "J": "walet",
        "Q": "dama",
        "K": "król",
    }[key]


def suit_word(key):
    return {
        "C": "trefl|żołądź",
        "D": "karo|dzwonek",
        "H": "kier|czerwo",
        "S": "pik|wino",
    }[key]


def ambiguous_card(*, typed, cards):
    return f"„{typed}” może znaczyć {cards}. Wpisz więcej liter nazwy."
