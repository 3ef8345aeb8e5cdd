# Made from client/games/poker_solitaire/text/es/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "board": "tablero",
        "lines": "líneas",
        "pass": "pasar",
        "done": "listo|hecho",
        "to": "a|hacia",
        "in": "de la|del",
        "matrix": "matriz",
        "common": "común",
        "your": "tu|tus",
    }[key]
