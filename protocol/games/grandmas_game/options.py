"""The options of Grandma's Game. rules: grandmas_game, Play"""

from protocol.options import Options


class GrandmasGameOptions(Options):
    """`reorder`: the cards in the workspace may be put in any order; without it the game is much harder."""

    reorder: bool = True
