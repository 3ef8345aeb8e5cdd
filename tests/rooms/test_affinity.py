"""The node that a player is sent to before they enter a room, on a real store with named nodes."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from protocol.commands import Enter, TakeSeat
from protocol.finding import QuickMatch
from protocol.ids import RoomCode
from server.answers import SentOn
from server.bots.pool import Thinkers
from server.results.database import Database
from server.rooms import affinity
from server.rooms.rooms import Rooms
from server.store import keys
from server.store.client import Store
from server.store.endpoint import StoreAway
from server.store.leases import Leases
from tests.rooms.members import CREATE, RULES, Member


class Nodes:
    """Nodes on one store and one database."""

    def __init__(self, url: str, results: Database, stack: AsyncExitStack) -> None:
        self._url = url
        self._results = results
        self._stack = stack

    async def start(self, node: str, name: str | None) -> Rooms:
        """Start a node, which ends with the test."""
        store = await self._stack.enter_async_context(Store(self._url, node))
        rooms = Rooms(store, self._results, RULES, thinkers=Thinkers(1), name=name)
        return await self._stack.enter_async_context(rooms)


@pytest.fixture
async def nodes(url: str, results: Database) -> AsyncIterator[Nodes]:
    async with AsyncExitStack() as stack:
        yield Nodes(url, results, stack)


@pytest.fixture
async def two(nodes: Nodes) -> tuple[Rooms, Rooms]:
    """Two nodes named one and two."""
    return await nodes.start("n1", "one"), await nodes.start("n2", "two")


async def occupied(rooms: Rooms, host: Member) -> RoomCode:
    """Have a host create a room on a node; return its code once the store knows who is in it."""
    room = await rooms.create(host, CREATE)
    await known(rooms, room.code, host)
    return room.code


async def known(rooms: Rooms, code: RoomCode, *members: Member) -> None:
    """Return once the store has players in a room."""
    wanted = {member.person.player for member in members}
    while not wanted <= (await rooms.node.presence.report(code, {}, ())).here.keys():
        await rooms.node.tasks.pause()


def enter(code: RoomCode) -> Enter:
    return Enter(id="enter", room=code)


async def test_a_player_is_sent_to_the_node_of_the_others_before_the_room_is_loaded(two: tuple[Rooms, Rooms]) -> None:
    first, second = two
    ben = Member("ben")
    code = await occupied(first, Member("ada"))
    with pytest.raises(SentOn):
        await second.enter(ben, enter(code), code, False)
    assert ben.sent_on == ["one"]
    assert ben.events == []
    assert second.count == 0
    assert (await first.enter(ben, enter(code), code, False)).code == code


async def test_a_seat_code_still_works_after_its_player_was_sent_on(two: tuple[Rooms, Rooms]) -> None:
    first, second = two
    ada, phone = Member("ada"), Member("phone")
    code = await occupied(first, ada)
    room = await first.open(code)
    secret, _ = await first.seat_code(room, ada.person.player)
    command = TakeSeat(id="take", room=code, code=secret)
    with pytest.raises(SentOn):
        await second.take_seat(phone, command, code, secret)
    await first.take_seat(phone, command, code, secret)
    assert phone.sent_on == ["one"]


async def test_a_quick_match_is_played_on_the_node_of_the_player_who_waited(two: tuple[Rooms, Rooms]) -> None:
    first, second = two
    ada, ben = Member("ada"), Member("ben")
    command = QuickMatch(id="quick", game="family-tree")
    room = await first.quick_match(ada, command)
    await known(first, room.code, ada)
    with pytest.raises(SentOn):
        await second.quick_match(ben, command)
    assert ben.sent_on == ["one"]
    assert await first.quick_match(ben, command) is room
    assert room.room is not None
    assert room.room.seat_of(ben.person.player) is not None


async def test_an_empty_room_is_entered_on_the_node_that_still_has_it_in_memory(two: tuple[Rooms, Rooms]) -> None:
    first, second = two
    ada = Member("ada")
    code = await occupied(first, ada)
    first.leave(ada, await first.open(code))
    while (await first.node.presence.report(code, {}, ())).here:
        await first.node.tasks.pause()
    with pytest.raises(SentOn):
        await second.enter(ada, enter(code), code, False)
    assert ada.sent_on == ["one"]
    assert await first.affinity.find_node(code, ada.person.player) is None


async def test_a_player_with_an_old_connection_elsewhere_goes_where_the_others_are(two: tuple[Rooms, Rooms]) -> None:
    first, second = two
    ada, ben = Member("ada"), Member("ben")
    code = await occupied(first, ada)
    ben.may_be_sent_on = False
    await second.enter(ben, enter(code), code, False)
    await known(second, code, ada, ben)
    assert await first.affinity.find_node(code, ada.person.player) == "two"
    assert await second.affinity.find_node(code, ada.person.player) is None


async def test_a_node_with_as_many_players_as_the_other_keeps_those_who_enter(
    two: tuple[Rooms, Rooms],
) -> None:
    first, second = two
    ada, ben, cleo, dan = (Member(name) for name in ("ada", "ben", "cleo", "dan"))
    code = await occupied(first, ada)
    for member in (ben, cleo):
        member.may_be_sent_on = False
    await second.enter(ben, enter(code), code, False)
    await known(second, code, ada, ben)
    assert [await rooms.affinity.find_node(code, dan.person.player) for rooms in two] == [None, None]
    await second.enter(cleo, enter(code), code, False)
    await known(second, code, cleo)
    assert [await rooms.affinity.find_node(code, dan.person.player) for rooms in two] == ["two", None]


async def test_a_room_with_a_large_audience_is_left_on_several_nodes(
    two: tuple[Rooms, Rooms], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two
    ada, ben = Member("ada"), Member("ben")
    code = await occupied(first, ada)
    monkeypatch.setattr(affinity, "GATHERED_MOST", 0)
    await second.enter(ben, enter(code), code, False)
    assert ben.sent_on == []


async def dies(first: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a node's lease run out."""

    async def renew(self: Leases) -> None:
        raise StoreAway

    monkeypatch.setattr(Leases, "renew", renew)
    await first.node.store.ask("ZREM", keys.NODES_LIVING, "n1")


