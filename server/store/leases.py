"""Leases: which nodes live.

1. A node lives while it renews its lease. If a node is killed, the others know after `LEASE_SECONDS`.
2. The entries of a dead node in rooms don't count, and the first node that notices removes it
   (`server.store.presence`).
3. A node with a name stores it with its lease, so that others can send players to it. It removes the name when it is
   about to stop.
4. It is remembered when a dead node was last alive, because time is given back during which it did not watch the clocks
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
_NAMED = b"""
local now = redis.call('TIME')
local since, found = now[1] * 1000 + math.floor(now[2] / 1000) - ARGV[1], {}
local named = redis.call('HGETALL', KEYS[2])
for index = 1, #named, 2 do
  if tonumber(redis.call('ZSCORE', KEYS[1], named[index]) or 0) >= since then
    table.insert(found, named[index])
    table.insert(found, named[index + 1])
  end
end
return found
"""


class Renewed(NamedTuple):
    """A lease was renewed; `stood`: it had not run out. `without` counts the ms during which no node was alive."""

    stood: bool
    without: int
    living: frozenset[str]


class Leases:
    """The leases of this node and the others; `name` is this node's, if it has one. Everything raises StoreAway."""

    def __init__(self, store: Store, name: str | None = None) -> None:
        self.node = store.node
        self.name = name
        self._store = store

    async def renew(self) -> Renewed:
        """Renew this node's lease, and return which nodes live."""
        script_keys = (keys.NODES_LIVING, keys.NODES_SEEN, keys.NODES_NAMED)
        before, without, living = await self._store.run(
            _RENEW, script_keys, self.node, _LEASE_MS, ABSENT_MS, HELD_SECONDS * 1000, self.name or ""
        )
        return Renewed(before > 0, without, frozenset(node.decode() for node in living))

    async def end(self) -> None:
        """End this node's lease: its players are gone at once."""
        await self._store.ask("ZREM", keys.NODES_LIVING, self.node)

    async def withdraw_name(self) -> None:
        """Remove this node's name for good, so that other nodes send nobody here."""
        if self.name is not None:
            self.name = None
            await self._store.ask("HDEL", keys.NODES_NAMED, self.node)

    async def named(self) -> dict[str, str]:
        """Return the names of the nodes that have one and whose leases have not run out."""
        found = await self._store.run(_NAMED, (keys.NODES_LIVING, keys.NODES_NAMED), _LEASE_MS)
        words = [word.decode() for word in found]
        return dict(zip(words[::2], words[1::2], strict=True))

    async def end_all(self) -> None:
        """End every lease, in a store that no other node can use."""
        await self._store.ask("DEL", keys.NODES_LIVING)

    async def living(self) -> frozenset[str]:
        """Return the nodes whose leases have not run out."""
        found = await self._store.run(_LIVING, (keys.NODES_LIVING,), _LEASE_MS)
        return frozenset(node.decode() for node in found)
