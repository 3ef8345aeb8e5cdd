"""Members who are shown a room by its changes, and slow readers: what they know after each change."""

import itertools
from collections.abc import AsyncIterator

import pytest

from protocol.commands import Answer, CreateRoom, Enter, MakeMove, Offer, Ready, Resign, Sit, Stand
from protocol.events import Ack, Event, Rejected, RoomEvent
from protocol.ids import PlayerId, Seat
from server import metrics
from server.bots.pool import Thinkers
from server.results.database import Database
from server.rooms import audience
from server.rooms.audience import CROWD
from server.rooms.room import LiveRoom
from server.rooms.rooms import Rooms
from server.store import keys
from server.store.client import Store
from server.table.decision import Person
from server.table.room import HAPPENINGS
from server.table.snapshot import find_perspective
from tests.rooms.members import RULES, Member
from tests.rooms.reading import Reading

OPEN = CreateRoom(id="create", game="family-tree", number=5, role="maximizer")
HIDDEN = CreateRoom(id="create", game="happy-graphs", options={"variant": "corners", "mode": "duel"}, number=5)


_ids = itertools.count()


class Reader(Member):
    """A connection that reads what it is shown as a client does, and may be slow."""

    def __init__(self, name: str, *, updates: bool = True) -> None:
        super().__init__(name)
        self.updates = updates
        self.reading = Reading()
        self._read = 0

    def send(self, frame: bytes) -> None:
        """Read a frame."""
        self.reading.read(frame)
        super().send(frame)

    def send_room(self, *frames: bytes) -> None:
        """Read what shows the room, which is sent to no slow reader."""
        assert self.keeps_up
        super().send_room(*frames)

    def drain(self, room: LiveRoom) -> None:
        """Catch up with everything that was sent."""
        self.keeps_up = True
        room.catch_up_reader(self)

    def kinds(self) -> list[str]:
        """Return the types of the events that showed the room since the last call."""
        before, self._read = self._read, len(self.reading.kinds)
        return self.reading.kinds[before:]

    async def answer(self, id: str) -> Ack | Rejected:
        """Return the answer to a command, once it has come."""

        def found(event: Event) -> bool:
            return isinstance(event, Ack | Rejected) and event.id == id

        answer = await self.until(found)
        assert isinstance(answer, Ack | Rejected)
        return answer


class Company:
    """Two players in a room and two spectators, of whom one in each pair asked for updates."""

    def __init__(self, rooms: Rooms, room: LiveRoom, *members: Reader) -> None:
        self.rooms = rooms
        self.room = room
        self.members = list(members)
        self.ada, self.ben, self.cat, self.dan = members

    @property
    def expires(self) -> int | None:
        """When the room expires."""
        return self.room.expires

    def all_know(self, *but: Reader) -> None:
        """Check that everyone knows the room as it is."""
        room = self.room.sound()
        for member in self.members:
            if member not in but:
                member.reading.knows(room, find_perspective(room, member.person.player), self.room.expires)

    async def do(
        self, member: Reader, type: type[Sit | Stand | Ready | MakeMove | Offer | Answer | Resign], **fields: object
    ) -> None:
        """Have a command carried out."""
        id = f"c{next(_ids)}"
        self.room.submit(member, type.model_validate({"id": id, **fields}))
        assert isinstance(await member.answer(id), Ack)

    async def begin(self) -> None:
        """Begin the leg that waits."""
        coming = self.room.sound().next_leg
        assert coming is not None
        for member in (self.ada, self.ben):
            await self.do(member, Ready, match=coming[0], leg=coming[1])

    async def move(self, which: int = 0) -> None:
        """Make a move of the seat to act."""
        match = self.room.sound().match
        assert match is not None
        (seat,) = match.game.to_act(match.leg.state)
        moves = match.game.legal_moves(match.leg.state, seat)
        assert moves
        text = str(moves[which % len(moves)])
        place = {"match": match.match, "leg": match.leg.leg, "ply": match.leg.ply}
        await self.do((self.ada, self.ben)[seat], MakeMove, **place, move=text)

    async def enter(self, member: Reader) -> None:
        """Enter the room, again or for the first time."""
        await self.rooms.enter(member, Enter(id="enter", room=self.room.code), self.room.code, False)


