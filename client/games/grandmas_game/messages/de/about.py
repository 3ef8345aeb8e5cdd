# Made from client/games/grandmas_game/text/de/about.ftl by `python -m client.catalogue`.


def together_in_short():
    return "Ein Rennen: Alle spielen dieselben Karten, alle am eigenen Tisch. Wer zuerst alle Karten auf die Zielstapel bringt, gewinnt; sonst, wer dort die meisten hat."


def table():
    return "Tisch"


def computers_table():
    return "Der Tisch des Computers"


def computers_table_key():
    return "Tisch des Computers"


def standing():
    return "allein, am meisten"


def race_standing():
    return "im Rennen, am meisten"


def option(key):
    return {
        "reorder": "Auslage",
        "winnable": "Nummern",
    }[key]


def reorder(key):
    return {
        "on": "beliebig geordnet",
        "off": "in fester Folge",
    }[key]


def reorder_note(key):
    return {
        "on": "ihre Karten lassen sich verschieben",
        "off": "viel schwerer",
    }[key]


def winnable(key):
    return {
        "off": "alle",
        "on": "nur gewinnbare",
    }[key]


def winnable_note(key):
    return {
        "off": "manche sind nicht zu gewinnen",
        "on": "wenn ausgelost wird",
    }[key]


def finding(key):
    return {
        "deck_dealt": "Geprüft: Diese Nummer ergibt die Karten, mit denen du gespielt hast.",
        "cards_as_seen": "Die Karten, die du gesehen hast, gehören zu dieser Nummer.",
        "cards_different": "Die Aufzeichnung hat andere Karten, als du gesehen hast.",
    }[key]
