# Made from client/games/happy_graphs/text/pl/listed.ftl by `python -m client.catalogue`.


def about():
    return "karta chce tylu sąsiadów, ile wynosi jej wartość"
