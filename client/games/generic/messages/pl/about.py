# Made from client/games/generic/text/pl/about.ftl by `python -m client.catalogue`.


def match_two_legs():
    return "Mecz ma dwie rundy na tych samych kartach, z zamianą ról. Wygrywa lepszy wynik w tej samej roli."


def match_one_leg():
    return "Mecz ma jedną rundę. Wygrywa lepszy wynik."


def together_in_short(together):
    return "Gracie razem, na jeden wspólny wynik." if together else "Każdy gra dla siebie."


def table():
    return "stół"


def computers_game():
    return "Partia komputera"


def computers_game_key():
    return "partia komputera"


def standing(key):
    return {
        "player": "solo, najwięcej",
        "maximizer": "maksymalizacja, najwięcej",
        "minimizer": "minimalizacja, najmniej",
    }[key]


def together():
    return "razem, najwięcej"
