# Made from client/games/patriarch/text/es/listed.ftl by `python -m client.catalogue`.


def about():
    return "adivina el árbol genealógico que alguien esconde"
