"""Connections for the tests of rooms, without a socket."""

import asyncio
from collections.abc import Callable

from protocol.commands import CreateRoom, Enter, Sit
from protocol.events import EVENT, Ack, Event, Goodbye
from protocol.ids import PlayerId, RoomCode
from server.rooms.node import HouseRules, Lifetimes
from server.rooms.room import LiveRoom
from server.rooms.rooms import Rooms
from server.table.decision import Person

RULES = HouseRules(idle_seconds=60, lifetimes=Lifetimes(), patience=60_000, computer_pause=0)
CREATE = CreateRoom(id="create", game="family-tree")


class Member:
    """A connection that keeps what it is sent."""

    def __init__(self, name: str) -> None:
        self.person = self.actor = Person(PlayerId(name[0].upper() * 16), name.title())
        self.address = name
        self.updates, self.keeps_up = False, True
        self.events: list[Event] = []
        self.may_be_sent_on = True
        self.sent_on: list[str] = []
        self._came = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Take an event."""
        self.events.append(EVENT.validate_json(frame))
        self._came.set()

    def send_room(self, *frames: bytes) -> None:
        """Take what shows the room."""
        for frame in frames:
            self.send(frame)

    def begin_match(self) -> float:
        """Wait for nothing."""
        return 0.0

    def rename(self, person: Person) -> None:
        """Be the same player by another name."""
        self.person = self.actor = person

    async def taken(self) -> None:
        """Keep up."""

    def goodbye(self, event: Goodbye) -> None:
        """Take a farewell."""
        self.events.append(event)
        self._came.set()

    async def send_on(self, node: str) -> bool:
        """Go to another node."""
        self.sent_on.append(node)
        return True

    async def bring(self, room: RoomCode, to: RoomCode) -> bool:
        """Stay."""
        return False

    async def until(self, found: Callable[[Event], bool]) -> Event:
        """Return the first event that is found, once it has come."""
        while not (there := [event for event in self.events if found(event)]):
            self._came.clear()
            await self._came.wait()
        return there[0]


async def seated_room(rooms: Rooms, host: Member, friend: Member, *, number: int | None = None) -> LiveRoom:
    """Have two players sit in a room; its matches are on the number, or on drawn ones."""
    room = await rooms.create(host, CREATE.model_copy(update={"number": number}))
    await rooms.enter(friend, Enter(id="enter", room=room.code), room.code, False)
    room.submit(friend, Sit(id="sit"))
    await friend.until(lambda event: isinstance(event, Ack) and event.id == "sit")
    return room
