"""What falls due in rooms that no node holds, on a real store: a node loads them, does it, and lets them go."""

import time
from collections.abc import AsyncIterator, Callable

import pytest

from protocol.ids import Seat
from protocol.options import Clock
from server.bots.pool import Thinkers
from server.results.database import Database
from server.rooms.node import DAY_MS, HouseRules, Lifetimes
from server.rooms.rooms import CANNOT_MS, Rooms
from server.store import keys
from server.store.client import Store
from server.store.due import ROOM_AGAIN_MS
from server.store.watchers import ALL, Watchers
from server.table.clocks import ALLOWANCE_MS, Flagged, TimeGiven, TimeLow
from server.table.dispatch import next_due
from server.table.entries import Entry
from server.table.legs import LegStarted
from tests.table.play import BEGINNING, CODE, Table

RULES = HouseRules(idle_seconds=0.3, lifetimes=Lifetimes(), patience=60_000, computer_pause=0)
DUE = keys.due(keys.bucket(CODE))
DAYS, HOUR_MS = Clock(move=86_400), 3_600_000
SECONDS_BEFORE = 3_000
"""From the first entry of a room to a leg's beginning, in ms."""


@pytest.fixture
async def rooms(store: Store, results: Database) -> AsyncIterator[Rooms]:
    """The rooms of a node."""
    async with Rooms(store, results, RULES, thinkers=Thinkers(1)) as rooms:
        yield rooms


def table(clock: Clock | None, ago: int) -> Table:
    """Return a room in which a leg began so many ms ago, by the store's time."""
    table = Table(number=1, clock=clock)
    table.waited = round(time.time() * 1000) - BEGINNING - ago - SECONDS_BEFORE
    table.sit()
    table.begin()
    assert table.log[-1].at == BEGINNING + table.waited + SECONDS_BEFORE
    return table


async def keep(store: Store, table: Table, due: int | None = 0) -> None:
    """Put a room into the store, as a node left it that has died, marked as due at a time in ms."""
    await store.ask("RPUSH", keys.room_log(CODE), *table.lines)
    if due is not None:
        await store.ask("ZADD", DUE, due, CODE)


async def entries(store: Store, table: Table) -> list[Entry]:
    """Return the entries that the room's log has got since."""
    return (await store.read_on(CODE, table.room.log))[1]


async def score(store: Store, until: Callable[[float | None], bool]) -> float | None:
    """Return when the room is due, once that is as expected."""
    while True:
        found = await store.ask("ZSCORE", DUE, CODE)
        told = None if found is None else float(found)
        if until(told):
            return told


async def let_go(store: Store) -> None:
    """Return when no node holds the room."""
    while await store.ask("EXISTS", keys.nodes(CODE)):
        pass


@pytest.mark.parametrize(
    ("ago", "left", "next_left"),
    [(2 * DAY_MS + 1_000, DAY_MS, HOUR_MS), (3 * DAY_MS - HOUR_MS // 2, HOUR_MS, 0)],
    ids=["a day", "an hour"],
)
async def test_in_a_correspondence_game_the_last_warning_that_fell_due_is_given_once_though_no_node_was_running(
    store: Store, rooms: Rooms, ago: int, left: int, next_left: int
) -> None:
    room = table(Clock(move=259_200), ago=ago)
    began = room.log[-1].at or 0
    await keep(store, room)
    then = began + 3 * DAY_MS + ALLOWANCE_MS - next_left
    assert await score(store, lambda found: abs((found or 0) - then) < ROOM_AGAIN_MS) is not None
    (warned,) = await entries(store, room)
    assert warned.fact == TimeLow(Seat(0), left)
    await let_go(store)
    await store.ask("ZADD", DUE, 0, CODE)  # looked at once more
    assert await score(store, lambda found: found == then) == then
    assert await entries(store, room) == [warned]


async def test_the_next_leg_of_a_correspondence_game_starts_though_no_node_held_the_room(
    store: Store, rooms: Rooms
) -> None:
    room = table(DAYS, ago=DAY_MS // 2)
    room.play_leg()
    await keep(store, room)
    while not (appended := await entries(store, room)):
        pass
    assert [type(entry.fact) for entry in appended] == [LegStarted]


async def test_in_a_correspondence_game_a_flag_falls_though_no_node_held_the_room(store: Store, rooms: Rooms) -> None:
    room = table(DAYS, ago=2 * DAY_MS)
    await keep(store, room)
    while not (appended := await entries(store, room)):
        pass
    assert [type(entry.fact) for entry in appended] == [Flagged]
    marks = await store.ask("ZRANGE", DUE, 0, -1)
    assert all(b" " in mark for mark in marks), "nothing falls due in the room any more, from the same step on"
    await let_go(store)
    assert rooms.count == 0


async def test_in_live_play_the_time_is_given_back_first_and_the_clock_left_to_all_nodes(
    store: Store, rooms: Rooms
) -> None:
    room = table(Clock(move=3600), ago=2 * DAY_MS)
    await keep(store, room)
    due = await score(store, lambda found: (found or 0) > 2 * ROOM_AGAIN_MS + time.time() * 1000)
    (given,) = await entries(store, room)
    assert isinstance(given.fact, TimeGiven) and given.at is not None
    assert abs(given.fact.ms - 2 * DAY_MS) < 60_000 and due is not None
    assert abs(due - given.at - 3_600_500) < 30_000
    await let_go(store)
    while ALL.encode() not in await store.ask("HKEYS", keys.watchers(CODE)):
        pass
    assert await Watchers(store).of(CODE) == {}


@pytest.mark.parametrize(("clock", "due"), [(None, None), (DAYS, DAY_MS + 500)])
async def test_what_is_not_due_after_all_is_due_when_the_room_says(
    store: Store, rooms: Rooms, clock: Clock | None, due: int | None
) -> None:
    room = table(clock, ago=0)
    await keep(store, room)
    expected = next_due(room.room)
    assert (expected is None) == (due is None)
    assert await score(store, lambda found: found == expected) == expected
    assert await entries(store, room) == []


async def test_a_missing_room_is_not_due(store: Store, rooms: Rooms) -> None:
    await store.ask("ZADD", DUE, 0, CODE)
    await score(store, lambda found: found is None)
    assert rooms.count == 0


async def test_a_room_that_cannot_be_loaded_is_left_alone_for_a_time(store: Store, rooms: Rooms) -> None:
    await store.ask("RPUSH", keys.room_log(CODE), "broken")
    await store.ask("ZADD", DUE, 0, CODE)
    later = time.time() * 1000 + ROOM_AGAIN_MS + CANNOT_MS / 2
    assert await score(store, lambda found: (found or 0) > later) is not None


async def test_a_room_in_which_something_falls_due_soon_stays_in_memory_until_then(store: Store, rooms: Rooms) -> None:
    room = table(DAYS, ago=DAY_MS)  # due as soon as the allowance is over
    await keep(store, room, due=None)
    await rooms.open(CODE)
    while len(appended := await entries(store, room)) < 2:
        assert rooms.count == 1
    assert [type(entry.fact) for entry in appended] == [TimeLow, Flagged], "the warning was due before"
    await let_go(store)


async def test_a_clock_in_a_room_that_stops_is_watched_by_no_node(store: Store, rooms: Rooms) -> None:
    await keep(store, table(Clock(move=3600), ago=0), due=None)
    live = await rooms.open(CODE)
    rooms._stay(CODE)  # as if a player were in it
    watchers = Watchers(store)
    while store.node not in await watchers.of(CODE):
        pass
    live.stop("on purpose")
    while await watchers.of(CODE):
        pass
    assert await watchers.without(CODE) is None
