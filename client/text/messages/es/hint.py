# Made from client/text/es/hint.ftl by `python -m client.catalogue`.


def thinking():
    return "Pista: la máquina está pensando…"


def working():
    return "Calculando la puntuación de la máquina…"


def working_short():
    return "calculando…"


def beat(score):
    return f"supera {formats.number(score)}"


def to_beat(score):
    return "A superar" if score is None else f"A superar: {formats.number(score)}"


def computer_reached(score):
    return f"La máquina llegó a {formats.number(score)} con este número."


def your_best(score):
    return f"Tu récord es {formats.number(score)}."


def par(score):
    return f"La referencia es {formats.number(score)}: lo mejor que encontró una búsqueda que conoce las cartas."
