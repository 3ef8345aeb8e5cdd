"""The one list of the games that exist."""

from typing import Any

from server.games.base import Game
from server.games.family_tree.rules import FamilyTree
from server.games.grandmas_game.rules import GrandmasGame
from server.games.happy_graphs.rules import HappyGraphs
from server.games.patriarch.rules import Patriarch
from server.games.poker_solitaire.rules import PokerSolitaire

GAMES: dict[str, Game[Any, Any]] = {
    game.name: game for game in (FamilyTree(), HappyGraphs(), Patriarch(), PokerSolitaire(), GrandmasGame())
}
"""Every hosted game by its name on the wire."""
