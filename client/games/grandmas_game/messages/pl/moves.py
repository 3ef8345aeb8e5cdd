# Made from client/games/grandmas_game/text/pl/moves.ftl by `python -m client.catalogue`.


def pile(pile):
    return f"stos {pile}"


def workspace():
    return "warsztat"


def foundation(key):
    return {
        "clubs-up": "trefl w górę",
        "clubs-down": "trefl w dół",
        "diamonds-up": "karo w górę",
        "diamonds-down": "karo w dół",
        "hearts-up": "kier w górę",
        "hearts-down": "kier w dół",
        "spades-up": "pik w górę",
        "spades-down": "pik w dół",
    }[key]


def foundation_short(key, *, suit):
    match key:
        case "up":
            return f"{suit} w górę"
        case "down":
            return f"{suit} w dół"
    raise KeyError(key)


def play(*, place, foundation):
    return f"{place} na {foundation}"


def transfer(key, *, foundation):
    match key:
        case "up":
            return f"{foundation} na „w górę”"
        case "down":
            return f"{foundation} na „w dół”"
    raise KeyError(key)


def order(cards):
    return f"ułóż {formats.cards(cards)}"


def peek(pile):
    return f"zajrzyj pod {pile}"


def simple(key):
    return {
        "deal": "rozdaj",
        "undo": "cofnięcie ruchu",
        "redo": "ponowienie ruchu",
        "give-up": "poddanie partii",
    }[key]


def with_card(*, card, move):
    return f"{formats.card(card)}: {move}"


def by(*, name, did):
    return f"{formats.name(name)}: {did}"


def did_something(change):
    return "ruch" if change == 0 else f"zagrana karta ({formats.signed(change)})"


def did_deal(*, card, pile):
    return f"{formats.card(card)} z talonu na {pile}"


def did_peek(pile):
    return f"zagląda pod {pile}"


def did_order():
    return "zmienia kolejność w warsztacie"


def did(*, move, change):
    return f"{move}" + ("" if change == 0 else f" ({formats.signed(change)})")


def fits(*, foundations, safe):
    return f"Pasuje na {formats.either(foundations)}" + (" i jest bezpieczna" if safe else "") + "."


def fits_nowhere():
    return "Nigdzie teraz nie pasuje."


def can_move(*, card, foundations):
    return f"{formats.card(card)} może przejść na {formats.either(foundations)}."


def hint(*, move, cards):
    return f"{move}, na końcu około " + (f"{formats.number(cards)} karty" if cards == 1 else f"{formats.number(cards)} kart")


def hint_line(hint):
    return f"Podpowiedź: {hint}"
