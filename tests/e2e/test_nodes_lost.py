"""Nodes that are restarted or killed, and logs that lose what they held: others know the rooms all the same."""

import json
import os
import random
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import Ack, Goodbye, RoomEvent
from server.store.embedded import EmbeddedStore
from server.store.redis import Store
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of, play_leg

Players = Callable[..., Player]
Nodes = tuple[ServerProcess, ServerProcess]


@pytest.fixture
async def nodes(url: str, tmp_path: Path) -> AsyncIterator[Nodes]:
    """Two servers on one store."""
    environment = {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": url}
    first, second = (ServerProcess(tmp_path / name, environment) for name in ("first", "second"))
    await first.start()
    await second.start()
    yield first, second
    await first.stop()
    await second.stop()


async def test_every_answer_is_the_same_on_a_node_that_reads_the_room_afresh(nodes: Nodes, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(nodes[0].url, host, friend, number=9)
    for leg in (1, 2):
        await begin_leg(host, friend)
        await play_leg(random.Random(leg), host, friend)
    same: dict[str, Any] = {"type": "offer", "match": 1, "what": "same_number"}
    given = [
        (host, {**same, "what": "new_number", "id": "wished"}),
        (host, {**same, "id": "changed"}),
        (friend, {**same, "type": "answer", "accept": True, "id": "accepted"}),
    ]
    answers = [await player.do(**command) for player, command in given]
    host, friend = await assert_the_same_again(nodes[1], players, code, given, answers)
    await play_leg(random.Random(3), host, friend)
    await begin_leg(host, friend)
    await play_leg(random.Random(4), host, friend)
    host, friend = await assert_the_same_again(nodes[1], players, code, given, answers)
    for player in (host, friend):
        await player.do("offer", match=2, what="new_number")
    await assert_the_same_again(nodes[1], players, code, given, answers)


async def test_a_move_of_an_earlier_match_sent_again_gets_the_same_answer(nodes: Nodes, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(nodes[0].url, host, friend, number=9, role="maximizer")
    await begin_leg(host, friend)
    assert host.room.view is not None
    move = {**moves_of(host.room), "type": "move", "move": host.room.view.moves[0].move, "id": "moved"}
    answer = await host.do(**move)
    give_up: dict[str, Any] = {"type": "resign", "match": 1, "id": "gave-up"}
    end = await host.do(**give_up)
    await friend.sees(end.version)
    for player in (host, friend):
        await host.sees((await player.do("offer", match=1, what="same_number")).version)
    begun = host.room.version
    assert [await host.do(**command) for command in (move, give_up)] == [answer, end]
    (again,) = await assert_the_same_again(nodes[1], players, code, [(host, move), (host, give_up)], [answer, end])
    assert again.room.version == begun
    assert again.room.match is not None and again.room.match.match == 2


async def assert_the_same_again(
    node: ServerProcess, players: Players, code: str, given: list[tuple[Player, dict[str, Any]]], answers: list[Ack]
) -> list[Player]:
    """Restart a node, have it asked everything again by the same players, and return them as they are there."""
    await node.stop()
    await node.start()
    again = {}
    for player in {player.name: player for player, _ in given}.values():
        again[player.name] = players(player.name, player.key)
        await again[player.name].come(node.url)
        await again[player.name].do("enter", room=code, takeover=True)
    assert [await again[player.name].do(**command) for player, command in given] == answers
    for player in again.values():
        await player.sees(answers[-1].version)
    return list(again.values())


@pytest.mark.parametrize(
    ("lost", "refused", "gone"),
    [
        ("the last move", Code.UNAVAILABLE, GoodbyeCode.ROOM_REREAD),
        ("everything", Code.NO_SUCH_ROOM, GoodbyeCode.ROOM_GONE),
    ],
)
async def test_a_room_whose_log_lost_its_tail_is_read_afresh_and_everybody_comes_in_again(
    tmp_path: Path, players: Players, lost: str, refused: Code, gone: GoodbyeCode
) -> None:
    async with EmbeddedStore(tmp_path / "store") as store, Redis.from_url(store.url) as redis:
        node = ServerProcess(tmp_path, {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": store.url})
        await node.start()
        host, friend = players("Ada"), players("Béla")
        code = await host_and_join(node.url, host, friend, number=1, role="maximizer")
        await begin_leg(host, friend)
        before = host.room
        move = {**moves_of(before), "move": "QD>5D", "id": "lost"}
        done = await host.do("move", **move)
        await friend.sees(done.version)
        if lost == "everything":
            # but the lease, or the node might see it as it renews that, and let everybody go before the next command
            kept = [key async for key in redis.scan_iter("turnabout:*") if b":lease:" not in key]
            await redis.delete(*kept)
        else:
            (log,) = [key async for key in redis.scan_iter("turnabout:*:match:*")]
            await redis.rpop(log)
        late = await friend.refused("move", **moves_of(friend.room), move="AD>5D")
        assert late.code == refused
        back = []
        for player in (host, friend):
            assert (await player.hears(Goodbye)).code == gone
            await player.closed()
            back.append(players(player.name, player.key))
            await back[-1].come(node.url)
        if lost == "everything":
            assert (await back[0].refused("enter", room=code)).code == Code.NO_SUCH_ROOM
        else:
            for player in back:
                await player.do("enter", room=code)
                assert (await player.sees(1)).version == before.version
            assert (await back[0].do("move", **move)).version == done.version
        await node.stop()


async def test_players_of_a_killed_node_are_gone_for_those_on_another(nodes: Nodes, players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    await host.come(nodes[0].url)
    await host.do("create_room", game="family-tree")
    code = (await host.sees(1)).room
    await friend.come(nodes[1].url)
    await friend.do("enter", room=code)
    await friend.do("sit")
    await host.until(lambda: host.here == (0, 1), "the friend being here")
    await nodes[1].stop(signal.SIGKILL)
    await host.until(lambda: host.here == (0,), "the friend having gone with the node")
    again = players("Béla", friend.key)
    await again.come(nodes[0].url)
    await again.do("enter", room=code)
    await host.until(lambda: host.here == (0, 1), "the friend being back")
    await nodes[1].start()


async def test_a_node_that_was_paused_reads_on_before_it_shows_a_room(nodes: Nodes, players: Players) -> None:
    awake, paused = nodes
    host, friend, watcher = players("Ada"), players("Béla"), players("Cy")
    code = await host_and_join(awake.url, host, friend, number=5)
    await begin_leg(host, friend)
    await watcher.come(paused.url)
    await watcher.do("enter", room=code)
    for attempt in range(4):
        newcomer = players(f"Dan {attempt}")
        await newcomer.come(paused.url)
        os.kill(paused.pid, signal.SIGSTOP)
        try:
            await newcomer.send(json.dumps({"type": "enter", "id": "in", "room": code}))
            for _ in range(3):
                version = await move_once(host, friend)
        finally:
            os.kill(paused.pid, signal.SIGCONT)
        await newcomer.hears(RoomEvent)
        shown, answer = (
            newcomer.rooms[0],
            next(event for event in newcomer.events if isinstance(event, Ack) and event.id == "in"),
        )
        assert (shown.version, answer.version) == (version, version)


async def test_a_room_with_a_damaged_entry_stops_for_both_players_and_keeps_its_log(
    nodes: Nodes, url: str, players: Players
) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(nodes[0].url, host, friend, number=5)
    await begin_leg(host, friend)
    for _ in range(3):
        await move_once(host, friend)
    async with Store(url, "test") as store:
        (log,) = [key async for key in store.scan("turnabout:*:match:*")]
        lines = await store.ask("LRANGE", log, 0, -1)
        damaged = lines[-1].replace(b'"ply":2', b'"ply":3')
        assert damaged != lines[-1]
        await store.ask("LSET", log, -1, damaged)
        for node in nodes:
            other = players("Cy")
            await other.come(node.url)
            assert (await other.refused("enter", room=code)).code == Code.NOT_ALLOWED
            await node.says(b"entry %d of the log " % (len(lines) - 1))
        for player in (host, friend):
            assert (await player.hears(Goodbye)).code == GoodbyeCode.ROOM_STOPPED
            await player.closed()
        assert await store.ask("LRANGE", log, 0, -1) == [*lines[:-1], damaged]


async def move_once(*seated: Player) -> int:
    """Have the player whose turn it is make a move; return its version when all seated players have seen it."""
    view = seated[0].room.view
    assert view is not None
    mover = next(player for player in seated if player.seat == view.to_act[0])
    assert mover.room.view is not None
    ack = await mover.do("move", **moves_of(mover.room), move=mover.room.view.moves[0].move)
    for player in seated:
        await player.sees(ack.version)
    return ack.version
