"""The listening sockets: they take connections, and let them go when the server stops.

A server that stops takes no more connections and no more commands, answers what it has taken, says goodbye, and waits a
while for everybody to go. What was sent and not taken is not answered: its sender sends it again elsewhere.
"""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import cast

import structlog
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from protocol.codes import GoodbyeCode
from protocol.events import Goodbye
from server import metrics
from server.net.callers import Callers
from server.net.connection import Connection
from server.net.forwarded import Contradiction, behind, is_trusted
from server.net.http import Pages, contradicting, is_handshake, too_many
from server.net.limits import MINUTE, READING_SECONDS, TLS_SECONDS
from server.net.outbox import Wire
from server.net.port import BACKLOG, number_of
from server.rooms.rooms import Rooms

SETTLE_SECONDS = 2.0
"""How long commands that were taken may wait for their answers when the server stops; an append has 1 s."""
CLOSE_SECONDS = 3
LINGER_SECONDS = 0.25
"""How long plain requests may take to be answered when everybody else has gone."""
LOOK_SECONDS = 0.01

FAREWELL = Goodbye(code=GoodbyeCode.SERVER_STOPPING, message="The server is stopping; try again shortly.")

log = structlog.get_logger(__name__)


class Listener:
    """Who is connected to this node. `changed` is called whenever that changes; `web`: the browser client's version.

    `tls`: how its connections are encrypted, None where they are not.
    """

    def __init__(
        self,
        *,
        rooms: Rooms,
        callers: Callers,
        web: str | None,
        changed: Callable[[], None],
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self._rooms = rooms
        self._callers = callers
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
        """Serve who comes by listening sockets while the context lasts, then answer what was taken and say goodbye."""
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
            create_connection=partial(Wire, open=self._wires, callers=self._callers),  # type: ignore[arg-type]  # a maker does as well
            process_request=partial(self._answer, pages),
            ssl=self._tls,
            ssl_handshake_timeout=None if self._tls is None else TLS_SECONDS,
            compression=None,
            open_timeout=READING_SECONDS,  # what is awaited of a request is for the wire to see
            max_size=self._callers.limits.frame_bytes,
            ping_interval=None,  # the wire asks by itself
            close_timeout=CLOSE_SECONDS,
            server_header=None,
        )

    async def _answer(self, pages: Pages, connection: ServerConnection, request: Request) -> Response | None:
        """Return the answer to a request where that is no WebSocket, or one that may not be had."""
        wire = cast(Wire, connection)
        refusal = self._refusal(wire, request)
        return pages.refused(refusal, request) if refusal is not None else await pages.answer(wire, request)

    def _refusal(self, wire: Wire, request: Request) -> Response | None:
        """Return why a request's address may ask for nothing more just now."""
        callers = self._callers
        if wire.peer is not None and is_trusted(wire.peer, callers.trusted):
            try:
                address = behind(wire.peer, request.headers, callers.trusted)
            except Contradiction:
                return contradicting()
            if address is not None and not wire.count(address):
                return too_many("connections", MINUTE)
        caller = wire.caller
        if caller is None:
            return None
        now = wire.loop.time()
        if is_handshake(request):
            if not caller.connects(now):
                caller.turned_away("connections", now)
                return too_many("connections", MINUTE / callers.limits.connections_a_minute)
        elif not caller.requests(now):
            caller.turned_away("requests", now)
            return too_many("requests", MINUTE / callers.limits.requests_a_minute)
        return None

    async def _stop(self, servers: list[Server]) -> None:
        self._stopping = True
        for server in servers:
            server.close(close_connections=False)  # whose handshake is still under way is answered 503
        for connection in self.connections:
            connection.taking = False
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
        """Wait until every command that was taken has its answer."""
        # Only a server that stops asks, for which no room needs to keep an account while it plays.
        while self._rooms.answering or any(connection.obeying for connection in self.connections):  # noqa: ASYNC110
            await asyncio.sleep(LOOK_SECONDS)

    async def _all_gone(self) -> None:
        while self.connections:
            self._deserted.clear()
            await self._deserted.wait()

    async def _handle(self, wire: ServerConnection) -> None:
        connection = Connection(wire=cast(Wire, wire), rooms=self._rooms, limits=self._callers.limits, web=self._web)
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


async def _closed(servers: list[Server]) -> None:
    for server in servers:
        await server.wait_closed()


async def _within(seconds: float, work: Awaitable[None], otherwise: str | None) -> None:
    """Wait for some work for so long at most, and say what that leaves."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        if otherwise is not None:
            log.warning(otherwise, waited_s=seconds)
