# Made from client/text/pl/clock.ftl by `python -m client.catalogue`.


def clock(*, move, leg, increment, per):
    return ("bez zegara" if leg is None else (f"{formats.duration(leg)} na rundę" + ("" if increment == 0 else (f" i {formats.duration(increment)} więcej za " + ("każdą położoną kartę" if per == "card" else "każdy ruch"))))) if move is None else (f"{formats.duration(move)} na " + ("każdą kartę" if per == "card" else "każdy ruch"))


def left(time):
    return f"zostało {formats.time_left(time)}"


def unknown(typed):
    return f"„{typed}” to nie zegar. Wpisz 30, czyli 30 sekund na ruch, 3d, czyli 3 dni na ruch, albo 5m+3, czyli 5 minut na rundę i 3 sekundy więcej za każdy ruch."


def increment_needs_leg():
    return "Tylko zegar na całą rundę może dodawać czas za ruchy, np. 5m+3."


def limits():
    return "Ruch: od 5 sekund do 14 dni; runda: od 10 sekund do 1 dnia i najwyżej 10 minut więcej za każdy ruch."
