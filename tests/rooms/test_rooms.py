"""The rooms of a node on a real store: taken in and let go, and what becomes of their tasks."""

import asyncio
import contextlib
import gc
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from protocol.commands import CreateRoom, Enter, Ready, Sit, Stand, TakeSeat
from protocol.events import Ack, Goodbye, Rejected, RoomEvent
from protocol.ids import Form, RoomCode
from server.bots.pool import Thinkers
from server.results.database import Database
from server.rooms.node import DAY_MS
from server.rooms.room import BEGIN_SECONDS, LiveRoom
from server.rooms.rooms import Rooms
from server.store import keys
from server.store.client import Store
from server.store.embedded.store import EmbeddedStore
from server.store.presence import StoredPresence
from server.table.decision import Rejection
from tests.rooms.members import CREATE, RULES, Member, seated_room


async def test_a_task_of_a_room_that_fails_ends_nothing_else(url: str, results: Database) -> None:
    async def failing() -> None:
        raise ValueError("on purpose")

    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=Thinkers(1)) as rooms:
        rooms.node.tasks.spawn(failing())
        room = rooms._unread(RoomCode("KZ74QM2"))
        await rooms._hold(room)
        assert await rooms.open(room.code) is room


async def test_a_room_that_is_opened_stays_in_memory_for_as_long_again(url: str, results: Database) -> None:
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=Thinkers(1)) as rooms:
        room = rooms._unread(RoomCode("KZ74QM2"))
        await rooms._hold(room)
        going = rooms._leaving[room.code]
        await rooms.open(room.code)
        assert going.cancelled(), "otherwise it may be gone before its owner enters"
        assert not rooms._leaving[room.code].cancelled()
        rooms._stay(room.code)
        await rooms.open(room.code)
        assert room.code not in rooms._leaving, "a player is in it"


async def test_what_a_room_would_begin_when_the_node_has_ended_is_not_begun(url: str, results: Database) -> None:
    begun = False

    async def late() -> None:
        nonlocal begun
        begun = True

    async with Store(url, "one") as store:
        async with Rooms(store, results, RULES, thinkers=Thinkers(1)) as rooms:
            pass
        rooms.node.tasks.spawn(late())
    assert not begun


async def test_a_room_that_is_made_twice_at_once_is_one(url: str, results: Database) -> None:
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=Thinkers(1)) as rooms:
        made = await asyncio.gather(
            rooms.create(Member("ada"), CREATE), rooms.create(Member("ada"), CREATE), return_exceptions=True
        )
        again = await rooms.create(Member("ada"), CREATE)
        assert all(room is again for room in made if not isinstance(room, BaseException))


async def test_a_room_that_is_opened_or_not_there_leaves_nothing_behind(url: str, results: Database) -> None:
    async with (
        Store(url, "one") as store,
        Rooms(store, results, RULES, thinkers=Thinkers(1)) as rooms,
        Rooms(store, results, RULES, thinkers=Thinkers(1)) as rooms,
    ):
        gc.collect()
        gc.disable()
        try:
            room = await rooms.create(Member("ada"), CREATE)
            assert [each for each in gc.get_objects() if type(each) is LiveRoom] == [room]
            with contextlib.suppress(Rejection):
                await rooms.open(RoomCode("KZ74QM2"))
            await asyncio.sleep(0)  # for the time when it was read
            assert not [each for each in gc.get_objects() if type(each) is Rejection]
        finally:
            gc.enable()


async def test_a_seat_that_the_same_command_moves_twice_at_once_is_moved_once(url: str, results: Database) -> None:
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=Thinkers(1)) as rooms:
        ada, ben = Member("ada"), Member("ben")
        room = await rooms.create(ada, CREATE)
        await rooms.enter(ben, CREATE, room.code, False)
        room.submit(ben, Sit(id="sit"))
        await ben.until(lambda event: isinstance(event, Ack) and event.id == "sit")
        secret, _ = await rooms.seat_code(room, ben.person.player)
        command = TakeSeat(id="take", room=room.code, code=secret)
        others = Member("other"), Member("other")
        await asyncio.gather(*(rooms.take_seat(other, command, room.code, secret) for other in others))
        for other in others:
            assert not any(isinstance(event, Rejected) for event in other.events)
        assert room.room is not None
        assert room.room.seat_of(others[0].person.player) == 1


