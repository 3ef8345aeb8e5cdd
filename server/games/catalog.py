"""The list of the games that this server hosts."""

from typing import Any

from protocol.ids import Form
from server.games.family_tree.rules import FamilyTree
from server.games.game import Game
from server.games.grandmas_game.rules import GrandmasGame
from server.games.happy_graphs.rules import HappyGraphs
from server.games.mirror.rules import mirrored
from server.games.patriarch.rules import Patriarch
from server.games.poker_solitaire.rules import PokerSolitaire

GAMES: dict[str, Game[Any, Any]] = {
    game.name: game for game in (FamilyTree(), HappyGraphs(), Patriarch(), PokerSolitaire(), GrandmasGame())
}
"""Every hosted game by its name in messages."""


def played_as(game: Game[Any, Any], form: Form) -> Game[Any, Any]:
    """Return the game whose rules apply in a form: in a mirror match, the game made of both legs."""
    return mirrored(game) if form == "mirror" else game
