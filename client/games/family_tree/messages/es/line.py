# Made from client/games/family_tree/text/es/line.ftl by `python -m client.catalogue`.


def your_turn(*, card, score, cards):
    return f"Tu turno: juega {formats.card(card)}. Puntuación {formats.number(score)}, " + ("queda 1 carta" if cards == 1 else f"quedan {formats.number(cards)} cartas") + "."


def their_turn(*, turn, card, places, score, cards):
    return f"{formats.begin(turn)}: {formats.card(card)} puede ir a " + ("1 lugar" if places == 1 else f"{formats.number(places)} lugares") + f". Puntuación {formats.number(score)}, " + ("queda 1 carta" if cards == 1 else f"quedan {formats.number(cards)} cartas") + "."


def place(*, number, target, other, meaning, gains, before, after):
    return f"{number}. sobre {formats.card(target)}" + ("" if other is None else f" o {formats.card(other)}") + f": {meaning}" + ("" if gains is None else f"; {gains}") + ("" if after is None else f"; puntuación {formats.number(before)} a {formats.number(after)}")


def place_in_short(*, number, target):
    return f"{number}. {formats.card(target)}"


def same_score(places):
    return f"Lugares que no cambian la puntuación: {places}. Escribe «jugadas» para ver qué hace cada uno."


def expected(*, number, target, score):
    return f"{number}. sobre {formats.card(target)}" + ("" if score is None else f" ({formats.number(score)})")


def hint(*, best, others, scored):
    return f"Pista: {best}; " + ("no hay otro lugar" if others is None else f"otras jugadas: {others}") + "." + (" Entre paréntesis: los puntos previstos al final." if scored else "")


def score(*, score, parts, cards):
    return f"Puntuación {formats.number(score)}: {parts}; " + ("queda 1 carta" if cards == 1 else f"quedan {formats.number(cards)} cartas") + "."


def tree_command():
    return "describir el árbol"


def family_command():
    return "mirar una familia: la de una carta, o la última"


def up_command():
    return "mirar la familia de la generación anterior"


def top_command():
    return "mirar la primera pareja"


def signs_command():
    return "mostrar qué hace la carta actual debajo de cada hijo de esta familia"


def hands_command():
    return "mostrar las manos de las familias"
