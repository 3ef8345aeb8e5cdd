"""A connection that can send what no client would."""

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import Any

from tests.bench.cheap_socket import CLOSE, NO_MASK, Socket

BINARY = 2


class Line(Socket):
    """A WebSocket connection; `ended` is called once when it is over. `headers` are sent with its handshake.

    `code` is the close code that the server has sent, None where it has sent none.
    """

    def __init__(
        self, received: Callable[[Socket, bytes], None], ended: Callable[["Line"], None], headers: str = ""
    ) -> None:
        super().__init__("/", received)
        self._ended = ended
        self._headers = headers
        self.code: int | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{self._headers}"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._ended(self)

    def _frame(self) -> tuple[int, bytes] | None:
        frame = super()._frame()
        if frame is not None and frame[0] == CLOSE:
            self.code = int.from_bytes(frame[1][:2])
            self._write(CLOSE, frame[1])
            self._transport.close()
        return frame

    @property
    def waiting(self) -> int:
        """How many bytes wait here, since the server does not read them."""
        return self._transport.get_write_buffer_size()

    def leave(self) -> None:
        """Close the connection after everything was sent."""
        self._transport.close()

    def send_binary(self, data: bytes) -> None:
        """Send a binary frame."""
        head = bytes((0x80 | BINARY, 0xFE)) + len(data).to_bytes(2)
        self._transport.write(head + NO_MASK + data)

    def write(self, data: bytes) -> None:
        """Send bytes as they are."""
        self._transport.write(data)


async def connected(
    port: int, received: Callable[[Socket, bytes], None], ended: Callable[[Line], None], headers: str = ""
) -> Line:
    """Return an open connection. Raises OSError."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(received, ended, headers), "127.0.0.1", port)
    await line.opened
    return line


def moves_in(view: Mapping[str, Any]) -> list[str]:
    """Return the legal moves that a view lists; in Family Tree they are listed by target."""
    moves = view.get("moves", ())
    if isinstance(moves, Mapping):
        return [f"{view['current']}>{target}" for target in moves]
    return [each["move"] for each in moves]
