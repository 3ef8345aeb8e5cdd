# Made from client/games/family_tree/text/es/typed_words.ftl by `python -m client.catalogue`.


def word(key):
    return {
        "tree": "árbol",
        "family": "familia",
        "up": "subir|arriba",
        "top": "cima",
        "signs": "signos",
        "hands": "manos",
    }[key]
