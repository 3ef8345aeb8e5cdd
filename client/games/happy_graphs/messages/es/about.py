# Made from client/games/happy_graphs/text/es/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "Un duelo tiene dos mangas con las mismas cartas, y solo ves tu propia mano. En una manga buscas muchas cartas infelices; en la otra, pocas. Gana la puntuación más alta al maximizar."


def together_in_short():
    return "Todos juegan en el mismo bando, por las menos cartas infelices posibles. Cero es perfecto."


def board():
    return "tablero"


def computers_board():
    return "El tablero de la máquina"


def computers_board_key():
    return "tablero máquina"


def standing(key):
    return {
        "player": "en solitario, lo mínimo",
        "maximizer": "al maximizar, lo máximo",
        "minimizer": "al minimizar, lo mínimo",
    }[key]


def together():
    return "en equipo, lo mínimo"


def lost(cards):
    return f"{formats.exact(cards)} cartas"


def option(key):
    return {
        "variant": "Tablero",
        "mode": "Forma",
        "hands": "Manos",
    }[key]


def variant(key):
    return {
        "classic": "clásico",
        "corners": "esquinas",
        "hex": "hexagonal",
    }[key]


def variant_note(key):
    return {
        "classic": "A a 4, cuatro vecinas",
        "corners": "A a 8, también las diagonales",
        "hex": "A a 6, seis vecinas",
    }[key]


def mode(key):
    return {
        "together": "en equipo",
        "duel": "duelo",
        "puzzle": "rompecabezas",
    }[key]


def mode_note(key):
    return {
        "together": "en un mismo bando, por pocas cartas infelices",
        "duel": "entre dos, manos ocultas, papeles cambiados",
        "puzzle": "cartas a la vista, deshacer sin límite, con tiempo",
    }[key]


def hands(key):
    return {
        "seen": "a la vista",
        "hidden": "ocultas",
    }[key]


def hands_note(key):
    return {
        "seen": "",
        "hidden": "cada quien ve la suya",
    }[key]
