# Made from client/text/de/hint.ftl by `python -m client.catalogue`.


def thinking():
    return "Tipp: Der Computer überlegt …"


def working():
    return "Der Computer rechnet sein Ergebnis aus …"


def working_short():
    return "Ergebnis des Computers …"


def beat(score):
    return f"schlag {formats.number(score)}"


def to_beat(score):
    return "Zu schlagen" if score is None else f"Zu schlagen: {formats.number(score)}"


def computer_reached(score):
    return f"Der Computer hat auf dieser Nummer {formats.number(score)} erreicht."


def your_best(score):
    return f"Deine Bestleistung ist {formats.number(score)}."


def par(score):
    return f"Par ist {formats.number(score)}: das Beste, was eine Suche mit Kenntnis aller Karten gefunden hat."
