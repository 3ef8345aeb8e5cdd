# Made from client/games/patriarch/text/pl/matches.ftl by `python -m client.catalogue`.


def the_tree():
    return "drzewo"
