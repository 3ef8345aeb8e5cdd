# Made from client/text/pl/line_watch.ftl by `python -m client.catalogue`.


def prompt():
    return "watch>"


def usage():
    return "Pusty wiersz pokazuje następny ruch; możesz też wpisać previous, numer ruchu, all, part, event, tree, tree 1, tree 2, look, start, end lub back."


def next():
    return "następny"


def which():
    return "Numer meczu:"


def no_record(records):
    return f"Wpisz liczbę od 1 do {formats.number(records)} albo back."


def move(*, leg, move, score):
    return f"runda {leg}, {move}, wynik {score}"


def event(*, leg, event):
    return f"Runda {leg}: {event}."


def leg(leg):
    return f"Runda {leg}:"
