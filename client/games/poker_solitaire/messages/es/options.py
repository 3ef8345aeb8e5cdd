# Made from client/games/poker_solitaire/text/es/options.ftl by `python -m client.catalogue`.


def option(key):
    return {
        "mode": "Forma",
        "touching": "Contacto",
        "movable": "Colocadas",
        "hands": "Manos",
        "scoring": "Sistema",
        "points": "Puntos",
        "unequal": "Reglas",
        "touching-2": "Contacto, jugador 2",
        "movable-2": "Colocadas, jugador 2",
        "hands-2": "Manos, jugador 2",
        "scoring-2": "Sistema, jugador 2",
        "rejects-1": "Casillas descarte",
        "rejects-2": "Descarte, jugador 2",
        "rejects-common": "Descarte común",
        "dealt": "Por reparto",
        "decks": "Barajas",
        "stealing": "Quitar",
        "planting": "Plantar",
    }[key]


def mode(key):
    return {
        "one-hand": "una matriz",
        "best-of-two": "la mejor de dos",
        "sum-of-two": "suma de dos",
        "alternate": "por turnos",
        "same-deck": "mismas cartas",
        "race": "carrera",
        "race-both": "carrera, ambas",
        "duel": "duelo",
    }[key]


def mode_note(key):
    return {
        "one-hand": "una matriz, en solitario",
        "best-of-two": "dos matrices, cuenta la mejor",
        "sum-of-two": "dos matrices, cuentan las dos",
        "alternate": "por turnos, una matriz cada quien",
        "same-deck": "por turnos, con las mismas cartas",
        "race": "a la vez, hasta que alguien la llena y dice «Listo»",
        "race-both": "a la vez, hasta que ambas están llenas",
        "duel": "una matriz: muchos puntos contra pocos",
    }[key]


def touching(key):
    return {
        "edges": "lados",
        "corners": "esquinas",
        "anywhere": "libre",
    }[key]


def touching_note(key):
    return {
        "edges": "un lado de otra carta",
        "corners": "lados o esquinas",
        "anywhere": "cualquier casilla libre",
    }[key]


def movable(key):
    return {
        "off": "se quedan",
        "on": "se mueven",
    }[key]


def movable_note(key):
    return {
        "off": "donde se colocan",
        "on": "por la matriz, y de vuelta del descarte",
    }[key]


def hands_note(key):
    return {
        "ten": "filas y columnas",
        "twelve": "y las dos diagonales",
    }[key]


def scoring(key):
    return {
        "english": "inglés",
        "american": "americano",
        "pat": "servidas",
        "user": "propio",
    }[key]


def scoring_note(key):
    return {
        "english": "póker 16, color 5",
        "american": "póker 50, color 20",
        "pat": "las cinco filas deben ser manos servidas",
        "user": "los puntos que elijas, o los de la tabla",
    }[key]


def points_example():
    return "flush=13,flush+one-pair=20"


def points_note():
    return "vacío: la última columna de la tabla (? la muestra)"


def unequal(key):
    return {
        "off": "iguales",
        "on": "distintas",
    }[key]


def unequal_note(key):
    return {
        "off": "",
        "on": "una ventaja; arriba, las del jugador 1",
    }[key]


def rejects_note():
    return "cinco como mucho con las cartas repartidas"


def on_off(key):
    return {
        "off": "no",
        "on": "sí",
    }[key]


def stealing_note():
    return "tomar una carta de la otra matriz"


def planting_note():
    return "una carta repartida en la otra matriz"


def way(key):
    return {
        "one-hand": "Una matriz",
        "best-of-two": "Dos matrices, cuenta la mejor",
        "sum-of-two": "Dos matrices, cuentan las dos",
        "alternate": "Por turnos, una matriz cada quien",
        "same-deck": "Por turnos, con las mismas cartas",
        "race": "Una carrera hasta que alguien dice «Listo»",
        "race-both": "Una carrera hasta que ambas están llenas",
        "duel": "Un duelo en una matriz",
    }[key]


def too_many(*, dealt, rejects):
    return f"{formats.number(dealt)} de reparto y " + (f"{formats.number(rejects)} casilla de descarte" if rejects == 1 else f"{formats.number(rejects)} casillas de descarte") + " son más de cinco en total."


def pat_for_both():
    return "Las manos servidas son para ambos o para ninguno."


def no_points(line):
    return f"«{line}» necesita una mano y sus puntos, por ejemplo «flush=13»."


def unknown_hand(*, name, names):
    return f"Ninguna mano se llama «{name}». Elige entre {formats.every(names)}."


def too_much(*, name, most):
    return f"«{name}» puede valer {most} puntos como mucho."


def rules_of(*, sentence, player):
    return f"{formats.name(player)}: {sentence}."


def touching_rule(key):
    return {
        "edges": "una carta debe tocar a otra por un lado",
        "corners": "una carta debe tocar a otra por un lado o una esquina",
        "anywhere": "una carta va a cualquier parte",
    }[key]


def movable_rule(key):
    return {
        "off": "las cartas colocadas se quedan",
        "on": "las cartas colocadas se pueden mover, y las descartadas recuperar",
    }[key]


def hands_rule(key):
    return {
        "ten": "cuentan filas y columnas",
        "twelve": "cuentan filas, columnas y las dos diagonales",
    }[key]


def scoring_rule(key):
    return {
        "english": "puntos ingleses",
        "american": "puntos americanos",
        "pat": "las cinco filas deben ser manos servidas",
        "user": "los puntos propios de la sala",
    }[key]


def points_rule(hands):
    return f"Puntos: {hands}."


def hand_points(*, hand, points):
    return f"{hand} {formats.number(points)}"


def dealt_rule(*, cards, decks):
    return (f"{formats.number(cards)} carta" if cards == 1 else f"{formats.number(cards)} cartas") + " por reparto" + ("" if decks == 1 else f", de {formats.number(decks)} barajas") + "."


def no_rejects():
    return "Sin casillas de descarte."


def rejects_alone(squares):
    return f"{formats.number(squares)} casilla de descarte." if squares == 1 else f"{formats.number(squares)} casillas de descarte."


def rejects_rule(rejects):
    return f"Casillas de descarte: {rejects}."


def rejects_each(squares):
    return f"{formats.number(squares)} cada quien"


def rejects_of(*, squares, name):
    return f"{formats.number(squares)} de {formats.name(name)}"


def rejects_common(squares):
    return f"{formats.number(squares)} común" if squares == 1 else f"{formats.number(squares)} comunes"


def stealing_rule():
    return "Quitar: se puede tomar una carta de la otra matriz."


def planting_rule():
    return "Plantar: se puede colocar una carta en la otra matriz."


def player(number):
    return f"Jugador {number}"


def rules_in_short(*, touching, moves, twelve, scoring):
    return ("por lados" if touching == "edges" else "por esquinas" if touching == "corners" else "libre") + (", fijas" if moves == "stay" else ", móviles" if moves == "move" else "") + (", 12 manos" if twelve else "") + ", " + ("inglés" if scoring == "english" else "americano" if scoring == "american" else "servidas" if scoring == "pat" else "propio")
