"""A match of The Patriarch between and after its legs.

Made from client/games/patriarch/text/en/matches.ftl by `python -m client.catalogue`.
"""

from client.text import language


def the_tree() -> str:
    return "the tree"


language.register(globals())
