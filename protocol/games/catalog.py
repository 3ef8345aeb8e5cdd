"""The lists of the games that messages know: their views and their reasons."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import Discriminator

from protocol.games.family_tree.reasons import REASONS as FAMILY_TREE
from protocol.games.family_tree.view import FamilyTreeView
from protocol.games.grandmas_game.reasons import REASONS as GRANDMAS_GAME
from protocol.games.grandmas_game.view import GrandmasGameView
from protocol.games.happy_graphs.reasons import REASONS as HAPPY_GRAPHS
from protocol.games.happy_graphs.view import HappyGraphsView
from protocol.games.patriarch.reasons import REASONS as PATRIARCH
from protocol.games.patriarch.view import PatriarchView
from protocol.games.poker_solitaire.reasons import REASONS as POKER_SOLITAIRE
from protocol.games.poker_solitaire.view import PokerSolitaireView
from protocol.reasons.base import Reasons

GameView = FamilyTreeView | GrandmasGameView | HappyGraphsView | PatriarchView | PokerSolitaireView
"""The view of any game."""
Board = Annotated[FamilyTreeView | HappyGraphsView | PatriarchView | PokerSolitaireView, Discriminator("game")]
"""The view of a board in a mirror match: any game that has mirror matches."""
REASONS: Mapping[str, Reasons] = {
    "family-tree": FAMILY_TREE,
    "happy-graphs": HAPPY_GRAPHS,
    "patriarch": PATRIARCH,
    "poker-solitaire": POKER_SOLITAIRE,
    "grandmas-game": GRANDMAS_GAME,
}
"""The reasons for which each game refuses a move, by the game's name."""
