# Made from client/text/es/line_watch.ftl by `python -m client.catalogue`.


def prompt():
    return "watch>"


def usage():
    return "Una línea vacía muestra la jugada siguiente; o escribe previous, el número de una jugada, all, part, event, tree, tree 1, tree 2, look, start, end o back."


def next():
    return "siguiente"


def which():
    return "Número de la partida:"


def no_record(records):
    return f"Escribe un número de 1 a {formats.number(records)}, o back."


def move(*, leg, move, score):
    return f"manga {leg}, {move}, puntos {score}"


def event(*, leg, event):
    return f"Manga {leg}: {event}."


def leg(leg):
    return f"Manga {leg}:"
