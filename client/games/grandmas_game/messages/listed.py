"""How lists of games describe the game.

Made from client/games/grandmas_game/text/en/listed.ftl by `python -m client.catalogue`.
"""

from client.text import language


def about() -> str:
    return "two packs to eight foundations, by memory"


language.register(globals())
