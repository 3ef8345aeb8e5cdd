# Made from client/text/de/invitation.ftl by `python -m client.catalogue`.


def title(*, host, game):
    return f"Du bist zu {formats.name(game)} eingeladen" if host is None else f"{formats.name(host)} lädt dich zu {formats.name(game)} ein"


def role(*, host, role):
    return ("Dein Gegenüber spielt zuerst auf viele Punkte und du auf wenige. Dann tauscht ihr." if host is None else f"{formats.name(host)} spielt zuerst auf viele Punkte und du auf wenige. Dann tauscht ihr.") if role == "maximizer" else ("Du spielst zuerst auf viele Punkte und dein Gegenüber auf wenige. Dann tauscht ihr." if host is None else f"Du spielst zuerst auf viele Punkte und {formats.name(host)} auf wenige. Dann tauscht ihr.") if role == "minimizer" else ("Dein Gegenüber hütet zuerst den Baum. Dann tauscht ihr." if host is None else f"{formats.name(host)} hütet zuerst den Baum. Dann tauscht ihr.") if role == "owner" else "Du hütest zuerst den Baum. Dann tauscht ihr." if role == "guesser" else "Das Los entscheidet, wer zuerst den Baum hütet. Dann tauscht ihr." if role == "drawn_owner" else "Das Los entscheidet, wer zuerst auf viele Punkte spielt. Dann tauscht ihr."


def free_seats(*, free, seats):
    return f"{formats.number(free)} von {seats} Plätzen ist frei." if free == 1 else f"{formats.number(free)} von {seats} Plätzen sind frei."


def full():
    return "Alle Plätze sind besetzt. Du kannst zuschauen."


def full_closed():
    return "Alle Plätze sind besetzt, und Zuschauen ist in diesem Raum nicht erlaubt."
