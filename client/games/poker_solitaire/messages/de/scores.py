# Made from client/games/poker_solitaire/text/de/scores.ftl by `python -m client.catalogue`.


def line(key):
    return {
        "nothing": "nichts",
        "one-pair": "Paar",
        "two-pair": "zwei Paare",
        "three-of-a-kind": "Drilling",
        "straight": "Straße",
        "flush": "Flush",
        "full-house": "Full House",
        "four-of-a-kind": "Vierling",
        "straight-flush": "Straight Flush",
        "royal-flush": "Royal Flush",
        "five-of-a-kind": "Fünfling",
        "blaze": "Blaze",
        "four-flush": "Viererflush",
        "kilter": "Kilter",
        "round-the-corner-kilter": "Kilter ums Eck",
        "round-the-corner-straight": "Straße ums Eck",
    }[key]


def line_short(key):
    return {
        "nothing": "–",
        "one-pair": "Paar",
        "two-pair": "zwei Paare",
        "three-of-a-kind": "Drilling",
        "straight": "Straße",
        "flush": "Flush",
        "full-house": "Full House",
        "four-of-a-kind": "Vierling",
        "straight-flush": "Str. Flush",
        "royal-flush": "Royal Flush",
        "five-of-a-kind": "Fünfling",
        "blaze": "Blaze",
        "four-flush": "Viererflush",
        "kilter": "Kilter",
        "round-the-corner-kilter": "Eck-Kilter",
        "round-the-corner-straight": "Eck-Straße",
    }[key]


def hand_made(*, hand, points):
    return f"{hand} {formats.signed(points)}"


def row(row):
    return f"Zeile {row}"


def column(column):
    return f"Spalte {column}"


def diagonal(square):
    return f"Diagonale ab {square}"


def line_worth(*, where, line, points):
    return f"{where}: {line}, " + (f"{formats.number(points)} Punkt" if points == 1 else f"{formats.number(points)} Punkte")


def line_pat(*, where, line, pat):
    return f"{where}: {line}, " + ("Pat" if pat else "nicht Pat")


def part(key):
    return {
        "rows": "Zeilen",
        "columns": "Spalten",
        "diagonals": "Diagonalen",
    }[key]


def part_of(*, owner, part):
    return f"{formats.name(owner)}: {part}"


def matrix(number):
    return f"Matrix {number}"


def matrix_score(*, number, points):
    return f"Matrix {number}: {formats.number(points)}"


def matrix_parts(*, rows, columns, diagonals):
    return f"Zeilen {formats.number(rows)}, Spalten {formats.number(columns)}" + ("" if diagonals is None else f", Diagonalen {formats.number(diagonals)}")


def of_matrix(*, name, score):
    return f"{formats.name(name)}: {score}"


def of_player(*, name, points):
    return f"{formats.name(name)} {formats.number(points)}"


def of_player_pat(*, name, score):
    return f"{formats.name(name)} {score}"


def pat_rows(rows):
    return f"{formats.number(rows)} von 5 Zeilen sind Pat-Hände"


def pat_rows_short(rows):
    return f"{formats.number(rows)} von 5 Pat"


def pat(key):
    return {
        "won": "gewonnen: alle fünf Zeilen sind Pat-Hände",
        "lost": "verloren: nicht alle fünf Zeilen sind Pat-Hände",
    }[key]


def pat_matrices(won):
    return f"{formats.number(won)} von zwei Matrizen gewonnen"


def pat_short(key):
    return {
        "won": "gewonnen",
        "lost": "verloren",
    }[key]


def pat_matrices_short(won):
    return f"{formats.number(won)} von 2 gewonnen"


def to_beat(points):
    return f"{formats.number(points)} zu schlagen"


def goal(key, *, points, maximizer):
    match key:
        case "maximizer":
            return f"mehr als {formats.number(points)} gewinnt"
        case "minimizer":
            return f"unter {formats.number(points)} gewinnt"
        case "spectator":
            return f"{formats.name(maximizer)} braucht mehr als {formats.number(points)}"
    raise KeyError(key)


def goal_in_full(key, *, points, maximizer, minimizer):
    match key:
        case "maximizer":
            return f"{formats.name(minimizer)} hat {formats.number(points)} erreicht. Mit mehr gewinnst du; gleich viel ist unentschieden."
        case "minimizer":
            return f"Du hast {formats.number(points)} erreicht. Halte {formats.name(maximizer)} darunter, und du gewinnst; gleich viel ist unentschieden."
        case "spectator":
            return f"{formats.name(minimizer)} hat {formats.number(points)} erreicht. {formats.name(maximizer)} gewinnt mit mehr; gleich viel ist unentschieden."
    raise KeyError(key)


def leg_one(result):
    return f"Runde 1: {result}"


def computer_reached(points):
    return f"Der Computer hat auf dieser Nummer {formats.number(points)} Punkt erreicht." if points == 1 else f"Der Computer hat auf dieser Nummer {formats.number(points)} Punkte erreicht."


def your_best(points):
    return f"Deine Bestleistung ist {formats.number(points)}."


def pat_before(key):
    return {
        "won": "schon gewonnen",
        "lost": "noch nicht gewonnen",
    }[key]


def pat_matrices_before(won):
    return f"{formats.number(won)} von zwei Matrizen schon gewonnen"


def computer_pat(key):
    return {
        "won": "Der Computer hat diese Nummer gewonnen.",
        "lost": "Der Computer hat diese Nummer verloren.",
    }[key]


def computer_pat_matrices(won):
    return f"Der Computer hat auf dieser Nummer {formats.number(won)} von zwei Matrizen gewonnen."


def your_pat(key):
    return {
        "won": "Du hast sie schon gewonnen.",
        "lost": "Du hast sie noch nicht gewonnen.",
    }[key]


def your_pat_matrices(won):
    return f"Du hast {formats.number(won)} von zweien gewonnen."
