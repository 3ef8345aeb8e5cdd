"""What servers say of games that do not come with Turnabout."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from client.net.address import ServerAddress
from protocol.games.catalog import OWN, installed_games

if TYPE_CHECKING:
    from protocol.events import GameInfo

_told: dict[str, "GameInfo"] = {}
_servers: dict[str, ServerAddress] = {}


def learn(games: Iterable["GameInfo"], server: ServerAddress | None = None) -> None:
    """Remember what a server says of its games; None: the server's program on this machine."""
    for info in games:
        _told[info.name] = info
        if server is not None:
            _servers[info.name] = server


def server_of(game: str) -> ServerAddress | None:
    """Return the server that told of a game last; None if none did."""
    return _servers.get(game)


def forget(game: str) -> None:
    """Forget what a server said of a game."""
    _told.pop(game, None)
    _servers.pop(game, None)


def told_games() -> tuple[str, ...]:
    """Return the games of which a server has told."""
    return tuple(_told)


def info_of(game: str) -> "GameInfo":
    """Return what a server says of a game that does not come with Turnabout.

    If no server has said it yet, the server's program on this machine is asked. Raises KeyError if it does not have
    the game, and HostingError if it fails.
    """
    found = installed_games().get(game)
    if game not in _told and found is not None and found.package != OWN:
        from client.net.local_server import describe_games

        learn(describe_games())
    return _told[game]
