"""A node's share of the due work: rooms that no node holds, and matches to settle.

Each living node looks at its share of the buckets once a second, a few at a time, so that no move waits for a look. A
room is loaded as for a player who enters it; then its timers (`server.rooms.timers`) do the due work. Two nodes may
look at the same bucket while they disagree about which nodes live: appends are compare-and-append, so nothing is done
twice.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from server.rooms.peers import Peers
from server.store import keys
from server.store.due import DueTimes, DueWorkItem
from server.store.endpoint import StoreAway

LOOK_SECONDS = 1.0
STEPS = 16
"""A look has so many steps."""
LATE_MS = 2000
"""A node that holds a room has this time to do the due work in it."""
AT_ONCE = 16
"""So many rooms are loaded at once for due work."""


class DueWork:
    """This node's share of the due work; `do` does work that was taken."""

    def __init__(
        self,
        *,
        due: DueTimes,
        peers: Peers,
        now: Callable[[], int],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        do: Callable[[DueWorkItem], Awaitable[None]],
    ) -> None:
        self._due = due
        self._peers = peers
        self._now = now
        self._spawn = spawn
        self._do = do
        self._doing = 0

    async def run(self) -> None:
        """Look once a second, until cancelled."""
        while True:
            for step in range(STEPS):
                await self.look(step)
                await asyncio.sleep(LOOK_SECONDS / STEPS)

    async def look(self, step: int) -> None:
        """Take due work from the next buckets of this node's share, unless it has too much to do already."""
        buckets = self._peers.share(keys.BUCKETS)[step::STEPS]
        late = self._now() - LATE_MS
        for bucket in await self._due.look(buckets, late):
            if self._doing >= AT_ONCE:
                return  # it stays due
            try:
                found = await self._due.take(bucket, late, AT_ONCE - self._doing)
            except StoreAway:
                continue
            for taken in found:
                self._doing += 1
                self._spawn(self._do_one(taken))

    async def _do_one(self, taken: DueWorkItem) -> None:
        try:
            await self._do(taken)
        finally:
            self._doing -= 1
