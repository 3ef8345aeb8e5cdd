# Made from client/games/grandmas_game/text/es/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "board": "mesa|tablero",
        "dealing": "reparto",
        "safe": "segura",
        "undo": "deshacer",
        "redo": "rehacer",
        "deal": "repartir",
        "give-up": "abandonar",
        "order": "ordenar|orden",
        "peek": "mirar|mirar debajo de",
        "pile": "pila",
        "to": "a|hacia",
        "up": "ascendente|asc.",
        "down": "descendente|desc.",
    }[key]
