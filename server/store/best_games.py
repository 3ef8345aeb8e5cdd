"""The best solo games of a player, the ten of each game: what a high score list shows. They decide nothing."""

from importlib import resources

from pydantic import TypeAdapter

from protocol.events import HighScore
from protocol.ids import PlayerId
from server.store import keys
from server.store.merit import merit
from server.store.redis import Store

KEPT = 10
"""How many are kept of each game."""

_BEST = resources.files(__package__).joinpath("best.lua").read_bytes()
_SCORE = TypeAdapter(HighScore)


class BestGames:
    """The store's shelf of best games. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, player: PlayerId, game: str, score: HighScore) -> None:
        """Keep a game if it is among the player's best; the same one again is kept once."""
        told = _SCORE.dump_json(score)
        touched = [keys.best(player, game), keys.best_games(player, game)]
        await self._store.run(_BEST, touched, KEPT, merit("player", score.score, score.at), score.match, told)

    async def of(self, player: PlayerId, game: str) -> tuple[HighScore, ...]:
        """Return a player's best games, the best first and of the same score the earlier."""
        order = await self._store.ask("ZREVRANGE", keys.best(player, game), 0, KEPT - 1)
        told = await self._store.ask("HMGET", keys.best_games(player, game), *order) if order else []
        return tuple(_SCORE.validate_json(each) for each in told if each is not None)
