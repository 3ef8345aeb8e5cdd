"""The one list of what the computer is to each game: every hosted game has an entry."""

from collections.abc import Mapping

from server.bots.base import Computer
from server.bots.family_tree.computer import FamilyTreeComputer

COMPUTERS: Mapping[str, Computer] = {"family-tree": FamilyTreeComputer()}
"""What judges the moves of every game, by the game's name on the wire."""
