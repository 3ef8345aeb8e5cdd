"""Presence: who is connected to a room by way of which node. It is kept beside the log, because it is true only now."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import resources
from typing import NamedTuple

from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.client import HELD_SECONDS, Store

_HOLD = resources.files("server.store").joinpath("scripts/hold.lua").read_bytes()
_HERE = resources.files("server.store").joinpath("scripts/here.lua").read_bytes()


class There(NamedTuple):
    """By way of which node a player is in a room, and their name."""

    node: str
    name: str


@dataclass(frozen=True, slots=True)
class WhoIsHere:
    """Who is in a room, who left it when (ms since 1970 UTC), and which nodes hold it, living or not."""

    here: dict[PlayerId, There]
    away: dict[PlayerId, int]
    holders: frozenset[str]


class StoredPresence:
    """The presence of all rooms in the store. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self.node = store.node
        self._store = store

    async def tell(self, code: RoomCode, came: Mapping[PlayerId, str], went: Iterable[PlayerId]) -> WhoIsHere:
        """Store who entered a room, by name, and who left it by way of this node; return who is in it."""
        return await self._tell(self.node, code, came, went)

    async def sweep(self, code: RoomCode, dead: str, players: Collection[PlayerId]) -> None:
        """Remove what a dead node has left in a room: its hold on it, and the players connected to it.

        If that node lives after all, it hears of this, and tells its players again.
        """
        await self._tell(dead, code, {}, players)

    async def hold(self, code: RoomCode) -> None:
        """Hold a room again that this node was thought to hold no longer, and have the other nodes read on."""
        await self._store.run(_HOLD, (keys.nodes(code), keys.room_log(code)), self.node, HELD_SECONDS)

    async def _tell(
        self, node: str, code: RoomCode, came: Mapping[PlayerId, str], went: Iterable[PlayerId]
    ) -> WhoIsHere:
        names = (keys.here(code), keys.away(code), keys.nodes(code), keys.room_log(code))
        words = [word for pair in came.items() for word in pair]
        here, away, holders = await self._store.run(
            _HERE, names, self.node, HELD_SECONDS, node, len(came), *words, *went
        )
        return WhoIsHere(
            here={player: There(*there.split(" ", 1)) for player, there in _pairs(here)},
            away={player: int(at) for player, at in _pairs(away)},
            holders=frozenset(holder.decode() for holder in holders),
        )


def _pairs(flat: list[bytes]) -> Iterator[tuple[PlayerId, str]]:
    words = [word.decode() for word in flat]
    for player, value in zip(words[::2], words[1::2], strict=True):
        yield PlayerId(player), value
