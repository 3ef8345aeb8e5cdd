"""Who is connected to a room by way of which node, and which nodes live: what is true now, kept beside the logs.

A node lives as long as it renews its lease. What a node that lives no longer has left is passed over, and swept away by
the first that notices.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import resources
from typing import NamedTuple

from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.redis import HELD_SECONDS, Store

LEASE_SECONDS = 5.0
"""How long a lease stands that is not renewed: killed, a node is known to be gone after that."""

_HOLD = resources.files(__package__).joinpath("hold.lua").read_bytes()
_HERE = resources.files(__package__).joinpath("here.lua").read_bytes()


class There(NamedTuple):
    """By way of which node somebody is in a room, and what they go by."""

    node: str
    name: str


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who is in a room, who went out of it when (ms since 1970 UTC), and which nodes hold it, living or not."""

    here: dict[PlayerId, There]
    away: dict[PlayerId, int]
    holders: frozenset[str]


class Presence:
    """What a node tells others of itself and its players, and hears of theirs. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self.node = store.node
        self._store = store

    async def renew(self) -> bool:
        """Renew this node's lease; tells whether it stood until now."""
        lease = keys.lease(self.node)
        return await self._store.ask("SET", lease, b"", "GET", "PX", round(LEASE_SECONDS * 1000)) is not None

    async def end(self) -> None:
        """Give this node's lease up: its players are gone at once."""
        await self._store.ask("DEL", keys.lease(self.node))

    async def end_all(self) -> None:
        """End every lease, in a store where no other node can be."""
        async for lease in self._store.scan(keys.lease("*")):
            await self._store.ask("DEL", lease)

    async def living(self, nodes: Collection[str]) -> frozenset[str]:
        """Return those of some nodes whose leases stand."""
        found = [node for node in nodes if await self._store.ask("EXISTS", keys.lease(node))]
        return frozenset(found)

    async def tell(self, code: RoomCode, came: Mapping[PlayerId, str], went: Iterable[PlayerId]) -> Attendance:
        """Write down who came into a room, by name, and who went out of it here, and return who is in it."""
        return await self._tell(self.node, code, came, went)

    async def sweep(self, code: RoomCode, dead: str, players: Collection[PlayerId]) -> None:
        """Take away what a dead node has left in a room: its hold on it, and the players that were its own.

        One that lives after all hears of it, and tells again.
        """
        await self._tell(dead, code, {}, players)

    async def hold(self, code: RoomCode) -> None:
        """Hold a room again that this node was thought to hold no longer, and have the others read on."""
        await self._store.run(_HOLD, (keys.nodes(code), keys.room_log(code)), self.node, HELD_SECONDS)

    async def _tell(
        self, node: str, code: RoomCode, came: Mapping[PlayerId, str], went: Iterable[PlayerId]
    ) -> Attendance:
        names = (keys.here(code), keys.away(code), keys.nodes(code), keys.room_log(code))
        words = [word for pair in came.items() for word in pair]
        here, away, holders = await self._store.run(
            _HERE, names, self.node, HELD_SECONDS, node, len(came), *words, *went
        )
        return Attendance(
            here={player: There(*there.split(" ", 1)) for player, there in _pairs(here)},
            away={player: int(at) for player, at in _pairs(away)},
            holders=frozenset(holder.decode() for holder in holders),
        )


def _pairs(flat: list[bytes]) -> Iterator[tuple[PlayerId, str]]:
    words = [word.decode() for word in flat]
    for player, value in zip(words[::2], words[1::2], strict=True):
        yield PlayerId(player), value