async def test_what_a_node_appends_while_another_thinks_it_dead_is_shown_there_all_the_same(
    url: str, results: Database
) -> None:
    async with (
        Store(url, "one") as one,
        Store(url, "two") as two,
        Rooms(one, results, RULES, thinkers=Thinkers(1)) as first,
        Rooms(two, results, RULES, thinkers=Thinkers(1)) as second,
    ):
        ada, ben = Member("ada"), Member("ben")
        here = await first.create(ada, CREATE)
        there = await second.enter(ben, CREATE, here.code, False)
        there.submit(ben, Sit(id="sit"))
        await ada.until(lambda event: isinstance(event, RoomEvent) and event.seats[1].player == ben.person.player)
        await StoredPresence(two).sweep(here.code, "one", [])  # as of a node that has stood still for too long
        here.submit(ada, Stand(id="stand"))
        await ben.until(lambda event: isinstance(event, RoomEvent) and event.seats[0].player is None)


async def test_an_owner_without_a_seat_is_never_sent_away(url: str, results: Database) -> None:
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=Thinkers(1)) as rooms:
        ada, ben, eve = Member("ada"), Member("ben"), Member("eve")
        room = await rooms.create(ada, CreateRoom(id="create", game="family-tree", spectators=False))
        for member, command in ((ben, Sit(id="b")), (ada, Stand(id="a")), (eve, Sit(id="e"))):
            await rooms.enter(member, CREATE, room.code, True)
            room.submit(member, command)
            await member.until(lambda event, id=command.id: isinstance(event, Ack) and event.id == id)  # type: ignore[misc]
        assert not any(isinstance(event, Goodbye) for event in ada.events)
        await rooms.enter(ada, CREATE, room.code, False)
        with pytest.raises(Rejection, match="full"):
            await rooms.enter(Member("guest"), CREATE, room.code, False)


async def test_an_unfinished_solo_game_is_kept_as_long_as_a_finished_one(url: str, results: Database) -> None:
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=Thinkers(1)) as rooms:
        kept: tuple[tuple[Form, int], ...] = (("match", 7), ("solo", 30))
        for form, days in kept:
            ada = Member("ada")
            room = await rooms.create(ada, CreateRoom(id=form, game="family-tree", form=form))
            assert round(await store.ask("PTTL", keys.room_log(room.code)) / DAY_MS) == days
            if form == "solo":
                room.submit(ada, Ready(id="ready", match=1, leg=1))
                await ada.until(lambda event: isinstance(event, Ack) and event.id == "ready")
            assert room.expires == await store.ask("PEXPIRETIME", keys.room_log(room.code))
            assert round(await store.ask("PTTL", keys.room_log(room.code)) / DAY_MS) == days


async def test_a_newcomer_is_shown_a_room_while_its_match_waits_to_begin(url: str, results: Database) -> None:
    class Eager(Member):
        """A member whose address has begun too many matches to begin another at once."""

        def begin_match(self) -> float:
            asked.set()
            return BEGIN_SECONDS - 1

    host, friend, watcher, asked = Eager("ada"), Member("ben"), Member("cat"), asyncio.Event()
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=Thinkers(1)) as rooms:
        room = await seated_room(rooms, host, friend)
        for player in (host, friend):
            room.submit(player, Ready(id="ready", match=1, leg=1))
        await asked.wait()
        await rooms.enter(watcher, Enter(id="enter", room=room.code), room.code, False)
        shown = await watcher.until(lambda event: isinstance(event, RoomEvent))
        assert isinstance(shown, RoomEvent) and shown.match is None
        assert not [event for event in friend.events if isinstance(event, Ack | Rejected) and event.id == "ready"]


async def test_a_room_in_memory_is_shown_while_the_store_is_away(tmp_path: Path, results: Database) -> None:
    host, friend, watcher = (Member(name) for name in ("ada", "ben", "cat"))
    async with AsyncExitStack() as stack:
        embedded = EmbeddedStore(tmp_path / "store")
        stop = await stack.enter_async_context(AsyncExitStack())
        await stop.enter_async_context(embedded)
        store = await stack.enter_async_context(Store(embedded.url, "one"))
        rooms = await stack.enter_async_context(Rooms(store, results, RULES, thinkers=Thinkers(1)))
        room = await seated_room(rooms, host, friend)
        await stop.aclose()
        await rooms.enter(watcher, Enter(id="enter", room=room.code), room.code, False)
        shown = await watcher.until(lambda event: isinstance(event, RoomEvent))
        assert isinstance(shown, RoomEvent) and shown.version == 2
