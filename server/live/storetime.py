"""The store's time as well as a node knows it, since that is what entries are stamped with."""

import asyncio
import time

from protocol.ids import RoomCode
from server.store.beside import Beside
from server.store.endpoint import StoreAway

SYNC_SECONDS = 30.0
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
        """Ask the store once. Raises StoreAway."""
        before = time.monotonic() * 1000
        there = await self._beside.time(_ANY_ROOM)
        self._ahead = there - (before + time.monotonic() * 1000) / 2

    async def run(self) -> None:
        """Ask the store now and then until cancelled."""
        while True:
            await asyncio.sleep(SYNC_SECONDS)
            try:
                await self.sync()
            except StoreAway:
                continue  # what is known will do until it is back
