# Made from client/games/happy_graphs/text/es/leg.ftl by `python -m client.catalogue`.


def board():
    return "El tablero"


def boards():
    return "Los tableros"


def hands():
    return "Manos"


def your_hand():
    return "Tu mano"


def cards():
    return "Las cartas"


def group(number):
    return f"Grupo {number}"


def new_group():
    return "Grupo nuevo"


def score(points):
    return f"Infelices: {formats.number(points)}"


def turn_with_hand(*, turn, cards):
    return f"{turn}, con {cards}"


def hidden():
    return "oculta"


def card_count(cards):
    return f"{formats.number(cards)} carta" if cards == 1 else f"{formats.number(cards)} cartas"


def no_cards():
    return "sin cartas"


def more_hands(hands):
    return f"… y {formats.number(hands)} más"


def stock(cards):
    return "nada que robar" if cards == 0 else f"{formats.number(cards)} carta por robar" if cards == 1 else f"{formats.number(cards)} cartas por robar"


def to_come(cards):
    return "Por salir: " + ("ninguna" if cards is None else f"{cards}")


def time(ms):
    return f"Tiempo {formats.stopwatch(ms)}"


def time_starts():
    return "El tiempo empieza con la primera carta."


def to_beat_short(points):
    return f"{formats.number(points)} a alcanzar" if points == 0 else f"{formats.number(points)} a superar"


def to_beat(*, points, perfect):
    return f"A alcanzar: {formats.number(points)}" if perfect else f"A superar: {formats.number(points)}"


def goal(key, *, points, maximizer):
    match key:
        case "maximizer":
            return f"deja más de {formats.number(points)} infelices"
        case "minimizer":
            return f"deja menos de {formats.number(points)} infelices"
        case "spectator":
            return f"{formats.name(maximizer)} debe dejar más de {formats.number(points)}"
    raise KeyError(key)


def goal_in_full(key, *, points, maximizer, minimizer):
    match key:
        case "maximizer":
            return f"{formats.name(minimizer)} dejó " + (f"{formats.number(points)} infeliz" if points == 1 else f"{formats.number(points)} infelices") + ". Con más, ganas; con lo mismo hay empate."
        case "minimizer":
            return "Dejaste " + (f"{formats.number(points)} infeliz" if points == 1 else f"{formats.number(points)} infelices") + f". Si {formats.name(maximizer)} deja menos, ganas; con lo mismo hay empate."
        case "spectator":
            return f"{formats.name(minimizer)} dejó " + (f"{formats.number(points)} infeliz" if points == 1 else f"{formats.number(points)} infelices") + f". Con más gana {formats.name(maximizer)}; con lo mismo hay empate."
    raise KeyError(key)


def computer_left(points):
    return f"La máquina dejó {formats.number(points)} carta infeliz con este número." if points == 1 else f"La máquina dejó {formats.number(points)} cartas infelices con este número."


def your_best(points):
    return f"Tu récord es {formats.number(points)}."


def choose_or_type(*, card, example):
    return f"Elige una casilla para {formats.card(card)}, o escribe una jugada, por ejemplo {example}."


def fits_nowhere(card):
    return f"{formats.card(card)} no cabe en ninguna casilla. Elige otra carta."


def not_in_hand(card):
    return f"{card} no está en la mano."


def choose_card_to_take():
    return "¿Qué carta quieres retirar?"


def board_empty():
    return "Aún no hay ninguna carta en el tablero."


def nothing_to_undo():
    return "No hay nada que deshacer."


def nothing_to_redo():
    return "No hay nada que rehacer."


def typed():
    return "Jugar:"


def how_to_type():
    return "Escribe una carta y una casilla, por ejemplo 3h n50, o 3h 2:n50 en el grupo 2."


def not_a_move(typed):
    return f"«{typed}» no es una jugada. Escribe una carta y una casilla, por ejemplo 3h n50, o 3h 2:n50 en el grupo 2."


def finish(points):
    return f"¿Terminar con {formats.number(points)} carta infeliz?" if points == 1 else f"¿Terminar con {formats.number(points)} cartas infelices?"


def finish_note():
    return "Las cartas que quedan en la mano cuentan como infelices."


def happy_card(*, card, square):
    return f"{formats.card(card)} en {square} es feliz y está boca abajo."


def unhappy_card(*, card, square, wants, lacks, hopeless):
    return f"{formats.card(card)} en {square} quiere " + (f"{formats.number(wants)} vecina" if wants == 1 else f"{formats.number(wants)} vecinas") + " y le " + (f"falta {formats.number(lacks)}" if lacks == 1 else f"faltan {formats.number(lacks)}") + "." + (" Ya no puede ser feliz." if hopeless else "")


def game_over(result):
    return f"La partida terminó: {result}."


def left_in_hand(*, cards, many):
    return f"{formats.number(many)} carta en la mano: {formats.cards(cards)}" if many == 1 else f"{formats.number(many)} cartas en la mano: {formats.cards(cards)}"


def key_choose():
    return "elegir"


def key_look():
    return "mirar"


def key_play():
    return "jugar"


def key_card():
    return "carta"


def key_place():
    return "lugar"


def key_take_back():
    return "retirar"


def key_undo():
    return "deshacer"


def key_redo():
    return "rehacer"


def key_done():
    return "listo"


def key_finish():
    return "terminar"


def key_keep_playing():
    return "seguir jugando"


def key_cancel():
    return "cancelar"


def key_new_group():
    return "grupo nuevo"


def key_next_group():
    return "otro grupo"


def key_all_hands():
    return "las manos"


def key_board():
    return "tablero"


def perfect():
    return "Todas las cartas son felices"


def more_left():
    return "más a la izq."


def more_right():
    return "más a la der."


def more_above():
    return "más arriba"


def more_below():
    return "más abajo"
