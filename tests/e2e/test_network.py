"""A network that is slow, cut, half-open or doubled: the client comes back, and what it asked for is done once."""

import asyncio
import itertools
import os
import random
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from client.net.link_state import Late
from protocol.ids import RoomCode
from server.app import running
from server.config import Settings
from server.store.embedded.store import EmbeddedStore
from tests.e2e.guest import Guest, facing
from tests.e2e.play import Player, ServerProcess, moves_of, sharing
from tests.e2e.proxy import Proxy, Way
from tests.e2e.standing import Standing
from tests.faults.clients import Diary, ProcessClient
from tests.faults.player import Plan

Players = Callable[..., Player]


@pytest.fixture
async def proxy(shared_server: Standing) -> AsyncIterator[Proxy]:
    """The way to the server."""
    async with Proxy(shared_server.port) as way:
        yield way


@pytest.fixture
def attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have clients notice a link that has gone silent soon."""
    for name, seconds in (("PING_SECONDS", 0.1), ("PONG_SECONDS", 0.3), ("CLOSE_SECONDS", 0.1)):
        monkeypatch.setattr(f"client.net.link.{name}", seconds)


async def play_on(host: Player, guest: Guest, version: int) -> None:
    """See that a version is the room's for both, and that both can go on from there, each move one version."""
    assert (await host.sees(version)).version == version == (await guest.sees(version)).version
    for _ in range(2):
        assert host.room.view is not None and guest.room.view == host.room.view
        if host.seat in host.room.view.to_act:
            made = (await host.do("move", **moves_of(host.room), move=host.room.view.moves[0].move)).version
        else:
            made = await guest.do(guest.move())
        version += 1
        assert made == version
        await host.sees(version)
        await guest.sees(version)


async def test_a_move_on_its_way_when_the_connection_is_cut_is_made_once(
    shared_server: Standing, proxy: Proxy, players: Players
) -> None:
    for lost, reset in itertools.product(Way, (True, False)):
        host = players("Ada")
        async with facing(host, shared_server.url, proxy) as guest:
            before = guest.room.version
            proxy.swallow(lost)
            moving = asyncio.create_task(guest.do(guest.move()))
            if lost is Way.DOWN:
                await host.sees(before + 1)
            proxy.cut(reset=reset)
            assert await moving == before + 1
            await guest.connects(2)
            await play_on(host, guest, before + 1)


@pytest.mark.parametrize("silent", [Way.UP, Way.DOWN], ids=["to the server", "to the client"])
async def test_a_connection_that_is_half_open_is_noticed_and_made_again(
    shared_server: Standing, proxy: Proxy, players: Players, attentive: None, silent: Way
) -> None:
    host = players("Ada")
    async with facing(host, shared_server.url, proxy) as guest:
        before = guest.room.version
        proxy.swallow(silent)
        assert await guest.do(guest.move()) == before + 1
        await play_on(host, guest, before + 1)


async def test_a_slow_network_only_takes_longer(shared_server: Standing, proxy: Proxy, players: Players) -> None:
    host = players("Ada")
    proxy.delay = 0.03
    async with facing(host, shared_server.url, proxy) as guest:
        await play_on(host, guest, guest.room.version)
        before = guest.room.version
        moving = asyncio.create_task(guest.do(guest.move()))
        proxy.cut()
        assert await moving == before + 1
        await play_on(host, guest, before + 1)


