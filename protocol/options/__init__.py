"""The options of each game, as a room's settings and a record write them: all of them, defaults included."""

from protocol.options.base import Clock, Options
from protocol.options.family_tree import FamilyTreeOptions

__all__ = ["Clock", "FamilyTreeOptions", "Options"]
