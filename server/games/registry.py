"""The one list of the games that exist."""

from typing import Any

from protocol.ids import Form
from server.games.base import Game
from server.games.family_tree.rules import FamilyTree
from server.games.grandmas_game.rules import GrandmasGame
from server.games.happy_graphs.rules import HappyGraphs
from server.games.mirror.rules import Mirror, mirrored
from server.games.patriarch.rules import Patriarch
from server.games.poker_solitaire.rules import PokerSolitaire

GAMES: dict[str, Game[Any, Any]] = {
    game.name: game for game in (FamilyTree(), HappyGraphs(), Patriarch(), PokerSolitaire(), GrandmasGame())
}
"""Every hosted game by its name on the wire."""


def played_as(game: Game[Any, Any], form: Form) -> Game[Any, Any]:
    """Return the game whose rules a room of a form goes by: in a mirror match that of both legs at once."""
    return mirrored(game) if form == "mirror" else game  # type: ignore[arg-type] # every game is hashable, by itself


def broken_off(game: Game[Any, Any], state: Any) -> Any:
    """Return the state of a leg whose match ends before it does: it hides nothing, and what was sealed is made."""
    return game.broken_off(state) if isinstance(game, Mirror) else game.looked_back(state)
