"""How lists of games describe the game.

Made from client/games/patriarch/text/en/listed.ftl by `python -m client.catalogue`.
"""

from client.text import language


def about() -> str:
    return "guess the family tree that another hides"


language.register(globals())
