"""Connections that end during a command, and connections that are sent to another node."""

import asyncio
import json
import logging
import socket
import struct
from pathlib import Path
from typing import Any

import pytest

from protocol.events import Ack, Elsewhere, Goodbye
from protocol.ids import PlayerId, RoomCode
from server.answers import Member
from server.net import connection
from server.rooms.room import LiveRoom
from server.rooms.rooms import Rooms
from tests.e2e.play import Player
from tests.net.plain import no_rooms, served


@pytest.mark.asyncio(loop_scope="module")
async def test_a_member_lost_while_moving_to_another_room_is_in_none(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter, coming, lost = rooms.enter, asyncio.Event(), asyncio.Event()
    entered: list[LiveRoom] = []

    async def slow(member: Member, *asked: Any) -> LiveRoom:
        entered.append(await enter(member, *asked))
        if len(entered) == 3:
            coming.set()
            await lost.wait()
        return entered[-1]

    monkeypatch.setattr(rooms, "enter", slow)
    async with served(rooms) as site:
        ada, ben = Player("Ada"), Player("Ben")
        for player in (ada, ben):
            await player.come(site.url)
            await player.do("create_room", game="family-tree")
        await ben.go()
        old, new = [RoomCode(player.room.room) for player in (ada, ben)]
        (member,) = entered[0].audience.members
        bringing = asyncio.create_task(member.bring(old, new))
        await coming.wait()
        await ada.go()
        lost.set()
        await bringing
    assert not any(room.audience.members for room in entered)


@pytest.fixture
def busy_elsewhere(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every room is live on the node called one."""

    async def find_node(code: RoomCode, player: PlayerId) -> str:
        return "one"

    monkeypatch.setattr(rooms.affinity, "find_node", find_node)


@pytest.mark.asyncio(loop_scope="module")
async def test_a_client_that_ignores_where_its_room_is_live_enters_it_here(
    rooms: Rooms, busy_elsewhere: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "FOLLOW_SECONDS", 0)
    async with served(rooms) as site:
        ada, ben = Player("Ada"), Player("Ben")
        for player in (ada, ben):
            await player.come(site.url)
        await ada.do("create_room", game="family-tree")
        code = (await ada.sees(1)).room
        await ben.do("enter", room=code)
        told = [event for event in ben.events if isinstance(event, Elsewhere | Ack)]
        assert told[1:] == [Elsewhere(node="one"), Ack(id=told[-1].id, version=1)]  # type: ignore[union-attr]
        await ben.do("leave")
        await ben.do("enter", room=code)
        assert sum(isinstance(event, Elsewhere) for event in ben.events) == 1, "a connection is sent on once"
        for player in (ada, ben):
            await player.go()


@pytest.mark.asyncio(loop_scope="module")
async def test_a_client_that_follows_has_not_entered_the_room_here(rooms: Rooms, busy_elsewhere: None) -> None:
    async with served(rooms) as site:
        ada, ben = Player("Ada"), Player("Ben")
        for player in (ada, ben):
            await player.come(site.url)
        await ada.do("create_room", game="family-tree")
        code = RoomCode((await ada.sees(1)).room)
        await ben.send(json.dumps({"type": "enter", "id": "e", "room": code}))
        await ben.hears(Elsewhere)
        await ben.go()
        room = await rooms.open(code)
        assert [member.person.name for member in room.audience.members] == ["Ada"]
        await ada.go()


@pytest.mark.parametrize("query", ["?node=one", "?node=two&x", "?node="])
@pytest.mark.asyncio(loop_scope="module")
async def test_a_connection_by_a_nodes_name_is_not_sent_on(rooms: Rooms, busy_elsewhere: None, query: str) -> None:
    async with served(rooms) as site:
        ada, ben = Player("Ada"), Player("Ben")
        await ada.come(site.url)
        await ben.come(f"{site.url}{query}")
        await ada.do("create_room", game="family-tree")
        await ben.do("enter", room=(await ada.sees(1)).room)
        assert not any(isinstance(event, Elsewhere) for event in ben.events)
        for player in (ada, ben):
            await player.go()


@pytest.mark.asyncio(loop_scope="module")
async def test_a_server_that_stops_removes_its_name_before_it_says_goodbye(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Player("Ada")
    goodbyes: list[bool] = []

    async def withdraw() -> None:
        goodbyes.append(any(isinstance(event, Goodbye) for event in ada.events))

    monkeypatch.setattr(rooms.affinity, "withdraw", withdraw)
    async with served(rooms) as site:
        await ada.come(site.url)
        assert goodbyes == []
    assert goodbyes == [False]
    await ada.hears(Goodbye)
    await ada.closed()


def test_a_health_check_that_hangs_up_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    uvloop = pytest.importorskip("uvloop")  # its sockets know the other end only while it is there

    async def ask() -> None:
        async with no_rooms(tmp_path) as rooms, served(rooms) as site:
            with socket.create_connection(("127.0.0.1", site.port)) as gone:
                gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                gone.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await site.ask("/healthz")).status == 200

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(ask())
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
