# Made from client/games/patriarch/text/de/matches.ftl by `python -m client.catalogue`.


def the_tree():
    return "der Baum"
