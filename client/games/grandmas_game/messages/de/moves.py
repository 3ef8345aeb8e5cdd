# Made from client/games/grandmas_game/text/de/moves.ftl by `python -m client.catalogue`.


def pile(pile):
    return f"Stapel {pile}"


def workspace():
    return "der Auslage"


def foundation(key):
    return {
        "clubs-up": "Kreuz aufwärts",
        "clubs-down": "Kreuz abwärts",
        "diamonds-up": "Karo aufwärts",
        "diamonds-down": "Karo abwärts",
        "hearts-up": "Herz aufwärts",
        "hearts-down": "Herz abwärts",
        "spades-up": "Pik aufwärts",
        "spades-down": "Pik abwärts",
    }[key]


def foundation_short(key, *, suit):
    match key:
        case "up":
            return f"{suit} auf"
        case "down":
            return f"{suit} ab"
    raise KeyError(key)


def play(*, place, foundation):
    return f"{place} auf {foundation}"


def transfer(key, *, foundation):
    match key:
        case "up":
            return f"{foundation} auf aufwärts"
        case "down":
            return f"{foundation} auf abwärts"
    raise KeyError(key)


def order(cards):
    return f"ordnen {formats.cards(cards)}"


def peek(pile):
    return f"unter {pile} sehen"


def simple(key):
    return {
        "deal": "geben",
        "undo": "rückgängig",
        "redo": "wiederholen",
        "give-up": "aufgeben",
    }[key]


def with_card(*, card, move):
    return f"{formats.card(card)} von {move}"


def by(*, name, did):
    return f"{formats.name(name)}: {did}"


def did_something(change):
    return "ein Zug" if change == 0 else f"eine Karte gespielt ({formats.signed(change)})"


def did_deal(*, card, pile):
    return f"{formats.card(card)} vom Talon auf {pile} gegeben"


def did_peek(pile):
    return f"unter {pile} gesehen"


def did_order():
    return "die Auslage umgeordnet"


def did(*, move, change):
    return f"{move}" + ("" if change == 0 else f" ({formats.signed(change)})")


def fits(*, foundations, safe):
    return f"Passt auf {formats.either(foundations)}" + (" und ist sicher" if safe else "") + "."


def fits_nowhere():
    return "Passt gerade nirgends."


def can_move(*, card, foundations):
    return f"{formats.card(card)} kann auf {formats.either(foundations)}."


def hint(*, move, cards):
    return f"{move}, am Ende etwa " + (f"{formats.number(cards)} Karte" if cards == 1 else f"{formats.number(cards)} Karten")


def hint_line(hint):
    return f"Tipp: {hint}"
