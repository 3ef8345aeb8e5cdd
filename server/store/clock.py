"""The store's time as well as a node knows it, since that is what entries are stamped with."""

import asyncio
import time

from protocol.ids import RoomCode
from server.store.beside import Beside
from server.store.endpoint import StoreAway

SYNC_SECONDS = 1.0
"""How often the store is asked. Its clock is set now and then, and a machine that slept wakes hours later: until that
is known here, a player's clock would be charged for it."""
_ANY_ROOM = RoomCode("0" * 7)


class StoreTime:
    """How far the store's time is from a clock here that is never set: one that is would give time away, or take it."""

    def __init__(self, beside: Beside) -> None:
        self._beside = beside
        self._ahead = (time.time() - time.monotonic()) * 1000

    def now(self) -> int:
        """Return the store's time, in ms since 1970 UTC."""
        return round(time.monotonic() * 1000 + self._ahead)

    async def sync(self) -> None:
        """Ask the store once; what is known stays where the answer allows for it. Raises StoreAway."""
        before = time.monotonic() * 1000
        there = await self._beside.time(_ANY_ROOM)
        after = time.monotonic() * 1000
        if not there - after - 1 < self._ahead < there - before + 1:
            self._ahead = there - (before + after) / 2

    async def run(self) -> None:
        """Ask the store now and then until cancelled."""
        while True:
            await asyncio.sleep(SYNC_SECONDS)
            try:
                await self.sync()
            except StoreAway:
                continue  # what is known will do until it is back
