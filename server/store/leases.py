"""Leases: which nodes live.

1. A node lives while it renews its lease. If a node is killed, the others know after `LEASE_SECONDS`.
2. The entries of a dead node in rooms don't count, and the first node that notices removes it
   (`server.store.presence`).
3. It is remembered when a dead node was last alive, because time is given back during which it did not watch the clocks
   of its rooms (`server.store.watchers`).
"""

from importlib import resources
from typing import NamedTuple

from server.store import keys
from server.store.client import HELD_SECONDS, Store

LEASE_SECONDS = 5.0
"""How long a lease lasts that is not renewed."""
_LEASE_MS = round(LEASE_SECONDS * 1000)

ABSENT_MS = 2500
"""The longest pause between two renewals that does not count as an absence."""

_RENEW = resources.files("server.store").joinpath("scripts/renew.lua").read_bytes()
_LIVING = b"""
local now = redis.call('TIME')
return redis.call('ZRANGEBYSCORE', KEYS[1], now[1] * 1000 + math.floor(now[2] / 1000) - ARGV[1], '+inf')
"""


class Renewed(NamedTuple):
    """A lease was renewed; `stood`: it had not run out. `without` counts the ms during which no node was alive."""

    stood: bool
    without: int
    living: frozenset[str]


class Leases:
    """The leases of this node and the others. Everything raises StoreAway."""

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
        """End this node's lease: its players are gone at once."""
        await self._store.ask("ZREM", keys.NODES_LIVING, self.node)

    async def end_all(self) -> None:
        """End every lease, in a store that no other node can use."""
        await self._store.ask("DEL", keys.NODES_LIVING)

    async def living(self) -> frozenset[str]:
        """Return the nodes whose leases have not run out."""
        found = await self._store.run(_LIVING, (keys.NODES_LIVING,), _LEASE_MS)
        return frozenset(node.decode() for node in found)
