# Made from client/games/happy_graphs/text/pl/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "Pojedynek ma dwie rundy na tych samych kartach i widzisz tylko własną rękę. W jednej rundzie grasz o dużo nieszczęśliwych kart, w drugiej o mało. Wygrywa wyższy wynik przy maksymalizowaniu."


def together_in_short():
    return "Wszyscy grają po jednej stronie, o jak najmniej nieszczęśliwych kart. Zero to ideał."


def board():
    return "plansza"


def computers_board():
    return "Plansza komputera"


def computers_board_key():
    return "plansza komputera"


def standing(key):
    return {
        "player": "solo, najmniej",
        "maximizer": "maksymalizacja, najwięcej",
        "minimizer": "minimalizacja, najmniej",
    }[key]


def together():
    return "razem, najmniej"


def lost(cards):
    return f"{formats.exact(cards)} karty"


def option(key):
    return {
        "variant": "Plansza",
        "mode": "Sposób gry",
        "hands": "Ręce",
    }[key]


def variant(key):
    return {
        "classic": "klasyczna",
        "corners": "z rogami",
        "hex": "heksowa",
    }[key]


def variant_note(key):
    return {
        "classic": "A do 4, czterech sąsiadów",
        "corners": "A do 8, także po przekątnej",
        "hex": "A do 6, sześciu sąsiadów",
    }[key]


def mode(key):
    return {
        "together": "razem",
        "duel": "jako pojedynek",
        "puzzle": "jako łamigłówka",
    }[key]


def mode_note(key):
    return {
        "together": "po jednej stronie, o mało nieszczęśliwych kart",
        "duel": "we dwoje, zakryte ręce, zamiana ról",
        "puzzle": "odkryte karty, dowolne cofanie, na czas",
    }[key]


def hands(key):
    return {
        "seen": "widoczne dla wszystkich",
        "hidden": "zakryte",
    }[key]


def hands_note(key):
    return {
        "seen": "",
        "hidden": "każdy widzi tylko swoją",
    }[key]
