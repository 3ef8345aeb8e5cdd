# Made from client/games/happy_graphs/text/de/listed.ftl by `python -m client.catalogue`.


def about():
    return "jede Karte will Nachbarn, so viele wie ihr Rang"
