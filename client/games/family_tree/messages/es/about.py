# Made from client/games/family_tree/text/es/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "Una partida tiene dos mangas con las mismas cartas. En una buscas muchos puntos; en la otra, pocos. Gana la puntuación más alta al maximizar."


def tree():
    return "árbol"


def computers_tree():
    return "El árbol de la máquina"


def computers_tree_key():
    return "árbol máquina"


def standing(key):
    return {
        "player": "en solitario, lo máximo",
        "maximizer": "al maximizar, lo máximo",
        "minimizer": "al minimizar, lo mínimo",
    }[key]


def together():
    return "en equipo, lo máximo"


def part(key):
    return {
        "levels": "generaciones",
        "celebrity": "celebridades",
        "hands": "manos",
    }[key]
