# Made from client/games/grandmas_game/text/pl/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "board": "stół|plansza",
        "dealing": "rozdanie",
        "safe": "bezpieczna",
        "undo": "cofnij",
        "redo": "ponów",
        "deal": "rozdaj",
        "give-up": "poddaj|poddaję",
        "order": "ułóż|kolejność",
        "peek": "podejrzyj|zajrzyj pod|zajrzyj",
        "pile": "stos",
        "to": "na",
        "up": "w górę|górę",
        "down": "w dół|dół",
    }[key]
