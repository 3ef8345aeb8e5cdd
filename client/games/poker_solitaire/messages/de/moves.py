# Made from client/games/poker_solitaire/text/de/moves.ftl by `python -m client.catalogue`.


def common(place):
    return f"gemeinsames {place}"


def in_matrix(*, place, number):
    return f"{place} in Matrix {number}"


def in_matrix_short(*, place, number):
    return f"{place} in {number}"


def of_player(*, owner, place):
    return f"{place} von {formats.name(owner)}"


def yours(place):
    return f"dein {place}"


def player(number):
    return f"Platz {number}"


def move(*, what, to):
    return f"{what} auf {to}"


def pass_turn():
    return "passen"


def done():
    return "fertig"


def effect(key, *, card, what, to):
    match key:
        case "place":
            return f"{formats.card(card)} auf {to}"
        case "plant":
            return f"{formats.card(card)} untergeschoben auf {to}"
        case "reject":
            return f"{formats.card(card)} abgeworfen auf {to}"
        case "discard":
            return f"{formats.card(card)} abgeworfen von {what} auf {to}"
        case "move":
            return f"{formats.card(card)} verschoben von {what} auf {to}"
        case "fetch":
            return f"{formats.card(card)} zurückgeholt von {what} auf {to}"
        case "steal":
            return f"{formats.card(card)} gestohlen von {what} auf {to}"
    raise KeyError(key)


def passes():
    return "passt"


def says_done():
    return "sagt Fertig"


def played(*, name, did, change, other):
    return ("" if name is None else f"{formats.name(name)}: ") + f"{did}" + (("" if other == 0 else f" ({formats.signed(other)} fürs Gegenüber)") if change == 0 else (f" ({formats.signed(change)}" + ("" if other == 0 else f", {formats.signed(other)} fürs Gegenüber") + ")"))


def score_changes(*, own, before, after, other):
    return ("deine Punkte" if own else "Punkte") + f" von {formats.number(before)} auf {formats.number(after)}" + ("" if other == 0 else f", {formats.signed(other)} fürs Gegenüber")


def score_stays(*, own, points, other):
    return ("deine Punkte" if own else "Punkte") + f" bleiben bei {formats.number(points)}" + ("" if other == 0 else f", {formats.signed(other)} fürs Gegenüber")


def expected(key, *, points):
    match key:
        case "points":
            return f"{formats.exact(points)} Punkte"
        case "ahead":
            return f"{formats.exact(points)} Punkte voraus"
        case "behind":
            return f"{formats.exact(points)} Punkte zurück"
    raise KeyError(key)


def hint(*, move, expected, yours):
    return f"{move}, am Ende etwa {expected}" + ("" if yours is None else f"; deiner {yours}")


def hint_is_yours(*, move, expected):
    return f"{move}, auch deine Wahl; am Ende etwa {expected}"


def hint_line(hint):
    return f"Tipp: {hint}"
