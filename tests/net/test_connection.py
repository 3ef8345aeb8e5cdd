"""What a connection is to the rooms that it is in, as it ends."""

import asyncio
from typing import Any

import pytest

from protocol.ids import RoomCode
from server.live.answers import Member
from server.live.room import LiveRoom
from server.live.rooms import Rooms
from tests.e2e.play import Player
from tests.net.plain import served


@pytest.mark.asyncio(loop_scope="module")
async def test_who_is_lost_while_they_are_brought_into_another_room_is_left_in_none(
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
