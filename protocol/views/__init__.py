"""What a seat or an onlooker sees of a leg: one module a game, joined here."""

from protocol.views.family_tree import FamilyTreeView

View = FamilyTreeView
"""Every game's view; `game` tells them apart."""
