# Made from client/games/family_tree/text/pl/listed.ftl by `python -m client.catalogue`.


def about():
    return "drzewo rodzinne: śluby, dzieci, układy pokerowe"
