"""The duties of a node in its rooms as time passes: flags fall, the room makes moves, and time is given back.

Every node that holds a room does this, and the log decides whose append came first. A room that no node holds is loaded
when something falls due in it (`server.rooms.due_work`).

Time is given back in live play, in three steps. In a correspondence game the clock runs on.

1. A node that begins to hold a room asks until when the running clock was watched (`server.store.watchers`). It gives
   back the time since then, and only after that watches the clock itself.
2. After an outage of the store each node that holds the room gives that time back. After a pause of its own a node
   does so only if no other node has watched the clock meanwhile.
3. No flag falls before that, nor while the store takes no writes.
"""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from protocol.ids import PlayerId, RoomCode
from server.rooms.node import Node
from server.rooms.outages import Outage
from server.store.endpoint import StoreAway
from server.store.leases import ABSENT_MS
from server.table.clocks import TimeGiven, next_flag, running_seats
from server.table.decision import Decision, Draw, Need, Person
from server.table.dispatch import fall_due, next_due
from server.table.match import Clocks
from server.table.room import Room

RETRY_MS = 1000
"""After this time due work is appended again, in case the store did not take it."""
OURS = Person(PlayerId("server"), "the server")
"""The author of entries that nobody has asked for."""


Work = Callable[[Room, Draw | None], Decision | Need | None]
"""Returns what to append to the room in its state at that time, or the draw that it needs; None: nothing any more."""


class _Owed(NamedTuple):
    """Time in ms to give back to the clock that has run since a time in ms."""

    since: int
    ms: int


class Timers:
    """A room's timers on this node; `append` appends due work.

    `due` is the next due time in ms since 1970 UTC; None if nothing falls due.
    """

    __slots__ = (
        "_append",
        "_asked",
        "_asking",
        "_code",
        "_left",
        "_node",
        "_owed",
        "_pause",
        "_room",
        "_timer",
        "_to_all",
        "_watching",
        "due",
    )

    def __init__(self, code: RoomCode, node: Node, append: Callable[[Work], None]) -> None:
        self._code = code
        self._node = node
        self._append = append
        self._room: Room | None = None
        self.due: int | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._asking = self._asked = self._watching = self._left = False
        self._to_all: bool | None = None
        self._pause: Outage | None = None
        self._owed = _Owed(0, 0)

    def watch(self, room: Room | None) -> None:
        """Set the timer for the next due time in the room as it is now."""
        self._room = room
        self._cancel()
        self.due = due = None if room is None else next_due(room)
        if due is None:
            return
        if self._owes():
            self._do_due()
            return
        self._look_again(due - self._node.time.now())
        if not self._watching and self._running() is not None:
            self._ask()

    def rest(self) -> None:
        """Do nothing more: the room leaves memory."""
        self._cancel()
        self._left = self._running() is not None
        self._room = None

    async def leave(self, *, to_all: bool) -> None:
        """Watch the clock no longer, after `rest`; leave it `to_all` nodes if it runs. Raises StoreAway."""
        self._to_all = to_all
        if self._watching:
            self._watching = False
            without = self._node.peers.without if to_all and self._left else None
            await self._node.watchers.leave(self._code, self._node.time.now(), without)

    def renew(self) -> None:
        """Enter this node among the clock's watchers once more."""
        self._watching = False
        self.watch(self._room)

    def resume(self, outage: Outage) -> None:
        """Give back the time of an outage that is over, if nobody watched the clock.

        Before this node has asked until when the clock was watched, the answer to that contains the outage.
        """
        left = self._running()
        if left is None or not self._asked:
            return
        if not outage.refused:
            self._pause = outage if self._pause is None else outage._replace(since=self._pause.since)
            self._ask()
        elif outage.until > left.since:
            self._owe(left, outage.until - max(outage.since, left.since))

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _running(self) -> Clocks | None:
        """Return the clocks if one runs that stands still while nobody watches it."""
        match = self._room.match if self._room is not None else None
        if (
            match is None
            or match.leg.clocks is None
            or match.leg.clocks.rule.is_correspondence
            or not running_seats(match)
        ):
            return None
        return match.leg.clocks

    def _look_again(self, ms: int) -> None:
        self._cancel()
        self._timer = asyncio.get_running_loop().call_later(max(0, ms) / 1000, self._do_due)

    def _do_due(self) -> None:
        """Append due work, and look again in case the store does not take it."""
        self._timer = None
        room = self._room
        due = None if room is None else next_due(room)
        if due is None:
            return
        left, now = self._running(), self._node.time.now()
        if left is not None and self._owes():
            owed = self._owed
            self._append(lambda room, _: _gift(room, owed))
        elif now < due:  # the estimate of the store's time has been corrected since
            self._look_again(due - now)
            return
        elif left is None or (self._asked and self._pause is None and self._node.outages.lately(self._code)):
            self._append(lambda room, draw: fall_due(room, self._node.time.now(), draw))
        self._look_again(RETRY_MS)

    # Time that was nobody's

    def _owes(self) -> int:
        """Return the time in ms that is still to be given back to the clock that runs now."""
        left = self._running()
        return self._owed.ms if left is not None and left.since == self._owed.since else 0

    def _owe(self, left: Clocks, ms: int) -> None:
        self._owed = _Owed(left.since, self._owes() + ms)
        self._do_due()

    def _ask(self) -> None:
        if not self._asking:
            self._asking = True
            self._node.tasks.spawn(self._look_after())

    async def _look_after(self) -> None:
        """Find out what time to give back, and watch the clock once none is owed."""
        try:
            while (left := self._running()) is not None and (
                self._pause is not None or not (self._asked and (self._watching or self._owes()))
            ):
                try:
                    await self._look_after_once(left)
                except StoreAway:
                    await self._node.tasks.pause()
        finally:
            self._asking = False

    async def _look_after_once(self, left: Clocks) -> None:
        pause, now = self._pause, self._node.time.now()
        if self._asked and pause is None:
            await self._node.watchers.enter(self._code, now)
            self._watching = True
            if self._to_all is not None:  # the room has left memory meanwhile
                await self.leave(to_all=self._to_all)
            return
        unwatched = await self._unwatched(left, pause)
        if self._pause is pause:
            self._pause = None
        self._asked = True
        now_running = self._running()
        if unwatched > ABSENT_MS and now_running is not None and now_running.since == left.since:
            self._owe(left, unwatched)
        else:
            self.watch(self._room)  # a flag may have waited for this

    async def _unwatched(self, left: Clocks, pause: Outage | None) -> int:
        """Return for how long, in ms, nobody watched the clock: until now, or until a pause of this node ended."""
        watchers, node = self._node.watchers, self._node.store.node
        others = await watchers.of(self._code)
        if pause is not None:
            others.pop(node, None)
            last = [each.until for each in others.values() if each.since <= pause.since + ABSENT_MS]
            return pause.until - max(pause.since, left.since, *last)
        if not others and (without := await watchers.without(self._code)) is not None:
            return without
        return self._node.time.now() - max([left.since, *[each.until for each in others.values()]])


def _gift(room: Room, owed: _Owed) -> Decision | None:
    """Return time given back, unless the clock was touched since, by a move or by another node's gift."""
    match = room.match
    clocks = None if match is None else match.leg.clocks
    if match is None or next_flag(match) is None or clocks is None or clocks.since != owed.since:
        return None
    return Decision([TimeGiven(owed.ms)])