@pytest.fixture
async def rooms(store: Store, thinkers: Thinkers, results: Database) -> AsyncIterator[Rooms]:
    """The rooms of a node."""
    async with Rooms(store, results, RULES, thinkers=thinkers) as rooms:
        yield rooms


async def company(rooms: Rooms, create: CreateRoom = OPEN) -> Company:
    """Return two players, who sit in a room of the first, and two spectators."""
    ada, ben = Reader("ada"), Reader("ben", updates=False)
    room = await rooms.create(ada, create)
    found = Company(rooms, room, ada, ben, Reader("cat"), Reader("dan", updates=False))
    for member in found.members[1:]:
        await found.enter(member)
    await found.do(ben, Sit)
    return found


@pytest.mark.parametrize("create", [OPEN, HIDDEN], ids=["open", "hidden hands"])
async def test_everyone_knows_the_room_after_every_change(rooms: Rooms, create: CreateRoom) -> None:
    here = await company(rooms, create)
    here.all_know()
    await here.begin()
    here.all_know()
    for _ in range(4):
        await here.move()
        here.all_know()
    match = here.room.sound().match
    assert match is not None
    if create is OPEN:
        place = {"match": 1, "leg": 1, "ply": match.leg.ply}
        await here.do(here.ada, Offer, what="takeback", **place)
        here.all_know()
        await here.do(here.ben, Answer, match=1, what="takeback", accept=True)
        here.all_know()
        assert here.room.sound().match.leg.ply < match.leg.ply  # type: ignore[union-attr]
        await here.move(-1)
        here.all_know()
    for member in here.members:
        await here.enter(member)
    here.all_know()
    await here.move()
    here.all_know()
    await here.do(here.ben, Resign, match=1)  # the hidden hands are shown now
    here.all_know()
    await here.do(here.ben, Stand)
    await here.do(here.cat, Sit)  # a player becomes a spectator, and a spectator a player
    here.all_know()
    assert {"update", "room"} <= {*here.ada.kinds()} and "update" not in here.ben.kinds()


async def test_members_are_shown_updates_only_if_they_asked(rooms: Rooms) -> None:
    here = await company(rooms)
    for member in here.members:
        member.kinds()
    await here.do(here.ben, Stand)
    assert [member.kinds() for member in here.members] == [["happened", "update"], ["happened", "room"]] * 2


async def test_a_slow_reader_is_shown_all_changes_at_once(rooms: Rooms) -> None:
    here = await company(rooms)
    await here.begin()
    slow = (here.cat, here.dan)
    for member in slow:
        member.kinds()
        member.keeps_up = False
    before = _combined()
    for _ in range(6):
        await here.move()
    assert [member.kinds() for member in slow] == [[], []]
    here.all_know(*slow)
    assert _combined() == before + 2 * 5
    for member in slow:
        member.drain(here.room)
    here.all_know()
    assert [member.kinds() for member in slow] == [["happened", "update"], ["happened", "room"]]
    assert _combined() == before + 2 * 5
    here.cat.drain(here.room)
    assert here.cat.kinds() == [], "nothing has changed since"
    await here.move()
    here.all_know()


