"""What has been read of a room's logs: which commands they hold, and that others are answered while it is read."""

import asyncio
from dataclasses import replace
from pathlib import Path

from redis.asyncio import Redis

from protocol.ids import PlayerId
from server.live.folded import AT_ONCE, Folded
from server.store import keys
from server.store.embedded import EmbeddedStore
from server.store.redis import DECODED_AT_ONCE, Store
from server.table.match_facts import Moved
from tests.table.phases import agreed
from tests.table.play import CODE, Table


def test_commands_are_known_but_for_moves_of_earlier_matches() -> None:
    table = agreed()
    first = len(table.log)
    table.begin()
    table.play(table.moves()[0])
    log = [replace(entry, command=f"c{number}") for number, entry in enumerate(table.log)]
    folded = Folded(CODE)
    folded.take(log[:first])
    assert all(folded.answered(entry.by, entry.command) for entry in log[:first])
    assert folded.answered(log[first - 1].by, log[first - 1].command) == first
    assert folded.answered(PlayerId("nobody"), log[0].command) is None
    folded.take(log[first:])
    known = [folded.answered(entry.by, entry.command) is not None for entry in log]
    assert known == [number >= first or not isinstance(entry.fact, Moved) for number, entry in enumerate(log)]


async def test_others_are_answered_while_a_long_log_is_read(tmp_path: Path) -> None:
    table = Table()
    while len(table.room_log) < DECODED_AT_ONCE:
        table.sit()
        table.stand("ben")
    folded, seen = Folded(CODE), set[int]()

    async def others() -> None:
        while True:
            seen.add(0 if folded.room is None else folded.room.version)
            await asyncio.sleep(0)

    async with EmbeddedStore(tmp_path / "store") as embedded, Store(embedded.url, "one") as store:
        async with Redis.from_url(embedded.url) as redis:
            await redis.rpush(keys.room_log(CODE), *table.room_log)
        answered = asyncio.create_task(others())
        await folded.read(store)
        answered.cancel()
    assert folded.room == table.room_only()
    assert len(seen) >= len(table.room_log) // AT_ONCE
