"""The players whose challenges each player refuses."""

from protocol.ids import PlayerId
from server.store import keys
from server.store.client import Store

KEPT_SECONDS = 365 * 24 * 3600
"""How long refusals are kept after the last one."""
MOST_REFUSED = 200
"""How many players one player can refuse; another refusal replaces any earlier one."""


class Refusals:
    """The refusals in the store. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, player: PlayerId, refused: PlayerId) -> None:
        """Refuse a player's challenges from now on."""
        key = keys.refused_challengers(player)
        while await self._store.ask("SCARD", key) >= MOST_REFUSED:
            await self._store.ask("SPOP", key)
        await self._store.ask("SADD", key, refused)
        await self._store.ask("EXPIRE", key, KEPT_SECONDS)

    async def remove(self, player: PlayerId, refused: PlayerId) -> None:
        """Accept a player's challenges again."""
        await self._store.ask("SREM", keys.refused_challengers(player), refused)

    async def has(self, player: PlayerId, refused: PlayerId) -> bool:
        """Tell whether a player refuses another player's challenges."""
        return bool(await self._store.ask("SISMEMBER", keys.refused_challengers(player), refused))
