# Made from client/text/es/line_watch.ftl by `python -m client.catalogue`.


def prompt():
    return "reproducir>"


def usage():
    return "Una línea vacía muestra la jugada siguiente; o escribe anterior, el número de una jugada, todo, diferencia, suceso, tablero, tablero 1, tablero 2, mirar, inicio, final o volver."


def next():
    return "siguiente"


def which():
    return "Número de la partida:"


def no_record(records):
    return f"Escribe un número de 1 a {formats.number(records)}, o «volver»."


def move(*, leg, move, score):
    return f"manga {leg}, {move}, puntos {score}"


def event(*, leg, event):
    return f"Manga {leg}: {event}."


def leg(leg):
    return f"Manga {leg}:"
