# Made from client/games/grandmas_game/text/de/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "board": "tisch|brett",
        "dealing": "austeilen|verteilung",
        "safe": "sicher",
        "undo": "rückgängig",
        "redo": "wiederholen",
        "deal": "geben|gib",
        "give-up": "aufgeben",
        "order": "ordnen|reihenfolge",
        "peek": "nachsehen|nachschauen",
        "pile": "stapel",
        "to": "auf|nach",
        "up": "aufwärts|rauf",
        "down": "abwärts|runter",
    }[key]
