"""Crowded rooms: what many changes send to many people is combined."""

import asyncio

import pytest

from protocol.commands import CreateRoom, Enter, Sit, Stand
from protocol.events import Ack, Presence, RoomEvent
from protocol.ids import PlayerId, RoomCode
from server.bots.pool import Thinkers
from server.results.database import Database
from server.rooms import audience
from server.rooms.audience import CROWD, Throttle
from server.rooms.rooms import Rooms
from server.store import keys
from server.store.client import Store
from server.table.decision import Person
from tests.rooms.members import RULES, Member

NEVER = 1000.0
CREATE = CreateRoom(id="create", game="happy-graphs", form="together", seats=4)


class Guest(Member):
    """A member that counts its messages."""

    def __init__(self, number: int) -> None:
        super().__init__("guest")
        self.person = self.actor = Person(PlayerId(f"{number:016d}"), f"Guest {number}")

    @property
    def versions(self) -> list[int]:
        """The versions of the room that were shown."""
        return [event.version for event in self.events if isinstance(event, RoomEvent)]

    @property
    def presences(self) -> int:
        """The number of presence messages."""
        return sum(isinstance(event, Presence) for event in self.events)

    async def acknowledged(self, id: str) -> int:
        """Return the version that a command made, once it is acknowledged."""
        ack = await self.until(lambda event: isinstance(event, Ack) and event.id == id)
        assert isinstance(ack, Ack)
        return ack.version


async def changed(rooms: Rooms, people: list[Guest], changes: int) -> tuple[RoomCode, int]:
    """Let the second person sit down and stand up in the first one's room; return the room and its last version."""
    host, restless, *_ = people
    room = await rooms.create(host, CREATE)
    for each in people[1:]:
        await rooms.enter(each, Enter(id="enter", room=room.code), room.code, False)
    for each in people:
        each.events.clear()
    version = 0
    for number in range(changes):
        if number % 2 == 0:
            await rooms.sit(room, restless, Sit(id=f"change-{number}"))
        else:
            room.submit(restless, Stand(id=f"change-{number}"))
        version = await restless.acknowledged(f"change-{number}")
    return room.code, version


async def test_every_change_is_shown_to_few_people(url: str, thinkers: Thinkers, results: Database) -> None:
    people = [Guest(number) for number in range(5)]
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        _, last = await changed(rooms, people, 6)
        assert all(each.versions == list(range(last - 5, last + 1)) for each in people)


@pytest.fixture
def later_is_never(monkeypatch: pytest.MonkeyPatch) -> None:
    """Combine all changes after the first for longer than a test lasts."""
    monkeypatch.setattr(audience, "PLAYERS_SECONDS", NEVER)
    monkeypatch.setattr(audience, "COMBINED_SECONDS", NEVER)


@pytest.mark.usefixtures("later_is_never")
async def test_a_crowd_is_shown_the_first_change_at_once_and_the_others_together(
    url: str, thinkers: Thinkers, results: Database
) -> None:
    people = [Guest(number) for number in range(CROWD + 8)]
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        code, last = await changed(rooms, people, 20)
        host, others = people[0], people[2:]
        first = last - 19
        assert host.versions == [first]
        assert all(each.versions == [first] and each.presences <= 1 for each in others)
        newcomer = Guest(999)
        await rooms.enter(newcomer, Enter(id="enter", room=code), code, False)
        assert newcomer.versions == [last]


@pytest.mark.usefixtures("later_is_never")
async def test_a_crowd_is_shown_at_once_that_the_room_went_back(
    url: str, thinkers: Thinkers, results: Database
) -> None:
    people = [Guest(number) for number in range(CROWD + 8)]
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        code, last = await changed(rooms, people, 3)
        await store.ask("RPOP", keys.room_log(code), 2)
        (await rooms.enter(Guest(999), Enter(id="enter", room=code), code, False)).hint()
        for each in people:
            shown = await each.until(lambda event: isinstance(event, RoomEvent) and event.reset)
            assert isinstance(shown, RoomEvent) and shown.version == last - 2


async def test_a_crowd_sees_the_newest_room_soon(
    url: str, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch, results: Database
) -> None:
    monkeypatch.setattr(audience, "COMBINED_SECONDS", 0.05)
    people = [Guest(number) for number in range(CROWD + 8)]
    async with Store(url, "one") as store, Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        _, last = await changed(rooms, people, 20)
        for each in people:
            await each.until(lambda event: isinstance(event, RoomEvent) and event.version == last)


async def test_calls_within_the_time_are_combined_into_one() -> None:
    called, again = 0, asyncio.Event()

    def act() -> None:
        nonlocal called
        called += 1
        if called == 2:
            again.set()

    combined = Throttle(act, 0.01, lambda: None)
    for _ in range(10):
        combined.ask()
    assert called == 1
    await again.wait()
    assert called == 2


async def test_a_late_call_that_fails_is_reported() -> None:
    called, failed = 0, asyncio.Event()

    def act() -> None:
        nonlocal called
        called += 1
        if called == 2:
            raise ValueError("on purpose")

    combined = Throttle(act, 0.01, failed.set)
    combined.ask()
    combined.ask()
    await failed.wait()
