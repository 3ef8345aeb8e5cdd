# Made from client/text/es/computer_hints.ftl by `python -m client.catalogue`.


def usage():
    return "Escribe hints on o hints off."


def on():
    return "Recibes una pista en cada turno. Escribe hints off para dejarlo."


def off():
    return "Solo recibes una pista si escribes hint."


def thinking():
    return "La máquina está pensando…"
