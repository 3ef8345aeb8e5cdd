# Made from client/games/poker_solitaire/text/es/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "Un duelo tiene dos mangas en un mismo cuadrado de cartas, cuyas filas y columnas son manos de póker. Cada quien juega una manga por muchos puntos y otra por pocos."


def equals_in_short():
    return "Cada quien llena un cuadrado de cartas, cuyas filas y columnas son manos de póker. Gana la puntuación más alta."


def matrix():
    return "matriz"


def computers_matrix(several):
    return "Las matrices de la máquina" if several else "La matriz de la máquina"


def computers_matrix_key():
    return "matriz máquina"


def standing(key):
    return {
        "player": "lo máximo",
        "maximizer": "al maximizar, lo máximo",
        "minimizer": "al minimizar, lo mínimo",
    }[key]


def lost(points):
    return f"{formats.exact(points)} puntos"
