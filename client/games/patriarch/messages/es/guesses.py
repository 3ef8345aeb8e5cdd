# Made from client/games/patriarch/text/es/guesses.ftl by `python -m client.catalogue`.


def suit(key):
    return {
        "C": "tréboles",
        "D": "diamantes",
        "H": "corazones",
        "S": "picas",
    }[key]


def guesses(count):
    return f"{formats.number(count)} intento" if count == 1 else f"{formats.number(count)} intentos"


def grade(*, red, black, down):
    return (f"{formats.number(red)} roja" if red == 1 else f"{formats.number(red)} rojas") + ", " + (f"{formats.number(black)} negra" if black == 1 else f"{formats.number(black)} negras") + f", {formats.number(down)} boca abajo"


def grade_part(key, *, count):
    match key:
        case "red":
            return f"{formats.number(count)} roja" if count == 1 else f"{formats.number(count)} rojas"
        case "black":
            return f"{formats.number(count)} negra" if count == 1 else f"{formats.number(count)} negras"
        case "down":
            return f"{formats.number(count)} boca abajo"
    raise KeyError(key)


def grade_in_short(*, red, black, down):
    return f"{formats.number(red)}r {formats.number(black)}n {formats.number(down)}b"


def trees_left(count):
    return f"queda {formats.number(count)} árbol" if count == 1 else f"quedan {formats.number(count)} árboles"


def trees_left_in_short(count):
    return f"quedan {formats.number(count)}"


def possible(*, possible, all):
    return (f"aún es posible {formats.number(possible)}" if possible == 1 else f"aún son posibles {formats.number(possible)}") + f" de {formats.number(all)} árboles"


def grades_hidden():
    return "las calificaciones están ocultas"


def grades():
    return "anuncia la calificación"


def lays(*, tree, suit):
    return f"coloca {tree} en {suit}"


def leaves_open(suit):
    return f"deja el árbol abierto, en {suit}"


def laid(*, name, mine, open, suit):
    return f"{formats.begin(formats.name(name))} " + ((("dejas" if mine else "deja") + " el árbol abierto") if open else (("colocas" if mine else "coloca") + " el árbol")) + ("" if suit is None else f", en {suit}")


def guessed_hidden(*, name, mine):
    return f"{formats.begin(formats.name(name))} " + ("haces" if mine else "hace") + " un intento"


def guessed(*, name, tree, grade, left):
    return f"{formats.name(name)}: {tree}: {grade}" + ("" if left is None else f"; queda {formats.number(left)} árbol" if left == 1 else f"; quedan {formats.number(left)} árboles")


def announced(*, name, mine, whose, tree, grade, left):
    return f"{formats.begin(formats.name(name))} " + ("anuncias" if mine else "anuncia") + ": " + ("" if whose is None else f"{whose}, ") + f"{tree}: {grade}" + ("" if left is None else f"; queda {formats.number(left)} árbol" if left == 1 else f"; quedan {formats.number(left)} árboles")


def whose(*, name, mine):
    return "tu intento" if mine else f"el intento de {formats.name(name)}"


def part(key):
    return {
        "guesses": "intentos calificados",
        "found_by": "lo encontró",
    }[key]


def nobody():
    return "nadie"


def guesses_of(*, name, count, numbered):
    return f"{formats.name(name)}" + (":" if numbered else "") + f" {formats.number(count)}"


def score(*, made, allowed):
    return (f"{formats.number(allowed)} intento" if allowed == 1 else f"hasta {formats.number(allowed)} intentos") if made == 0 else f"intento {formats.number(made)} de {formats.number(allowed)} calificado"


def graded(made):
    return f"{formats.number(made)} intento calificado" if made == 1 else f"{formats.number(made)} intentos calificados"


def tree_was(tree):
    return f"El árbol: {tree}."


def fewer_win(*, points, guesser, mine):
    return ("solo ganas con el primer intento" if points == 2 else f"ganas con menos de {formats.number(points)} intentos") if mine else (f"{formats.name(guesser)} gana " + ("solo con el primer intento" if points == 2 else f"con menos de {formats.number(points)} intentos"))


def finding_wins():
    return "si se encuentra, victoria"


def found_now_draws():
    return "si se encuentra ahora, empate"


def can_no_longer(guesser):
    return f"{formats.name(guesser)}: ya no es posible ganar ni empatar"


def needed(*, before, points):
    return f"{formats.begin(formats.name(before))}: " + (f"{formats.number(points)} intento." if points == 1 else f"{formats.number(points)} intentos.")


def not_found_before(*, before, guesser, mine):
    return f"{formats.begin(formats.name(before))}, sin encontrarlo: " + ("si lo encuentras, ganas;" if mine else f"si {formats.name(guesser)} lo encuentra, gana;") + " si no, hay empate."


def still_wins(*, points, guesser, mine):
    return f"{formats.begin(formats.name(guesser))} " + ("ganas" if mine else "gana") + f" con menos; con {formats.number(points)} hay empate."


def still_draws():
    return "Un intento correcto ahora deja la partida en empate."


def still_loses(guesser):
    return f"{formats.begin(formats.name(guesser))}: ya no es posible ganar ni empatar."


def draw():
    return "empate"


def wins(*, winner, mine):
    return f"{formats.name(winner)} " + ("ganas" if mine else "gana")
