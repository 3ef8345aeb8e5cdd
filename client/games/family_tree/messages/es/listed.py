# Made from client/games/family_tree/text/es/listed.ftl by `python -m client.catalogue`.


def about():
    return "un árbol: parejas, hijos y manos de póker"
