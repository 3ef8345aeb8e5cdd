# Made from client/games/poker_solitaire/text/es/line.ftl by `python -m client.catalogue`.


def board_command():
    return "dibujar las matrices, las cartas repartidas y las casillas de descarte"


def lines_command():
    return "nombrar cada fila y columna con sus puntos"


def moves_help():
    return "una jugada como QH c3 o c3 x1, o solo una casilla: jugar ahí"


def begins(*, leg, legs, who, number):
    return f"{formats.begin(who)}; {number}." if legs == 1 else f"Manga {leg} de {legs}: {who}; {number}."


def alone():
    return "en solitario"


def player(*, name, role, you, computer):
    return f"{formats.name(name)}" + ("" if role is None else f" {role}") + (" (tú)" if you else "") + ("" if computer is None else f" ({computer})")


def matrix(*, number, title):
    return f"matriz {number}, {title}"


def matrix_rules(*, matrix, rules):
    return f"{matrix}: {rules}"


def rules(*, touching, moves, twelve, scoring):
    return ("las cartas deben tocarse por un lado" if touching == "edges" else "las cartas deben tocarse por un lado o una esquina" if touching == "corners" else "las cartas van a cualquier parte") + (", las cartas colocadas se pueden mover" if moves else "") + (", cuentan las diagonales" if twelve else "") + ", " + ("puntos ingleses" if scoring == "english" else "puntos americanos" if scoring == "american" else "las cinco filas deben ser manos servidas" if scoring == "pat" else "tus propios puntos")


def matrix_and_score(*, matrix, score):
    return f"{matrix}: {score}"


def matrix_heading(matrix):
    return f"{matrix}:"


def turn(*, turn, cards, score, stock):
    return f"{formats.begin(turn)}: " + ("no hay más cartas" if cards is None else f"reparto {formats.cards(cards)}") + f". {score}; {stock}."


def race():
    return "Carrera"


def can_pass():
    return "Puedes pasar: escribe «pasar»."


def can_end():
    return "Tu matriz está llena: escribe «listo» para terminar la carrera."


def goes_to(*, card, squares, rejects):
    return f"{formats.card(card)} puede ir a {formats.either(squares)}" + ("" if rejects is None else f", o descartarse en {formats.either(rejects)}") + "."


def can_be_rejected(*, card, rejects):
    return f"{formats.card(card)} solo se puede descartar en {formats.either(rejects)}."


def any_square():
    return "cualquier casilla libre"


def any_square_of(matrix):
    return f"cualquier casilla libre de {matrix}"


def card_at(*, card, place):
    return f"{formats.card(card)} en {place}"


def can_pick_up(cards):
    return f"También puedes mover {formats.either(cards)}."


def can_pick_up_many(*, cards, place):
    return f"También puedes mover una carta colocada: hay {formats.number(cards)} que pueden ir a algún sitio. Escribe «jugadas» y su casilla, por ejemplo «jugadas {place}»."


def no_moves():
    return "Ahora no tienes jugadas."


def too_many():
    return "Las cartas colocadas se pueden mover: hay demasiadas jugadas para mostrarlas."


def many(*, moves, card):
    return f"Hay {formats.number(moves)} jugadas. Escribe «jugadas» y una carta, por ejemplo «jugadas {card}», para ver las de esa carta."


def move(*, number, move, score):
    return f"{number}. {move}" + ("" if score is None else f"; {score}")


def no_such_move(*, number, last):
    return "Ahora no hay jugadas que elegir por número. Escribe una jugada como QH c3." if last == 0 else f"No hay jugada {number}. Escribe un número de 1 a {last}, o una jugada como QH c3."


def not_to_pick_up(typed):
    return f"Ahora no puedes levantar «{typed}»."


def expected(*, move, expected):
    return f"{move} ({expected})"


def hint(*, best, others):
    return f"Pista: {best}" + ("" if others is None else f"; otras jugadas: {others}") + ". Entre paréntesis: la puntuación prevista al final."


def computers_matrix(*, number, score):
    return f"La matriz de la máquina con el número {formats.game_number(number)}, {score}:"


def legend():
    return "En el tablero: -- es una casilla libre, + una casilla libre que admite la primera carta repartida, < > marca la última carta jugada."


def dealt(cards):
    return "reparto: " + ("nada" if cards is None else f"{cards}")


def rejects(squares):
    return f"descarte: {squares}"
