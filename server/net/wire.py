"""The socket of a connection: messages go out without waiting for slow readers.

While the reader keeps up, a snapshot is written at once, together with what was to be said just before it: an answer
that is written by itself costs as much as the snapshot that follows it. While the reader does not keep up, one newest
snapshot and a few other messages are kept, and more than that ends the connection: nobody else waits for a slow reader.
"""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Any

import structlog
from websockets.asyncio.server import ServerConnection
from websockets.frames import Frame, Opcode
from websockets.protocol import Event, State

from server import metrics
from server.net.callers import Caller, Callers
from server.net.forwarded import Address, is_trusted, parse_address
from server.net.limits import FRAGMENTS, PINGS_A_SECOND, PINGS_AT_ONCE, REQUEST_SECONDS, Bucket, bucket

log = structlog.get_logger(__name__)

SLOW = 4000
"""The close code for a connection that did not read what it was sent."""
TOGETHER = 8
"""How many messages are written together at most."""
TAKEN_AT_ONCE = 4096
"""How many bytes of what has come are looked into before others are served: empty frames of six bytes take longest."""

CROWDED = b"""HTTP/1.1 429 Too Many Requests\r
Content-Type: text/plain; charset=utf-8\r
Connection: close\r
\r
Too many connections come from your address; try again in a minute.
"""


class Wire(ServerConnection):
    """A WebSocket connection with an outbox; it is among `open` from its first byte to its last.

    `peer` is the address of its other end, `caller` who is counted for it: None where nobody is, be it because nothing
    is counted, or because a trusted proxy has not said yet for whom it asks.
    """

    def __init__(self, *arguments: Any, open: set["Wire"], callers: Callers, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.peer: Address | None = None
        self.caller: Caller | None = None
        self._callers = callers
        self._most_held = callers.limits.messages_held
        self._open = open
        self._at_once: Callable[[bytes], bool] | None = None
        self._unwritten: list[bytes] = []
        self._parts = 0
        self._pings: Bucket | None = None
        self._untaken = bytearray()
        self._room: bytes | None = None
        self._held: list[bytes] = []
        self._closing: asyncio.Task[None] | None = None
        self._awaiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask the kernel not to hoard what is unsent, so that newer snapshots can replace older ones here."""
        super().connection_made(transport)
        self.recv_messages.resume = self._read_again
        self._open.add(self)
        self._awaiting = self.loop.call_later(REQUEST_SECONDS, self._overdue)
        raw = transport.get_extra_info("socket")
        if raw is not None and hasattr(socket, "TCP_NOTSENT_LOWAT"):
            with contextlib.suppress(OSError):
                raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, self._callers.limits.unsent_bytes)
        name = transport.get_extra_info("peername")
        self.peer = parse_address(name[0]) if name else None  # none where it has gone already
        if self.peer is not None and not is_trusted(self.peer, self._callers.trusted) and not self.count(self.peer):
            self.transport.write(CROWDED)
            self.transport.close()

    def count(self, address: Address) -> bool:
        """Count this connection as one from an address, if there may be one more."""
        if self._callers.limits.counted and self.caller is None:
            self.caller = self._callers.come(address, self.loop.time())
            return self.caller is not None
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Be no longer among the open ones. asyncio's word."""
        self._open.discard(self)
        self._at_once = None  # else both would be kept until the collector of garbage comes by
        self.recv_messages.resume = self.transport.resume_reading
        if self.caller is not None:
            self._callers.go(self.caller)
        if self._awaiting is not None:
            self._awaiting.cancel()
        super().connection_lost(exc)
        self.protocol.parser.close()  # and what is left of the protocol, too, keeps itself
        if self.protocol.parser_exc is not None:
            self.protocol.parser_exc.__traceback__ = None

    def _overdue(self) -> None:
        self._awaiting = None
        if self.request is None:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take what came; where that is much, some of it now, and the rest between what others ask. asyncio's word."""
        if len(data) <= TAKEN_AT_ONCE and not self._untaken:
            super().data_received(data)
            return
        taking = bool(self._untaken)
        self._untaken += data
        if not taking:
            self.transport.pause_reading()
            self._take_some()

    def _take_some(self) -> None:
        if self.transport.is_closing():
            self._untaken.clear()
            return
        some = bytes(self._untaken[:TAKEN_AT_ONCE])
        del self._untaken[:TAKEN_AT_ONCE]
        super().data_received(some)
        if self._untaken:
            self.loop.call_soon(self._take_some)
        elif not self.recv_messages.paused:
            self.transport.resume_reading()

    def _read_again(self) -> None:
        """Read on, now that messages have been received, unless there is still something to be taken."""
        if not self._untaken:
            self.transport.resume_reading()

    def process_event(self, event: Event) -> None:
        """Take what came, unless it is of a kind that only who means harm sends so much of. websockets' word."""
        if isinstance(event, Frame):
            if event.opcode is Opcode.TEXT:
                if self._taken_at_once(event):
                    return
            elif not self._bearable(event):
                if not self.transport.is_closing():
                    log.info("cutting off a connection that floods")
                    metrics.CALLERS_REFUSED.labels("frames").inc()
                    self.transport.abort()
                return
        super().process_event(event)

    def offer_first(self, taker: Callable[[bytes], bool]) -> None:
        """Give a whole text message to `taker` as soon as it comes, where none waits; it is received if False comes."""
        self._at_once = taker

    def _taken_at_once(self, frame: Frame) -> bool:
        if self._at_once is None or not frame.fin or len(self.recv_messages.frames):
            return False
        return self._at_once(bytes(frame.data))

    def _bearable(self, frame: Frame) -> bool:
        """Count the parts of a message, which may be empty, pings, which have been answered by now, and pongs."""
        if frame.opcode is Opcode.CONT:
            self._parts = 0 if frame.fin else self._parts + 1
            return self._parts < FRAGMENTS
        if frame.opcode in (Opcode.PING, Opcode.PONG) and self._callers.limits.counted:
            now = self.loop.time()
            if self._pings is None:
                self._pings = bucket(PINGS_AT_ONCE, PINGS_A_SECOND, now)
            return self._pings.take(now)
        return True

    def push(self, frame: bytes) -> None:
        """Send a message in order, soon or when the reader has caught up."""
        if not self.paused:
            self._unwritten += (head(len(frame)), frame)
            if len(self._unwritten) == 2:
                self.loop.call_soon(self._write)
            elif len(self._unwritten) >= 2 * TOGETHER:
                self._write()
        elif len(self._held) < self._most_held:
            self._held.append(frame)
        elif self._closing is None:
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
            self._unwritten += (head(len(frame)), frame)
            self._write()

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """Close once everything has been written that was to be said. websockets' word."""
        self._write()
        await super().close(code, reason)

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

    def _write(self) -> None:
        pieces, self._unwritten = self._unwritten, []
        if pieces and self.protocol.state is State.OPEN:
            self.transport.write(b"".join(pieces))


def head(size: int) -> bytes:
    """Return the head of a text message of so many bytes, as a server sends it: the library takes longer.

    >>> head(2), head(300)
    (b'\\x81\\x02', b'\\x81~\\x01,')
    """
    if size < 126:
        return b"\x81%c" % size
    if size < 1 << 16:
        return b"\x81\x7e%b" % size.to_bytes(2, "big")
    return b"\x81\x7f%b" % size.to_bytes(8, "big")
