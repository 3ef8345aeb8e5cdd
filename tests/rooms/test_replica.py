"""What has been read of a room's log: which commands it holds, and that others are answered while it is read."""

import asyncio
from dataclasses import replace

import pytest

from protocol.ids import PlayerId
from server.results.database import Database
from server.rooms.folded_log import end_of
from server.rooms.replica import AT_ONCE, Replica
from server.store import keys
from server.store.client import DECODED_AT_ONCE, Store
from server.table.entries import KEPT_COMMANDS, Entry
from server.table.legs import MatchBegun
from tests.table.asked import ban, move, pass_on, resign
from tests.table.play import CODE, Table, stored


def three_matches() -> Table:
    """Return a table that has played two matches, during which the room changed too, and is in the third."""
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


@pytest.mark.parametrize("read_before", [0, 1, 5, 9, 12, 20])
async def test_a_command_is_recognised_wherever_reading_started(
    store: Store, results: Database, read_before: int
) -> None:
    table, replica = three_matches(), Replica(CODE)
    assert len(table.log) > 20 and table.match.match == 3
    replica.take(map(named, table.log[:read_before]))
    await store.ask("RPUSH", keys.room_log(CODE), *(stored(named(entry)) for entry in table.log))
    await replica.read(store, results)
    assert replica.answered(PlayerId("nobody"), "command-e0") is None
    known = [replica.answered(entry.by, named(entry).command) for entry in table.log]
    assert known == [*range(1, len(table.log) + 1)]
    assert replica.room == table.room


def test_the_ends_of_matches_are_kept_until_a_checkpoint_has_replaced_them() -> None:
    table, replica = three_matches(), Replica(CODE)
    first, second, _ = table.room.ids
    log = [*map(named, table.log)]
    replica.take(log)
    for match in table.room.ids:
        span, end = replica.span(match), end_of(CODE, log, match)
        assert span is not None and end is not None and replica.checkpoint(match) == end
        begun = table.log[span.first - 1].fact
        assert isinstance(begun, MatchBegun) and begun.id == match
        assert span.end == (end.n, end.id)
    assert replica.matches_before == [first, second]
    assert not any(map(replica.is_compacted, table.room.ids))

    version = end_of(CODE, log, first).n  # type: ignore[union-attr]
    replica.forget(version)
    assert replica.room == replace(table.room, compacted=version)
    assert (replica.span(first), replica.checkpoint(first), replica.matches_before) == (None, None, [second])
    assert [*map(replica.is_compacted, table.room.ids)] == [True, False, False]
    assert replica.checkpoint(second) == end_of(CODE, log, second)
    replica.forget(len(log) + 1)
    replica.forget(version - 1)
    assert replica.room == replace(table.room, compacted=version)


def test_as_many_commands_are_known_as_a_checkpoint_holds() -> None:
    table, replica = Table(brief=True), Replica(CODE)
    for _ in range(KEPT_COMMANDS):
        table.sit("ben")
        table.stand("ben")
    table.sit("ben")
    table.play_match()
    table.offer("ada", "new_number")
    log = [*map(named, table.log)]
    replica.take(log)
    end = end_of(CODE, log, table.match.deal.id)
    assert end is not None
    replica.forget(end.n)
    afresh = Replica(CODE)
    afresh.take([end, *log[end.n :]])
    known = [replica.answered(entry.by, entry.command) for entry in log]
    assert known == [afresh.answered(entry.by, entry.command) for entry in log]
    assert sum(version is not None for version in known) == KEPT_COMMANDS + 1


async def test_others_are_answered_while_a_long_log_is_read(store: Store, results: Database) -> None:
    table = Table()
    while len(table.log) < DECODED_AT_ONCE:
        table.sit()
        table.stand("ben")
    replica, seen = Replica(CODE), set[int]()

    async def others() -> None:
        while True:
            seen.add(0 if replica.room is None else replica.room.version)
            await asyncio.sleep(0)

    await store.ask("RPUSH", keys.room_log(CODE), *table.lines)
    answered = asyncio.create_task(others())
    await replica.read(store, results)
    answered.cancel()
    assert replica.room == table.room
    assert len(seen) >= len(table.log) // AT_ONCE
