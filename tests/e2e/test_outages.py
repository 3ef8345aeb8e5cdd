"""Time during which a node, all of them or their store is not there: whose it is, through real sockets."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from redis.asyncio import Redis

from server.store.embedded.store import EmbeddedStore
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, moves_of, sharing
from tests.e2e.steps import make_move, match_of, result_of
from tests.e2e.test_server import get

Players = Callable[..., Player]


@pytest.fixture
async def nodes(store: EmbeddedStore, tmp_path: Path) -> AsyncIterator[list[ServerProcess]]:
    """Two servers on it."""
    environment = sharing(store.url, tmp_path, TURNABOUT_AWAY_SECONDS="0.2")
    both = [ServerProcess(tmp_path / name, environment) for name in ("first", "second")]
    await asyncio.gather(*[node.start() for node in both])
    yield both
    await asyncio.gather(*[node.stop() for node in both])


async def test_time_during_which_no_node_was_there_is_given_back(nodes: list[ServerProcess], players: Players) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(
        nodes[0].url, host, friend, number=5, role="maximizer", clock={"move": 6}, at=nodes[1].url
    )
    await begin_leg(host, friend)
    for node in nodes:
        await node.stop(signal.SIGKILL)
    await asyncio.sleep(6.6)  # until the clocks would have run out
    for node in nodes:
        await node.start()
    back = players("Ada", host.key)
    await back.come(nodes[0].url)
    await back.do("enter", room=code, alongside=True)
    given = await back.until(
        lambda: [each for room in back.rooms for each in room.happenings if each.kind == "time_given"],
        "time given back",
    )
    assert given[0].detail["ms"] >= 6000
    assert match_of(back).result is None
    await make_move(back)


async def test_a_flag_falls_when_the_node_of_the_other_player_is_gone(
    nodes: list[ServerProcess], players: Players
) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(nodes[0].url, host, friend, number=5, role="maximizer", clock={"move": 5}, at=nodes[1].url)
    await begin_leg(host, friend)
    await nodes[0].stop(signal.SIGKILL)
    result = await result_of(friend)
    assert (result.winners, result.why) == ((1,), "flag")
    await nodes[0].start()


async def test_time_during_which_the_store_was_away_is_nobodys(
    nodes: list[ServerProcess], store: EmbeddedStore, players: Players
) -> None:
    host, friend = players("Ada"), players("Béla")
    await host_and_join(nodes[0].url, host, friend, number=5, role="maximizer", clock={"move": 5})
    await begin_leg(host, friend)
    await friend.go()
    gone = (await host.until(lambda: host.presence.away, "the friend having gone"))[0].since
    os.kill(store.pid, signal.SIGSTOP)
    await asyncio.sleep(6)  # until the clocks would have run out
    os.kill(store.pid, signal.SIGCONT)
    given = await host.until(lambda: [each for each in host.room.happenings if each.kind == "time_given"], "a gift")
    assert given[0].detail["ms"] >= 4000
    assert match_of(host).result is None
    spectator = players("Cy")
    await spectator.come(nodes[0].url)
    await spectator.do("enter", room=host.room.room)
    await host.until(lambda: host.presence.spectators == 1, "the spectator")
    await host.until(lambda: host.presence.away[0].since >= gone + 4000, "the outage not counting")


async def test_a_store_without_memory_is_not_ready_and_commands_say_that_nothing_was_done(
    store: EmbeddedStore, nodes: list[ServerProcess], players: Players
) -> None:
    node, ada, ben = nodes[0], players("Ada"), players("Ben")
    await host_and_join(node.url, ada, ben, number=5, role="maximizer")
    await begin_leg(ada, ben)
    assert (await get(node.port, "/readyz"))[0] == 200
    async with Redis.from_url(store.url) as redis:
        await redis.config_set("maxmemory", 1)
        status, body = await get(node.port, "/readyz")
        assert status == 503 and "no memory left" in json.loads(body)["problems"][0]
        await ben.do("leave")
        for refused in (
            await ada.refused("move", **moves_of(ada.room), move="QS>4D"),
            await ada.refused("chat", text="Hello?"),
            await ben.refused("create_room", game="family-tree"),
        ):
            assert refused.reason == "store_read_only"
        await redis.config_set("maxmemory", 0)
    assert (await get(node.port, "/readyz"))[0] == 200
    await make_move(ada)
