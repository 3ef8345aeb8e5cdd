"""The high scores: each player's ten best solo games of each game, without help and with it. They decide nothing."""

from collections.abc import Mapping
from hashlib import sha256
from importlib import resources
from typing import Any

from pydantic import TypeAdapter

from protocol.ids import PlayerId
from protocol.record import canonical
from protocol.scores import HighScore
from server.store import keys
from server.store.client import Store
from server.store.results.merit import merit
from server.store.results.numbers import Order

KEPT = 10
"""The number of games in a high score list."""

_BEST = resources.files("server.store").joinpath("scripts/best.lua").read_bytes()
_SCORE = TypeAdapter(HighScore)


class BestGames:
    """The high scores in the store. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, player: PlayerId, game: str, order: Order, score: HighScore, *, helped: bool = False) -> None:
        """Store a game if it is among the player's best, with help or without; the same game again is stored once."""
        seconds = score.seconds if order.timed else score.at // 1000
        figure = merit(score.score, seconds, low="player" in order.low)
        told = _SCORE.dump_json(score)
        shelf = _listed(shelf_of(game, score.options), helped)
        touched = [keys.best(player, shelf), keys.best_games(player, shelf)]
        await self._store.run(_BEST, touched, KEPT, figure, score.match, told)

    async def of(
        self, player: PlayerId, game: str, options: Mapping[str, Any], *, helped: bool = False
    ) -> tuple[HighScore, ...]:
        """Return a player's best games with these complete options, the best first: without help, or with it."""
        return await self.on(player, shelf_of(game, options), helped=helped)

    async def on(self, player: PlayerId, shelf: str, *, helped: bool = False) -> tuple[HighScore, ...]:
        """Return a player's best games on a shelf, as `shelf_of` names it: without help, or with it."""
        shelf = _listed(shelf, helped)
        order = await self._store.ask("ZREVRANGE", keys.best(player, shelf), 0, KEPT - 1)
        told = await self._store.ask("HMGET", keys.best_games(player, shelf), *order) if order else []
        return tuple(_SCORE.validate_json(each) for each in told if each is not None)


def shelf_of(game: str, options: Mapping[str, Any]) -> str:
    """Return the shelf of a game with these options: results with other options are not compared."""
    return f"{game}:{sha256(canonical(dict(options))).hexdigest()[:16]}" if options else game


def _listed(shelf: str, helped: bool) -> str:
    """Return the name of the list of a shelf's games without help, or with it."""
    return f"{shelf}:helped" if helped else shelf
