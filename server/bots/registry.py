"""The one list of what the computer is to each game: every hosted game has an entry."""

from collections.abc import Mapping

from server.bots.base import Computer
from server.bots.family_tree.computer import FamilyTreeComputer
from server.bots.grandmas_game.computer import GrandmasGameComputer
from server.bots.happy_graphs.computer import HappyGraphsComputer
from server.bots.patriarch.computer import PatriarchComputer
from server.bots.poker_solitaire.computer import PokerSolitaireComputer

COMPUTERS: Mapping[str, Computer] = {
    "family-tree": FamilyTreeComputer(),
    "happy-graphs": HappyGraphsComputer(),
    "patriarch": PatriarchComputer(),
    "grandmas-game": GrandmasGameComputer(),
    "poker-solitaire": PokerSolitaireComputer(),
}
"""What judges the moves of every game, by the game's name on the wire."""
