"""The games on several servers that wait for the player. Pure."""

from collections.abc import Mapping
from typing import NamedTuple

from client.lobby.your_games import YourGames, in_order, is_alone, is_waiting
from client.net.address import ServerAddress
from client.net.link_state import Failure
from protocol.player_games import PlayerGame

Lists = Mapping[ServerAddress, YourGames | Failure | None]
"""By server the games, why there is no connection to it, or None before its answer."""


class Waiting(NamedTuple):
    """A game that waits for the player, and its server."""

    server: ServerAddress
    game: PlayerGame


def waiting_games(lists: Lists, now: float) -> tuple[Waiting, ...]:
    """Return the games with other people, and the challenges, that wait for the player, the most urgent one first."""
    listed = [Waiting(server, game) for server, games in lists.items() if isinstance(games, tuple) for game in games]
    order = [id(game) for game in in_order((each.game for each in listed), now)]
    waiting = [each for each in listed if id(each.game) in order and is_waiting(each.game) and not is_alone(each.game)]
    return tuple(sorted(waiting, key=lambda each: order.index(id(each.game))))
