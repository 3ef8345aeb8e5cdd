# Made from client/text/es/people.ftl by `python -m client.catalogue`.


def you():
    return "tú"


def away():
    return "ausente"


def nobody():
    return "aún nadie"


def guest():
    return "Visitante"


def the_computer():
    return "la máquina"


def computer(level):
    return f"máquina, {formats.level(level)}"


def seat(number):
    return f"asiento {number}"


def moving(*, players, number, name):
    return "juegan los dos" if players == "both" else "juegan todos" if players == "all" else f"juegan {formats.number(number)}" if players == "some" else "sigues jugando tú" if players == "you" else f"sigue jugando {formats.name(name)}"


def players(*, number, away):
    return (f"juega {formats.number(number)}" if number == 1 else f"juegan {formats.number(number)}") + ("" if away == 0 else f", {formats.number(away)} ausente" if away == 1 else f", {formats.number(away)} ausentes")
