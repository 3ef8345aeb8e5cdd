# Made from client/games/patriarch/text/es/trees.ftl by `python -m client.catalogue`.


def twice(card):
    return f"{card} está dos veces en el árbol."


def misplaced(sign):
    return f"«{sign}» no puede ir ahí. Un árbol es una carta arriba con sus hijos entre paréntesis: 3(4(2) A(5))."


def not_closed():
    return "Un paréntesis no está cerrado. Un árbol es una carta arriba con sus hijos entre paréntesis: 3(4(2) A(5))."


def no_card():
    return "No hay ninguna carta. Un árbol es una carta arriba con sus hijos entre paréntesis: 3(4(2) A(5))."


def not_in_family(*, card, first, last):
    return f"{card} no es de esta familia: sus cartas son {first} a {last}."


def missing(*, cards, count):
    return ("Falta" if count == 1 else "Faltan") + f" {formats.every(cards)}: todas las cartas tienen que estar en el árbol."


def place_first(cards):
    return f"Coloca antes {formats.every(cards)}: todas las cartas tienen que estar en el árbol."


def several_tops(*, count, cards):
    return f"Arriba va una carta, no {formats.number(count)}: {formats.every(cards)}."


def wrong_shape(*, shape, other):
    return f"Aquí todos los árboles tienen la forma {shape}; este es {other}."


def too_many_generations(*, most, deepest):
    return f"Aquí un árbol tiene como mucho {formats.number(most)} generaciones; este tiene {formats.number(deepest)}."


def too_deep(*, card, generations):
    return f"Serían más de {formats.number(generations)} generaciones: debajo de {card} no cabe nada. Elige otra carta."


def top_stays(card):
    return f"{card} está arriba, y todas las demás están debajo. Vacía el árbol para empezar de nuevo."


def chosen_parent(card):
    return f"La próxima carta va debajo de {card}. Escribe otra carta o elige otro padre."


def below_itself(*, below, card):
    return f"{below} está debajo de {card}: {card} no puede ir debajo de ella."
