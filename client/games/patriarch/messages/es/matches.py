# Made from client/games/patriarch/text/es/matches.ftl by `python -m client.catalogue`.


def the_tree():
    return "el árbol"
