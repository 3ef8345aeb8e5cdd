"""The listening sockets: they accept connections, and close them when the server stops.

When the server stops:

1. It stops accepting connections and commands, and answers the commands it has accepted.
2. It says goodbye to every client, and waits a while for them to disconnect.
3. It cuts the remaining connections.

A command that was sent but not accepted gets no answer: its sender sends it again to another server.
"""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import cast
from urllib.parse import parse_qs, urlsplit

import structlog
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from protocol.codes import GoodbyeCode
from protocol.events import Goodbye
from server import metrics
from server.net.addresses import SourceAddresses
from server.net.connection import Connection
from server.net.forwarded import ContradictingHeaders, client_address, is_trusted
from server.net.http import Pages, contradicting_headers, is_handshake, too_many_requests
from server.net.limits import MINUTE, READING_SECONDS, TLS_SECONDS
from server.net.outbox import Wire
from server.net.port import BACKLOG, number_of
from server.rooms.rooms import Rooms
from server.store.endpoint import StoreAway

SETTLE_SECONDS = 2.0
"""Seconds that accepted commands may take to be answered when the server stops; an append may take 1 s."""
CLOSE_SECONDS = 3
LINGER_SECONDS = 0.25
"""Seconds for the answers to plain requests, when every client has gone."""
LOOK_SECONDS = 0.01

FAREWELL = Goodbye(code=GoodbyeCode.SERVER_STOPPING, message="The server is stopping; try again shortly.")

log = structlog.get_logger(__name__)


class Listener:
    """The connections of this node. `changed` is called whenever they change; `web`: the browser client's version.

    `tls`: the encryption of its connections, None for none.
    """

    def __init__(
        self,
        *,
        rooms: Rooms,
        sources: SourceAddresses,
        web: str | None,
        changed: Callable[[], None],
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self._rooms = rooms
        self._sources = sources
        self._tls = tls
        self._web = web
        self._changed = changed
        self._wires: set[Wire] = set()
        self._deserted = asyncio.Event()
        self._stopping = False
        self.connections: set[Connection] = set()
        self.port = 0

    @asynccontextmanager
    async def listen(self, sockets: Sequence[socket.socket], pages: Pages) -> AsyncIterator[None]:
        """Serve the connections to listening sockets while the context lasts, then stop as described above."""
        servers = [await self._serve(one, pages) for one in sockets]
        self.port = number_of(sockets[0])
        try:
            yield
        finally:
            pages.stopping = True
            await self._stop(servers)

    async def _serve(self, one: socket.socket, pages: Pages) -> Server:
        return await serve(
            self._handle,
            sock=one,
            backlog=BACKLOG,
            create_connection=partial(Wire, open=self._wires, sources=self._sources),  # type: ignore[arg-type]  # a factory
            process_request=partial(self._answer, pages),
            ssl=self._tls,
            ssl_handshake_timeout=None if self._tls is None else TLS_SECONDS,
            compression=None,
            open_timeout=READING_SECONDS,  # the wire limits the time of a request
            max_size=self._sources.limits.frame_bytes,
            ping_interval=None,  # the wire pings by itself
            close_timeout=CLOSE_SECONDS,
            server_header=None,
        )

    async def _answer(self, pages: Pages, connection: ServerConnection, request: Request) -> Response | None:
        """Return the answer to a request if it is not a WebSocket or is rejected."""
        wire = cast(Wire, connection)
        refusal = self._refusal(wire, request)
        return pages.refused(refusal, request) if refusal is not None else await pages.answer(wire, request)

    def _refusal(self, wire: Wire, request: Request) -> Response | None:
        """Return the rejection of a request over its address's limits."""
        sources = self._sources
        if wire.peer is not None and is_trusted(wire.peer, sources.trusted):
            try:
                address = client_address(wire.peer, request.headers, sources.trusted)
            except ContradictingHeaders:
                return contradicting_headers()
            if address is not None and not wire.count(address):
                return too_many_requests("too_many_connections", MINUTE)
        source = wire.source
        if source is None:
            return None
        now = wire.loop.time()
        if is_handshake(request):
            if not source.take_connection(now):
                source.turn_away("connections", now)
                return too_many_requests("too_many_connections", MINUTE / sources.limits.connections_a_minute)
        elif not source.take_request(now):
            source.turn_away("requests", now)
            return too_many_requests("too_many_requests", MINUTE / sources.limits.requests_a_minute)
        return None

    async def _stop(self, servers: list[Server]) -> None:
        self._stopping = True
        for server in servers:
            server.close(close_connections=False)  # unfinished handshakes are answered with 503
        for connection in self.connections:
            connection.accepting = False
        try:
            await _within(SETTLE_SECONDS, self._settle(), "stopping with commands unanswered")
            for connection in list(self.connections):
                connection.goodbye(FAREWELL)
            await _within(CLOSE_SECONDS, self._all_gone(), "stopping by cutting connections")
            await _within(LINGER_SECONDS, _closed(servers), None)
        finally:
            for wire in list(self._wires):
                wire.transport.abort()
        await _within(LINGER_SECONDS, _closed(servers), "stopping with connections that do not end")

    async def _settle(self) -> None:
        """Stop other nodes from sending players here, and wait until every accepted command has its answer."""
        with suppress(StoreAway):  # then the name is as good as removed when the lease has run out
            await self._rooms.affinity.withdraw()
        # polling is fine: only a stopping server waits, and rooms need not count commands during play
        while self._rooms.answering or any(connection.running_command for connection in self.connections):  # noqa: ASYNC110
            await asyncio.sleep(LOOK_SECONDS)

    async def _all_gone(self) -> None:
        while self.connections:
            self._deserted.clear()
            await self._deserted.wait()

    async def _handle(self, wire: ServerConnection) -> None:
        connection = Connection(
            wire=cast(Wire, wire),
            rooms=self._rooms,
            limits=self._sources.limits,
            web=self._web,
            may_be_sent_on=not _names_node(wire.request),
        )
        self.connections.add(connection)
        metrics.CONNECTIONS.inc()
        self._changed()
        if self._stopping:
            connection.goodbye(FAREWELL)
        try:
            await connection.run()
        finally:
            self.connections.discard(connection)
            metrics.CONNECTIONS.dec()
            self._changed()
            if not self.connections:
                self._deserted.set()


def _names_node(request: Request | None) -> bool:
    """Return whether a client asked the balancer for a node by its name."""
    return request is not None and "node" in parse_qs(urlsplit(request.path).query, keep_blank_values=True)


async def _closed(servers: list[Server]) -> None:
    for server in servers:
        await server.wait_closed()


async def _within(seconds: float, work: Awaitable[None], otherwise: str | None) -> None:
    """Wait for some work, but at most `seconds`; then log the unfinished work."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        if otherwise is not None:
            log.warning(otherwise, waited_s=seconds)
