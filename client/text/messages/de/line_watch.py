# Made from client/text/de/line_watch.ftl by `python -m client.catalogue`.


def prompt():
    return "watch>"


def usage():
    return "Eine leere Zeile zeigt den nächsten Zug; oder tippe previous, die Nummer eines Zugs, all, part, event, tree, tree 1, tree 2, look, start, end oder back."


def next():
    return "nächster"


def which():
    return "Nummer des Matchs:"


def no_record(records):
    return f"Tippe eine Zahl von 1 bis {formats.number(records)} oder back."


def move(*, leg, move, score):
    return f"Runde {leg}, {move}, Punkte {score}"


def event(*, leg, event):
    return f"Runde {leg}: {event}."


def leg(leg):
    return f"Runde {leg}:"
