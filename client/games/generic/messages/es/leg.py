# Made from client/games/generic/text/es/leg.ftl by `python -m client.catalogue`.


def one_leg():
    return "una manga"


def value(key):
    return {
        "none": "nada",
        "yes": "sí",
        "no": "no",
    }[key]


def each_player():
    return "cada jugador"


def more_below(lines):
    return "1 línea más abajo" if lines == 1 else f"{formats.number(lines)} líneas más abajo"


def more_above(lines):
    return "1 línea más arriba" if lines == 1 else f"{formats.number(lines)} líneas más arriba"


def your_moves():
    return "Tus jugadas"


def moves_shown(*, first, last, of):
    return f"Tus jugadas, {first} a {last} de {of}"


def typing():
    return "Tu jugada:"


def not_listed():
    return "Las jugadas de este juego no se muestran. Escribe una."


def plays(move):
    return f"Enter juega {move}"


def expected(*, move, score):
    return f"{move}, cerca de {formats.number(score)}"


def hint(*, move, score):
    return f"Pista: {move}, cerca de {formats.number(score)}"


def news(*, name, move):
    return f"{formats.name(name)}: " + ("una jugada" if move is None else f"{move}")


def ended(points):
    return "La manga terminó: " + ("1 punto" if points == 1 else f"{formats.number(points)} puntos") + "."


def key(key):
    return {
        "choose": "elegir",
        "play": "jugar",
        "type": "escribir jugada",
        "look": "mirar",
    }[key]


def your_turn_line():
    return "Es tu turno. Puedes jugar:"


def not_listed_line():
    return "Las jugadas de este juego no se muestran. Escribe «jugada» y la jugada, como la escribe el juego."


def no_such_move(moves):
    return f"No existe esa jugada. Escribe un número de 1 a {moves}, o una jugada."


def hints(moves):
    return f"Pista: {moves}."


def first_leg_line(score):
    return f"La manga 1 terminó con {formats.number(score)}."


def moves_help():
    return "un número, o una jugada como la escribe el juego: jugarla; jugada TEXT si podría ser un comando"


def table_command():
    return "mostrar todo lo que puedes ver"
