"""What a seat or a spectator sees of a leg: one module a game, joined here."""

from typing import Annotated

from pydantic import ConfigDict, Discriminator, TypeAdapter

from protocol.views.family_tree import FamilyTreeView
from protocol.views.grandmas_game import GrandmasGameView
from protocol.views.happy_graphs import HappyGraphsView
from protocol.views.mirror import MirrorView
from protocol.views.patriarch import PatriarchView
from protocol.views.poker_solitaire import PokerSolitaireView

View = Annotated[
    FamilyTreeView | GrandmasGameView | HappyGraphsView | PatriarchView | PokerSolitaireView | MirrorView,
    Discriminator("game"),
]
"""Every game's view, and that of two boards at once; `game` tells them apart."""
VIEW: TypeAdapter[View] = TypeAdapter(View, config=ConfigDict(defer_build=True))
"""Reads a view: raises pydantic's ValidationError on anything that is none. Made when it is used first."""
