"""How lists of games describe the game.

Made from client/games/family_tree/text/en/listed.ftl by `python -m client.catalogue`.
"""

from client.text import language


def about() -> str:
    return "a tree from one pack: marriages, children, poker hands"


language.register(globals())
