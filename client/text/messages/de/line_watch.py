# Made from client/text/de/line_watch.ftl by `python -m client.catalogue`.


def prompt():
    return "wiederholung>"


def usage():
    return "Eine leere Zeile zeigt den nächsten Zug; oder tippe vorher, die Nummer eines Zugs, alle, trennung, ereignis, brett, brett 1, brett 2, ansehen, anfang, ende oder zurück."


def next():
    return "nächster"


def which():
    return "Nummer des Matchs:"


def no_record(records):
    return f"Tippe eine Zahl von 1 bis {formats.number(records)} oder „zurück“."


def move(*, leg, move, score):
    return f"Runde {leg}, {move}, Punkte {score}"


def event(*, leg, event):
    return f"Runde {leg}: {event}."


def leg(leg):
    return f"Runde {leg}:"
