# Made from client/games/happy_graphs/text/es/listed.ftl by `python -m client.catalogue`.


def about():
    return "cada carta quiere tantas vecinas como su valor"
