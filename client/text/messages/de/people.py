# Made from client/text/de/people.ftl by `python -m client.catalogue`.


def you():
    return "du"


def away():
    return "weg"


def nobody():
    return "noch niemand"


def guest():
    return "Gast"


def the_computer():
    return "der Computer"


def computer(level):
    return f"Computer, {formats.level(level)}"


def seat(number):
    return f"Platz {number}"


def moving(*, players, number, name):
    return "beide spielen" if players == "both" else "alle spielen" if players == "all" else f"{formats.number(number)} spielen" if players == "some" else "du spielst weiter" if players == "you" else f"{formats.name(name)} spielt weiter"


def players(*, number, away):
    return f"{formats.number(number)} spielen" + ("" if away == 0 else f", {formats.number(away)} weg")
