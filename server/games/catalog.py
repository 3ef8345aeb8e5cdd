"""The games that this server hosts, loaded by their manifests."""

from typing import Any

from protocol.games.catalog import manifests
from protocol.games.manifest import load
from protocol.ids import Form
from protocol.options import Options
from server.games.game import Game
from server.games.mirror.rules import mirrored

GAMES: dict[str, Game[Any, Any]] = {name: load(manifest.rules)() for name, manifest in manifests().items()}
"""Every hosted game by its name in messages."""


def played_as(game: Game[Any, Any], options: Options, form: Form) -> Game[Any, Any]:
    """Return the game whose rules apply in a form: in a mirror match, the game made of both legs.

    Raises KeyError if the game has no mirror matches with these options.
    """
    return mirrored(game, game.formats(options)[form].deciding_role) if form == "mirror" else game
