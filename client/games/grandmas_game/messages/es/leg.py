# Made from client/games/grandmas_game/text/es/leg.ftl by `python -m client.catalogue`.


def table():
    return "La mesa"


def table_auto():
    return "La mesa · las seguras se juegan solas"


def last_move():
    return "Última jugada"


def race():
    return "La carrera"


def stock():
    return "mazo"


def fan():
    return "fuera"


def full():
    return "fin"


def build_up():
    return "ascendente"


def build_down():
    return "descendente"


def workspace_of(*, pile, cards, order):
    return f"Abanico: pila {pile}, " + ("sin cartas" if cards == 0 else f"{formats.number(cards)} carta" if cards == 1 else (f"{formats.number(cards)} cartas" + (", la del fondo a la izquierda" if order else "")))


def workspace_empty():
    return "El abanico está vacío. Al repartir se abre una pila en él."


def tables_hidden():
    return "Cada quien tiene su propia mesa, que nadie más puede ver."


def choose(deal):
    return "Elige una carta, o reparte." if deal else "Elige una carta."


def pile_top(*, card, under, pile, size):
    return f"{formats.card(card)} en la pila {pile}, " + (f"{formats.number(size)} carta" if size == 1 else f"{formats.number(size)} cartas") + ("" if under is None else f", debajo {formats.card(under)}") + "."


def pile_empty(*, pile, away):
    return f"La pila {pile} está en el abanico." if away else f"La pila {pile} está vacía."


def workspace_card(*, card, number, of, top):
    return f"{formats.card(card)}, encima en el abanico." if top else f"{formats.card(card)}, número {number} de {of} en el abanico."


def foundation_state(*, foundation, top, size, takes):
    return (f"Ninguna carta en {foundation}." if top is None else (f"{formats.card(top)} en {foundation}, de " + (f"{formats.number(size)} carta." if size == 1 else f"{formats.number(size)} cartas."))) + " " + ("Está completa." if takes is None else f"Sigue {formats.card(takes)}.")


def stock_state(cards):
    return "El mazo está vacío." if cards == 0 else f"Queda {formats.number(cards)} en el mazo. Reparte una a la pila de su valor." if cards == 1 else f"Quedan {formats.number(cards)} en el mazo. Reparte una a la pila de su valor."


def can_look_under():
    return "Puedes mirar debajo."


def carrying(card):
    return f"Elige un lugar para {formats.card(card)}."


def nothing_to_undo():
    return "No hay nada que deshacer."


def nothing_to_redo():
    return "No hay nada que rehacer."


def no_undo_in_race():
    return "En una carrera no se deshacen jugadas."


def stock_empty():
    return "El mazo está vacío."


def no_peek():
    return "Solo puedes mirar debajo de una pila si otra muestra la misma carta y se puede jugar."


def no_card():
    return "Ahí no hay ninguna carta que jugar."


def no_dealing():
    return "El reparto solo se puede ver antes de la primera jugada."


def stuck():
    return "Ya no se pueden jugar más cartas. Deshaz o abandona."


def order_fixed():
    return "En esta partida, el abanico conserva su orden."


def nothing_to_order():
    return "En el abanico no hay ninguna carta que mover."


def choose_in_workspace():
    return "Elige antes una carta del abanico."


def typed():
    return "Jugar:"


def how_to_type():
    return "Por ejemplo 5 hearts up, 8h down, :h up to down, :order 8h 3c, :deal o :peek 5."


def not_a_move(typed):
    return f"«{typed}» no es una jugada. Escribe una como 5 hearts up, 8h down, :order 8h 3c o :peek 5."


def how_to_type_order():
    return "Nombra las cartas que van encima, primero la más baja, por ejemplo 8h 3c."


def wrong_order():
    return "Algunas de estas cartas no están en el abanico. Nombra las cartas que van encima, primero la más baja, por ejemplo 8h 3c."


def hint_key(key):
    return f"({key} otra vez: escribirla)"


def give_up_question(points):
    return f"¿Abandonar con {formats.number(points)} carta en las bases?" if points == 1 else f"¿Abandonar con {formats.number(points)} cartas en las bases?"


def give_up_note(race):
    return "Tu mesa termina con esta puntuación; los demás siguen jugando." if race else "La partida termina con esta puntuación."


def dealing_progress(*, step, of):
    return f"El reparto: {step} de {of} cartas"


def onto_pile(pile):
    return f"a la pila {pile}"


def to_stock(cards):
    return f"{formats.number(cards)} carta al mazo" if cards == 1 else f"{formats.number(cards)} cartas al mazo"


def dealt(*, card, pile, stock):
    return f"{formats.card(card)} a la pila {pile}" + ("" if stock == 0 else f", luego {formats.number(stock)} carta al mazo, boca abajo" if stock == 1 else f", luego {formats.number(stock)} cartas al mazo, boca abajo") + "."


def pace(*, pace, of):
    return f"Ritmo {pace} de {of}"


def paused():
    return "En pausa"


def remember():
    return "Recuerda lo que puedas: las cartas boca abajo quedan ocultas."


def key_choose():
    return "elegir"


def key_play():
    return "jugar"


def key_deal():
    return "repartir"


def key_carry():
    return "llevar"


def key_order():
    return "ordenar"


def key_look_under():
    return "mirar debajo"


def key_up_or_down():
    return "asc. o desc."


def key_undo():
    return "deshacer"


def key_redo():
    return "rehacer"


def key_give_up():
    return "abandonar"


def key_keep_playing():
    return "seguir jugando"


def key_auto(auto):
    return "sin automático" if auto else "jugar las seguras"


def key_watch_dealing():
    return "ver el reparto"


def key_pause():
    return "pausa"


def key_continue():
    return "seguir"


def key_pace():
    return "ritmo"


def key_by_card():
    return "por carta"


def key_again():
    return "otra vez"


def key_skip():
    return "saltar"


def key_put_down():
    return "dejar"


def key_cancel():
    return "cancelar"
