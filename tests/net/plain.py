"""Plain HTTP requests over real sockets, byte for byte."""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from server.bots.pool import Thinkers
from server.net.addresses import SourceAddresses
from server.net.forwarded import Network
from server.net.http import Pages
from server.net.limits import DEFAULTS, Limits
from server.net.listener import Listener
from server.net.port import open_port
from server.net.records import ReadRecord
from server.net.web import Web
from server.results.database import Database
from server.rooms.node import HouseRules, Lifetimes
from server.rooms.rooms import Rooms
from server.store.client import Store
from server.store.embedded.store import EmbeddedStore

EMPTY = Web({})
HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@dataclass
class Answer:
    """An answer: its status, its headers by lower-case name, and its body."""

    status: int
    headers: dict[str, str]
    body: bytes

    @classmethod
    def read(cls, received: bytes) -> Self:
        """Parse the bytes of a whole connection."""
        head, _, body = received.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        assert len(headers) == len(lines), f"a header came twice: {lines}"
        return cls(int(first.split()[1]), headers, body)


@dataclass
class Site:
    """A port that answers plain requests."""

    port: int
    web: Web
    pages: Pages
    sources: SourceAddresses

    @property
    def url(self) -> str:
        """The URL that clients connect to."""
        return f"ws://127.0.0.1:{self.port}/"

    @property
    def at(self) -> str:
        """The path of the files of this version."""
        return f"/web/{self.web.build}/"

    async def ask(self, path: str, method: str = "GET", **headers: str) -> Answer:
        """Return the answer to a request."""
        headers = {"Host": "x", **headers}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        return await self.send("\r\n".join([*lines, "", ""]).encode("latin-1"))

    async def send(self, request: bytes) -> Answer:
        """Return the answer to a request given byte for byte."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(request)
        received = await reader.read()
        writer.close()
        return Answer.read(received)

    def slow_reader(self, path: str) -> socket.socket:
        """Return a connection that asked for a file and reads nothing."""
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", self.port))
        slow.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        slow.setblocking(False)
        return slow


@asynccontextmanager
async def no_rooms(store: Path) -> AsyncIterator[Rooms]:
    """Run the rooms of a node, on a store and a database of their own, while the context lasts."""
    rules = HouseRules(idle_seconds=60, lifetimes=Lifetimes(), patience=60_000, computer_pause=0)
    async with (
        EmbeddedStore(store) as embedded,
        Store(embedded.url, "here") as shelf,
        Database(f"sqlite:///{store.with_name('results.sqlite')}") as results,
        Rooms(shelf, results, rules, thinkers=Thinkers(1)) as rooms,
    ):
        yield rooms


@asynccontextmanager
async def served(
    rooms: Rooms,
    web: Web = EMPTY,
    limits: Limits = DEFAULTS,
    trusted: Sequence[Network] = (),
    origins: tuple[str, ...] = (),
    hosts: tuple[str, ...] = (),
    tls: ssl.SSLContext | None = None,
    host: str = "127.0.0.1",
    read_record: ReadRecord | None = None,
) -> AsyncIterator[Site]:
    """Serve files, rooms and records on a free port while the context lasts."""

    async def ready() -> list[str]:
        return []

    pages = Pages(
        instance="here",
        origins=origins,
        hosts=hosts,
        ready=ready,
        web=web,
        read_record=read_record or rooms.lookups.read_record,
        read_invitation=rooms.read_invitation,
        host=host or None,
    )
    sources = SourceAddresses(limits, trusted)
    listener = Listener(rooms=rooms, sources=sources, web=web.build, changed=lambda: None, tls=tls)
    async with listener.listen(open_port(host, 0), pages):
        yield Site(listener.port, web, pages, sources)
