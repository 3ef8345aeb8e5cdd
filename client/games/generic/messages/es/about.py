# Made from client/games/generic/text/es/about.ftl by `python -m client.catalogue`.


def match_two_legs():
    return "Una partida tiene dos mangas con las mismas cartas y los papeles cambiados. Gana la mejor puntuación en el mismo papel."


def match_one_leg():
    return "Una partida tiene una manga. Gana la mejor puntuación."


def together_in_short(together):
    return "Se juega en equipo, por una sola puntuación." if together else "Cada quien juega por su lado."


def table():
    return "mesa"


def computers_game():
    return "La partida de la máquina"


def computers_game_key():
    return "partida máquina"


def standing(key):
    return {
        "player": "en solitario, lo máximo",
        "maximizer": "al maximizar, lo máximo",
        "minimizer": "al minimizar, lo mínimo",
    }[key]


def together():
    return "en equipo, lo máximo"
