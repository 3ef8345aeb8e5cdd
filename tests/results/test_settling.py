"""Settling finished matches, on a real store."""

import asyncio
import os
import signal
from collections.abc import Sequence
from pathlib import Path

from protocol.ids import MatchId, RoomCode
from protocol.record import Record
from server.results.calendar import Calendar
from server.results.settling import Settling
from server.store.client import Store
from server.store.embedded.store import EmbeddedStore
from server.store.endpoint import StoreAway
from server.table.entries import Entry
from tests.records.eventful import eventful
from tests.store.appending import CODE, append, to_room


async def leave_due(code: RoomCode, match: MatchId, *, lasts: bool, entries: Sequence[Entry]) -> None:
    """Leave the due time of a settled match as it is."""


async def test_a_match_whose_settling_the_store_left_is_settled_when_its_record_is_asked_for(
    tmp_path: Path,
) -> None:
    left = asyncio.Event()

    class Left(Settling):
        async def settle(self, code: RoomCode, match: MatchId) -> None:
            if not left.is_set():
                os.kill(embedded.pid, signal.SIGKILL)
            await super().settle(code, match)
            left.set()

    table = eventful()
    match = table.match.deal.id
    async with EmbeddedStore(tmp_path / "store") as embedded, Store(embedded.url, "node") as store:
        await append(store, to_room(*table.log))
        node = Left(store=store, calendar=Calendar(), over=lambda _: None, settled=leave_due, span=lambda *_: None)
        running = asyncio.create_task(node.run())
        node.soon(CODE, match)
        await left.wait()
        while True:
            try:
                kept = await node.read_record(match)
                break
            except StoreAway:
                await asyncio.sleep(0)
        running.cancel()
        await asyncio.wait({running})
    assert kept is not None and Record.model_validate_json(kept).result is not None
