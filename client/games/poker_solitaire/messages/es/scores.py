# Made from client/games/poker_solitaire/text/es/scores.ftl by `python -m client.catalogue`.


def line(key):
    return {
        "nothing": "nada",
        "one-pair": "par",
        "two-pair": "dos pares",
        "three-of-a-kind": "trío",
        "straight": "escalera",
        "flush": "color",
        "full-house": "full",
        "four-of-a-kind": "póker",
        "straight-flush": "escalera de color",
        "royal-flush": "escalera real",
        "five-of-a-kind": "repóker",
        "blaze": "figuras",
        "four-flush": "color de cuatro",
        "kilter": "kilter",
        "round-the-corner-kilter": "kilter circular",
        "round-the-corner-straight": "escalera circular",
    }[key]


def line_short(key):
    return {
        "nothing": "–",
        "one-pair": "par",
        "two-pair": "dos pares",
        "three-of-a-kind": "trío",
        "straight": "escalera",
        "flush": "color",
        "full-house": "full",
        "four-of-a-kind": "póker",
        "straight-flush": "esc. color",
        "royal-flush": "esc. real",
        "five-of-a-kind": "repóker",
        "blaze": "figuras",
        "four-flush": "color de 4",
        "kilter": "kilter",
        "round-the-corner-kilter": "kilter circ.",
        "round-the-corner-straight": "esc. circ.",
    }[key]


def hand_made(*, hand, points):
    return f"{hand} {formats.signed(points)}"


def row(row):
    return f"fila {row}"


def column(column):
    return f"columna {column}"


def diagonal(square):
    return f"diagonal desde {square}"


def line_worth(*, where, line, points):
    return f"{where}: {line}, " + (f"{formats.number(points)} punto" if points == 1 else f"{formats.number(points)} puntos")


def line_pat(*, where, line, pat):
    return f"{where}: {line}, " + ("servida" if pat else "no servida")


def part(key):
    return {
        "rows": "filas",
        "columns": "columnas",
        "diagonals": "diagonales",
    }[key]


def part_of(*, owner, part):
    return f"{formats.name(owner)}: {part}"


def matrix(number):
    return f"matriz {number}"


def matrix_score(*, number, points):
    return f"matriz {number}: {formats.number(points)}"


def matrix_parts(*, rows, columns, diagonals):
    return f"filas {formats.number(rows)}, columnas {formats.number(columns)}" + ("" if diagonals is None else f", diagonales {formats.number(diagonals)}")


def of_matrix(*, name, score):
    return f"{formats.name(name)}: {score}"


def of_player(*, name, points):
    return f"{formats.name(name)} {formats.number(points)}"


def of_player_pat(*, name, score):
    return f"{formats.name(name)} {score}"


def pat_rows(rows):
    return f"{formats.number(rows)} de 5 filas servidas"


def pat_rows_short(rows):
    return f"{formats.number(rows)} de 5 servidas"


def pat(key):
    return {
        "won": "victoria: las cinco filas son manos servidas",
        "lost": "derrota: no todas las filas son manos servidas",
    }[key]


def pat_matrices(won):
    return f"{formats.number(won)} de dos matrices ganadas"


def pat_short(key):
    return {
        "won": "gana",
        "lost": "pierde",
    }[key]


def pat_matrices_short(won):
    return f"gana {formats.number(won)} de 2"


def to_beat(points):
    return f"{formats.number(points)} a superar"


def goal(key, *, points, maximizer):
    match key:
        case "maximizer":
            return f"ganas con más de {formats.number(points)}"
        case "minimizer":
            return f"ganas con menos de {formats.number(points)}"
        case "spectator":
            return f"{formats.name(maximizer)} necesita más de {formats.number(points)}"
    raise KeyError(key)


def goal_in_full(key, *, points, maximizer, minimizer):
    match key:
        case "maximizer":
            return f"{formats.name(minimizer)} llegó a {formats.number(points)}. Con más, ganas; con lo mismo hay empate."
        case "minimizer":
            return f"Llegaste a {formats.number(points)}. Si {formats.name(maximizer)} no llega, ganas; con lo mismo hay empate."
        case "spectator":
            return f"{formats.name(minimizer)} llegó a {formats.number(points)}. Con más gana {formats.name(maximizer)}; con lo mismo hay empate."
    raise KeyError(key)


def leg_one(result):
    return f"manga 1: {result}"


def computer_reached(points):
    return f"La máquina llegó a {formats.number(points)} punto con este número." if points == 1 else f"La máquina llegó a {formats.number(points)} puntos con este número."


def your_best(points):
    return f"Tu récord es {formats.number(points)}."


def pat_before(key):
    return {
        "won": "ya se ganó",
        "lost": "aún sin ganar",
    }[key]


def pat_matrices_before(won):
    return f"antes, {formats.number(won)} de dos matrices ganadas"


def computer_pat(key):
    return {
        "won": "La máquina ganó este número.",
        "lost": "La máquina perdió este número.",
    }[key]


def computer_pat_matrices(won):
    return f"La máquina ganó {formats.number(won)} de dos matrices con este número."


def your_pat(key):
    return {
        "won": "Ya lo ganaste.",
        "lost": "Aún no lo has ganado.",
    }[key]


def your_pat_matrices(won):
    return f"Has ganado {formats.number(won)} de dos."