async def begins_to_stop(first: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    await first.affinity.withdraw()


@pytest.mark.parametrize("ends", [dies, begins_to_stop])
async def test_nobody_is_sent_to_a_node_that_is_dead_or_stopping(
    two: tuple[Rooms, Rooms],
    ends: Callable[[Rooms, pytest.MonkeyPatch], Awaitable[None]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second = two
    ada, ben = Member("ada"), Member("ben")
    code = await occupied(first, ada)
    assert await second.affinity.find_node(code, ben.person.player) == "one"
    await ends(first, monkeypatch)
    assert await second.affinity.find_node(code, ben.person.player) is None


@pytest.mark.parametrize("names", [(None, None), ("one", None), (None, "two"), ("one", "one")], ids=str)
async def test_without_two_names_nobody_is_sent_on(nodes: Nodes, names: tuple[str | None, str | None]) -> None:
    first, second = await nodes.start("n1", names[0]), await nodes.start("n2", names[1])
    ada, ben = Member("ada"), Member("ben")
    code = await occupied(first, ada)
    room = await second.enter(ben, enter(code), code, False)
    assert room.code == code
    assert ben.sent_on == []


async def test_a_member_who_came_by_a_name_is_not_sent_on(two: tuple[Rooms, Rooms]) -> None:
    first, second = two
    ben = Member("ben")
    ben.may_be_sent_on = False
    code = await occupied(first, Member("ada"))
    assert (await second.enter(ben, enter(code), code, False)).code == code
    assert ben.sent_on == []


async def test_the_name_of_a_dead_node_is_forgotten_when_another_one_starts(url: str) -> None:
    @asynccontextmanager
    async def leases(node: str, name: str) -> AsyncIterator[Leases]:
        async with Store(url, node) as store:
            yield Leases(store, name)

    async with leases("n1", "one") as first, leases("n2", "two") as second, Store(url, "watch") as store:
        await first.renew()
        assert await second.named() == {"n1": "one"}
        await store.ask("ZREM", keys.NODES_LIVING, "n1")
        assert await second.named() == {}
        await second.renew()
        assert await store.ask("HGETALL", keys.NODES_NAMED) == [b"n2", b"two"]
        await second.withdraw_name()
        await second.renew()
        assert await store.ask("HGETALL", keys.NODES_NAMED) == []