@pytest.mark.parametrize("nodes", [1, 2], ids=["on the same node", "on another node"])
async def test_a_move_that_comes_twice_over_an_old_and_a_new_connection_is_made_once(
    tmp_path: Path, players: Players, nodes: int
) -> None:
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(EmbeddedStore(tmp_path / "store"))
        servers = []
        for number in range(nodes):
            node = ServerProcess(tmp_path / str(number), sharing(store.url, tmp_path))
            await node.start()
            stack.push_async_callback(node.stop)
            servers.append(node)
        proxy = await stack.enter_async_context(Proxy(servers[0].port))
        host = players("Ada")
        guest = await stack.enter_async_context(facing(host, servers[0].url, proxy))
        before = guest.room.version
        (old,) = proxy.passages
        proxy.delay = 3600.0
        moving = asyncio.create_task(guest.do(guest.move()))
        await proxy.until(lambda: old.under_way)
        proxy.strand()
        proxy.delay, proxy.target = 0.0, servers[-1].port
        assert await moving == before + 1
        arrived: list[Way] = []
        proxy.carried = lambda way, _: arrived.append(way)
        assert not old.gone
        old.hasten()
        assert arrived == [Way.UP]
        await play_on(host, guest, before + 1)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has 127.0.0.2 without being told")
async def test_a_client_whose_address_changed_comes_back_from_the_new_one(
    shared_server: Standing, proxy: Proxy, players: Players, attentive: None
) -> None:
    host = players("Ada")
    async with facing(host, shared_server.url, proxy) as guest:
        before = guest.room.version
        (old,) = proxy.passages
        proxy.move("127.0.0.2")
        assert await guest.do(guest.move()) == before + 1
        assert {passage.source for passage in proxy.passages if passage is not old} == {"127.0.0.2"}
        await play_on(host, guest, before + 1)


async def test_a_client_continues_after_a_long_sleep(
    tmp_path: Path, players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    # the host's own client answers from this process, which may have to wait for its turn
    for name, seconds in (
        ("outbox.PING_SECONDS", 0.6),
        ("outbox.ANSWER_SECONDS", 5.0),
        ("listener.CLOSE_SECONDS", 0.2),
    ):
        monkeypatch.setattr(f"server.net.{name}", seconds)
    settings = Settings(host="127.0.0.1", port=0, data_dir=tmp_path, limits="off")
    host = players("Ada")
    async with running(settings, asyncio.Event()) as port, AsyncExitStack() as stack:
        await host.come(f"ws://127.0.0.1:{port}/")
        await host.do("create_room", game="family-tree", number=5, role="minimizer")
        laptop = ProcessClient(
            Plan("Béla", "ab" * 32, port), random.Random(1), Diary(lambda: None), sent=lambda _: None
        )
        laptop.invited = RoomCode((await host.sees(1)).room)
        await laptop.start()
        stack.push_async_callback(laptop.end)
        await host.until(lambda: host.room.next == (1, 1), "the laptop's sitting down")
        await host.until(lambda: host.here == (0, 1), "the laptop")
        os.kill(laptop.pid, signal.SIGSTOP)
        await host.until(lambda: host.here == (0,), "the laptop's falling asleep")
        await host.do("ready", match=1, leg=1)
        os.kill(laptop.pid, signal.SIGCONT)
        await host.until(lambda: host.here == (0, 1), "the laptop's waking up")
        await host.until(lambda: host.room.view is not None and host.room.view.ply == 1, "its move")
        await host.do("move", **moves_of(host.room), move=host.room.view.moves[0].move if host.room.view else "")
        await host.until(lambda: host.room.view is not None and host.room.view.ply == 3, "its next move")


async def test_a_hanging_server_is_reported_until_it_answers(
    tmp_path: Path, players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = ServerProcess(tmp_path, {"TURNABOUT_LIMITS": "off"})
    await server.start()
    host = players("Ada")
    try:
        async with Proxy(server.port) as proxy, facing(host, server.url, proxy) as guest:
            monkeypatch.setattr("client.net.pending_commands.LATE_SECONDS", 0.1)
            before = guest.room.version
            os.kill(server.pid, signal.SIGSTOP)
            try:
                moving = asyncio.create_task(guest.do(guest.move()))
                await guest.ears.until(lambda thing: thing == Late(True))
            finally:
                os.kill(server.pid, signal.SIGCONT)
            assert await moving == before + 1
            await guest.ears.until(lambda thing: thing == Late(False))
            await play_on(host, guest, before + 1)
    finally:
        await server.stop()
