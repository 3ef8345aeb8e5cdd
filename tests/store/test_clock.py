"""The estimate of the store's time follows a clock that was set or slept, and is steady otherwise."""

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest

from protocol.ids import RoomCode
from server.rooms.timers import RETRY_MS
from server.store import clock as storetime
from server.store.clock import StoreTime
from server.store.room_data import RoomData

HOUR = 3_600_000
START = 1_795_255_200_000


class StoreClock:
    """A store whose answer takes `way` ms and has the time half-way; `here` is this node's clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.here = 5_000.0
        self.ahead = START
        self.way = 0.0
        self.late = 0.0
        self.asked = asyncio.Event()
        monkeypatch.setattr(storetime, "time", SimpleNamespace(monotonic=lambda: self.here / 1000, time=lambda: 0.0))
        self.time = StoreTime(cast(RoomData, SimpleNamespace(time=self._time)))

    async def _time(self, code: RoomCode) -> int:
        self.here += self.way
        there = round(self.here + self.ahead + self.late)
        self.here += self.way
        self.asked.set()
        return there


@pytest.mark.parametrize("step", [HOUR, -HOUR, 3_000, -50], ids=["an hour on", "an hour back", "3 s on", "50 ms back"])
async def test_a_clock_that_was_set_is_followed(monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    store = StoreClock(monkeypatch)
    await store.time.sync()
    assert store.time.now() == START + 5_000
    store.ahead += step
    await store.time.sync()
    assert store.time.now() == START + 5_000 + step


async def test_time_does_not_jump_because_of_a_late_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    store = StoreClock(monkeypatch)
    await store.time.sync()
    store.way = 400.0
    for late in (-400.0, 399.0, 0.0):
        store.late = late
        await store.time.sync()
        assert store.time.now() == round(store.here) + START


async def test_the_store_is_asked_regularly(monkeypatch: pytest.MonkeyPatch) -> None:
    assert storetime.SYNC_SECONDS * 1000 <= RETRY_MS
    monkeypatch.setattr(storetime, "SYNC_SECONDS", 0)
    store = StoreClock(monkeypatch)
    running = asyncio.create_task(store.time.run())
    await store.asked.wait()
    store.asked.clear()
    store.ahead += HOUR
    await store.asked.wait()
    await asyncio.sleep(0)
    assert store.time.now() == START + 5_000 + HOUR
    running.cancel()
