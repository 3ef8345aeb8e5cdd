"""Who waits on a node, and the list of its public rooms, on a real store with two nodes."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence

import pytest

from protocol.commands import CreateRoom, Stand
from protocol.events import Ack
from protocol.finding import ListRooms, LobbyEvent, QuickMatch
from protocol.ids import RoomCode
from server.bots.pool import Thinkers
from server.results.database import Database
from server.rooms.room import LiveRoom
from server.rooms.rooms import Rooms
from server.store import keys
from server.store.client import Store
from server.store.lobby import StoredLobby
from tests.rooms.members import RULES, Member

QUICK = QuickMatch(id="quick", game="family-tree")
PUBLIC = CreateRoom(id="create", game="family-tree", public=True)
LIST = ListRooms(id="list")


class Seeker(Member):
    """A member that knows the room it is in, and can be brought to another one."""

    def __init__(self, name: str, rooms: Rooms) -> None:
        super().__init__(name)
        self.rooms = rooms
        self.room: LiveRoom | None = None
        self.loses_its_connection = False
        self.brought = asyncio.Event()

    async def bring(self, room: RoomCode, to: RoomCode) -> bool:
        """Come into another room, or lose the connection just then."""
        assert self.room is not None and self.room.code == room
        self.rooms.leave(self, self.room)
        if not self.loses_its_connection:
            self.room = await self.rooms.enter(self, None, to, True)
        self._came.set()
        self.brought.set()
        return True

    async def wait(self) -> RoomCode:
        """Ask for a quick match, and return the code of the room it is in."""
        self.room = room = await self.rooms.quick_match(self, QUICK)
        return room.code

    async def until_it(self, has_it: Callable[[], bool]) -> None:
        """Return when the room that it is in, or its events, make something true."""
        while not has_it():
            self._came.clear()
            await self._came.wait()

    @property
    def code(self) -> RoomCode | None:
        """The code of the room it is in."""
        return None if self.room is None else self.room.code


@pytest.fixture
async def nodes(url: str, results: Database) -> AsyncIterator[tuple[Rooms, Rooms]]:
    """Two nodes on an empty store."""
    async with (
        Store(url, "one") as one,
        Store(url, "two") as two,
        Rooms(one, results, RULES, thinkers=Thinkers(1)) as first,
        Rooms(two, results, RULES, thinkers=Thinkers(1)) as second,
    ):
        yield first, second


async def test_the_same_command_finds_the_same_room_on_any_node(nodes: tuple[Rooms, Rooms]) -> None:
    first, second = nodes
    ada = Seeker("ada", first)
    code = await ada.wait()
    assert await ada.wait() == code
    assert await Seeker("ada", second).wait() == code
    assert await Seeker("ben", second).wait() == code
    assert await Seeker("ben", first).wait() == code


async def test_who_was_promised_to_one_that_never_came_is_found_by_the_next(
    nodes: tuple[Rooms, Rooms], url: str
) -> None:
    first, second = nodes
    ada = Seeker("ada", first)
    await ada.wait()
    async with Store(url, "killed") as killed:
        async for key in killed.scan("turnabout:{q:*}:waiting"):
            await killed.ask("DEL", key)  # as a node does that dies before the one it has found them for sits down
    eve = Seeker("eve", second)
    await eve.wait()  # beside Ada, or alone until Ada's node says again that she waits
    await ada.until_it(lambda: ada.code == eve.code)


async def test_who_is_lost_while_they_are_brought_comes_back_to_the_room_they_were_brought_to(
    nodes: tuple[Rooms, Rooms],
) -> None:
    first, second = nodes
    ada, ben = Seeker("ada", first), Seeker("ben", second)
    old = await ada.wait()
    assert ada.room is not None
    first.leave(ada, ada.room)
    await ben.wait()
    assert ben.code != old
    ada.loses_its_connection = True
    ada.room = await first.enter(ada, None, old, True)
    await ada.brought.wait()
    watcher = Seeker("eve", first)
    left = watcher.room = await first.enter(watcher, None, old, True)
    await watcher.until_it(lambda: left.room is not None and left.room.seat_of(ada.person.player) is None)
    again = Seeker("ada", second)
    again.room = await second.enter(again, None, old, True)
    assert again.code == ben.code
    assert again.room.room is not None and again.room.room.seat_of(again.person.player) == 1
    again.room.submit(again, Stand(id="stand"))
    await again.until_it(lambda: any(isinstance(event, Ack) and event.id == "stand" for event in again.events))
    assert (await second.enter(again, None, old, True)).code == old, "that seat was given up"


async def test_all_devices_of_a_player_are_brought(nodes: tuple[Rooms, Rooms]) -> None:
    first, second = nodes
    ada, ben = Seeker("ada", first), Seeker("ben", second)
    old = await ada.wait()
    assert ada.room is not None
    first.leave(ada, ada.room)
    await ben.wait()
    assert ben.code != old
    devices = [Seeker("ada", first), Seeker("ada", first), Seeker("ada", second)]

    async def come(device: Seeker) -> None:
        device.room = await device.rooms.enter(device, None, old, True)
        await device.until_it(lambda: device.code == ben.code)

    await asyncio.gather(*map(come, devices))


async def test_a_seat_in_a_quick_match_is_kept_until_the_last_device_leaves(nodes: tuple[Rooms, Rooms]) -> None:
    first, second = nodes
    ada, phone = Seeker("ada", first), Seeker("ada", second)
    code = await ada.wait()
    here = ada.room
    there = phone.room = await second.enter(phone, None, code, True)
    assert here is not None
    await ada.until_it(lambda: here.audience.has_other(ada))
    await first.matchmaking.leave(here, ada)
    first.leave(ada, here)
    assert here.room is not None and here.room.seat_of(ada.person.player) == 0
    await phone.until_it(lambda: not there.audience.has_other(phone))
    await second.matchmaking.leave(there, phone)
    assert there.room is not None and there.room.seat_of(phone.person.player) is None


async def test_a_found_player_with_another_opponent_is_skipped(nodes: tuple[Rooms, Rooms], url: str) -> None:
    first, second = nodes
    ada, ben, eve = Seeker("ada", first), Seeker("ben", second), Seeker("eve", second)
    await ada.wait()
    async with Store(url, "late") as late:
        async for key in late.scan("turnabout:{q:*}:waiting"):
            kept = await late.ask("ZRANGE", key, 0, -1)
            await ben.wait()
            await late.ask("ZADD", key, 1, kept[0])  # as if Ada's node had said so before it saw Ben sit down
    code = await eve.wait()
    assert ada.code == ben.code != code


async def test_a_node_writes_its_list_again_after_its_entries_expired(nodes: tuple[Rooms, Rooms], url: str) -> None:
    room = await nodes[0].create(Seeker("ada", nodes[0]), PUBLIC)
    async with Store(url, "other") as store:
        lobby = StoredLobby(store)
        while not await listed(lobby):
            pass
        await store.ask("ZADD", keys.LOBBY_NODES, 1, "one")
        async for key in store.scan("turnabout:{lobby}:list:*"):
            await store.ask("DEL", key)
        await store.ask("DEL", keys.LOBBY_ROOMS)
        assert not await listed(lobby)
        while not (told := await listed(lobby)):
            pass
    assert [json.loads(each)["room"] for each in told] == [room.code]


async def listed(lobby: StoredLobby) -> Sequence[bytes]:
    found = await lobby.read(None, None)
    return () if found is None else found.told


async def test_who_comes_into_a_room_is_shown_no_list_any_more(nodes: tuple[Rooms, Rooms]) -> None:
    first, _ = nodes
    ada = Seeker("ada", first)
    await first.lobby.watch(ada, LIST)
    assert [type(event) for event in ada.events] == [Ack, LobbyEvent]
    await first.create(ada, PUBLIC)
    assert not first.lobby.forget(ada)
    await first.lobby.watch(ada, LIST)
    assert first.lobby.forget(ada)
