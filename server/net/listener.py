"""The listening socket: takes connections, and lets them go when the server stops."""

import asyncio
import errno
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import cast

from websockets.asyncio.server import ServerConnection, serve

from protocol.codes import GoodbyeCode
from protocol.events import Goodbye
from server import metrics
from server.live.rooms import Rooms
from server.net.connection import Connection
from server.net.http import Pages
from server.net.limits import FRAME_BYTES
from server.net.wire import Wire

PING_SECONDS = 20
CLOSE_SECONDS = 3
STOP_SECONDS = 9
"""After this a server that stops waits for nobody."""


class CannotListen(Exception):
    """The server cannot listen where it was told to; the message says why and what would help."""

    def __init__(self, host: str | None, port: int, error: OSError) -> None:
        match error.errno:
            case errno.EADDRINUSE:
                why = f"Port {port} is in use by another program. Choose another with --port."
            case errno.EACCES:
                why = f"Port {port} may not be listened on by this user. Choose one above 1023 with --port."
            case _:
                where = f"{host}, port {port}," if host else f"Port {port}"
                why = f"{where} cannot be listened on: {error.strerror or error}. Is --host an address of this machine?"
        super().__init__(why)


class Listener:
    """Who is connected to this node. `changed` is called whenever that changes."""

    def __init__(self, rooms: Rooms, limited: bool, changed: Callable[[], None]) -> None:
        self._rooms = rooms
        self._limited = limited
        self._changed = changed
        self.connections: set[Connection] = set()
        self.port = 0

    @asynccontextmanager
    async def listen(self, host: str | None, port: int, pages: Pages) -> AsyncIterator[None]:
        """Listen while the context lasts, then say goodbye to everybody. Raises CannotListen."""
        try:
            server = await serve(
                self._handle,
                host,
                port,
                create_connection=Wire,
                process_request=pages.answer,
                compression=None,
                max_size=FRAME_BYTES,
                ping_interval=PING_SECONDS,
                ping_timeout=PING_SECONDS,
                close_timeout=CLOSE_SECONDS,
                server_header=None,
            )
        except OSError as error:
            raise CannotListen(host, port, error) from error
        self.port = next(iter(server.sockets)).getsockname()[1]
        try:
            yield
        finally:
            farewell = Goodbye(code=GoodbyeCode.SERVER_STOPPING, message="The server is stopping; try again shortly.")
            for connection in list(self.connections):
                connection.goodbye(farewell)
            server.close()
            try:
                async with asyncio.timeout(STOP_SECONDS):
                    await server.wait_closed()
            except TimeoutError:
                for socket in list(server.connections):
                    socket.transport.abort()

    async def _handle(self, wire: ServerConnection) -> None:
        connection = Connection(cast(Wire, wire), self._rooms, self._limited)
        self.connections.add(connection)
        metrics.CONNECTIONS.inc()
        self._changed()
        try:
            await connection.run()
        finally:
            self.connections.discard(connection)
            metrics.CONNECTIONS.dec()
            self._changed()
