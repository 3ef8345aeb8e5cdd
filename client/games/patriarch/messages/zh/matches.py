# Made from client/games/patriarch/text/zh/matches.ftl by `python -m client.catalogue`.


def the_tree():
    return "树"
