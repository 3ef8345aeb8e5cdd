# Made from client/games/patriarch/text/es/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "guesses": "intentos",
        "queue": "cola",
        "notes": "notas",
        "grade": "calificar",
        "tree": "árbol",
        "guess": "adivinar",
        "open": "abierto",
    }[key]
