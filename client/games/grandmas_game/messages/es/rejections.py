# Made from client/games/grandmas_game/text/es/rejections.ftl by `python -m client.catalogue`.


def stock_empty():
    return "El mazo está vacío."


def nothing_to_undo():
    return "No hay ninguna jugada que deshacer."


def nothing_to_redo():
    return "No hay ninguna jugada que rehacer."


def race_without_undo():
    return "En una carrera no se deshacen jugadas."


def not_in_workspace(card):
    return f"{formats.card(card)} no está en el abanico."


def pile_empty(pile):
    return f"La pila {pile} está vacía."


def pile_in_workspace(pile):
    return f"Las cartas de la pila {pile} están en el abanico."


def peek_without_equal(card):
    return f"Solo puedes mirar debajo de {formats.card(card)} si otra pila muestra la misma carta."


def peek_not_playable(card):
    return f"Solo puedes mirar debajo de {formats.card(card)} cuando la puedes jugar."


def nothing_under_top(pile):
    return f"La pila {pile} solo tiene una carta."


def peeked_already(pile):
    return f"Ya ves la carta de debajo en la pila {pile}."


def transfer_elsewhere(foundation):
    return f"Una carta de {foundation} solo puede pasar a la otra base de su palo."


def foundation_empty(foundation):
    return f"En {foundation} no hay ninguna carta."


def first_card_stays(*, card, foundation):
    return f"{formats.card(card)} es la primera carta de {foundation} y se queda ahí."


def order_fixed():
    return "Esta sala no deja ordenar el abanico."


def workspace_empty():
    return "El abanico está vacío."


def order_incomplete(cards):
    return f"Nombra cada carta del abanico una vez: {formats.cards(cards)}."


def order_unchanged():
    return "El abanico ya está en este orden."


def other_suit(*, card, foundation):
    return f"{formats.card(card)} no cabe en {foundation}: es de otro palo."


def foundation_complete(foundation):
    return f"La base {foundation} está completa."


def not_next_card(*, card, foundation, next):
    return f"{formats.card(card)} no cabe en {foundation}: sigue {formats.card(next)}."
