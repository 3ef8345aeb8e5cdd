"""The socket of a connection: messages go out without waiting for slow readers.

1. While the reader keeps up, a snapshot is written at once, together with the messages just before it: an answer that
   is written by itself costs as much as the snapshot that follows it.
2. While the reader does not keep up (the transport has paused writing), the wire holds one newest snapshot and a few
   other messages, limited in number and in bytes. One message more ends the connection: nobody waits for a slow reader.
3. Unsent bytes are counted by address and for the whole process (`Callers`). A connection that takes its address over
   the limit is cut; above the limit of the process, the connection with the most unsent bytes is cut.
4. A large answer is built after `taken` has returned, when its reader has taken everything before it.
5. A client that is here answers pings: the wire pings it without waiting for room in the buffer, and cuts a
   connection that takes nothing for `STALLED_SECONDS` or leaves a ping unanswered. websockets' own keepalive waits for
   a full buffer to drain, so that a client which reads nothing would stay "here".
"""

import asyncio
import contextlib
import secrets
import socket
from collections.abc import Callable
from typing import Any

import structlog
from websockets.asyncio.server import ServerConnection
from websockets.frames import Frame, Opcode
from websockets.protocol import Event, State

from server import descriptors, metrics
from server.net.callers import Caller, Callers
from server.net.forwarded import Address, is_trusted, parse_address
from server.net.limits import (
    ANSWER_SECONDS,
    FRAGMENTS,
    PING_SECONDS,
    PINGS_A_SECOND,
    PINGS_AT_ONCE,
    REQUEST_SECONDS,
    STALLED_SECONDS,
    Bucket,
    bucket,
)
from server.table.snapshot import RESET

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

FULL = b"""HTTP/1.1 503 Service Unavailable\r
Content-Type: text/plain; charset=utf-8\r
Connection: close\r
\r
The server has as many connections as it can; try again in a minute.
"""


