"""Who is connected to a room by way of which node, and which nodes live: what is true now, kept beside the logs.

A node lives as long as it renews its lease. What a node that lives no longer has left is passed over, and swept away by
the first that notices. When a dead node was last alive is remembered, because time is given back that it did not watch
the clocks of its rooms (`server.store.watchers`).
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import resources
from typing import NamedTuple

from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.client import HELD_SECONDS, Store

LEASE_SECONDS = 5.0
"""How long a lease stands that is not renewed: killed, a node is known to be gone after that."""
_LEASE_MS = round(LEASE_SECONDS * 1000)

ABSENT_MS = 2500
"""The longest pause between two renewals that does not count as an absence."""

_RENEW = resources.files("server.store").joinpath("scripts/renew.lua").read_bytes()
_HOLD = resources.files("server.store").joinpath("scripts/hold.lua").read_bytes()
_HERE = resources.files("server.store").joinpath("scripts/here.lua").read_bytes()
_LIVING = b"""
local now = redis.call('TIME')
return redis.call('ZRANGEBYSCORE', KEYS[1], now[1] * 1000 + math.floor(now[2] / 1000) - ARGV[1], '+inf')
"""


class Renewed(NamedTuple):
    """A lease was renewed; `stood`: it had not run out. `without` counts the ms during which no node was alive."""

    stood: bool
    without: int
    living: frozenset[str]


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

    async def renew(self) -> Renewed:
        """Renew this node's lease, and return which nodes live."""
        script_keys = (keys.NODES_LIVING, keys.NODES_SEEN)
        before, without, living = await self._store.run(
            _RENEW, script_keys, self.node, _LEASE_MS, ABSENT_MS, HELD_SECONDS * 1000
        )
        return Renewed(before > 0, without, frozenset(node.decode() for node in living))

    async def end(self) -> None:
        """Give this node's lease up: its players are gone at once."""
        await self._store.ask("ZREM", keys.NODES_LIVING, self.node)

    async def end_all(self) -> None:
        """End every lease, in a store where no other node can be."""
        await self._store.ask("DEL", keys.NODES_LIVING)

    async def living(self) -> frozenset[str]:
        """Return the nodes whose leases stand."""
        found = await self._store.run(_LIVING, (keys.NODES_LIVING,), _LEASE_MS)
        return frozenset(node.decode() for node in found)

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
