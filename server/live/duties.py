"""What a room's node does by itself as time passes: flags fall, time that was nobody's is given back, moves are made.

Every node that holds a room does this, and the log decides whose append came first.
"""

import asyncio
from collections.abc import Callable

from protocol.ids import PlayerId, RoomCode
from server.live.node import Node
from server.store.endpoint import StoreAway
from server.table import match as matches
from server.table.clocks import Clocks
from server.table.decision import Decision, Person
from server.table.due import fall_due
from server.table.match import Match
from server.table.match_facts import TimeGiven
from server.table.room import Room

LOOK_MS = 1000
"""How often it is noted that a running clock is looked after, and looked whether a flag that was due has fallen."""
GAP_MS = 2500
"""Time without anybody looking after a clock that is given back."""
OURS = Person(PlayerId("server"), "the server")
"""Who brings about what nobody has asked for."""


Work = Callable[[Room], Decision | None]
"""Says what is to be appended to the room as it stands when its turn comes; None: nothing any more."""


class Duties:
    """A room's duties on this node; `append` appends what is due when its turn has come."""

    def __init__(self, code: RoomCode, node: Node, append: Callable[[Work], None]) -> None:
        self._code = code
        self._node = node
        self._append = append
        self._room: Room | None = None
        self._flag: asyncio.TimerHandle | None = None
        self._looking = False
        self._looked = 0
        self._owed = 0, 0

    def watch(self, room: Room | None) -> None:
        """See to what the room is waiting for now."""
        self._room = room
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        if room is None:
            return
        match = room.match
        if match is None or match.over:
            return
        due = None if match.leg.clocks is None else matches.due(match)
        coming = matches.overdue(match)
        if coming is not None:
            self._look_again((coming[0] if due is None else min(coming[0], due[0])) - self._node.time.now())
        elif due is not None:
            self._look_again(due[0] - self._node.time.now())
        if due is not None and not self._looking:
            self._looking = True
            self._node.spawn(self._look_after())

    def rest(self) -> None:
        """Do nothing more: the room leaves memory."""
        if self._flag is not None:
            self._flag.cancel()
        self._flag = self._room = None

    def _look_again(self, ms: int) -> None:
        self._flag = asyncio.get_running_loop().call_later(max(0, ms) / 1000, self._fall_due)

    def _fall_due(self) -> None:
        self._flag = None
        match = self._room.match if self._room is not None else None
        if match is None:
            return
        due, coming = matches.due(match), matches.overdue(match)
        times = [each[0] for each in (due, coming) if each is not None]
        if not times:
            return
        now = self._node.time.now()
        if now < min(times):  # what is known of the store's time has been put right since
            self._look_again(min(times) - now)
            return
        # Where nobody's time has passed, that is given back first.
        if due is None or (now - self._looked <= GAP_MS and not self._owes(match)):
            self._append(lambda room: fall_due(room, self._node.time.now()))
        self._look_again(LOOK_MS)  # in case the store does not take it

    async def _look_after(self) -> None:
        """While a clock runs, note that it is looked after, and give back what was not."""
        try:
            while (room := self._room) is not None and room.match is not None and matches.due(room.match) is not None:
                try:
                    await self._give_back(room.match)
                except StoreAway:
                    await self._node.pause()
                    continue
                await asyncio.sleep(LOOK_MS / 1000)
        finally:
            self._looking = False

    async def _give_back(self, match: Match) -> None:
        beside, left = self._node.beside, match.leg.clocks
        last = await beside.last_looked_after(self._code)
        now = self._node.time.now()
        await beside.looked_after(self._code, now)
        # A clock that was started since has not run for longer than that.
        gap = 0 if left is None else now - max(last or 0, left.since)
        if left is not None:
            owed = self._owes(match) + (gap if gap > GAP_MS else 0)
            self._owed = left.since, owed
            if owed:  # again and again until the store takes it
                self._append(lambda room: _gift(room, left, owed))
        self._looked = now

    def _owes(self, match: Match) -> int:
        """Return the time in ms that is still to be given back to the clock that runs now."""
        since, owed = self._owed
        left = match.leg.clocks
        return owed if left is not None and left.since == since else 0


def _gift(room: Room, left: Clocks, gap: int) -> Decision | None:
    """Return time given back, unless the clock was touched since, by a move or by another node's gift."""
    match = room.match
    if match is None or matches.due(match) is None or match.leg.clocks is None or match.leg.clocks.since != left.since:
        return None
    return Decision([TimeGiven(gap)])
