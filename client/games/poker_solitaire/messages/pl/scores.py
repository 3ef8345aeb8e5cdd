# Made from client/games/poker_solitaire/text/pl/scores.ftl by `python -m client.catalogue`.


def line(key):
    return {
        "nothing": "nic",
        "one-pair": "para",
        "two-pair": "dwie pary",
        "three-of-a-kind": "trójka",
        "straight": "strit",
        "flush": "kolor",
        "full-house": "ful",
        "four-of-a-kind": "kareta",
        "straight-flush": "poker",
        "royal-flush": "poker królewski",
        "five-of-a-kind": "piątka",
        "blaze": "figury",
        "four-flush": "czwórka w kolorze",
        "kilter": "kilter",
        "round-the-corner-kilter": "kilter przez asa",
        "round-the-corner-straight": "strit przez asa",
    }[key]


def line_short(key):
    return {
        "nothing": "–",
        "one-pair": "para",
        "two-pair": "dwie pary",
        "three-of-a-kind": "trójka",
        "straight": "strit",
        "flush": "kolor",
        "full-house": "ful",
        "four-of-a-kind": "kareta",
        "straight-flush": "poker",
        "royal-flush": "poker król.",
        "five-of-a-kind": "piątka",
        "blaze": "figury",
        "four-flush": "4 w kolorze",
        "kilter": "kilter",
        "round-the-corner-kilter": "kilter p. A",
        "round-the-corner-straight": "strit p. A",
    }[key]


def hand_made(*, hand, points):
    return f"{hand} {formats.signed(points)}"


def row(row):
    return f"wiersz {row}"


def column(column):
    return f"kolumna {column}"


def diagonal(square):
    return f"przekątna od {square}"


def line_worth(*, where, line, points):
    return f"{where}: {line}, " + (f"{formats.number(points)} punkt" if points == 1 else f"{formats.number(points)} punkty" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} punktów")


def line_pat(*, where, line, pat):
    return f"{where}: {line}, " + ("pat" if pat else "nie pat")


def part(key):
    return {
        "rows": "wiersze",
        "columns": "kolumny",
        "diagonals": "przekątne",
    }[key]


def part_of(*, owner, part):
    return f"{formats.name(owner)}: {part}"


def matrix(number):
    return f"kwadrat {number}"


def matrix_score(*, number, points):
    return f"kwadrat {number}: {formats.number(points)}"


def matrix_parts(*, rows, columns, diagonals):
    return f"wiersze {formats.number(rows)}, kolumny {formats.number(columns)}" + ("" if diagonals is None else f", przekątne {formats.number(diagonals)}")


def of_matrix(*, name, score):
    return f"{formats.name(name)}: {score}"


def of_player(*, name, points):
    return f"{formats.name(name)} {formats.number(points)}"


def of_player_pat(*, name, score):
    return f"{formats.name(name)} {score}"


def pat_rows(rows):
    return f"{formats.number(rows)} z 5 wierszy to układy pat"


def pat_rows_short(rows):
    return f"{formats.number(rows)} z 5 pat"


def pat(key):
    return {
        "won": "wygrana: wszystkie pięć wierszy to układy pat",
        "lost": "przegrana: nie wszystkie pięć wierszy to układy pat",
    }[key]


def pat_matrices(won):
    return f"wygrane kwadraty: {formats.number(won)} z 2"


def pat_short(key):
    return {
        "won": "wygr.",
        "lost": "przegr.",
    }[key]


def pat_matrices_short(won):
    return f"wygrane {formats.number(won)} z 2"


def to_beat(points):
    return f"{formats.number(points)} do pobicia"


def goal(key, *, points, maximizer):
    match key:
        case "maximizer":
            return f"więcej niż {formats.number(points)} wygrywa"
        case "minimizer":
            return f"poniżej {formats.number(points)} wygrywa"
        case "spectator":
            return f"{formats.name(maximizer)} musi mieć więcej niż {formats.number(points)}"
    raise KeyError(key)


def goal_in_full(key, *, points, maximizer, minimizer):
    match key:
        case "maximizer":
            return f"{formats.name(minimizer)} ma {formats.number(points)}. Przy wyższym wyniku wygrywasz; taki sam to remis."
        case "minimizer":
            return f"Masz {formats.number(points)}. Jeśli {formats.name(maximizer)} skończy niżej, wygrywasz; taki sam wynik to remis."
        case "spectator":
            return f"{formats.name(minimizer)} ma {formats.number(points)}. {formats.name(maximizer)} wygra wyższym wynikiem; taki sam to remis."
    raise KeyError(key)


def leg_one(result):
    return f"runda 1: {result}"


def computer_reached(points):
    return "Wynik komputera na tym numerze: " + (f"{formats.number(points)} punkt" if points == 1 else f"{formats.number(points)} punkty" if abs(points) % 10 >= 2 and abs(points) % 10 <= 4 and (abs(points) % 100 < 12 or abs(points) % 100 > 14) else f"{formats.number(points)} punktów") + "."


def your_best(points):
    return f"Twój rekord: {formats.number(points)}."


def pat_before(key):
    return {
        "won": "wcześniej wygrane",
        "lost": "jeszcze niewygrane",
    }[key]


def pat_matrices_before(won):
    return f"wcześniej wygrane kwadraty: {formats.number(won)} z 2"


def computer_pat(key):
    return {
        "won": "Komputer wygrał ten numer.",
        "lost": "Komputer przegrał ten numer.",
    }[key]


def computer_pat_matrices(won):
    return f"Kwadraty wygrane przez komputer na tym numerze: {formats.number(won)} z 2."


def your_pat(key):
    return {
        "won": "Ten numer masz już wygrany.",
        "lost": "Tego numeru nie masz jeszcze wygranego.",
    }[key]


def your_pat_matrices(won):
    return f"Twoje wygrane kwadraty: {formats.number(won)} z 2."
