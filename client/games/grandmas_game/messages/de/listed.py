# Made from client/games/grandmas_game/text/de/listed.ftl by `python -m client.catalogue`.


def about():
    return "zwei Kartenspiele ordnen, aus dem Gedächtnis"
