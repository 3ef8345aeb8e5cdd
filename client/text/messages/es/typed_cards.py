# Made from client/text/es/typed_cards.ftl by `python -m client.catalogue`.


def rank_word(key):
    return {
        "A": "as",
        "J": "jota",
        "Q": "reina|dama",
        "K": "rey",
    }[key]


def suit_word(key):
    return {
        "C": "tréboles|trébol",
        "D": "diamantes|diamante",
        "H": "corazones|corazón",
        "S": "picas|pica",
    }[key]


def ambiguous_card(*, typed, cards):
    return f"«{typed}» puede ser {cards}. Teclea más letras del nombre."
