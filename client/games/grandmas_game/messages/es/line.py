# Made from client/games/grandmas_game/text/es/line.ftl by `python -m client.catalogue`.


def board_command():
    return "describir tu mesa"


def dealing_command():
    return "mostrar el reparto, hasta la primera jugada"


def safe_command():
    return "jugar una carta segura, la última de su clase; «activar»: que se jueguen todas solas"


def undo_command():
    return "deshacer tu última jugada"


def redo_command():
    return "rehacer lo que deshiciste"


def moves_help():
    return "un número, o una jugada como 5 corazones ascendente, 8h descendente, h ascendente a descendente, repartir, ordenar 8h 3c, mirar 5 o abandonar: jugarla"


def no_undo_in_race():
    return "en una carrera no se deshacen jugadas"


def begins(*, who, number):
    return f"{formats.begin(who)}; {number}."


def alone():
    return "en solitario"


def dealing_can_be_seen():
    return "Las cartas están repartidas. Escribe «reparto» para ver cómo, hasta tu primera jugada."


def turn(*, points, stock, made):
    return f"{formats.number(points)} de 104 cartas en las bases, {stock}; {made}."


def their_turn(turn):
    return f"{formats.begin(turn)}."


def stuck():
    return "Te quedaste sin jugadas: el mazo está vacío y no se puede jugar ninguna carta. Escribe «deshacer» o «abandonar»."


def score(*, parts, stock, made, score):
    return f"{score}: {parts}; {stock}; {made}."


def no_news():
    return "En tu mesa aún no se ha jugado nada."


def computers_table(*, number, points):
    return f"La mesa de la máquina con el número {formats.game_number(number)}, {formats.number(points)} carta:" if points == 1 else f"La mesa de la máquina con el número {formats.game_number(number)}, {formats.number(points)} cartas:"


def piles(piles):
    return f"Pilas: {piles}"


def pile(*, pile, card, under, size):
    return f"{pile} {formats.card(card)}" + ("" if under is None else f" sobre {formats.card(under)}") + f" ({formats.number(size)})"


def pile_empty(*, pile, away):
    return f"{pile} en el abanico" if away else f"{pile} vacía"


def foundations(foundations):
    return "Bases: vacías." if foundations is None else f"Bases: {foundations}."


def foundation(*, foundation, card):
    return f"{foundation} {formats.card(card)}"


def workspace(*, pile, cards):
    return f"Abanico, pila {pile}, del fondo hacia arriba: " + ("vacío" if cards is None else f"{cards}") + "."


def rounds_help():
    return "Cada línea es una vuelta de las trece pilas, A a K. Un + es una carta repartida boca abajo al mazo. Escribe «reparto» y un número para ver una vuelta carta a carta."


def move(*, number, move, safe):
    return f"{number}. {move}" + (" (segura)" if safe else "")


def nothing_to_play():
    return "Ahora no puedes jugar nada, pero puedes cambiar el orden del abanico."


def order_help():
    return "Para llevar cartas encima del abanico, escribe «ordenar» y sus nombres, primero la más baja, por ejemplo «ordenar 8h 3c»."


def no_such_move(*, number, last):
    return f"No hay jugada {number}. Escribe un número de 1 a {last}, o una jugada como 5 corazones ascendente."


def no_safe_card():
    return "No hay ninguna carta segura que jugar."


def wrong_order():
    return "Algunas de estas cartas no están en el abanico. Nombra las que están, primero la más baja, por ejemplo «ordenar 8h 3c»."


def expected(*, move, cards):
    return f"{move} ({formats.number(cards)})"


def hint(*, best, others):
    return f"Pista: {best}" + ("" if others is None else f"; otras jugadas: {others}") + ". Entre paréntesis: las cartas previstas en las bases al final."
