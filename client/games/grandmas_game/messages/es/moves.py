# Made from client/games/grandmas_game/text/es/moves.ftl by `python -m client.catalogue`.


def pile(pile):
    return f"pila {pile}"


def workspace():
    return "abanico"


def foundation(key):
    return {
        "clubs-up": "tréboles ascendente",
        "clubs-down": "tréboles descendente",
        "diamonds-up": "diamantes ascendente",
        "diamonds-down": "diamantes descendente",
        "hearts-up": "corazones ascendente",
        "hearts-down": "corazones descendente",
        "spades-up": "picas ascendente",
        "spades-down": "picas descendente",
    }[key]


def foundation_short(key, *, suit):
    match key:
        case "up":
            return f"{suit} asc."
        case "down":
            return f"{suit} desc."
    raise KeyError(key)


def play(*, place, foundation):
    return f"{place} a {foundation}"


def transfer(key, *, foundation):
    match key:
        case "up":
            return f"{foundation} a ascendente"
        case "down":
            return f"{foundation} a descendente"
    raise KeyError(key)


def order(cards):
    return f"ordenar {formats.cards(cards)}"


def peek(pile):
    return f"mirar debajo de {pile}"


def simple(key):
    return {
        "deal": "repartir",
        "undo": "deshacer",
        "redo": "rehacer",
        "give-up": "abandonar",
    }[key]


def with_card(*, card, move):
    return f"{formats.card(card)} de {move}"


def by(*, name, did):
    return f"{formats.name(name)}: {did}"


def did_something(change):
    return "juega" if change == 0 else f"juega una carta ({formats.signed(change)})"


def did_deal(*, card, pile):
    return f"{formats.card(card)} va del mazo a {pile}"


def did_peek(pile):
    return f"mira debajo de {pile}"


def did_order():
    return "ordena el abanico"


def did(*, move, change):
    return f"{move}" + ("" if change == 0 else f" ({formats.signed(change)})")


def fits(*, foundations, safe):
    return f"Cabe en {formats.either(foundations)}" + (" y es segura" if safe else "") + "."


def fits_nowhere():
    return "Ahora no cabe en ningún sitio."


def can_move(*, card, foundations):
    return f"{formats.card(card)} puede pasar a {formats.either(foundations)}."


def hint(*, move, cards):
    return f"{move}, " + (f"alrededor de {formats.number(cards)} carta" if cards == 1 else f"unas {formats.number(cards)} cartas") + " al final"


def hint_line(hint):
    return f"Pista: {hint}"
