# Made from client/games/family_tree/text/de/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "Ein Match hat zwei Runden mit denselben Karten. In einer spielst du auf viele Punkte, in der anderen auf wenige. Wer beim Maximieren mehr schafft, gewinnt."


def tree():
    return "Baum"


def computers_tree():
    return "Der Baum des Computers"


def computers_tree_key():
    return "Baum des Computers"


def standing(key):
    return {
        "player": "allein, am meisten",
        "maximizer": "maximiert, am meisten",
        "minimizer": "minimiert, am wenigsten",
    }[key]


def together():
    return "gemeinsam, am meisten"


def part(key):
    return {
        "levels": "Generationen",
        "celebrity": "Promis",
        "hands": "Hände",
    }[key]
