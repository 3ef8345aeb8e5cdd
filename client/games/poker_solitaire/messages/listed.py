"""How lists of games describe the game.

Made from client/games/poker_solitaire/text/en/listed.ftl by `python -m client.catalogue`.
"""

from client.text import language


def about() -> str:
    return "a square whose rows and columns are poker hands"


language.register(globals())
