"""The socket of a connection: messages go out without waiting for slow readers.

1. While the reader keeps up, what shows a room is written at once, together with the messages just before it: an
   answer that is written by itself costs as much as the update that follows it.
2. While the reader does not keep up (the transport has paused writing), the wire holds a few messages, limited in
   number and in bytes. One message more ends the connection: nobody waits for a slow reader. A room is not shown then;
   the wire calls `drained` when the reader has caught up, and is given what has changed meanwhile.
3. Unsent bytes are counted by address and for the whole process (`SourceAddresses`). A connection that takes its
   address over the limit is cut; above the limit of the process, the connection with the most unsent bytes is cut.
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
from http import HTTPStatus
from typing import Any

import structlog
from websockets.asyncio.server import ServerConnection
from websockets.frames import Frame, Opcode
from websockets.protocol import Event, State

from server import descriptors, metrics
from server.net.addresses import SourceAddress, SourceAddresses
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
    Limits,
    bucket,
)
from server.net.page_texts import refusal_bytes

log = structlog.get_logger(__name__)

SLOW = 4000
"""The close code of a connection whose client did not read."""
TOGETHER = 8
"""The most messages that are written together."""
TAKEN_AT_ONCE = 4096
"""The most received bytes that are processed before others get a turn: empty frames of six bytes take longest."""

CROWDED = refusal_bytes(HTTPStatus.TOO_MANY_REQUESTS, "too_many_connections")
FULL = refusal_bytes(HTTPStatus.SERVICE_UNAVAILABLE, "full")


class Wire(ServerConnection):
    """A WebSocket connection with an outbox; it is in `open` from its first byte to its last.

    `peer` is the address of its other end, `source` the address that it counts for: None if nothing is counted, or if a
    trusted proxy has not named the address yet. `unsent` are the bytes that wait for a slow reader.
    """

    def __init__(self, *arguments: Any, open: set["Wire"], sources: SourceAddresses, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.peer: Address | None = None
        self.source: SourceAddress | None = None
        self._sources = sources
        self._most_held = sources.limits.messages_held
        self._most_held_bytes = sources.limits.held_bytes
        self._open = open
        self._taker: Callable[[bytes], bool] | None = None
        self._drained: Callable[[], None] | None = None
        self._unwritten: list[bytes] = []
        self._parts = 0
        self._pings: Bucket | None = None
        self._unprocessed = bytearray()
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
    def limits(self) -> Limits:
        """The limits of all connections."""
        return self._sources.limits

    @property
    def is_secure(self) -> bool:
        """Whether the connection is encrypted."""
        return self.transport.get_extra_info("ssl_object") is not None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Limit the kernel's unsent bytes, so that a slow reader is soon known to be slow."""
        super().connection_made(transport)
        self.recv_messages.resume = self._read_again
        self._open.add(self)
        self._timer = self.loop.call_later(REQUEST_SECONDS, self._overdue)
        raw = transport.get_extra_info("socket")
        if raw is not None and descriptors.is_reserved(raw.fileno()):
            self._sources.reject_full(self.loop.time())
            self.transport.write(FULL)
            self.transport.close()
            return
        if raw is not None and hasattr(socket, "TCP_NOTSENT_LOWAT"):
            with contextlib.suppress(OSError):
                raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, self._sources.limits.unsent_bytes)
        name = transport.get_extra_info("peername")
        self.peer = parse_address(name[0]) if name else None  # none if the client is already gone
        if self.peer is not None and not is_trusted(self.peer, self._sources.trusted) and not self.count(self.peer):
            self.transport.write(CROWDED)
            self.transport.close()

    def count(self, address: Address) -> bool:
        """Count this connection for an address; return false if it is one too many."""
        if self._sources.limits.counted and self.source is None:
            self.source = self._sources.add_connection(address, self.loop.time())
            return self.source is not None
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection from the open ones. The name is asyncio's."""
        self._open.discard(self)
        self._taker = self._drained = None  # breaks a cycle, so that memory is freed at once
        self.recv_messages.resume = self.transport.resume_reading
        self._drop_held()
        self._count_unsent(0)
        if self.source is not None:
            self._sources.remove_connection(self.source)
        if self._timer is not None:
            self._timer.cancel()
        super().connection_lost(exc)
        self.protocol.parser.close()  # breaks another cycle
        if self.protocol.parser_exc is not None:
            self.protocol.parser_exc.__traceback__ = None

    def _overdue(self) -> None:
        self._timer = None
        if self.request is None:
            self.transport.abort()

    def start_keepalive(self) -> None:
        """Start pinging the client. The name is websockets'."""
        if self._timer is not None:
            self._timer.cancel()
        self._pinged = self._taken_at = self.loop.time()
        self._timer = self.loop.call_later(PING_SECONDS / 4, self._keep_alive)

    def _keep_alive(self) -> None:
        """Ping the client when due, and cut the connection if the client reads or answers nothing."""
        if self.transport.is_closing():
            return
        now, buffered = self.loop.time(), self.transport.get_write_buffer_size()
        taken = self._written - buffered
        if not buffered or taken > self._taken:
            self._taken, self._taken_at = taken, now
        # a ping is sent after everything that was written before it, which may still be on a slow line
        patience = 3 * ANSWER_SECONDS if buffered else ANSWER_SECONDS
        if now - self._taken_at >= STALLED_SECONDS:
            self._cut("the client has stopped reading")
            return
        if self._ping and now - self._pinged >= patience:
            self._cut("the client has stopped answering pings")
            return
        if not self._ping and now - self._pinged >= PING_SECONDS and self.protocol.state is State.OPEN:
            self._ping, self._pinged = secrets.token_bytes(4), now
            self.transport.write(b"\x89\x04" + self._ping)
            self._written += 6
        self._timer = self.loop.call_later(PING_SECONDS / 4, self._keep_alive)

    def data_received(self, data: bytes) -> None:
        """Process received bytes; a large amount in parts, so that others get a turn between. The name is asyncio's."""
        if len(data) <= TAKEN_AT_ONCE and not self._unprocessed:
            super().data_received(data)
            return
        taking = bool(self._unprocessed)
        self._unprocessed += data
        if not taking:
            self.transport.pause_reading()
            self._process_part()

    def _process_part(self) -> None:
        if self.transport.is_closing():
            self._unprocessed.clear()
            return
        some = bytes(self._unprocessed[:TAKEN_AT_ONCE])
        del self._unprocessed[:TAKEN_AT_ONCE]
        super().data_received(some)
        if self._unprocessed:
            self.loop.call_soon(self._process_part)
        elif not self.recv_messages.paused:
            self.transport.resume_reading()

    def _read_again(self) -> None:
        """Resume reading after messages have been received, unless received bytes are still to be processed."""
        if not self._unprocessed:
            self.transport.resume_reading()

    def process_event(self, event: Event) -> None:
        """Process a frame; drop a connection that floods us with control frames. The name is websockets'."""
        if isinstance(event, Frame):
            if event.opcode is Opcode.TEXT:
                if self._offer(event):
                    return
            elif not self._is_tolerable(event):
                if not self.transport.is_closing():
                    log.info("dropping a connection that floods us with control frames")
                    metrics.LIMIT_REJECTIONS.labels("frames").inc()
                    self.transport.abort()
                return
        super().process_event(event)

    def offer(self, taker: Callable[[bytes], bool], drained: Callable[[], None]) -> None:
        """Pass each complete text message to `taker` as it arrives, if none waits; queue it if that returns false.

        `drained` is called when a slow reader has caught up.
        """
        self._taker, self._drained = taker, drained

    def _offer(self, frame: Frame) -> bool:
        if self._taker is None or not frame.fin or len(self.recv_messages.frames):
            return False
        return self._taker(bytes(frame.data))

    def _is_tolerable(self, frame: Frame) -> bool:
        """Count the parts of a message, pings and pongs; return false if there are too many."""
        if frame.opcode is Opcode.CONT:
            self._parts = 0 if frame.fin else self._parts + 1
            return self._parts < FRAGMENTS
        if frame.opcode is Opcode.PONG and self._ping and bytes(frame.data) == self._ping:
            self._ping = b""
            return True
        if frame.opcode in (Opcode.PING, Opcode.PONG) and self._sources.limits.counted:
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
            log.info("closing a connection whose client does not read")
            metrics.SLOW_READERS_CLOSED.inc()
            self.close_soon(SLOW, "You did not read what the server sent; connect again.")
            self._drop_held()
            self._count_waiting()

    def push_room(self, *frames: bytes) -> None:
        """Write messages that show a room, and all messages before them, at once."""
        if self._closing is None:
            for frame in frames:
                self._unwritten += (head(len(frame)), frame)
            self._write()

    async def taken(self) -> None:
        """Wait until the reader has received all messages except a few KiB, or the connection is lost."""
        self._write()
        with contextlib.suppress(OSError):  # the connection is lost, which its own task handles
            while self.paused:
                await self.drain()

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """Close after everything has been written. The name is websockets'."""
        self._write()
        await super().close(code, reason)

    def close_soon(self, code: int, reason: str) -> None:
        """Close without waiting for the other end; the connection's own task sees it end."""
        if self._closing is None:
            self._closing = self.loop.create_task(self.close(code, reason))

    def pause_writing(self) -> None:
        """Count the unread bytes. The name is asyncio's."""
        super().pause_writing()
        self._count_waiting()

    def resume_writing(self) -> None:
        """Write the held messages. The name is asyncio's."""
        super().resume_writing()
        held = self._held
        self._drop_held()
        self._count_unsent(0)
        for frame in held:
            self.push(frame)
        if self._drained is not None and not self.paused:
            self._drained()

    def _drop_held(self) -> None:
        self._held, self._held_bytes = [], 0

    def _count_waiting(self) -> None:
        """Count the unread bytes here and in the transport; cut a connection if there are too many."""
        self._count_unsent(self.transport.get_write_buffer_size() + self._held_bytes)
        limits = self._sources.limits
        if self.source is not None and self.source.unsent > limits.unsent_bytes_of_address:
            self._cut("too many unread bytes for its address")
        elif self._sources.unsent > limits.unsent_bytes_in_all:
            max(self._open, key=lambda wire: wire.unsent)._cut("too many unread bytes on this server")

    def _count_unsent(self, size: int) -> None:
        self._sources.count_unsent(self.source, size - self.unsent)
        self.unsent = size

    def _cut(self, why: str) -> None:
        """End the connection at once, with everything that waits for its reader."""
        log.info("dropping a connection", why=why, unsent=self.unsent)
        metrics.SLOW_READERS_CLOSED.inc()
        self._drop_held()
        self._count_unsent(0)
        self.transport.abort()

    async def closed(self) -> None:
        """Wait until a close started by `close_soon` has ended."""
        if self._closing is not None:
            await self._closing

    def _write(self) -> None:
        pieces, self._unwritten = self._unwritten, []
        if pieces and self.protocol.state is State.OPEN:
            together = b"".join(pieces)
            self._written += len(together)
            self.transport.write(together)


def head(size: int) -> bytes:
    """Return the header of a server's text message of this size; the library takes longer.

    >>> head(2), head(300)
    (b'\\x81\\x02', b'\\x81~\\x01,')
    """
    if size < 126:
        return b"\x81%c" % size
    if size < 1 << 16:
        return b"\x81\x7e%b" % size.to_bytes(2, "big")
    return b"\x81\x7f%b" % size.to_bytes(8, "big")
