# Made from client/games/happy_graphs/text/es/line.ftl by `python -m client.catalogue`.


def board_command():
    return "dibujar los tableros"


def cards_command():
    return "describir cada carta de los tableros"


def hands_command():
    return "mostrar las manos visibles"


def undo_command():
    return "deshacer tu último paso en el rompecabezas"


def redo_command():
    return "rehacer lo que deshiciste"


def moves_help():
    return "un número, o una jugada como 3h n50: jugarla"


def only_in_puzzle():
    return "solo en un rompecabezas"


def begins(*, leg, legs, who, number):
    return f"{formats.begin(who)}; {number}." if legs == 1 else f"Manga {leg} de {legs}: {who}; {number}."


def alone():
    return "en solitario"


def player_with_role(*, name, role):
    return f"{formats.name(name)} {role}"


def your_turn(*, cards, points, stock):
    return f"Tu turno, con {cards}. Infelices: {formats.number(points)}; {stock}."


def their_turn(*, turn, points, stock):
    return f"{formats.begin(turn)}. Infelices: {formats.number(points)}; {stock}."


def puzzle_turn(*, cards, points):
    return f"En la mano: {cards}. Infelices: {formats.number(points)}."


def puzzle_help():
    return "Escribe «jugadas» y un valor para ver adónde puede ir una carta así, o una jugada: 3h n50, «retirar n50» o «listo»."


def score(*, points, parts, stock, rest):
    return (f"{formats.number(points)} infeliz" if points == 1 else f"{formats.number(points)} infelices") + f": {parts}; {stock}; por salir: {rest}."


def none():
    return "ninguna"


def hand(*, name, cards, turn):
    return f"{formats.name(name)}: {cards}" + (" (le toca)" if turn else "")


def legend():
    return "En el tablero: 3H2 es un 3 al que le faltan dos vecinas, (3H) es feliz, 3H2! ya no puede ser feliz, # es un muro, + es una casilla libre junto a una carta, y < > marca la última carta jugada."


def computers_board(*, number, points):
    return f"El tablero de la máquina con el número {formats.game_number(number)}, {formats.number(points)} carta infeliz:" if points == 1 else f"El tablero de la máquina con el número {formats.game_number(number)}, {formats.number(points)} cartas infelices:"


def no_such_move(*, number, last):
    return "Ahora no hay jugadas que elegir por número." if last == 0 else f"No hay jugada {number}. Escribe un número de 1 a {last}, o una jugada como 3h n50."


def expected(*, move, points):
    return f"{move} ({formats.exact(points)})"


def hint(*, best, others):
    return f"Pista: {best}" + ("" if others is None else f"; otras jugadas: {others}") + ". Entre paréntesis: las cartas infelices previstas al final."
