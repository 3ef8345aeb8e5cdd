# Made from client/games/family_tree/text/pl/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "Mecz ma dwie rundy na tych samych kartach. W jednej grasz o wysoki wynik, w drugiej o niski. Wygrywa wyższy wynik przy maksymalizowaniu."


def tree():
    return "drzewo"


def computers_tree():
    return "Drzewo komputera"


def computers_tree_key():
    return "drzewo komputera"


def standing(key):
    return {
        "player": "solo, najwięcej",
        "maximizer": "maksymalizacja, najwięcej",
        "minimizer": "minimalizacja, najmniej",
    }[key]


def together():
    return "razem, najwięcej"


def part(key):
    return {
        "levels": "pokolenia",
        "celebrity": "gwiazdy",
        "hands": "układy",
    }[key]
