"""A WebSocket client as cheap as one can be in Python, so that the load generator is not what is measured.

It speaks just enough of RFC 6455 for whole, unfragmented text frames from a server that compresses nothing.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)
"""A mask of zeros leaves the payload as it is, which saves the generator the work and the server none."""


class Socket(asyncio.Protocol):
    """One connection; `received` gets every text frame's payload."""

    def __init__(self, path: str, received: Callable[["Socket", bytes], None]) -> None:
        self.received = received
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._path = path
        self._buffer = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the opening handshake."""
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Hand out every whole frame."""
        self._buffer += data
        if not self.opened.done():
            head, separator, rest = self._buffer.partition(b"\r\n\r\n")
            if not separator:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._buffer = rest
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == TEXT:
                self.received(self, payload)
            elif opcode == PING:
                self._write(PONG, payload)

    def connection_lost(self, exc: Exception | None) -> None:
        """Remember that the server let go."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionResetError())

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._write(TEXT, text)

    def close(self) -> None:
        """Let the connection go without ceremony."""
        self._transport.abort()

    def _write(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((0x80 | opcode, 0x80 | size)) if size < 126 else bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2)
        self._transport.write(head + NO_MASK + payload)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < start + size:
            return None
        self._buffer = buffer[start + size :]
        return buffer[0] & 0x0F, buffer[start : start + size]


async def connect(host: str, port: int, path: str, received: Callable[[Socket, bytes], None]) -> Socket:
    """Return an open connection. Raises OSError."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, received), host, port)
    await socket.opened
    return socket
