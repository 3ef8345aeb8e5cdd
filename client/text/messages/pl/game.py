# Made from client/text/pl/game.ftl by `python -m client.catalogue`.


def computer_has_not_played():
    return "Komputer nie grał jeszcze tego numeru. Właśnie nad nim pracuje."


def points(points):
    return f"{formats.number(points)} punkt" if points == 1 else f"{formats.number(points)} punkty" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} punktów"


def no_leg():
    return "Nie trwa żadna runda."


def choose_first():
    return "Najpierw wybierz miejsce strzałkami, potem naciśnij Enter."


def enter_goes_on():
    return "Naciśnij Enter, aby kontynuować."


def enter_goes_back():
    return "Naciśnij Enter, aby wrócić."


def news():
    return "Co się wydarzyło"


def sent():
    return "Wysłano…"


def your_turn():
    return "twoja kolej"


def turn(*, name, computer):
    return f"{formats.name(name)} myśli" if computer else f"kolej: {formats.name(name)}"


def leg_of(*, leg, legs):
    return f"runda {leg} z {legs}"


def kind(key):
    return {
        "alone": "solo",
        "together": "razem",
        "race": "wyścig",
    }[key]


def does(*, role, mine):
    return ("maksymalizujesz" if mine else "maksymalizuje") if role == "maximizer" else ("minimalizujesz" if mine else "minimalizuje") if role == "minimizer" else ("strzeżesz drzewa" if mine else "strzeże drzewa") if role == "owner" else "zgadujesz" if mine else "zgaduje"


def plays_alone(mine):
    return "grasz solo" if mine else "gra solo"


def leg_over(*, score, leg):
    return f"Koniec rundy {leg}: {score}."


def safe_on():
    return "Bezpieczne karty są teraz grane automatycznie."


def safe_off():
    return "Bezpieczne karty nie są już grane automatycznie."
