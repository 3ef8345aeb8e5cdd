# Made from client/games/poker_solitaire/text/es/listed.ftl by `python -m client.catalogue`.


def about():
    return "un cuadrado de diez manos de póker"
