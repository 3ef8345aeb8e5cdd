"""An estimate of the store's time, with which entries are stamped."""

import asyncio
import time

from protocol.ids import RoomCode
from server.store.endpoint import StoreAway
from server.store.room_data import RoomData

SYNC_SECONDS = 1.0
"""Seconds between two requests for the store's time.

Its clock is sometimes set, and a machine that slept wakes hours later: until this node knows, players' clocks would be
charged for the difference.
"""
_ANY_ROOM = RoomCode("0" * 7)


class StoreTime:
    """The difference between the store's time and this machine's monotonic clock, which is never set."""

    def __init__(self, room_data: RoomData) -> None:
        self._beside = room_data
        self._ahead = (time.time() - time.monotonic()) * 1000

    def now(self) -> int:
        """Return the store's time, in ms since 1970 UTC."""
        return round(time.monotonic() * 1000 + self._ahead)

    async def sync(self) -> None:
        """Ask the store once; keep the known difference if the answer allows it. Raises StoreAway."""
        before = time.monotonic() * 1000
        there = await self._beside.time(_ANY_ROOM)
        after = time.monotonic() * 1000
        if not there - after - 1 < self._ahead < there - before + 1:
            self._ahead = there - (before + after) / 2

    async def run(self) -> None:
        """Ask the store regularly until cancelled."""
        while True:
            await asyncio.sleep(SYNC_SECONDS)
            try:
                await self.sync()
            except StoreAway:
                continue  # the known difference is good enough until the store is back
