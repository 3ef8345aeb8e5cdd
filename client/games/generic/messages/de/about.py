# Made from client/games/generic/text/de/about.ftl by `python -m client.catalogue`.


def match_two_legs():
    return "Ein Match hat zwei Runden mit denselben Karten und getauschten Rollen. Wer in derselben Rolle mehr schafft, gewinnt."


def match_one_leg():
    return "Ein Match hat eine Runde. Das bessere Ergebnis gewinnt."


def together_in_short(together):
    return "Ihr spielt gemeinsam um ein Ergebnis." if together else "Alle spielen für sich."


def table():
    return "Tisch"


def computers_game():
    return "Das Spiel des Computers"


def computers_game_key():
    return "Spiel des Computers"


def standing(key):
    return {
        "player": "allein, am meisten",
        "maximizer": "maximiert, am meisten",
        "minimizer": "minimiert, am wenigsten",
    }[key]


def together():
    return "gemeinsam, am meisten"
