# Made from client/games/grandmas_game/text/pl/about.ftl by `python -m client.catalogue`.


def together_in_short():
    return "Wyścig: wszyscy gracie tymi samymi kartami, każdy przy własnym stole. Wygrywa ten, kto pierwszy przeniesie wszystkie karty na bazy; jeśli nikt, ten, kto ma ich tam najwięcej."


def table():
    return "stół"


def computers_table():
    return "Stół komputera"


def computers_table_key():
    return "stół komputera"


def standing():
    return "solo, najwięcej"


def race_standing():
    return "w wyścigu, najwięcej"


def option(key):
    return {
        "reorder": "Warsztat",
        "winnable": "Numery",
    }[key]


def reorder(key):
    return {
        "on": "w dowolnej kolejności",
        "off": "w stałej kolejności",
    }[key]


def reorder_note(key):
    return {
        "on": "jego karty można przesuwać",
        "off": "dużo trudniej",
    }[key]


def winnable(key):
    return {
        "off": "dowolne",
        "on": "tylko wygrywalne",
    }[key]


def winnable_note(key):
    return {
        "off": "niektórych nie da się wygrać",
        "on": "przy losowaniu numeru",
    }[key]


def finding(key):
    return {
        "deck_dealt": "Sprawdzone: ten numer rozdaje talię, którą graliście.",
        "cards_as_seen": "Widziane karty są w tej talii.",
        "cards_different": "W zapisie są inne karty, niż było widać.",
    }[key]
