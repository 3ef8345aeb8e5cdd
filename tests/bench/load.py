"""The load: pairs of sockets that move as soon as they are shown that they may, at the relay or at a server."""

import asyncio
import json
import random
import secrets
import time
from typing import Any, Protocol

from tests.bench.cheap_socket import Socket, connect

TO_ACT, MOVES, MOVE = b'"to_act":[', b'"moves":[', b'{"move":"'
"""Where a view says who is to act (followed by the ply), and which moves are legal: found without reading it all."""
CLOSED = ord("]")


class Tally:
    """The moves shown to both sides of a room, and how long each took, in seconds."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self._goal: tuple[int, asyncio.Future[None]] | None = None

    def add(self, seconds: float) -> None:
        """Count a move."""
        self.latencies.append(seconds)
        if self._goal is not None and len(self.latencies) >= self._goal[0] and not self._goal[1].done():
            self._goal[1].set_result(None)

    async def reach(self, moves: int) -> None:
        """Return when so many moves were counted."""
        self._goal = (moves, asyncio.get_running_loop().create_future())
        await self._goal[1]


class Room(Protocol):
    """Two sockets that play."""

    tally: Tally

    async def open(self, host: str, port: int, name: int) -> None:
        """Connect both sockets and start to play."""

    def close(self) -> None:
        """Let both sockets go."""


class RelayRoom:
    """A room of the bare relay."""

    def __init__(self, rng: random.Random) -> None:
        self.tally = Tally()
        self._sockets: list[Socket] = []
        self._shown = 0
        self._sent = 0.0

    async def open(self, host: str, port: int, name: int) -> None:
        """Connect both sockets; the relay lets the first one go."""
        for _ in range(2):
            self._sockets.append(await connect(host, port, f"/{name}", self._received))

    def close(self) -> None:
        """Let both sockets go."""
        for socket in self._sockets:
            socket.close()

    def _received(self, socket: Socket, frame: bytes) -> None:
        if frame.startswith(b'{"go"'):
            self._move(0)
            return
        self._shown += 1
        if self._shown % 2:
            return
        self.tally.add(time.perf_counter() - self._sent)
        self._move(self._shown // 2)

    def _move(self, ply: int) -> None:
        self._sent = time.perf_counter()
        self._sockets[ply % 2].send(b'{"type":"move","ply":%d,"target":"7D"}' % ply)


class DuelRoom:
    """A room of a Turnabout server: Family Tree duels, one match after the other on the number first drawn.

    `pace`: so many seconds pass from move to move at least, counted from when the last one was due.
    """

    def __init__(self, rng: random.Random, pace: float = 0.0) -> None:
        self._pace = pace
        self._due = asyncio.get_running_loop().time() + pace * rng.random()
        self._timer: asyncio.TimerHandle | None = None
        self.tally = Tally()
        self.failure: str | None = None
        self._rng = rng
        self._sockets: list[Socket] = []
        self._ids = 0
        self._code: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._answered = asyncio.Event()
        self._waiting_for = ""
        self._leg = (1, 1)
        self._plies = [-1, -1]
        self._ply = -1
        self._sent = 0.0

    async def open(self, host: str, port: int, name: int) -> None:
        """Connect both sockets, host with one, join with the other; play begins by itself."""
        for seat in range(2):
            socket = await connect(host, port, "/", self._received)
            self._sockets.append(socket)
            key = secrets.token_hex(32)
            await self._ask(seat, type="hello", protocol=1, key=key, name=f"player {seat}", client="bench")
        await self._ask(0, type="create_room", game="family-tree")
        await self._ask(1, type="enter", room=await self._code)
        await self._ask(1, type="sit")

    def close(self) -> None:
        """Let both sockets go."""
        if self._timer is not None:
            self._timer.cancel()
        for socket in self._sockets:
            socket.close()

    async def _ask(self, seat: int, **command: Any) -> None:
        self._waiting_for = self._tell(seat, **command)
        self._answered.clear()
        await self._answered.wait()
        if self.failure is not None:
            raise RuntimeError(self.failure)

    def _tell(self, seat: int, **command: Any) -> str:
        self._ids += 1
        id = f"{seat}-{self._ids}"
        self._sockets[seat].send(json.dumps({"id": id, **command}).encode())
        return id

    def _received(self, socket: Socket, frame: bytes) -> None:
        if frame.endswith(b'"type":"room"}'):
            self._room(self._sockets.index(socket), frame)
        elif frame.endswith(b'"type":"rejected"}') or frame.endswith(b'"type":"goodbye"}'):
            if self._waiting_for:
                self.failure = frame.decode()
                self._answered.set()
        elif self._waiting_for and frame.startswith(b'{"id":"%s"' % self._waiting_for.encode()):
            self._waiting_for = ""
            self._answered.set()

    def _room(self, seat: int, frame: bytes) -> None:
        if not self._code.done():
            self._code.set_result(json.loads(frame)["room"])
        at = frame.find(TO_ACT)
        if at < 0 or frame[at + len(TO_ACT)] == CLOSED:
            self._between(seat, frame)
            return
        ply_at = at + len(TO_ACT) + len(b'0],"ply":')
        ply = int(frame[ply_at : frame.index(b",", ply_at)])
        self._plies[seat] = ply
        if self._plies[1 - seat] != ply:
            return
        if ply > 0 and ply == self._ply + 1:
            self.tally.add(time.perf_counter() - self._sent)
        self._move(int(frame[at + len(TO_ACT) : at + len(TO_ACT) + 1]), ply, frame, at)

    def _move(self, seat: int, ply: int, frame: bytes, at: int) -> None:
        self._ply = ply
        start = frame.index(MOVES, at)
        choices = frame[start : frame.index(b"]", start)].split(MOVE)
        move = choices[self._rng.randrange(1, len(choices))].partition(b'"')[0]
        self._ids += 1
        sent = b'{"type":"move","id":"%d","match":%d,"leg":%d,"ply":%d,"move":"%s"}' % (
            *(self._ids, *self._leg, ply),
            move,
        )
        if self._pace:
            loop = asyncio.get_running_loop()
            self._due = max(self._due + self._pace, loop.time())
            self._timer = loop.call_at(self._due, self._send, seat, sent)
        else:
            self._send(seat, sent)

    def _send(self, seat: int, sent: bytes) -> None:
        self._sent = time.perf_counter()
        self._sockets[seat].send(sent)

    def _between(self, seat: int, frame: bytes) -> None:
        event = json.loads(frame)
        coming = event["next"]
        if coming is not None:
            self._leg = tuple(coming)
            self._plies[seat] = -1
            if seat not in event["ready"]:
                self._tell(seat, type="ready", match=coming[0], leg=coming[1])
        elif event["match"] is not None and event["match"]["result"] and event["offers"][seat] is None:
            self._tell(seat, type="offer", match=event["match"]["match"], what="same_number")
