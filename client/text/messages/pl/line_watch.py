# Made from client/text/pl/line_watch.ftl by `python -m client.catalogue`.


def prompt():
    return "obejrzyj>"


def usage():
    return "Pusty wiersz pokazuje następny ruch; możesz też wpisać poprzedni, numer ruchu, wszystko, rozejście, wydarzenie, plansza, plansza 1, plansza 2, pokaż, początek, koniec lub wstecz."


def next():
    return "następny"


def which():
    return "Numer meczu:"


def no_record(records):
    return f"Wpisz liczbę od 1 do {formats.number(records)} albo „wstecz”."


def move(*, leg, move, score):
    return f"runda {leg}, {move}, wynik {score}"


def event(*, leg, event):
    return f"Runda {leg}: {event}."


def leg(leg):
    return f"Runda {leg}:"
