"""Clients that ask for much and read nothing, which must not fill the server's memory."""

import asyncio
import json
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from protocol import PROTOCOL
from tests.records.documents import eventful
from tests.records.test_replay import asked

READERS = 48
"""As many as one address may connect in a minute."""
ASK_SECONDS = 0.12
"""How often each asks: less than 10 commands a second, which is the limit."""
LOOK_SECONDS = 0.1
SENDING_SECONDS = 1.0
"""How long a question may wait here for the server to read it; the server has stopped reading after that."""


async def silent(port: int, address: str, seconds: float, memory: Callable[[], int]) -> tuple[int, int]:
    """Ask for pages for so many seconds and read none; return the most memory and the last, in bytes.

    `address` is the one that a trusted proxy names, `memory` returns what the server takes.
    """
    readers = [await _reader(port, address, number) for number in range(READERS)]
    until = time.monotonic() + seconds
    asking = [asyncio.create_task(_ask(reader, until)) for reader in readers]
    most = memory()
    try:
        while time.monotonic() < until:
            await asyncio.sleep(LOOK_SECONDS)
            most = max(most, memory())
    finally:
        await asyncio.gather(*asking)
        await _end(readers)
    return most, memory()


async def _reader(port: int, address: str, number: int) -> ClientConnection:
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    await asyncio.get_running_loop().sock_connect(small, ("127.0.0.1", port))
    reader = await connect(
        f"ws://127.0.0.1:{port}/", sock=small, compression=None, additional_headers={"X-Forwarded-For": address}
    )
    hello = {"type": "hello", "id": "hello", "protocol": PROTOCOL, "key": f"{number:064x}", "name": f"Silent {number}"}
    await reader.send(json.dumps({**hello, "client": "fuzz"}))
    await reader.recv()
    reader.transport.pause_reading()
    return reader


async def _ask(reader: ClientConnection, until: float) -> None:
    question = asked(eventful()).model_dump(mode="json", exclude={"id", "leg", "first"})
    with suppress(ConnectionClosed, TimeoutError):
        for number in count():
            if time.monotonic() >= until:
                break
            await asyncio.wait_for(reader.send(json.dumps({**question, "id": f"page-{number}"})), SENDING_SECONDS)
            await asyncio.sleep(ASK_SECONDS)


async def _end(readers: Sequence[ClientConnection]) -> None:
    for reader in readers:
        reader.transport.abort()
    for reader in readers:
        await reader.wait_closed()
