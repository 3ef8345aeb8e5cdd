# Made from client/games/generic/text/pl/leg.ftl by `python -m client.catalogue`.


def one_leg():
    return "jedna runda"


def value(key):
    return {
        "none": "brak",
        "yes": "tak",
        "no": "nie",
    }[key]


def each_player():
    return "każdy gracz"


def more_below(lines):
    return "1 wiersz niżej" if lines == 1 else f"{formats.number(lines)} wiersze niżej" if lines % 10 >= 2 and lines % 10 <= 4 and (lines % 100 < 12 or lines % 100 > 14) else f"{formats.number(lines)} wierszy niżej"


def more_above(lines):
    return "1 wiersz wyżej" if lines == 1 else f"{formats.number(lines)} wiersze wyżej" if lines % 10 >= 2 and lines % 10 <= 4 and (lines % 100 < 12 or lines % 100 > 14) else f"{formats.number(lines)} wierszy wyżej"


def your_moves():
    return "Twoje ruchy"


def moves_shown(*, first, last, of):
    return f"Twoje ruchy, od {first} do {last} z {of}"


def typing():
    return "Twój ruch:"


def not_listed():
    return "Ruchy tej gry nie są wypisane. Wpisz ruch."


def plays(move):
    return f"Enter gra {move}"


def expected(*, move, score):
    return f"{move}, około {formats.number(score)}"


def hint(*, move, score):
    return f"Podpowiedź: {move}, około {formats.number(score)}"


def news(*, name, move):
    return f"{formats.name(name)}: " + ("ruch" if move is None else f"{move}")


def ended(points):
    return "Koniec rundy: " + (f"{formats.number(points)} punkt" if points == 1 else f"{formats.number(points)} punkty" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} punktów") + "."


def key(key):
    return {
        "choose": "wybierz",
        "play": "graj",
        "type": "wpisz ruch",
        "look": "patrz",
    }[key]


def your_turn_line():
    return "Twoja kolej. Możesz zagrać:"


def not_listed_line():
    return "Ruchy tej gry nie są wypisane. Wpisz „ruch” i ruch tak, jak zapisuje go gra."


def no_such_move(moves):
    return f"Nie ma takiego ruchu. Wpisz liczbę od 1 do {moves} albo ruch."


def hints(moves):
    return f"Podpowiedź: {moves}."


def first_leg_line(score):
    return f"Wynik rundy 1: {formats.number(score)}."


def moves_help():
    return "liczba albo ruch tak, jak zapisuje go gra: zagraj to; ruch TEXT, jeśli mogłoby to być polecenie"


def table_command():
    return "pokaż wszystko, co możesz widzieć"
