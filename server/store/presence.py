"""Who is connected to a room by way of which node, and which nodes live: what is true now, kept beside the logs.

A node lives as long as it renews its lease. What a node that lives no longer has left is passed over, and swept away by
the first that notices.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from importlib import resources

from protocol.ids import PlayerId, RoomCode
from server.store import keys
from server.store.redis import HELD_SECONDS, Store

LEASE_SECONDS = 8.0
"""How long a lease stands that is not renewed: killed, a node is known to be gone after that."""

_HERE = resources.files(__package__).joinpath("here.lua").read_bytes()


@dataclass(frozen=True, slots=True)
class Attendance:
    """Which node each player in a room is connected to, and which nodes hold the room; living nodes or not."""

    nodes: dict[PlayerId, str]
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

    async def tell(self, code: RoomCode, came: Collection[PlayerId], went: Iterable[PlayerId]) -> Attendance:
        """Write down who came into a room and went out of it by way of this node, and return who is in it."""
        names = (keys.here(code), keys.nodes(code), keys.room_log(code))
        here, holders = await self._store.run(_HERE, names, self.node, HELD_SECONDS, len(came), *came, *went)
        words = [word.decode() for word in here]
        nodes = {PlayerId(player): node for player, node in zip(words[::2], words[1::2], strict=True)}
        return Attendance(nodes, frozenset(holder.decode() for holder in holders))

    async def sweep(self, code: RoomCode, dead: str, players: Collection[PlayerId]) -> None:
        """Take away what a dead node has left in a room: its hold on it, and the players that were its own.

        One who has come back by another node at this very moment is taken away too, and written down by that node
        again, since it hears of the change.
        """
        await self._store.ask("SREM", keys.nodes(code), dead)
        if players:
            await self._store.ask("HDEL", keys.here(code), *players)
            await self._store.ask("SPUBLISH", keys.room_log(code), f"{dead} here")
