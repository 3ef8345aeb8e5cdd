"""The socket of a connection: frames go out without waiting for slow readers.

While the reader keeps up, a frame is written at once. While it does not, one newest room snapshot and a few other
messages are kept, and more than that ends the connection: nobody else waits for a slow reader.
"""

import asyncio
import contextlib
import socket
from typing import Any

import structlog
from websockets.asyncio.server import ServerConnection
from websockets.protocol import State

from server import metrics
from server.net.limits import MESSAGES_HELD, REQUEST_SECONDS, UNSENT_BYTES

log = structlog.get_logger(__name__)

SLOW = 4000
"""The close code for a connection that did not read what it was sent."""


class Wire(ServerConnection):
    """A WebSocket connection with an outbox; it is among `open` from its first byte to its last."""

    def __init__(self, *arguments: Any, open: set["Wire"], **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._open = open
        self._room: bytes | None = None
        self._held: list[bytes] = []
        self._closing: asyncio.Task[None] | None = None
        self._awaiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask the kernel not to hoard what is unsent, so that newer snapshots can replace older ones here."""
        super().connection_made(transport)
        self._open.add(self)
        self._awaiting = self.loop.call_later(REQUEST_SECONDS, self._overdue)
        raw = transport.get_extra_info("socket")
        if raw is not None and hasattr(socket, "TCP_NOTSENT_LOWAT"):
            with contextlib.suppress(OSError):
                raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT_BYTES)

    def connection_lost(self, exc: Exception | None) -> None:
        """Be no longer among the open ones. asyncio's word."""
        self._open.discard(self)
        if self._awaiting is not None:
            self._awaiting.cancel()
        super().connection_lost(exc)

    def _overdue(self) -> None:
        self._awaiting = None
        if self.request is None:
            self.transport.abort()

    def push(self, frame: bytes) -> None:
        """Send a message in order, now or when the reader has caught up."""
        if not self.paused:
            self._write(frame)
        elif len(self._held) < MESSAGES_HELD:
            self._held.append(frame)
        else:
            log.info("letting go of a connection that does not read")
            metrics.SLOW_READERS_CLOSED.inc()
            self.close_soon(SLOW, "You did not read what the server sent; connect again.")

    def push_room(self, frame: bytes) -> None:
        """Send a room snapshot, now or in place of one that is still unsent."""
        if self.paused:
            if self._room is not None:
                metrics.SNAPSHOTS_REPLACED.inc()
            self._room = frame
        else:
            self._write(frame)

    def close_soon(self, code: int, reason: str) -> None:
        """Close without waiting for the other side; the connection's own task sees it end."""
        if self._closing is None:
            self._closing = self.loop.create_task(self.close(code, reason))

    def resume_writing(self) -> None:
        """Write what was held. asyncio's word."""
        super().resume_writing()
        held, self._held = self._held, []
        room, self._room = self._room, None
        for frame in held:
            self.push(frame)
        if room is not None:
            self.push_room(room)

    async def closed(self) -> None:
        """Return when a close begun by `close_soon` has ended."""
        if self._closing is not None:
            await self._closing

    def _write(self, frame: bytes) -> None:
        if self.protocol.state is State.OPEN:
            self.protocol.send_text(frame)
            self.send_data()
