"""How lists of games describe the game.

Made from client/games/happy_graphs/text/en/listed.ftl by `python -m client.catalogue`.
"""

from client.text import language


def about() -> str:
    return "every card wants as many neighbours as its rank says"


language.register(globals())
