"""Connections that end during a command."""

import asyncio
import logging
import socket
import struct
from pathlib import Path
from typing import Any

import pytest

from protocol.ids import RoomCode
from server.answers import Member
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
