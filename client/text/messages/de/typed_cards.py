# Made from client/text/de/typed_cards.ftl by `python -m client.catalogue`.


def rank_word(key):
    return {
        "A": "Ass|As",
        "J": "Bube|Junge",
        "Q": "Dame|Königin",
        "K": "König",
    }[key]


def suit_word(key):
    return {
        "C": "Kreuz|Treff",
        "D": "Karo",
        "H": "Herz",
        "S": "Pik",
    }[key]


def ambiguous_card(*, typed, cards):
    return f"„{typed}“ kann {cards} sein. Tippe mehr vom Namen."
