# Made from client/games/happy_graphs/text/de/about.ftl by `python -m client.catalogue`.


def match_in_short():
    return "Ein Duell hat zwei Runden mit denselben Karten, und du siehst nur deine eigene Hand. In einer Runde spielst du auf viele unglückliche Karten, in der anderen auf wenige. Wer beim Maximieren mehr schafft, gewinnt."


def together_in_short():
    return "Alle spielen auf einer Seite, für möglichst wenige unglückliche Karten. Null ist perfekt."


def board():
    return "Brett"


def computers_board():
    return "Das Brett des Computers"


def computers_board_key():
    return "Brett des Computers"


def standing(key):
    return {
        "player": "allein, am wenigsten",
        "maximizer": "maximiert, am meisten",
        "minimizer": "minimiert, am wenigsten",
    }[key]


def together():
    return "gemeinsam, am wenigsten"


def lost(cards):
    return f"{formats.exact(cards)} Karten"


def option(key):
    return {
        "variant": "Brett",
        "mode": "Spielart",
        "hands": "Hände",
    }[key]


def variant(key):
    return {
        "classic": "klassisch",
        "corners": "Ecken",
        "hex": "Sechseck",
    }[key]


def variant_note(key):
    return {
        "classic": "A bis 4, vier Nachbarn",
        "corners": "A bis 8, auch die Diagonalen",
        "hex": "A bis 6, sechs Nachbarn",
    }[key]


def mode(key):
    return {
        "together": "gemeinsam",
        "duel": "als Duell",
        "puzzle": "als Puzzle",
    }[key]


def mode_note(key):
    return {
        "together": "auf einer Seite, für wenige unglückliche Karten",
        "duel": "zu zweit, verdeckte Hände, getauschte Rollen",
        "puzzle": "alle Karten offen, frei rückgängig, mit Zeit",
    }[key]


def hands(key):
    return {
        "seen": "offen für alle",
        "hidden": "verdeckt",
    }[key]


def hands_note(key):
    return {
        "seen": "",
        "hidden": "alle sehen nur die eigene",
    }[key]
