"""A fault of ours costs no player the match: the room stops, both players get a message, and another node continues."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import Ack, Goodbye
from server.app import running
from server.config import Settings
from server.games.family_tree.rules import FamilyTree
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of, play_leg

Players = Callable[..., Player]


async def test_a_byte_that_changed_in_the_stores_file_is_reported_and_stops_its_room_alone(
    server: ServerProcess, players: Players
) -> None:
    rooms = []
    for ply in (0, 1):
        host, friend = players("Ada"), players("Béla")
        rooms.append(await host_and_join(server.url, host, friend, number=1, role="maximizer"))
        await begin_leg(host, friend)
        for player, move in [(host, "QD>5D"), (friend, "AD>5D")][: ply + 1]:
            await friend.sees((await player.do("move", **moves_of(host.room), move=move)).version)
            await host.sees(friend.room.version)
    await server.stop()
    (increment,) = server.data_dir.rglob("*.incr.aof")
    data = increment.read_bytes()
    increment.write_bytes(data.replace(b"AD>5D", b"AD>5C", 1))  # the room's log comes before the players' lists
    await server.start()
    byte = int(await server.says(rb"an entry is damaged.* byte=(\d+)"))
    assert byte < data.index(b"AD>5D") < byte + 400
    for player in (host, friend):
        back = players(player.name, player.key)
        await back.come(server.url)
        refused = await back.refused("enter", room=rooms[1])
        assert refused.reason == "room_stopped"
        await back.do("enter", room=rooms[0])
    assert b"AD>5C" in increment.read_bytes()


@pytest.mark.parametrize("where", ["apply", "describe_last_move", "encode_changes"])
async def test_a_bug_stops_the_room_and_a_repaired_server_continues_it(
    tmp_path: Path, players: Players, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    settings = Settings(host="127.0.0.1", port=0, data_dir=tmp_path, limits="off")
    host, friend, other = players("Ada"), players("Béla"), players("Cy")
    async with running(settings, asyncio.Event()) as port:
        url = f"ws://127.0.0.1:{port}/"
        code = await host_and_join(url, host, friend, number=1, role="maximizer")
        await begin_leg(host, friend)

        def broken(*_: object) -> None:
            raise RuntimeError("a planted fault")

        with monkeypatch.context() as patch:
            patch.setattr(FamilyTree, where, broken)
            answer = await host.ask("move", **moves_of(host.room), move="QD>5D")
            assert isinstance(answer, Ack) == (where == "encode_changes")
            assert not any(isinstance(event, Goodbye) for event in host.events[: host.events.index(answer)])
            for player in (host, friend):
                farewell = await player.hears(Goodbye)
                assert farewell.code == GoodbyeCode.ROOM_STOPPED and "Nobody has lost" in farewell.message
                await player.closed()
        await other.come(url)
        assert (await other.refused("enter", room=code)).code == Code.NOT_ALLOWED
        await other.do("create_room", game="family-tree")
    async with running(settings, asyncio.Event()) as port:
        back = [players(player.name, player.key) for player in (host, friend)]
        for player in back:
            await player.come(f"ws://127.0.0.1:{port}/")
            await player.do("enter", room=code)
            await player.sees(1)
        assert back[0].room.view is not None and back[0].room.view.ply == (0 if where == "apply" else 1)
        await play_leg(random.Random(1), *back)
        assert back[0].room.next == (1, 2)
