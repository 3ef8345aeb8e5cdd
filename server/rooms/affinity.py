"""Affinity: all players in a room connect to the same node, because each move costs every node that holds the room.

Nothing depends on it: any node serves any room. It costs a move nothing, because the store is asked only before a
connection enters a room.

1. A node with a name (`TURNABOUT_NODE`) stores the name with its lease, and removes it before it stops.
2. When a connection is about to enter a room, `find_node` asks the store who is in the room. It returns the node to
   which most of the others are connected. If there are no others, it returns a node that still has the room in memory.
3. The member gets that node's name and reconnects with `?node=NAME`, which the balancer follows. A client that ignores
   the name enters the room here after a short while.
4. A connection with `?node=` stays where it is, even if the balancer ignored the name, so nobody is sent in circles.
"""

from collections import Counter

from protocol.ids import PlayerId, RoomCode
from server import metrics
from server.answers import Member
from server.store.leases import Leases
from server.store.presence import StoredPresence

GATHERED_MOST = 32
"""A room with more people than this is left on several nodes: one node alone would do all the work for its audience."""


class Affinity:
    """Sends players who enter a room to the node of the others in it. A node without a name sends nobody."""

    def __init__(self, presence: StoredPresence, leases: Leases) -> None:
        self._presence = presence
        self._leases = leases

    async def withdraw(self) -> None:
        """Remove this node's name, because it is about to stop: nobody is sent to it, or from it. Raises StoreAway."""
        await self._leases.withdraw_name()

    async def send_on(self, member: Member, code: RoomCode) -> bool:
        """Send a member to another node if the room is live there; return whether they went. Raises StoreAway."""
        if not member.may_be_sent_on or (node := await self.find_node(code, member.person.player)) is None:
            return False
        went = await member.send_on(node)
        metrics.PLAYERS_SENT_ON.labels("went" if went else "stayed").inc()
        return went

    async def find_node(self, code: RoomCode, player: PlayerId) -> str | None:
        """Return the name of the node that a player should enter a room on; None for this one. Raises StoreAway."""
        if self._leases.name is None:
            return None
        people, own = await self._presence.report(code, {}, ()), self._presence.node
        others = Counter(node for other, nodes in people.here.items() if other != player for node in nodes)
        if others.total() > GATHERED_MOST or (not others and own in people.holders):
            return None
        live_on = (set(others) or set(people.holders)) - {own}
        if not live_on:
            return None
        names = await self._leases.named()
        healthy = [node for node in live_on if names.get(node, self._leases.name) != self._leases.name]
        best = max(healthy, key=lambda node: (others[node], node), default=None)
        if best is None or (others and others[best] <= others[own]):
            return None
        return names[best]
