"""`turnabout status` and `turnabout stop`, asked about real servers."""

import asyncio
import json
import os
import shlex
import signal
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from client.net import local_server
from protocol.codes import GoodbyeCode
from protocol.events import Goodbye
from server.store.embedded.data_directory import DataDirectory
from server.store.embedded.store import EmbeddedStore
from tests.e2e import copied
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, sharing

Players = Callable[..., Player]


async def command(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the server without a terminal."""
    return await asyncio.to_thread(copied.told, "server", *words, environment=environment)


@pytest.fixture
async def nodes(tmp_path: Path, store: EmbeddedStore) -> AsyncIterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers on one Redis."""
    async with AsyncExitStack() as stack:
        both = [ServerProcess(tmp_path / name, sharing(store.url, tmp_path)) for name in ("first", "second")]
        for node in both:
            await node.start()
            stack.push_async_callback(node.stop)
        yield both[0], both[1]


async def test_status_shows_the_server_and_its_activity(server: ServerProcess, players: Players) -> None:
    host, friend = players("Ada"), players("Ben")
    await host_and_join(server.url, host, friend, number=1)
    waiting = await command("status", "--data-dir", str(server.data_dir))
    assert "2 connected" in waiting.stdout and "1 open, 0 games under way" in waiting.stdout
    await begin_leg(host, friend)
    told = await command("status", "--data-dir", str(server.data_dir))
    assert told.returncode == 0, told.stderr
    for part in (
        f"running (process {server.pid})",
        f"http://localhost:{server.port}",
        "only this machine can connect",
        "1 open, 1 game under way",
        str(server.data_dir),
        shlex.join(["turnabout", "stop", "--data-dir", str(server.data_dir)]),
    ):
        assert part in told.stdout
    assert max(map(len, told.stdout.replace(str(server.data_dir), "").splitlines())) <= 80


async def test_stop_ends_the_server_tells_its_players_and_keeps_the_game(
    server: ServerProcess, players: Players
) -> None:
    host, friend = players("Ada"), players("Ben")
    code = await host_and_join(server.url, host, friend, number=1)
    await begin_leg(host, friend)
    stopped = await command("stop", "--data-dir", str(server.data_dir))
    assert stopped.returncode == 0, stopped.stderr
    assert "2 players are connected, and 1 game is under way. Rooms and games are kept" in stopped.stdout
    assert await server.ended() == 0
    assert [event.code for event in host.events if isinstance(event, Goodbye)] == [GoodbyeCode.SERVER_STOPPING]
    assert (await command("status", "--data-dir", str(server.data_dir))).returncode == 1
    await server.start()
    again = players("Ada", host.key)
    await again.come(server.url)
    await again.do("enter", room=code)
    assert again.room.match is not None and again.room.match.match == host.room.match.match  # type: ignore[union-attr]  # one is under way


async def test_without_a_server_both_fail_and_say_how_to_start_one(tmp_path: Path) -> None:
    for word in ("status", "stop"):
        told = await command(word, "--data-dir", str(tmp_path))
        assert (told.returncode, told.stdout) == (1, "")
        assert "No Turnabout server is running" in told.stderr and "turnabout serve" in told.stderr
    assert list(tmp_path.iterdir()) == []


async def test_serve_names_the_server_that_uses_the_data_and_both_ways_to_continue(server: ServerProcess) -> None:
    refused = await command("serve", "--data-dir", str(server.data_dir), "--port", "0")
    assert refused.returncode == 1
    for part in (
        f"http://localhost:{server.port} (process {server.pid}",
        f"turnabout play --server localhost:{server.port}",
        "turnabout stop",
        "--data-dir and --port",
    ):
        assert part in refused.stderr


async def test_serve_names_the_server_that_has_the_port(server: ServerProcess, tmp_path: Path) -> None:
    refused = await command(
        "serve", "--data-dir", str(tmp_path / "other"), "--port", str(server.port), "--host", "127.0.0.1"
    )
    assert refused.returncode == 1
    assert f"Port {server.port} is in use by another Turnabout server, http://localhost:{server.port}" in refused.stderr
    assert f"(process {server.pid})" in refused.stderr and "--port" in refused.stderr


async def test_a_server_with_workers_is_stopped_as_a_whole(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", {})
    await server.start("--workers", "2")
    told = await command("status", "--data-dir", str(server.data_dir))
    assert told.returncode == 0 and "Workers  2" in told.stdout and f"process {server.pid}" in told.stdout
    assert (await command("stop", "--data-dir", str(server.data_dir))).returncode == 0
    assert await server.ended() == 0


async def test_servers_on_the_same_redis_are_found_by_their_ports(
    nodes: tuple[ServerProcess, ServerProcess], store: EmbeddedStore, tmp_path: Path
) -> None:
    first, second = nodes
    shared = {"TURNABOUT_REDIS_URL": store.url}
    told = await command("status", "--port", str(first.port), **shared)
    assert told.returncode == 0 and f"process {first.pid}" in told.stdout and "TURNABOUT_REDIS_URL" in told.stdout
    assert (await command("stop", "--port", str(first.port), **shared)).returncode == 0
    assert await first.ended() == 0
    assert (await command("status", "--port", str(first.port), **shared)).returncode == 1
    assert (await command("status", TURNABOUT_PORT=str(second.port), **shared)).returncode == 0
    wrong = await command("stop", "--port", str(second.port), TURNABOUT_DATA_DIR=str(tmp_path))
    assert wrong.returncode == 1 and "--data-dir" in wrong.stderr


async def test_workers_on_a_redis_are_stopped_by_their_parent(tmp_path: Path, store: EmbeddedStore) -> None:
    server = ServerProcess(tmp_path / "data", {"TURNABOUT_REDIS_URL": store.url})
    await server.start("--workers", "2")
    stopped = await command("stop", "--port", str(server.port), TURNABOUT_REDIS_URL=store.url)
    assert stopped.returncode == 0, stopped.stderr
    assert await server.ended() == 0


async def test_a_server_that_was_killed_is_not_running(server: ServerProcess) -> None:
    assert (server.data_dir / "store" / "serving.json").exists()
    await server.stop(signal.SIGKILL)
    assert (await command("status", "--data-dir", str(server.data_dir))).returncode == 1
    await server.start()  # ends the store that was left behind


async def test_stop_never_ends_another_process_that_holds_the_data(tmp_path: Path) -> None:
    held = DataDirectory(tmp_path / "store")
    held.hold()  # as turnabout restore does
    try:
        left = {"pid": os.getpid() + 1, "port": 1, "data": str(tmp_path)}
        for serving in (None, left):
            if serving is not None:
                (tmp_path / "store" / "serving.json").write_text(json.dumps(serving))
            told = await command("stop", "--data-dir", str(tmp_path), "--yes")
            assert told.returncode == 1 and f"Process {os.getpid()} uses the data" in told.stderr
    finally:
        held.release()


async def test_a_server_that_does_not_answer_is_a_failure_and_can_be_stopped(server: ServerProcess) -> None:
    os.kill(server.pid, signal.SIGSTOP)
    try:
        told = await command("status", "--data-dir", str(server.data_dir))
        assert told.returncode == 1 and "does not answer" in told.stdout
    finally:
        os.kill(server.pid, signal.SIGCONT)


async def test_stop_asks_on_a_terminal_if_players_are_connected(
    server: ServerProcess, players: Players, tmp_path: Path
) -> None:
    await players("Ada").come(server.url)
    terminal = LineTerminal("Ben", tmp_path)
    try:
        terminal.runs("stop", "--data-dir", str(server.data_dir))
        await terminal.sees("1 player is connected.", "Stop the server? [y/N]")
        terminal.types("n")
        assert await terminal.ended() == 1
        assert (await command("status", "--data-dir", str(server.data_dir))).returncode == 0
        terminal.runs("stop", "--data-dir", str(server.data_dir))
        await terminal.sees("Stop the server? [y/N]")
        terminal.types("y")
        await terminal.sees("has stopped")
        assert await terminal.ended() == 0
        assert await server.ended() == 0
    finally:
        terminal.close()


async def test_stop_does_not_ask_in_a_terminal_with_yes(
    server: ServerProcess, players: Players, tmp_path: Path
) -> None:
    await players("Ada").come(server.url)
    terminal = LineTerminal("Ben", tmp_path)
    try:
        terminal.runs("stop", "--data-dir", str(server.data_dir), "--yes")
        assert "[y/N]" not in await terminal.sees("has stopped")
        assert await server.ended() == 0
    finally:
        terminal.close()


async def test_the_server_that_play_has_started_is_found_and_stopped(tmp_path: Path) -> None:
    own = await asyncio.to_thread(local_server.find_or_start, tmp_path, alone=True)
    environment = {"TURNABOUT_HOME": str(tmp_path)}
    told = await asyncio.to_thread(copied.told, "client.cli", "status", environment=environment)
    assert told.returncode == 0 and f"http://localhost:{own.port}" in told.stdout
    assert "by itself, 10 minutes after the last player leaves" in told.stdout
    refused = await asyncio.to_thread(copied.told, "client.cli", "serve", environment=environment)
    assert refused.returncode == 1 and f"http://localhost:{own.port}" in refused.stderr
    assert (await asyncio.to_thread(copied.told, "client.cli", "stop", environment=environment)).returncode == 0
    assert local_server.find(tmp_path) is None
    local_server.end(own)
