# Made from client/games/patriarch/text/pl/listed.ftl by `python -m client.catalogue`.


def about():
    return "odgadnij drzewo rodzinne, które ktoś ukrywa"
