# Made from client/games/poker_solitaire/text/de/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "Ein Duell hat zwei Runden in einem Quadrat aus Karten, dessen Zeilen und Spalten Pokerhände sind. Ihr spielt je eine Runde auf viele und eine auf wenige Punkte."


def equals_in_short():
    return "Ihr füllt je ein Quadrat aus Karten, dessen Zeilen und Spalten Pokerhände sind. Wer mehr Punkte hat, gewinnt."


def matrix():
    return "Matrix"


def computers_matrix(several):
    return "Die Matrizen des Computers" if several else "Die Matrix des Computers"


def computers_matrix_key():
    return "Matrix des Computers"


def standing(key):
    return {
        "player": "am meisten",
        "maximizer": "maximiert, am meisten",
        "minimizer": "minimiert, am wenigsten",
    }[key]


def lost(points):
    return f"{formats.exact(points)} Punkte"
