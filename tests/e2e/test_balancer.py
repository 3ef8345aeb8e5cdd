"""Two nodes behind the balancer that docker-compose.yml starts, where HAProxy is installed."""

import asyncio
import random
import signal
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import DEVNULL, PIPE, STDOUT
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from protocol.codes import GoodbyeCode
from protocol.events import Goodbye
from server.store.embedded.store import EmbeddedStore
from tests.e2e import haproxy
from tests.e2e.haproxy import CONFIGURATION, Balancer, balancing
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, play_leg, sharing
from tests.patience import PATIENCE

Players = Callable[..., Player]
REQUIRED = {"TURNABOUT_BALANCER": "required"}


@pytest.mark.parametrize(
    ("settings", "outcome"),
    [({}, pytest.skip.Exception), ({"CI": "true"}, pytest.fail.Exception), (REQUIRED, pytest.fail.Exception)],
    ids=["by-default", "in-ci", "required"],
)
def test_without_haproxy_a_test_is_skipped_or_fails_if_it_is_required(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], outcome: type[BaseException]
) -> None:
    monkeypatch.setattr(haproxy, "which", lambda name, path=None: None)
    for name in ("CI", *REQUIRED):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(outcome, match="apt-get install haproxy"):
        haproxy.find()


async def test_haproxy_takes_its_configuration() -> None:
    checking = await asyncio.create_subprocess_exec(
        *(haproxy.find(), "-c", "-f", str(CONFIGURATION)), stdin=DEVNULL, stdout=PIPE, stderr=STDOUT
    )
    said = (await checking.communicate())[0].decode()
    assert checking.returncode == 0, said
    # the containers' names mean something among the containers only
    warnings = [line for line in said.splitlines() if "[WARNING]" in line]
    assert [line for line in warnings if "could not resolve address 'server-" not in line] == []


@pytest.fixture
async def nodes(tmp_path: Path) -> AsyncIterator[list[ServerProcess]]:
    """Two nodes on one store."""
    async with EmbeddedStore(tmp_path / "store") as store:
        environment = sharing(store.url, tmp_path)
        servers = [ServerProcess(tmp_path / name, environment) for name in ("first", "second")]
        for server in servers:
            await server.start()
        yield servers
        for server in servers:
            await server.stop()


@pytest.fixture
async def balancer(nodes: list[ServerProcess], tmp_path: Path) -> AsyncIterator[Balancer]:
    """The balancer in front of both."""
    async with balancing(tmp_path, *(node.port for node in nodes)) as running:
        yield running


@pytest.mark.parametrize("with_signal", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
async def test_a_match_continues_when_a_node_stops(
    nodes: list[ServerProcess], balancer: Balancer, players: Players, with_signal: signal.Signals
) -> None:
    host, friend = players("Ada"), players("Béla")
    code = await host_and_join(balancer.url, host, friend, number=5)
    await begin_leg(host, friend)
    await play_leg(random.Random(1), host, friend)
    seats = [host.seat, friend.seat]

    await nodes[0].stop(with_signal)
    # connections go where the fewest are, so each node had one player
    ends = {asyncio.create_task(player.lost()): player for player in (host, friend)}
    [ended], [lasts] = await asyncio.wait(ends, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    gone = ends[ended]
    if with_signal == signal.SIGTERM:
        assert (await gone.hears(Goodbye)).code == GoodbyeCode.SERVER_STOPPING
    back = players(gone.name, gone.key)
    await back.come(balancer.url)
    await back.sees((await back.do("enter", room=code, alongside=True)).version)
    again = [back if player is gone else player for player in (host, friend)]
    assert [player.seat for player in again] == seats
    await begin_leg(*again)
    await play_leg(random.Random(2), *again)
    assert not lasts.done()
    lasts.cancel()
    assert again[0].room.match is not None
    assert again[0].room.match.result is not None


async def test_new_connections_are_shared_out_and_reach_a_node_again_that_came_back(
    nodes: list[ServerProcess], balancer: Balancer
) -> None:
    assert len({await balancer.node() for _ in range(4)}) == 2
    await nodes[0].stop()
    assert len({await balancer.node() for _ in range(4)}) == 1
    await nodes[0].start()
    async with asyncio.timeout(PATIENCE):
        while len({await balancer.node() for _ in range(4)}) < 2:
            pass


async def test_with_no_node_left_it_says_so_and_with_one_it_serves_again(
    nodes: list[ServerProcess], balancer: Balancer
) -> None:
    await balancer.healthy(True)
    for node in nodes:
        await node.stop()
    await balancer.healthy(False)
    assert (await balancer.get("/healthz"))[0] == 503
    await nodes[1].start()
    await balancer.healthy(True)
    assert await balancer.node()


async def test_metrics_are_not_for_those_outside(balancer: Balancer) -> None:
    assert await balancer.get("/metrics") == (403, "Metrics are read from the servers themselves.\n")
    assert (await balancer.get("/metrics?name=up"))[0] == 403


async def test_a_node_learns_a_clients_real_address(tmp_path: Path) -> None:
    asked: list[str] = []

    async def node(reader: StreamReader, writer: StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        if "/readyz" not in head:
            asked.append(head.lower())
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(node, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        async with balancing(tmp_path, port, port) as balancer:
            lies = ("X-Forwarded-For: 6.6.6.6", "X-Real-IP: 6.6.6.6", "Forwarded: for=6.6.6.6")
            assert (await balancer.get("/", *lies))[0] == 200
    assert "6.6.6.6" not in asked[0]
    assert "x-forwarded-for: 127.0.0.1\r\n" in asked[0]
    assert "x-forwarded-proto: http\r\n" in asked[0]
    assert "host: balancer\r\n" in asked[0]


async def test_a_handshake_that_a_stopping_node_refuses_goes_to_the_other(tmp_path: Path) -> None:
    refused = 0

    async def stopping(reader: StreamReader, writer: StreamWriter) -> None:
        nonlocal refused
        ready = b"/readyz" in await reader.readuntil(b"\r\n\r\n")
        refused += not ready
        status = b"200 OK" if ready else b"503 Service Unavailable"  # its balancer has not noticed yet
        writer.write(b"HTTP/1.1 " + status + b"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        writer.close()

    server = ServerProcess(tmp_path / "data", {})
    await server.start()
    try:
        listening = await asyncio.start_server(stopping, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        async with listening, balancing(tmp_path, port, server.port) as balancer:
            for number in range(4):
                player = Player(f"P{number}")
                await player.come(balancer.url)
                await player.go()
    finally:
        await server.stop()
    assert refused > 0
