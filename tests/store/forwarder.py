"""A TCP proxy to a store's Unix socket, with optional TLS, that can be made silent."""

import asyncio
import ssl
from contextlib import suppress
from pathlib import Path
from typing import Self

HOST = "localhost"


class Forwarder:
    """Forwards connections to a store while its context lasts."""

    def __init__(self, to: Path, secure: ssl.SSLContext | None = None) -> None:
        self._to = to
        self._secure = secure
        self._silent: set[asyncio.StreamWriter] = set()
        self._subscribers: set[asyncio.StreamWriter] = set()
        self._ends: dict[asyncio.StreamWriter, tuple[asyncio.StreamWriter, ...]] = {}
        self._gone = asyncio.Event()
        self._server: asyncio.Server

    @property
    def url(self) -> str:
        """Its URL."""
        return f"{'rediss' if self._secure else 'redis'}://{HOST}:{self._server.sockets[0].getsockname()[1]}"

    async def __aenter__(self) -> Self:
        """Listen."""
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0, ssl=self._secure)
        return self

    async def __aexit__(self, *error: object) -> None:
        """Close it and every connection."""
        self._server.close()
        for ends in self._ends.values():
            for end in ends:
                end.transport.abort()
        while self._ends:
            self._gone.clear()
            await self._gone.wait()

    @property
    def subscribers(self) -> int:
        """The number of connections that have subscribed."""
        return len(self._subscribers)

    def silence_subscribers(self) -> None:
        """Drop everything that the store sends to subscribed connections from now on."""
        self._silent |= self._subscribers

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        store_reader, store_writer = await asyncio.open_unix_connection(self._to)
        self._ends[writer] = (writer, store_writer)
        try:
            async with asyncio.TaskGroup() as tasks:
                for from_, to in ((reader, store_writer), (store_reader, writer)):
                    tasks.create_task(self._carry(from_, to, writer))
        finally:
            del self._ends[writer]
            self._subscribers.discard(writer)
            self._gone.set()

    async def _carry(
        self, reader: asyncio.StreamReader, to: asyncio.StreamWriter, client: asyncio.StreamWriter
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(2**16):
                if b"SUBSCRIBE" in data and to is not client:
                    self._subscribers.add(client)
                if to is client and client in self._silent:
                    continue
                to.write(data)
                await to.drain()
        for end in self._ends[client]:
            end.transport.abort()
