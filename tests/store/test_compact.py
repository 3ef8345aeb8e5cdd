"""The script that replaces the start of a log by a checkpoint."""

from dataclasses import replace

import pytest

from server.rooms.folded_log import end_of
from server.store import keys
from server.store.client import Appended, Compacted, Forked, Store
from server.store.due import DueTimes
from server.table.entries import Entry
from server.table.room import LogPosition, Span
from tests.store.appending import append, to_room
from tests.table.phases import over
from tests.table.play import CODE, Table


async def stored(store: Store, *, offers: int = 1) -> tuple[Table, Entry]:
    """Store a room whose match is over, and some entries after it; return the checkpoint at the match's end."""
    table = over()
    await append(store, to_room(*table.log))
    entries = await store.read(CODE)
    end = end_of(CODE, entries, table.match.deal.id)
    assert end is not None
    for _ in range(offers):
        table.offer("ada", "new_number")
        table.offer("ada", "same_number")
        known = LogPosition(table.log[-3].n, table.log[-3].id)
        assert isinstance(await append(store, to_room(*table.log[-2:], after=known)), Appended)
    return table, end


async def test_a_checkpoint_replaces_all_entries_up_to_its_own(store: Store) -> None:
    table, end = await stored(store)
    await store.hold(CODE)
    match, due = table.match.deal.id, DueTimes(store)
    await due.later(CODE, match, 1)
    assert await store.compact(CODE, match, end)
    log = await store.read(CODE)
    assert log[0] == end
    assert [entry.id for entry in log] == [entry.id for entry in table.log[end.n - 1 :]]
    assert await due.look([keys.bucket(CODE)], 2) == []
    assert not await store.compact(CODE, match, end), "it was done before"
    assert await store.read(CODE) == log


async def test_an_append_continues_after_a_checkpoint(store: Store) -> None:
    table, end = await stored(store, offers=0)
    assert await store.compact(CODE, table.match.deal.id, end)
    last = table.log[-1]
    table.offer("ben", "new_number")
    assert isinstance(await append(store, to_room(table.log[-1], after=LogPosition(last.n, last.id))), Appended)
    first, entries = await store.read_on(CODE, LogPosition(last.n, last.id))
    assert (first, [entry.n for entry in entries]) == (end.n, [end.n + 1])


@pytest.mark.parametrize("lost", [3, 8])
async def test_a_log_that_lost_the_matchs_end_is_not_compacted(store: Store, lost: int) -> None:
    table, end = await stored(store)
    await store.ask("RPOP", keys.room_log(CODE), lost)
    before = await store.read(CODE)
    assert not await store.compact(CODE, table.match.deal.id, end)
    assert await store.read(CODE) == before


async def test_a_log_with_another_entry_at_the_matchs_end_is_not_compacted(store: Store) -> None:
    table, end = await stored(store)
    assert not await store.compact(CODE, table.match.deal.id, replace(end, id="another"))
    assert (await store.read(CODE))[0].n == 1


async def test_a_missing_room_is_not_compacted(store: Store) -> None:
    table, end = await stored(store)
    await store.ask("DEL", keys.room_log(CODE))
    assert not await store.compact(CODE, table.match.deal.id, end)
    assert await store.ask("EXISTS", keys.room_log(CODE)) == 0


async def test_a_part_of_a_log_is_read_if_it_is_complete(store: Store) -> None:
    table, end = await stored(store)
    log = await store.read(CODE)
    after = Span(end.n, LogPosition(end.n + 1, log[end.n].id))
    assert await store.read_span(CODE, Span(2, LogPosition(end.n, end.id))) == log[1 : end.n]
    assert await store.read_span(CODE, after) == log[end.n - 1 : end.n + 1]
    assert await store.read_span(CODE, Span(2, LogPosition(end.n, "another"))) == []
    assert await store.read_span(CODE, Span(2, LogPosition(len(log) + 1, "later"))) == []
    assert await store.compact(CODE, table.match.deal.id, end)
    assert await store.read_span(CODE, after) == [end, log[end.n]]
    assert await store.read_span(CODE, Span(end.n - 1, LogPosition(end.n, end.id))) == []
    assert await store.read_span(CODE, Span(1, LogPosition(2, log[1].id))) == []
    await store.ask("LSET", keys.room_log(CODE), 0, b"{}")
    assert await store.read_span(CODE, after) == [], "the reader of the whole log says what is wrong"
    await store.ask("DEL", keys.room_log(CODE))
    assert await store.read_span(CODE, after) == []


async def test_a_position_in_the_replaced_part_is_no_fork(store: Store) -> None:
    table, end = await stored(store)
    assert await store.compact(CODE, table.match.deal.id, end)
    for entry in table.log[: end.n - 1]:
        with pytest.raises(Compacted):
            await store.read_on(CODE, LogPosition(entry.n, entry.id))
    for entry in table.log[end.n - 1 :]:
        assert len((await store.read_on(CODE, LogPosition(entry.n, entry.id)))[1]) == len(table.log) - entry.n
    for position in (LogPosition(end.n, "another"), LogPosition(len(table.log) + 1, "later")):
        with pytest.raises(Forked):
            await store.read_on(CODE, position)
