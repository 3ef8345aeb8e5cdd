"""Nodes that are restarted or killed, and logs that lose what they held: others know the rooms all the same."""

import random
import signal
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from client.net.address import parse_server
from client.net.frames import ShownRoom
from protocol.codes import GoodbyeCode
from protocol.codes import RejectionCode as Code
from protocol.events import Ack, Goodbye
from protocol.ids import parse_room_code
from server.store import keys
from server.store.embedded.store import EmbeddedStore
from tests.client.terminal.desk import profile_at
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of, play_leg, sharing
from tests.e2e.proxy import Proxy
from tests.e2e.steps import make_move

Players = Callable[..., Player]
Nodes = tuple[ServerProcess, ServerProcess]


@pytest.fixture
async def nodes(url: str, tmp_path: Path) -> AsyncIterator[Nodes]:
    """Two servers on one store."""
    environment = sharing(url, tmp_path)
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
        await again[player.name].do("enter", room=code, alongside=True)
    assert [await again[player.name].do(**command) for player, command in given] == answers
    for player in again.values():
        await player.sees(answers[-1].version)
    return list(again.values())


def shown_again(player: Player) -> ShownRoom | None:
    """Return the room as a player was shown it when it had gone back."""
    return next((room for room in player.rooms if room.reset), None)


async def test_players_stay_in_a_room_whose_log_lost_its_tail_and_see_it_as_it_is_now(
    tmp_path: Path, players: Players
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
        await redis.rpop(keys.room_log(parse_room_code(code)))
        late = await friend.refused("move", **moves_of(friend.room), move="AD>5D")
        assert late.code == Code.STALE
        for player in (host, friend):
            back = await player.until(partial(shown_again, player), "a reset")
            assert (back.version, back.view and back.view.ply, player.room) == (before.version, 0, back)
        assert (await host.do("move", **move)).version == done.version
        for player in (host, friend):
            assert not (await player.sees(done.version)).reset
        assert not any(isinstance(event, Goodbye) for player in (host, friend) for event in player.events)
        await node.stop()


async def test_players_hear_that_their_room_is_gone(tmp_path: Path, players: Players) -> None:
    async with EmbeddedStore(tmp_path / "store") as store, Redis.from_url(store.url) as redis:
        node = ServerProcess(tmp_path, {"TURNABOUT_LIMITS": "off", "TURNABOUT_REDIS_URL": store.url})
        await node.start()
        host, friend = players("Ada"), players("Béla")
        code = await host_and_join(node.url, host, friend, number=1, role="maximizer")
        await begin_leg(host, friend)
        await host.do("move", **moves_of(host.room), move="QD>5D")
        await redis.delete(keys.room_log(parse_room_code(code)))
        assert (await friend.refused("move", **moves_of(friend.room), move="AD>5D")).code == Code.NO_SUCH_ROOM
        for player in (host, friend):
            assert (await player.hears(Goodbye)).code == GoodbyeCode.ROOM_GONE
            await player.closed()
        again = players(host.name, host.key)
        await again.come(node.url)
        assert (await again.refused("enter", room=code)).code == Code.NO_SUCH_ROOM
        await node.stop()


async def test_watched_games_are_shown_by_another_node_when_their_own_is_killed(
    nodes: Nodes, ben: LineTerminal, players: Players
) -> None:
    async with Proxy(nodes[0].port) as proxy:
        server = f"127.0.0.1:{proxy.port}"
        ada, own = players("Ada"), players("Ben", profile_at(ben.home).key(parse_server(server)))
        await host_and_join(nodes[1].url, ada, own, role="maximizer", clock={"move": 259_200})
        await begin_leg(ada, own)
        await own.go()
        ben.runs("games", "--watch", "--server", server)
        await ben.sees("Ada’s turn", "Family Tree with Ada")
        await nodes[0].stop(signal.SIGKILL)
        proxy.target = nodes[1].port
        await ben.sees(f"The connection to {server} is lost", f"Connected to {server} again.")
        await make_move(ada)
        await ben.sees("Your turn", "Family Tree with Ada")
    await nodes[0].start()
