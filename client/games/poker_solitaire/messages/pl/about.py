# Made from client/games/poker_solitaire/text/pl/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "Pojedynek ma dwie rundy w jednym kwadracie kart, którego wiersze i kolumny są układami pokerowymi. Każdy gra jedną rundę o wysoki wynik i jedną o niski."


def equals_in_short():
    return "Każdy zapełnia kwadrat kart, którego wiersze i kolumny są układami pokerowymi. Wygrywa wyższy wynik."


def matrix():
    return "kwadrat"


def computers_matrix(several):
    return "Kwadraty komputera" if several else "Kwadrat komputera"


def computers_matrix_key():
    return "kwadrat komputera"


def standing(key):
    return {
        "player": "najwięcej",
        "maximizer": "maksymalizacja, najwięcej",
        "minimizer": "minimalizacja, najmniej",
    }[key]


def lost(points):
    return f"{formats.exact(points)} punktu"
