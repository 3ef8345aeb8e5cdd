"""The one list of what tells each game in lines of text. A game without an entry cannot be shown."""

from collections.abc import Mapping

from client.plain.board import Board
from client.plain.family_tree import FamilyTree
from client.plain.grandmas_game import GrandmasGame
from client.plain.happy_graphs import HappyGraphs
from client.plain.patriarch import PatriarchLines
from client.plain.poker_solitaire import PokerSolitaire

BOARDS: Mapping[str, Board] = {
    "family-tree": FamilyTree(),
    "happy-graphs": HappyGraphs(),
    "grandmas-game": GrandmasGame(),
    "patriarch": PatriarchLines(),
    "poker-solitaire": PokerSolitaire(),
}


def board_of(game: str) -> Board:
    """Return what tells a game, one that there is."""
    return BOARDS[game]
