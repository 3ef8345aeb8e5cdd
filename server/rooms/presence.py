"""A room's presence: the people in it, connected through this node or another one.

1. `enter` and `leave` note the players who enter and leave through this node. `look` sends that to the store soon, and
   gets the people in the room on all nodes, the players who left and when, and the nodes that hold the room.
2. One request is on its way at a time, so that answers come in order. It is repeated while the store is unavailable.
3. If another node changes the presence, or dies, or if this node's lease has lapsed, the room looks again.
4. A player can be connected to several nodes, and has left when the last connection has ended. If the store does not
   have a player of this node, they are sent to it again.
5. The first node that sees a dead node's players in a room, or its hold on the room, removes them (`_sweep`).
6. If players are here but the store does not know that this node holds the room, the node holds it again, and the room
   reads on (`unheard`), because nothing was announced to this node meanwhile.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from itertools import chain

import structlog

from protocol.ids import PlayerId, RoomCode
from server.rooms.node import Node
from server.store.endpoint import StoreAway
from server.store.presence import RoomPeople

log = structlog.get_logger(__name__)


class RoomPresence:
    """The people in one room. Only one request to the store runs at a time, so that answers come in order.

    `changed` is called when people may have entered or left, and `unheard` if other nodes thought this node dead and
    may have sent it no events for a while.
    """

    __slots__ = (
        "_asking",
        "_away",
        "_changed",
        "_code",
        "_elsewhere",
        "_entered",
        "_holders",
        "_mine",
        "_peers",
        "_reported",
        "_reporting",
        "_stale",
        "_stored",
        "_tasks",
        "_unheard",
    )

    def __init__(
        self,
        *,
        code: RoomCode,
        node: Node,
        changed: Callable[[], None],
        unheard: Callable[[], None],
    ) -> None:
        self._code = code
        self._peers = node.peers
        self._stored = node.presence
        self._tasks = node.tasks
        self._changed = changed
        self._unheard = unheard
        self._mine: dict[PlayerId, str] = {}
        self._entered: set[PlayerId] = set()
        self._reported: set[PlayerId] = set()
        self._elsewhere: dict[PlayerId, dict[str, str]] = {}
        self._away: dict[PlayerId, int] = {}
        self._holders: frozenset[str] = frozenset()
        self._stale = False
        self._reporting = False
        self._asking = asyncio.Lock()

    @property
    def names(self) -> dict[PlayerId, str]:
        """The names of the people in the room, by player."""
        others = {
            player: name
            for player, there in self._elsewhere.items()
            for node, name in there.items()
            if self._peers.lives(node)
        }
        return others | self._mine

    @property
    def away(self) -> dict[PlayerId, int]:
        """The players who have left the room, and when, in ms since 1970 UTC, with later outages of the store added."""
        here, outage = self.names, self._peers.outage_since
        return {player: at + outage(at) for player, at in self._away.items() if player not in here}

    def elsewhere(self, player: PlayerId) -> bool:
        """Return whether a player is in the room through another node."""
        return any(self._peers.lives(node) for node in self._elsewhere.get(player, ()))

    def concerns(self, nodes: frozenset[str]) -> bool:
        """Return whether one of the nodes holds the room, or has players in it."""
        return not nodes.isdisjoint(self._other_nodes())

    def enter(self, player: PlayerId, name: str) -> None:
        """Report that a player has entered through this node."""
        self._mine[player] = name
        self._entered.add(player)
        self.look()

    def leave(self, player: PlayerId) -> None:
        """Report that a player has no connection to this node any more."""
        self._mine.pop(player, None)
        self._entered.discard(player)
        self.look()

    def look(self) -> None:
        """Report changes, and read who is in the room, soon."""
        self._stale = True
        if not self._reporting:
            self._reporting = True
            self._tasks.spawn(self._report())

    async def read(self) -> None:
        """Read who is in the room. Raises StoreAway."""
        async with self._asking:
            self._take(await self._request({}, ()))
        await self._sweep()

    async def _request(self, entered: Mapping[PlayerId, str], left: Iterable[PlayerId]) -> RoomPeople:
        found = await self._stored.report(self._code, entered, left)
        await self._peers.meet({*chain.from_iterable(found.here.values()), *found.holders})
        return found

    async def _report(self) -> None:
        while self._stale:
            try:
                async with self._asking:
                    held = await self._report_once()
            except StoreAway:
                self._stale = True
                await self._tasks.pause()
                continue
            except Exception:
                log.exception("people in the room cannot be read", room=self._code)
                break
            await self._sweep()
            if not held:
                self._unheard()
        self._reporting = False

    async def _report_once(self) -> bool:
        """Report changes; return false if people are here but the store did not know that this node holds the room."""
        self._stale = False
        entered, mine, self._entered = self._entered, set(self._mine), set()
        try:
            found = await self._request({player: self._mine[player] for player in entered}, self._reported - mine)
            held = not mine or self._stored.node in found.holders
            if not held:
                await self._stored.hold(self._code)
        except StoreAway:
            self._entered |= entered & self._mine.keys()
            raise
        self._reported = mine
        self._take(found)
        return held

    def _take(self, found: RoomPeople) -> None:
        own, here = self._stored.node, found.here
        self._elsewhere = {
            player: {node: name for node, name in there.items() if node != own}
            for player, there in here.items()
            if there.keys() != {own}
        }
        self._away = found.away
        self._holders = found.holders - {own}
        for player in (self._mine.keys() & self._reported) - self._entered:
            if own not in here.get(player, ()):
                self._entered.add(player)
                self._stale = True
        self._changed()

    def _other_nodes(self) -> set[str]:
        return {*chain.from_iterable(self._elsewhere.values()), *self._holders}

    async def _sweep(self) -> None:
        for node in [node for node in self._other_nodes() if not self._peers.lives(node)]:
            left = [player for player, there in self._elsewhere.items() if node in there]
            try:
                await self._stored.sweep(self._code, node, left)
            except StoreAway:
                return  # the next look sweeps
            # The other nodes get an event for this, this node does not.
            self.look()
