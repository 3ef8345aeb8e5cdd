# Made from client/games/poker_solitaire/text/es/moves.ftl by `python -m client.catalogue`.


def common(place):
    return f"{place} común"


def in_matrix(*, place, number):
    return f"{place} de la matriz {number}"


def in_matrix_short(*, place, number):
    return f"{place} de {number}"


def of_player(*, owner, place):
    return f"{place} de {formats.name(owner)}"


def yours(place):
    return f"tu {place}"


def player(number):
    return f"Jugador {number}"


def move(*, what, to):
    return f"{what} a {to}"


def pass_turn():
    return "pasar"


def done():
    return "listo"


def effect(key, *, card, what, to):
    match key:
        case "place":
            return f"{formats.card(card)} a {to}"
        case "plant":
            return f"{formats.card(card)} plantada en {to}"
        case "reject":
            return f"{formats.card(card)} descartada en {to}"
        case "discard":
            return f"{formats.card(card)} descartada de {what} en {to}"
        case "move":
            return f"{formats.card(card)} movida de {what} a {to}"
        case "fetch":
            return f"{formats.card(card)} recuperada de {what} a {to}"
        case "steal":
            return f"{formats.card(card)} quitada de {what}, ahora en {to}"
    raise KeyError(key)


def passes():
    return "pasa"


def says_done():
    return "dice «Listo»"


def played(*, name, did, change, other):
    return ("" if name is None else f"{formats.name(name)}: ") + f"{did}" + (("" if other == 0 else f" ({formats.signed(other)} para el rival)") if change == 0 else (f" ({formats.signed(change)}" + ("" if other == 0 else f", {formats.signed(other)} para el rival") + ")"))


def score_changes(*, own, before, after, other):
    return ("tu puntuación pasa" if own else "la puntuación pasa") + f" de {formats.number(before)} a {formats.number(after)}" + ("" if other == 0 else f", {formats.signed(other)} para el rival")


def score_stays(*, own, points, other):
    return ("tu puntuación" if own else "la puntuación") + f" sigue en {formats.number(points)}" + ("" if other == 0 else f", {formats.signed(other)} para el rival")


def expected(key, *, points):
    match key:
        case "points":
            return f"{formats.exact(points)} puntos"
        case "ahead":
            return f"{formats.exact(points)} puntos de ventaja"
        case "behind":
            return f"{formats.exact(points)} puntos de desventaja"
    raise KeyError(key)


def hint(*, move, expected, yours):
    return f"{move}, unos {expected} al final" + ("" if yours is None else f"; con la tuya, {yours}")


def hint_is_yours(*, move, expected):
    return f"{move}, que es también tu elección; unos {expected} al final"


def hint_line(hint):
    return f"Pista: {hint}"
