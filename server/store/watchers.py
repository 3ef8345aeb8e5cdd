"""The nodes that watch a room's running clock, and the time until which dead nodes did, for giving back time.

1. A node that holds a room in which a clock runs enters itself among its watchers, once it owes the clock no time.
2. Each node says once a second that it is alive (`Leases.renew`). So a clock was watched until the last of its
   watchers was alive.
3. A node that lets the room go leaves the clock to all nodes: from then on it is watched while any node is alive,
   because any node looks for due work. `Leases.renew` counts the time during which no node was alive.
"""

from typing import NamedTuple

from protocol.ids import RoomCode
from server.store import keys
from server.store.client import HELD_SECONDS, Store
from server.store.leases import LEASE_SECONDS

ALL = "*"
"""What all nodes together are called."""
DEAD_MS = round(LEASE_SECONDS * 1000)
"""A node that has said nothing for so long is dead."""


class Alive(NamedTuple):
    """The time for which a node has been alive without a break, or was before it died, in ms since 1970 UTC."""

    since: int
    until: int


class Watchers:
    """The watchers of rooms' clocks. Everything raises StoreAway."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, code: RoomCode) -> dict[str, Alive]:
        """Return the nodes that watch a room's clock, living or not, each with the time it has watched it."""
        found = await self._since(code)
        found.pop(ALL, None)
        seen = await self._seen(list(found))
        return {
            node: Alive(max(since, seen[node].since), seen[node].until) if node in seen else Alive(since, since)
            for node, since in found.items()
        }

    async def without(self, code: RoomCode) -> int | None:
        """Return how long no node was alive, in ms, since the room's clock was left to all; None if it was not."""
        then = (await self._since(code)).get(ALL)
        if then is None:
            return None
        line = await self._store.ask("HGET", keys.NODES_SEEN, ALL)
        return 0 if line is None else max(0, int(line.split()[2]) - then)

    async def enter(self, code: RoomCode, at: int) -> None:
        """Watch a room's clock from a time on, in ms since 1970 UTC, in place of nodes that have died."""
        key, node = keys.watchers(code), self._store.node
        others = await self.of(code)
        dead = [other for other, alive in others.items() if other != node and alive.until < at - DEAD_MS]
        await self._store.ask("HSET", key, node, at)
        await self._store.ask("HDEL", key, ALL, *dead)
        await self._store.ask("EXPIRE", key, HELD_SECONDS)

    async def leave(self, code: RoomCode, at: int, without: int | None) -> None:
        """Watch a room's clock no longer; the last watcher leaves one that runs to all nodes.

        `at` is the time, in ms since 1970 UTC; `without` is how long no node was alive in all, in ms, None if the clock
        does not run.
        """
        key, node = keys.watchers(code), self._store.node
        others = await self.of(code)
        others.pop(node, None)
        dead = [other for other, alive in others.items() if alive.until < at - DEAD_MS]
        if without is not None and len(dead) == len(others):
            await self._store.ask("HSET", key, ALL, without)
        await self._store.ask("HDEL", key, node, *dead)

    async def _since(self, code: RoomCode) -> dict[str, int]:
        flat = [each.decode() for each in await self._store.ask("HGETALL", keys.watchers(code))]
        return {node: int(since) for node, since in zip(flat[::2], flat[1::2], strict=True)}

    async def _seen(self, nodes: list[str]) -> dict[str, Alive]:
        lines = await self._store.ask("HMGET", keys.NODES_SEEN, *nodes) if nodes else []
        known = [(node, line.split()) for node, line in zip(nodes, lines, strict=True) if line is not None]
        return {node: Alive(int(since), int(until)) for node, (since, until) in known}
