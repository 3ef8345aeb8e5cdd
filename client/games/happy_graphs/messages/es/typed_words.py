# Made from client/games/happy_graphs/text/es/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "board": "tablero",
        "cards": "cartas",
        "hands": "manos",
        "undo": "deshacer",
        "redo": "rehacer",
        "take": "retirar|quitar",
        "done": "listo|hecho",
        "at": "en",
        "group": "grupo",
        "in": "en el|del",
    }[key]
