"""Orphaned stores of killed servers, and servers that want the same data."""

import asyncio
import os
import shutil
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import redis.asyncio as redis

from server.backups.backup import back_up
from server.backups.restore import restore
from server.results.database import Database
from server.store.embedded import binary, data_directory
from server.store.embedded.errors import DataInUse
from server.store.embedded.store import EmbeddedStore
from server.store.format import FORMAT, MARK

SERVER = """
import asyncio, sys
from pathlib import Path
from server.store.embedded.store import EmbeddedStore

async def main():
    async with EmbeddedStore(Path(sys.argv[1])) as store:
        print("store", store.pid, store.socket_path, flush=True)
        await asyncio.Event().wait()

asyncio.run(main())
"""


@dataclass
class Server:
    """A server in a process of its own, with its store."""

    process: asyncio.subprocess.Process
    store: int
    socket: Path

    async def kill(self) -> None:
        self.process.kill()
        await self.process.communicate()


StartServer = Callable[[Path], Awaitable[Server]]


@pytest.fixture
async def start_server() -> AsyncIterator[StartServer]:
    started: list[Server] = []

    async def start(directory: Path) -> Server:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVER, str(directory), stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        async for line in process.stdout:
            match line.decode().split():
                case ["store", pid, socket]:
                    started.append(Server(process, int(pid), Path(socket)))
                    return started[-1]
        raise AssertionError(f"the server ended with {await process.wait()}")

    yield start
    for server in started:
        if server.process.returncode is None:
            await server.kill()
        with suppress(ProcessLookupError):
            os.killpg(server.store, signal.SIGKILL)
        shutil.rmtree(server.socket.parent, ignore_errors=True)


async def ask(store: EmbeddedStore, *words: str) -> Any:
    async with redis.Redis.from_url(store.url) as client:
        return await client.execute_command(*words)  # type: ignore[no-untyped-call]  # redis-py leaves it untyped


async def test_a_killed_servers_store_is_ended_before_another_starts(tmp_path: Path, start_server: StartServer) -> None:
    server = await start_server(tmp_path)
    async with redis.Redis(unix_socket_path=str(server.socket)) as client:
        await client.set("room", "log")
    await server.kill()
    assert server.socket.exists()
    async with EmbeddedStore(tmp_path) as store:
        assert await ask(store, "GET", "room") == b"log"
        assert store.pid != server.store
        assert not server.socket.parent.exists()


async def orphaned_stopped_store(directory: Path, start_server: StartServer) -> Server:
    """Return a killed server whose store does not react to a signal to end."""
    server = await start_server(directory)
    os.kill(server.store, signal.SIGSTOP)
    await server.kill()
    return server


async def test_orphaned_store_that_does_not_end_is_killed(
    tmp_path: Path, start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data_directory, "ASK_SECONDS", 0.1)
    await orphaned_stopped_store(tmp_path, start_server)
    async with EmbeddedStore(tmp_path) as store:
        assert await ask(store, "PING")


async def test_orphaned_store_that_cannot_be_ended_is_named(
    tmp_path: Path, start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data_directory, "GIVE_UP_SECONDS", 0.1)
    server = await orphaned_stopped_store(tmp_path, start_server)
    with pytest.raises(DataInUse, match=rf"a store that does not end \(process {server.store}\)"):
        await EmbeddedStore(tmp_path).__aenter__()


async def test_files_of_a_killed_server_and_store_are_removed(tmp_path: Path, start_server: StartServer) -> None:
    server = await start_server(tmp_path)
    await server.kill()
    os.kill(server.store, signal.SIGKILL)
    async with EmbeddedStore(tmp_path) as store:
        assert await ask(store, "PING")
        assert not server.socket.parent.exists()


async def test_a_second_server_on_the_same_data_is_rejected(tmp_path: Path, start_server: StartServer) -> None:
    server = await start_server(tmp_path)
    with pytest.raises(DataInUse) as refusal:
        await EmbeddedStore(tmp_path).__aenter__()
    assert str(tmp_path) in str(refusal.value)
    assert refusal.value.pid == server.process.pid
    async with redis.Redis(unix_socket_path=str(server.socket)) as client:
        assert await client.ping()


async def test_orphaned_store_whose_socket_is_gone_is_ended(tmp_path: Path, start_server: StartServer) -> None:
    server = await start_server(tmp_path)
    async with redis.Redis(unix_socket_path=str(server.socket)) as client:
        await client.set("room", "log")
    await server.kill()
    shutil.rmtree(server.socket.parent)
    async with EmbeddedStore(tmp_path) as store:
        assert await ask(store, "GET", "room") == b"log"


async def test_an_unfinished_rewrite_delays_nobody(tmp_path: Path, start_server: StartServer) -> None:
    server = await start_server(tmp_path)
    async with redis.Redis(unix_socket_path=str(server.socket)) as client:
        await client.set("room", "log")
        await client.config_set("rdb-key-save-delay", 60_000_000)  # longer than a test may take
        await client.bgrewriteaof()
    server.process.send_signal(signal.SIGSTOP)
    os.kill(server.store, signal.SIGKILL)
    await server.kill()
    async with EmbeddedStore(tmp_path) as store:
        assert await ask(store, "GET", "room") == b"log"


async def test_restore_ends_a_killed_servers_store(tmp_path: Path, start_server: StartServer) -> None:
    data, results = tmp_path / data_directory.STORE, f"sqlite:///{tmp_path}/results.sqlite"
    async with Database(results):
        server = await start_server(data)
    async with redis.Redis(unix_socket_path=str(server.socket)) as client:
        await client.set(MARK, FORMAT)
        await client.set("turnabout:room", "log")
        await server.kill()
        await back_up(tmp_path, results, tmp_path / "backup")
        await client.set("turnabout:room", "later")
    await restore(tmp_path, results, tmp_path / "backup", binary.find().version, replace=True)
    assert not server.socket.exists()
    async with EmbeddedStore(data) as store:
        assert await ask(store, "GET", "turnabout:room") == b"log"
