"""The options of each game, as a room's settings and a record write them: all of them, defaults included."""

from protocol.options.base import Clock, Options
from protocol.options.family_tree import FamilyTreeOptions
from protocol.options.grandmas_game import GrandmasGameOptions
from protocol.options.happy_graphs import HappyGraphsOptions
from protocol.options.patriarch import PatriarchOptions
from protocol.options.poker_solitaire import PokerSolitaireOptions

__all__ = [
    "Clock",
    "FamilyTreeOptions",
    "GrandmasGameOptions",
    "HappyGraphsOptions",
    "Options",
    "PatriarchOptions",
    "PokerSolitaireOptions",
]
