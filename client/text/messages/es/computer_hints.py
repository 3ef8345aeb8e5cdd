# Made from client/text/es/computer_hints.ftl by `python -m client.catalogue`.


def usage():
    return "Escribe pistas activar o pistas desactivar."


def on():
    return "Recibes una pista en cada turno. Escribe «pistas desactivar» para dejarlo."


def off():
    return "Solo recibes una pista si escribes «pista»."


def thinking():
    return "La máquina está pensando…"
