"""A small TCP load balancer: new connections go in turn to the nodes that say they are ready."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Self

WATCH_SECONDS = 0.1
CHUNK = 2**16


class Balancer:
    """Listens on `port` while its context lasts, before nodes on other ports of this machine."""

    def __init__(self, nodes: Sequence[int]) -> None:
        self.port = 0
        self._turns = list(nodes)
        self._ready: set[int] = set()
        self._news = asyncio.Event()
        self._carrying: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server
        self._watching: asyncio.Task[None]

    async def __aenter__(self) -> Self:
        """Listen, and watch which nodes are ready."""
        self._watching = asyncio.create_task(self._watch())
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        """Let every connection go."""
        self._server.close()
        for task in (self._watching, *self._carrying):
            task.cancel()
        await asyncio.gather(self._watching, *self._carrying, return_exceptions=True)

    async def ready(self, node: int) -> None:
        """Return when a node says that it is ready."""
        while node not in self._ready:
            self._news.clear()
            await self._news.wait()

    async def not_ready(self, node: int) -> None:
        """Return when a node no longer says that it is ready."""
        while node in self._ready:
            self._news.clear()
            await self._news.wait()

    async def _watch(self) -> None:
        while True:
            answers = await asyncio.gather(*(_ready(node) for node in self._turns))
            self._ready = {node for node, ready in zip(self._turns, answers, strict=True) if ready}
            self._news.set()
            await asyncio.sleep(WATCH_SECONDS)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._carrying.add(task)
        try:
            with suppress(OSError, asyncio.CancelledError):
                await self._carry(reader, writer)
        finally:
            self._carrying.discard(task)
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._turns.append(self._turns.pop(0))
        # One that has just died may still count as ready; one that does not may be all there is.
        for node in sorted(self._turns, key=lambda node: node not in self._ready):
            try:
                node_reader, node_writer = await asyncio.open_connection("127.0.0.1", node)
            except OSError:
                continue
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(_copy(reader, node_writer))
                    both.create_task(_copy(node_reader, writer))
            except* OSError:
                pass
            finally:
                node_writer.transport.abort()
            return


async def _copy(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    while data := await source.read(CHUNK):
        sink.write(data)
        await sink.drain()
    sink.write_eof()


async def _ready(node: int) -> bool:
    try:
        async with asyncio.timeout(1):
            reader, writer = await asyncio.open_connection("127.0.0.1", node)
            try:
                writer.write(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                return b" 200 " in await reader.readline()
            finally:
                writer.transport.abort()
    except (OSError, TimeoutError):
        return False