class Wire(ServerConnection):
    """A WebSocket connection with an outbox; it is among `open` from its first byte to its last.

    `peer` is the address of its other end, `caller` the address that it is counted for: None if nothing is counted, or
    if a trusted proxy has not named the address yet. `unsent` are the bytes that wait for a slow reader.
    """

    def __init__(self, *arguments: Any, open: set["Wire"], callers: Callers, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.peer: Address | None = None
        self.caller: Caller | None = None
        self._callers = callers
        self._most_held = callers.limits.messages_held
        self._most_held_bytes = callers.limits.held_bytes
        self._open = open
        self._at_once: Callable[[bytes], bool] | None = None
        self._unwritten: list[bytes] = []
        self._parts = 0
        self._pings: Bucket | None = None
        self._untaken = bytearray()
        self._room: bytes | None = None
        self._held: list[bytes] = []
        self._held_bytes = 0
        self.unsent = 0
        self._closing: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._ping = b""
        self._pinged = 0.0
        self._written = 0
        self._taken = 0
        self._taken_at = 0.0

    @property
    def is_secure(self) -> bool:
        """Whether the connection is encrypted."""
        return self.transport.get_extra_info("ssl_object") is not None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask the kernel not to hoard what is unsent, so that newer snapshots can replace older ones here."""
        super().connection_made(transport)
        self.recv_messages.resume = self._read_again
        self._open.add(self)
        self._timer = self.loop.call_later(REQUEST_SECONDS, self._overdue)
        raw = transport.get_extra_info("socket")
        if raw is not None and descriptors.is_reserved(raw.fileno()):
            self._callers.full(self.loop.time())
            self.transport.write(FULL)
            self.transport.close()
            return
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
        self._drop_held()
        self._count_unsent(0)
        if self.caller is not None:
            self._callers.go(self.caller)
        if self._timer is not None:
            self._timer.cancel()
        super().connection_lost(exc)
        self.protocol.parser.close()  # and what is left of the protocol, too, keeps itself
        if self.protocol.parser_exc is not None:
            self.protocol.parser_exc.__traceback__ = None

    def _overdue(self) -> None:
        self._timer = None
        if self.request is None:
            self.transport.abort()

    def start_keepalive(self) -> None:
        """Start pinging the client. websockets' word."""
        if self._timer is not None:
            self._timer.cancel()
        self._pinged = self._taken_at = self.loop.time()
        self._timer = self.loop.call_later(PING_SECONDS / 4, self._keep_alive)

    def _keep_alive(self) -> None:
        """Ping the client when that is due, and cut the connection if the client takes or answers nothing."""
        if self.transport.is_closing():
            return
        now, buffered = self.loop.time(), self.transport.get_write_buffer_size()
        taken = self._written - buffered
        if not buffered or taken > self._taken:
            self._taken, self._taken_at = taken, now
        # A ping waits behind everything that was written before it, which a slow line still carries.
        patience = 3 * ANSWER_SECONDS if buffered else ANSWER_SECONDS
        if now - self._taken_at >= STALLED_SECONDS:
            self._cut("a client has stopped reading")
            return
        if self._ping and now - self._pinged >= patience:
            self._cut("a client has stopped answering")
            return
        if not self._ping and now - self._pinged >= PING_SECONDS and self.protocol.state is State.OPEN:
            self._ping, self._pinged = secrets.token_bytes(4), now
            self.transport.write(b"\x89\x04" + self._ping)
            self._written += 6
        self._timer = self.loop.call_later(PING_SECONDS / 4, self._keep_alive)

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
        """Take a frame, and cut off a flood of control frames, which only an attacker sends. websockets' word."""
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
        if frame.opcode is Opcode.PONG and self._ping and bytes(frame.data) == self._ping:
            self._ping = b""
            return True
        if frame.opcode in (Opcode.PING, Opcode.PONG) and self._callers.limits.counted:
            now = self.loop.time()
            if self._pings is None:
                self._pings = bucket(PINGS_AT_ONCE, PINGS_A_SECOND, now)
            return self._pings.take(now)
        return True

    def push(self, frame: bytes) -> None:
        """Send a message in order, soon or when the reader has caught up."""
        if self._closing is not None:
            return
        if not self.paused:
            self._unwritten += (head(len(frame)), frame)
            if len(self._unwritten) == 2:
                self.loop.call_soon(self._write)
            elif len(self._unwritten) >= 2 * TOGETHER:
                self._write()
        elif len(self._held) < self._most_held and self._held_bytes + len(frame) <= self._most_held_bytes:
            self._held.append(frame)
            self._held_bytes += len(frame)
            self._count_waiting()
        else:
            log.info("closing a connection that does not read")
            metrics.SLOW_READERS_CLOSED.inc()
            self.close_soon(SLOW, "You did not read what the server sent; connect again.")
            self._drop_held()
            self._count_waiting()

    def push_room(self, frame: bytes) -> None:
        """Send a room snapshot, now or in place of one that is still unsent."""
        if self.paused:
            if self._room is not None:
                metrics.SNAPSHOTS_REPLACED.inc()
                if self._room.startswith(RESET) and not frame.startswith(RESET):
                    frame = RESET + frame[1:]  # the client has not got the reset yet
            self._room = frame
            self._count_waiting()
        elif self._closing is None:
            self._unwritten += (head(len(frame)), frame)
            self._write()

    async def taken(self) -> None:
        """Return when the reader has taken all messages but a few KiB, or when the connection is lost."""
        self._write()
        with contextlib.suppress(OSError):  # how the connection was lost; its own task sees that
            while self.paused:
                await self.drain()

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """Close once everything has been written that was to be said. websockets' word."""
        self._write()
        await super().close(code, reason)

    def close_soon(self, code: int, reason: str) -> None:
        """Close without waiting for the other side; the connection's own task sees it end."""
        if self._closing is None:
            self._closing = self.loop.create_task(self.close(code, reason))

    def pause_writing(self) -> None:
        """Count what the reader has not taken. asyncio's word."""
        super().pause_writing()
        self._count_waiting()

    def resume_writing(self) -> None:
        """Write what was held. asyncio's word."""
        super().resume_writing()
        held, room = self._held, self._room
        self._drop_held()
        self._count_unsent(0)
        for frame in held:
            self.push(frame)
        if room is not None:
            self.push_room(room)

    def _drop_held(self) -> None:
        self._held, self._held_bytes, self._room = [], 0, None

    def _count_waiting(self) -> None:
        """Count what waits here and in the transport, and cut a connection if that is too much."""
        room = 0 if self._room is None else len(self._room)
        self._count_unsent(self.transport.get_write_buffer_size() + self._held_bytes + room)
        limits = self._callers.limits
        if self.caller is not None and self.caller.unsent > limits.unsent_bytes_of_address:
            self._cut("an address leaves too much unread")
        elif self._callers.unsent > limits.unsent_bytes_in_all:
            max(self._open, key=lambda wire: wire.unsent)._cut("too much is unread")

    def _count_unsent(self, size: int) -> None:
        self._callers.count_unsent(self.caller, size - self.unsent)
        self.unsent = size

    def _cut(self, why: str) -> None:
        """End the connection at once, with everything that waits for its reader."""
        log.info("cutting off a connection", why=why, unsent=self.unsent)
        metrics.SLOW_READERS_CLOSED.inc()
        self._drop_held()
        self._count_unsent(0)
        self.transport.abort()

    async def closed(self) -> None:
        """Return when a close begun by `close_soon` has ended."""
        if self._closing is not None:
            await self._closing

    def _write(self) -> None:
        pieces, self._unwritten = self._unwritten, []
        if pieces and self.protocol.state is State.OPEN:
            together = b"".join(pieces)
            self._written += len(together)
            self.transport.write(together)


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
