"""What has been read of a room's logs: which commands they hold, and that others are answered while it is read."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
import structlog
from redis.asyncio import Redis

from protocol.ids import PlayerId
from server.live import folded as folding
from server.live.folded import AT_ONCE, Folded
from server.store import keys
from server.store.embedded import EmbeddedStore
from server.store.redis import DECODED_AT_ONCE, Store
from server.table.entries import Entry, decode
from server.table.match_facts import Moved
from server.table.room_facts import MatchNamed
from tests.table.asked import ban, move, pass_on, resign
from tests.table.play import CODE, Table, stored


def three_matches() -> Table:
    """Return a table that has played two matches, during which the room's log grew too, and is in the third."""
    table = Table(brief=True)
    table.sit("ben")
    table.begin()
    move(table, 0, "ada", "ada's other")
    move(table, 0, "ada's other", "ada")
    table.play(table.moves()[0])
    table.do("ada", ban("eve"))
    table.play_leg()
    table.begin()
    table.do("ada", pass_on(1))
    table.play_leg()
    for _ in range(2):
        table.agree("same_number")
        table.play(table.moves()[0])
        table.do("ben", ban("cat") if table.match.match == 2 else ban("dan"))
        table.do(table.mover, resign(table))
    return table


def named(entry: Entry) -> Entry:
    """Return an entry whose command has an id of its own."""
    return replace(entry, command=f"command-{entry.id}")


def made_version(number: int, entry: Entry) -> int:
    """Return the version that is acknowledged; a match's naming and its beginning are acknowledged together."""
    return number + (2 if isinstance(entry.fact, MatchNamed) else 1)


async def keep(redis: Redis, table: Table) -> None:
    """Store a table's logs, with commands that have ids of their own."""
    logs = {keys.match_log(CODE, match): lines for match, lines in table.match_logs.items()}
    for key, lines in {keys.room_log(CODE): table.room_log, **logs}.items():
        entries = [named(decode(line)) for line in lines]
        await redis.rpush(key, *(stored(entry, entry.at or 0) for entry in entries))


@pytest.mark.parametrize("read_before", [0, 1, 5, 9, 12, 20])
async def test_a_command_of_an_earlier_match_is_known_however_far_the_logs_had_been_read(
    tmp_path: Path, read_before: int
) -> None:
    table, folded = three_matches(), Folded(CODE)
    assert len(table.log) > 20 and table.match.match == 3
    folded.take(map(named, table.log[:read_before]))
    async with EmbeddedStore(tmp_path / "store") as embedded, Store(embedded.url, "one") as store:
        async with Redis.from_url(embedded.url) as redis:
            await keep(redis, table)
        await folded.read(store)
    assert folded.answered(PlayerId("nobody"), "command-e0") is None
    known = [folded.answered(entry.by, named(entry).command) for entry in table.log]
    assert known == [made_version(number, entry) for number, entry in enumerate(table.log)]


@pytest.mark.parametrize("afresh", [True, False])
async def test_only_the_newest_commands_of_earlier_matches_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, afresh: bool
) -> None:
    monkeypatch.setattr(folding, "KEPT_COMMANDS", 5)
    table, folded = three_matches(), Folded(CODE)
    async with EmbeddedStore(tmp_path / "store") as embedded, Store(embedded.url, "one") as store:
        async with Redis.from_url(embedded.url) as redis:
            await keep(redis, table)
        if not afresh:
            folded.take(map(named, table.log))
        await folded.read(store)
    third = next(number for number, entry in enumerate(table.log) if getattr(entry.fact, "match", 0) == 3)
    moves = [entry for entry in table.log[:third] if isinstance(entry.fact, Moved)]
    known = [folded.answered(entry.by, named(entry).command) is not None for entry in moves]
    assert not known[0] and known[-1]
    assert known == sorted(known), "the newest ones are known"


async def test_a_log_of_an_earlier_match_that_cannot_be_read_keeps_nobody_from_the_room(tmp_path: Path) -> None:
    table, folded = three_matches(), Folded(CODE)
    async with EmbeddedStore(tmp_path / "store") as embedded, Store(embedded.url, "one") as store:
        async with Redis.from_url(embedded.url) as redis:
            await keep(redis, table)
            await redis.lset(keys.match_log(CODE, next(iter(table.match_logs))), -1, "{}")
        with structlog.testing.capture_logs() as logs:
            await folded.read(store)
    assert folded.room is not None and folded.room.match == table.match
    assert [entry["log_level"] for entry in logs if "earlier match" in entry["event"]] == ["error"]


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
