"""Due times on a real store: appends set them, and nodes take the due work."""

import pytest

from protocol.ids import RoomCode
from server.store import keys
from server.store.client import Appended, Lost, Store
from server.store.due import MATCH_AGAIN_MS, ROOM_AGAIN_MS, DueTimes, DueWorkItem, member
from server.table.room import LogPosition
from tests.store.appending import CODE, MATCH, append, marked, sat

BUCKET = keys.bucket(CODE)
NOW = 1_795_255_200_000
EARLIER = NOW - 5_000


@pytest.fixture
async def due(store: Store) -> DueTimes:
    """The due work in the store."""
    return DueTimes(store)


async def scores(store: Store, bucket: int = BUCKET) -> dict[str, int]:
    """Return the due times of a bucket."""
    flat = [each.decode() for each in await store.ask("ZRANGE", keys.due(bucket), 0, -1, "WITHSCORES")]
    return {each: int(score) for each, score in zip(flat[::2], flat[1::2], strict=True)}


async def test_an_append_sets_due_times_from_its_own_time_on(store: Store) -> None:
    first = await append(store, marked(sat("a"), due=[(CODE, 30_500), (member(CODE, MATCH), 10_000)]))
    assert isinstance(first, Appended)
    assert await scores(store) == {CODE: first.at + 30_500, f"{CODE} {MATCH}": first.at + 10_000}
    second = await append(store, marked(sat("b"), after=LogPosition(1, "a"), due=[(CODE, -50)]))
    assert isinstance(second, Appended)
    assert (await scores(store))[CODE] == second.at - 50, "what should have fallen due is due"
    await append(store, marked(sat("c"), after=LogPosition(2, "b")))
    assert (await scores(store))[CODE] == second.at - 50, "another append leaves it as it is"
    await append(store, marked(sat("d"), after=LogPosition(3, "c"), due=[(CODE, None)]))
    assert [*await scores(store)] == [f"{CODE} {MATCH}"], "nothing falls due in the room any more"


async def test_an_append_that_came_too_late_changes_nothing(store: Store) -> None:
    await append(store, marked(sat("a"), due=[(CODE, 30_500)]))
    before = await scores(store)
    assert await append(store, marked(sat("b"), due=[(CODE, None)])) == Lost()
    assert await scores(store) == before


async def test_a_look_finds_the_buckets_with_due_work(store: Store, due: DueTimes) -> None:
    codes = [RoomCode(f"KZ74Q{number}") for number in range(10, 40)]
    for code in codes:
        await store.ask("ZADD", keys.due(keys.bucket(code)), NOW, code)
    everywhere = range(keys.BUCKETS)
    assert await due.look(everywhere, NOW - 1) == []
    assert sorted(await due.look(everywhere, NOW)) == sorted({keys.bucket(code) for code in codes})
    assert await due.look([], NOW) == []


async def test_taken_work_is_due_again_unless_it_is_done(store: Store, due: DueTimes) -> None:
    await store.ask("ZADD", keys.due(BUCKET), EARLIER, CODE, EARLIER + 1, f"{CODE} {MATCH}", NOW + 1, "LATER00")
    room, match = DueWorkItem(CODE, None, NOW + ROOM_AGAIN_MS), DueWorkItem(CODE, MATCH, NOW + MATCH_AGAIN_MS)
    assert await due.take(BUCKET, NOW, 1) == [room], "the longest due first"
    assert await due.take(BUCKET, NOW, 9) == [match]
    assert await due.take(BUCKET, NOW, 9) == []
    assert await due.look([BUCKET], NOW) == []
    await store.ask("ZREM", keys.due(BUCKET), "LATER00")
    again = room.again + ROOM_AGAIN_MS
    assert await due.take(BUCKET, room.again, 9) == [room._replace(again=again)]
    await due.done(CODE, MATCH)
    assert await scores(store) == {CODE: again}


async def test_taken_work_is_postponed_or_removed_unless_an_append_came_between(store: Store, due: DueTimes) -> None:
    await store.ask("ZADD", keys.due(BUCKET), EARLIER, CODE)
    (taken,) = await due.take(BUCKET, NOW, 9)
    await due.put_off(taken, NOW + 99_000)
    assert await scores(store) == {CODE: NOW + 99_000}
    await due.put_off(taken, None)
    assert await scores(store) == {CODE: NOW + 99_000}, "it is due at another time by now"
    await due.put_off(taken._replace(again=NOW + 99_000), None)
    assert await scores(store) == {}
    await due.put_off(taken, NOW)
    assert await scores(store) == {}