async def test_a_slow_reader_is_told_of_the_last_things_that_happened(rooms: Rooms) -> None:
    here = await company(rooms)
    for member in (here.cat, here.dan):
        member.keeps_up = False
    for _ in range(HAPPENINGS // 2 + 3):
        await here.do(here.ben, Stand)
        await here.do(here.ben, Sit)
    for member in (here.cat, here.dan):
        member.drain(here.room)
        assert len(member.reading.happenings) == HAPPENINGS
    here.all_know()


async def test_a_slow_reader_of_a_room_that_is_left_and_entered_again_is_shown_it(rooms: Rooms) -> None:
    here = await company(rooms)
    await here.begin()
    here.cat.keeps_up = here.dan.keeps_up = False
    late = Reader("eve")
    late.keeps_up = False
    for member in (here.cat, here.dan, late):
        await here.enter(member)
    await here.move()
    for member in (here.cat, here.dan, late):
        member.kinds()
        member.drain(here.room)
        assert member.kinds() == ["happened", "room"]
    here.members.append(late)
    here.all_know()
    await here.move()
    here.all_know()


async def test_a_slow_reader_whose_perspective_changes_is_shown_a_snapshot(rooms: Rooms) -> None:
    here = await company(rooms, HIDDEN)
    await here.begin()
    here.ada.kinds()
    here.ada.keeps_up = False
    await here.do(here.ben, Resign, match=1)
    for member in (here.ada, here.ben):
        await here.do(member, Offer, match=1, what="new_number")
    here.ada.drain(here.room)
    assert here.ada.kinds() == ["happened", "room"]
    here.all_know()


async def test_a_slow_reader_is_shown_that_the_room_went_back(rooms: Rooms, store: Store) -> None:
    here = await company(rooms)
    await here.begin()
    for _ in range(3):
        await here.move()
    slow = (here.cat, here.dan)
    for member in slow:
        member.kinds()
        member.keeps_up = False
    version = here.room.sound().version
    await store.ask("RPOP", keys.room_log(here.room.code), 2)
    here.room.hint()
    await here.ada.until(lambda event: isinstance(event, RoomEvent) and event.reset)
    assert here.room.sound().version == version - 2
    here.all_know(*slow)
    await here.move(-1)
    assert "reset" not in here.ben.reading.room
    for member in slow:
        member.drain(here.room)
        assert member.kinds() == ["happened", "room"]
        assert member.reading.room["reset"]
    here.all_know()
    await here.move()
    here.all_know()
    assert here.cat.kinds() == ["happened", "update"]
    assert "reset" not in here.dan.reading.room


async def test_what_another_node_appends_is_shown_as_an_update(
    url: str, thinkers: Thinkers, rooms: Rooms, results: Database
) -> None:
    here = await company(rooms)
    await here.begin()
    async with Store(url, "other") as store, Rooms(store, results, RULES, thinkers=thinkers) as others:
        elsewhere = Reader("ben")
        there = Company(others, await others.enter(elsewhere, None, here.room.code, True), *[elsewhere] * 4)
        for _ in range(4):
            version = here.room.sound().version
            mover = here if _seat_to_act(here.room) == 0 else there
            for member in (here.ada, elsewhere):
                member.kinds()
            await mover.move()
            for member in (here.ada, elsewhere):
                await member.until(lambda event, v=version: getattr(event, "version", 0) > v and _shows(event))  # type: ignore[misc]
                assert member.kinds() == ["happened", "update"]
            here.all_know(here.ben)
            there.all_know()


def _seat_to_act(room: LiveRoom) -> Seat:
    match = room.sound().match
    assert match is not None
    (seat,) = match.game.to_act(match.leg.state)
    return seat


def _shows(event: Event) -> bool:
    return event.type in ("room", "update")


async def test_members_of_a_crowd_are_shown_what_they_missed(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "PLAYERS_SECONDS", 1000.0)
    monkeypatch.setattr(audience, "COMBINED_SECONDS", 1000.0)
    here = await company(rooms)
    for number in range(CROWD):
        guest = Reader("guest", updates=number % 2 == 0)
        guest.person = guest.actor = Person(PlayerId(f"{number:016d}"), f"Guest {number}")
        here.members.append(guest)
        await here.enter(guest)
    await here.begin()
    here.room.audience.show_players()
    here.room.audience.show_spectators()
    for _ in range(3):
        await here.move()
    slow = here.members[-2:]
    for member in here.members:
        member.kinds()
    for member in slow:
        member.keeps_up = False
    here.room.audience.show_players()
    here.room.audience.show_spectators()
    here.all_know(*slow)
    for member in slow:
        member.drain(here.room)
    here.all_know()
    assert [member.kinds() for member in here.members] == [["happened", "update"], ["happened", "room"]] * 18


def _combined() -> float:
    (of_all,) = metrics.UPDATES_COMBINED.collect()
    return of_all.samples[0].value
