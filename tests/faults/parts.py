"""The parts that are killed and started again: server nodes, a node's own store, an external store, a PostgreSQL."""

import asyncio
import os
import re
import signal
import socket
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

from server.store.embedded import binary
from tests.e2e.play import ServerProcess
from tests.e2e.proxy import HOST, Proxy, Way
from tests.patience import PATIENCE
from tests.postgres import PostgresServer

_READ_AGAIN = re.compile(rb"read again from its start")
_BEGINS_TO_WRITE = b"BEGIN;"
_OWN_STORE = re.compile(rb"store started.*?pid=\D*(\d+)")


class Part(Protocol):
    """A process, or a group of processes that acts as one."""

    kind: str

    def kill(self) -> None:
        """Kill it at once with SIGKILL."""

    async def back(self) -> None:
        """Start it again, if it is not by itself, and return as soon as it serves."""


class Node:
    """A server node; it keeps its port over all its lives."""

    kind = "node"

    def __init__(self, directory: Path, environment: dict[str, str]) -> None:
        self.server = ServerProcess(directory, {"TURNABOUT_LIMITS": "off", "TURNABOUT_LOG": "text", **environment})
        self._ended = False

    @property
    def port(self) -> int:
        """Where it listens."""
        return self.server.port

    @property
    def rereads(self) -> int:
        """How often it had to read a room's log again from its start, over all its lives."""
        return len(_READ_AGAIN.findall(self.server.log))

    def pause(self) -> None:
        """Have it stop where it is: it keeps its connections and answers nothing."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Have it go on where it stopped."""
        self._signal(signal.SIGCONT)

    async def end(self) -> None:
        """Stop it for good."""
        if not self._ended:
            self._ended = True
            await self.server.stop()

    def kill(self) -> None:
        self._signal(signal.SIGKILL)

    def _signal(self, what: signal.Signals) -> None:
        try:
            os.kill(self.server.pid, what)
        except ProcessLookupError:
            raise RuntimeError(f"a node ended by itself: {self.server.log.decode()[-5000:]}") from None

    async def back(self) -> None:
        await self.server.ended()
        async with asyncio.timeout(PATIENCE):
            while not await self._starts():  # as a supervisor does, until the store is back
                pass

    async def _starts(self) -> bool:
        try:
            await self.server.start()
        except RuntimeError:
            if b"does not answer" not in self.server.log.splitlines()[-1]:
                raise
            return False
        return True


class OwnStore:
    """The store that a node has started for itself; the node starts it again."""

    kind = "embedded store"

    def __init__(self, node: Node) -> None:
        self._server = node.server
        self._lives = 0

    def kill(self) -> None:
        started = _OWN_STORE.findall(self._server.log)
        self._lives = len(started)
        os.kill(int(started[-1]), signal.SIGKILL)

    async def back(self) -> None:
        await self._server.says(_OWN_STORE.pattern, self._lives + 1)


class ExternalStore:
    """A Valkey on a port of its own that syncs every write."""

    kind = "external store"

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self._process: asyncio.subprocess.Process

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"redis://127.0.0.1:{self._port}/0"

    async def start(self) -> None:
        """Start it, and return when it takes commands."""
        found = await asyncio.to_thread(binary.find)
        self.directory.mkdir(parents=True, exist_ok=True)
        self._process = await asyncio.create_subprocess_exec(
            str(found.path),
            *("--port", str(self._port), "--bind", "127.0.0.1", "--dir", str(self.directory), "--save", ""),
            *("--appendonly", "yes", "--appendfsync", "always", "--maxmemory-policy", "noeviction"),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        async with asyncio.timeout(PATIENCE), Redis.from_url(self.url) as client:
            while True:
                with suppress(RedisError, OSError):
                    await client.ping()
                    return
                if self._process.returncode is not None:
                    raise RuntimeError(f"the store ended with {self._process.returncode}")
                await asyncio.sleep(0.01)

    def kill(self) -> None:
        self._process.kill()

    def hold(self, signal: signal.Signals) -> None:
        """Have it stop where it is, or go on."""
        self._process.send_signal(signal)

    async def back(self) -> None:
        await self._process.wait()
        await self.start()

    async def end(self) -> None:
        """End it."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class PostgresDatabase:
    """A PostgreSQL with the database of results, behind a proxy that sees when a node begins to write."""

    kind = "database"

    def __init__(self) -> None:
        self._server = PostgresServer(durable=True)
        self._proxy: Proxy
        self._name = ""
        self._writing = asyncio.Event()

    @property
    def url(self) -> str:
        """The database as nodes reach it."""
        return self._server.url(self._name).replace(f"{HOST}:{self._server.port}", f"{HOST}:{self._proxy.port}")

    @property
    def version(self) -> str:
        """The version of the server."""
        return self._server.execute("SHOW server_version").strip()

    async def start(self) -> None:
        """Start it with an empty database."""
        await asyncio.to_thread(self._server.__enter__)
        self._name = await asyncio.to_thread(self._server.create_database)
        self._proxy = await Proxy(self._server.port, self._carried).__aenter__()

    async def until_writing(self) -> None:
        """Return when a node begins a transaction that writes."""
        self._writing.clear()
        await self._writing.wait()

    def _carried(self, way: Way, data: bytes) -> None:
        if way is Way.UP and _BEGINS_TO_WRITE in data:
            self._writing.set()

    def kill(self) -> None:
        self._server.kill()

    async def back(self) -> None:
        await asyncio.to_thread(self._server.start)

    async def end(self) -> None:
        """End it, and remove its data."""
        await self._proxy.__aexit__()
        await asyncio.to_thread(self._server.__exit__)
