"""Rooms that keep every thinking process of a server busy: computers play each other, and numbers are worked out."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.bench.cheap_socket import Socket, connect
from tests.e2e.numbers import number, numbers, until
from tests.patience import PATIENCE

DUELS, ALONE = 6, 6
"""How many rooms computers play in, and how many numbers are worked out: more than there are processes."""


class Watched:
    """A room whose computers play one match after the other for one who looks on; or whose number is worked out."""

    def __init__(self, room: dict[str, Any]) -> None:
        self._create = room
        self._socket: Socket
        self._ids = 0
        self._played = 0

    async def open(self, port: int) -> None:
        """Connect, make the room and look on."""
        self._socket = await connect("127.0.0.1", port, "/", self._received)
        self._tell(type="hello", protocol=1, key=secrets.token_hex(32), name="spectator", client="bench")
        self._tell(type="create_room", game="family-tree", **self._create)

    def close(self) -> None:
        """Let the socket go."""
        self._socket.close()

    def _tell(self, **command: Any) -> None:
        self._ids += 1
        self._socket.send(json.dumps({"id": str(self._ids), **command}).encode())

    def _received(self, socket: Socket, frame: bytes) -> None:
        if frame.endswith(b'"type":"rejected"}'):
            raise RuntimeError(frame.decode())
        if not frame.startswith(b'{"type":"room"') or (b'"match":{' in frame and b'"result":' not in frame):
            return
        event = json.loads(frame)
        match = event.get("match")
        if match is None:
            if event["form"] == "solo" and event.get("next") == [1, 1]:
                self._tell(type="ready", match=1, leg=1)
        elif match["match"] > self._played:
            self._played = match["match"]
            self._tell(type="offer", match=self._played, what="new_number")


@asynccontextmanager
async def everything_thinks(port: int) -> AsyncIterator[None]:
    """Keep a server's thinking processes busy while the context lasts. Raises AssertionError where they were not."""
    duel = {"computers": ["strong", "strong"]}
    rooms = [Watched(duel) for _ in range(DUELS)] + [Watched({"form": "solo"}) for _ in range(ALONE)]
    async with AsyncExitStack() as stack:
        for room in rooms:
            stack.callback(room.close)
            await room.open(port)
        async with asyncio.timeout(PATIENCE):
            for queue in ("moves", "later"):
                await until(port, 1, "questions", queue=queue, state="thinking")
        yield
        found = await numbers(port)
        for queue in ("moves", "later"):
            assert number(found, "questions", queue=queue, state="thinking") > 0, f"nobody thought about {queue}"
