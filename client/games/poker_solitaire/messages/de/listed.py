# Made from client/games/poker_solitaire/text/de/listed.ftl by `python -m client.catalogue`.


def about():
    return "ein Quadrat aus zehn Pokerhänden"
