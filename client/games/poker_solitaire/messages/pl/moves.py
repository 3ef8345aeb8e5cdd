# Made from client/games/poker_solitaire/text/pl/moves.ftl by `python -m client.catalogue`.


def common(place):
    return f"{place} (wspólne)"


def in_matrix(*, place, number):
    return f"{place} w kwadracie {number}"


def in_matrix_short(*, place, number):
    return f"{place} w {number}"


def of_player(*, owner, place):
    return f"{place} ({formats.name(owner)})"


def yours(place):
    return f"{place} (ty)"


def player(number):
    return f"Gracz {number}"


def move(*, what, to):
    return f"{what} na {to}"


def pass_turn():
    return "pas"


def done():
    return "koniec"


def effect(key, *, card, what, to):
    match key:
        case "place":
            return f"{formats.card(card)} na {to}"
        case "plant":
            return f"{formats.card(card)} podrzucona na {to}"
        case "reject":
            return f"{formats.card(card)} odrzucona na {to}"
        case "discard":
            return f"{formats.card(card)} odrzucona z {what} na {to}"
        case "move":
            return f"{formats.card(card)} przesunięta z {what} na {to}"
        case "fetch":
            return f"{formats.card(card)} odzyskana z {what} na {to}"
        case "steal":
            return f"{formats.card(card)} ukradziona z {what} na {to}"
    raise KeyError(key)


def passes():
    return "pasuje"


def says_done():
    return "mówi Koniec"


def played(*, name, did, change, other):
    return ("" if name is None else f"{formats.name(name)}: ") + f"{did}" + (("" if other == 0 else f" (drugi gracz {formats.signed(other)})") if change == 0 else (f" ({formats.signed(change)}" + ("" if other == 0 else f", drugi gracz {formats.signed(other)}") + ")"))


def score_changes(*, own, before, after, other):
    return ("twój wynik" if own else "wynik") + f" z {formats.number(before)} na {formats.number(after)}" + ("" if other == 0 else f", drugi gracz {formats.signed(other)}")


def score_stays(*, own, points, other):
    return ("twój wynik" if own else "wynik") + f" bez zmian: {formats.number(points)}" + ("" if other == 0 else f", drugi gracz {formats.signed(other)}")


def expected(key, *, points):
    match key:
        case "points":
            return f"{formats.exact(points)} punktu"
        case "ahead":
            return f"przewaga {formats.exact(points)}"
        case "behind":
            return f"strata {formats.exact(points)}"
    raise KeyError(key)


def hint(*, move, expected, yours):
    return f"{move}, na końcu mniej więcej {expected}" + ("" if yours is None else f"; twój ruch: {yours}")


def hint_is_yours(*, move, expected):
    return f"{move}, to też twój wybór; na końcu mniej więcej {expected}"


def hint_line(hint):
    return f"Podpowiedź: {hint}"
