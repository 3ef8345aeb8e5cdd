"""A TCP proxy: the network between a client and a server, and all that can go wrong with it.

slow            `delay`: every byte takes this long, either way
half-open       `swallow`: bytes one way, or both ways, are lost, and neither end learns of it, not even of an end
cut             `cut`: both ends get a reset or an orderly end
doubled         `strand`: the client's end is closed; the server's stays open and still gets the bytes in flight
lossy           `loses`: single messages of the server are lost, as no network does, but a faulty server could
another address `move`: new connections have another source address, and the old ones fall silent
"""

import asyncio
import socket
import struct
from collections import deque
from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial
from typing import Self, cast

HOST = "127.0.0.1"
_RESET = struct.pack("ii", 1, 0)


class Way(Enum):
    """Which way bytes go."""

    UP = "to the server"
    DOWN = "to the client"


class Proxy:
    """Listens on `port` while its context lasts, and carries every connection to `target`, which may change.

    `carried` is called with the way and the bytes whenever bytes have been handed on. `loses` is asked about each
    message from the server whether it is lost.
    """

    def __init__(
        self,
        target: int,
        carried: Callable[[Way, bytes], None] = lambda *_: None,
        loses: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.target = target
        self.carried = carried
        self.loses = loses
        self.delay = 0.0
        self.port = 0
        self.passages: set[Passage] = set()
        self._source: str | None = None
        self._news = asyncio.Event()
        self._server: asyncio.Server

    async def __aenter__(self) -> Self:
        """Listen."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: Passage(self).near, HOST, 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        """Cut everything, and listen no longer."""
        self._server.close()
        self.cut()
        while self.passages:
            await self._next()

    def cut(self, *, reset: bool = True) -> None:
        """End every connection, at both ends."""
        for passage in tuple(self.passages):
            passage.end(reset=reset)

    def swallow(self, *ways: Way) -> None:
        """Let what goes these ways over the connections that stand now vanish."""
        for passage in self.passages:
            passage.swallowed.update(ways)

    def strand(self) -> None:
        """Close the clients' ends alone; the server still gets the bytes in flight, and answers nobody."""
        for passage in tuple(self.passages):
            passage.strand()

    def move(self, source: str) -> None:
        """Have the clients come from another address of this machine; what stood is silent from now on."""
        self._source = source
        self.swallow(*Way)

    def hasten(self) -> None:
        """Have all that is under way arrive now."""
        for passage in tuple(self.passages):
            passage.hasten()

    async def until(self, there: Callable[[], bool]) -> None:
        """Return once something is so that a connection's coming or going, or bytes on it, have made so."""
        while not there():
            await self._next()

    def changed(self) -> None:
        """Have `until` look again."""
        self._news.set()

    async def _next(self) -> None:
        self._news.clear()
        await self._news.wait()


class Passage:
    """One connection through the proxy: its near end is the client's, its far end the server's."""

    def __init__(self, proxy: Proxy) -> None:
        self.swallowed: set[Way] = set()
        self.near, self._far = _End(self, Way.UP), _End(self, Way.DOWN)
        self._proxy = proxy
        self._loop = asyncio.get_running_loop()
        self._under_way: deque[tuple[float, Callable[[], None]]] = deque()
        self._timer: asyncio.TimerHandle
        self._early: list[bytes] = []
        self._frames = _Frames()
        self._opening: asyncio.Task[None] | None = None

    @property
    def source(self) -> str | None:
        """The address that the server sees; None while it sees none."""
        return None if self._far.transport is None else self._far.transport.get_extra_info("sockname")[0]

    @property
    def under_way(self) -> bool:
        """Whether bytes are on their way."""
        return bool(self._under_way)

    @property
    def gone(self) -> bool:
        """Whether the server's end has ended."""
        return self._far.gone

    def opened(self) -> None:
        """Connect the far end, now that the near end stands."""
        self._proxy.passages.add(self)
        self._proxy.changed()
        self._opening = self._loop.create_task(self._open())

    async def _open(self) -> None:
        source = None if self._proxy._source is None else (self._proxy._source, 0)
        try:
            await self._loop.create_connection(lambda: self._far, HOST, self._proxy.target, local_addr=source)
        except OSError:
            self.near.end(reset=True)
        else:
            early, self._early = self._early, []
            for data in early:
                self.carry(Way.UP, data)
            if self.near.gone:
                self._ended(Way.UP, b"")

    def carry(self, way: Way, data: bytes) -> None:
        """Hand bytes on as the network is just now."""
        if way is Way.DOWN and self._proxy.loses is not None:
            frames = self._frames.split(data)
            data = b"".join(frame for frame, message in frames if not self._proxy.loses(message))
        if way is Way.UP and self._far.transport is None:
            self._early.append(data)
        elif way not in self.swallowed:
            self._later(self._hand_on, way, data)

    def end(self, *, reset: bool) -> None:
        """End it at both ends."""
        self.near.end(reset=reset)
        self._far.end(reset=reset)
        self._settle()

    def strand(self) -> None:
        """End the near end; the far end is not told."""
        self.swallowed.add(Way.DOWN)
        self.near.silent = True
        self.near.end(reset=True)

    def hasten(self) -> None:
        """Have all that is under way arrive now."""
        while self._under_way:
            self._timer.cancel()
            self._arrive()

    def lost(self, way: Way) -> None:
        """Tell the other end, unless that too is swallowed, that bytes that way have come to their end."""
        end = self.near if way is Way.UP else self._far
        if way not in self.swallowed and not end.silent:
            self._later(self._ended, way, b"")
        self._settle()

    def hold_up(self, way: Way, full: bool) -> None:
        """Stop reading bytes for one direction while its receiver takes none."""
        source = (self.near if way is Way.UP else self._far).transport
        if source is not None and not source.is_closing():
            (source.pause_reading if full else source.resume_reading)()

    def _later(self, act: Callable[[Way, bytes], None], way: Way, data: bytes) -> None:
        """Do something when the delay is over, and all that came before it is done."""
        if not self._under_way and not self._proxy.delay:
            act(way, data)
            return
        due = self._loop.time() + self._proxy.delay
        self._under_way.append((due, partial(act, way, data)))
        if len(self._under_way) == 1:
            self._timer = self._loop.call_at(due, self._arrive)
            self._proxy.changed()

    def _arrive(self) -> None:
        self._under_way.popleft()[1]()
        if self._under_way:
            self._timer = self._loop.call_at(self._under_way[0][0], self._arrive)

    def _hand_on(self, way: Way, data: bytes) -> None:
        transport = (self._far if way is Way.UP else self.near).transport
        if transport is not None and not transport.is_closing():
            transport.write(data)
            self._proxy.carried(way, data)

    def _ended(self, way: Way, _: bytes) -> None:
        (self._far if way is Way.UP else self.near).end(reset=False)

    def _settle(self) -> None:
        if self.near.gone and (self._far.gone or self._far.transport is None):
            self._proxy.passages.discard(self)
            self._proxy.changed()


class _Frames:
    """Splits the bytes of a server into the HTTP response that opens a WebSocket, and its frames (RFC 6455, 5.2)."""

    def __init__(self) -> None:
        self._bytes = b""
        self._split = self._split_response

    def split(self, data: bytes) -> Iterator[tuple[bytes, bytes]]:
        """Yield the frames that have come completely, each with its payload; the response has none."""
        self._bytes += data
        while (found := self._split()) is not None:
            size, payload = found
            yield self._bytes[:size], self._bytes[payload:size]
            self._bytes = self._bytes[size:]

    def _split_response(self) -> tuple[int, int] | None:
        size = self._bytes.find(b"\r\n\r\n") + 4
        if size < 4:
            return None
        self._split = self._split_frame
        return size, size

    def _split_frame(self) -> tuple[int, int] | None:
        """Return the size of the first frame, and where its payload begins; a server's frames have no mask."""
        if len(self._bytes) < 2:
            return None
        short = self._bytes[1]
        payload = {126: 4, 127: 10}.get(short, 2)
        size = payload + (short if payload == 2 else int.from_bytes(self._bytes[2:payload]))
        return (size, payload) if len(self._bytes) >= max(size, payload) else None


class _End(asyncio.Protocol):
    """One end of a passage; `way` is where bytes go that come in at it."""

    def __init__(self, passage: Passage, way: Way) -> None:
        self.transport: asyncio.Transport | None = None
        self.gone = False
        self.silent = False
        self._passage = passage
        self._way = way

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        if self._way is Way.UP:
            self._passage.opened()

    def data_received(self, data: bytes) -> None:
        self._passage.carry(self._way, data)

    def pause_writing(self) -> None:
        self._passage.hold_up(_other(self._way), full=True)

    def resume_writing(self) -> None:
        self._passage.hold_up(_other(self._way), full=False)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        self._passage.lost(self._way)

    def end(self, *, reset: bool) -> None:
        """End the connection: with a reset, which loses what is unsent, or in order."""
        if self.transport is None or self.gone:
            return
        if not reset:
            self.transport.close()
            return
        raw = self.transport.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
        self.transport.abort()


def _other(way: Way) -> Way:
    return Way.DOWN if way is Way.UP else Way.UP
