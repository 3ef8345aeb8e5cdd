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
UNAVAILABLE = '"code":"unavailable"'
TRIES, AGAIN_SECONDS = 20, 0.25
"""How often a room that is opened asks what the store did not answer in time."""


class Tally:
    """The moves shown to both sides of a room, how long each took, in seconds, and the bytes of all frames that came.

    `trouble`: what should not have happened.
    """

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.bytes = 0
        self.trouble: str | None = None
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

    @property
    def lost(self) -> bool:
        """Whether the other end has let a socket go."""

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

    @property
    def lost(self) -> bool:
        """Whether the other end has let a socket go."""
        return any(socket.lost for socket in self._sockets)

    def close(self) -> None:
        """Let both sockets go."""
        for socket in self._sockets:
            socket.close()

    def _received(self, socket: Socket, frame: bytes) -> None:
        self.tally.bytes += len(frame)
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

    `pace`: so many seconds pass from move to move at least, counted from when the last one was due. `number`: what is
    played on, where none is to be drawn. `legs`: play ends after so many, at `played`. `across`: the port of the
    server that the second player is connected to, where it is not the first one's. `held`: play waits for `begin`.
    """

    def __init__(
        self,
        rng: random.Random,
        pace: float = 0.0,
        *,
        number: int | None = None,
        legs: int | None = None,
        across: int | None = None,
        held: bool = False,
    ) -> None:
        self._pace = pace
        self._number = number
        self._legs = legs
        self._across = across
        self._held = held
        self.code = ""
        self.played = asyncio.Event()
        self._due = asyncio.get_running_loop().time() + pace * rng.random()
        self._timer: asyncio.TimerHandle | None = None
        self.tally = Tally()
        self.ply = -1
        self._rng = rng
        self._sockets: list[Socket] = []
        self._ids = 0
        self._shown = asyncio.Event()
        self._answered = asyncio.Event()
        self._waiting_for = ""
        self._leg = (1, 1)
        self._plies = [-1, -1]
        self._said: list[tuple[str | int, ...]] = [(), ()]
        self._sent = 0.0

    async def open(self, host: str, port: int, name: int) -> None:
        """Connect both sockets, host with one, join with the other; play begins by itself."""
        for seat in range(2):
            socket = await connect(host, (seat and self._across) or port, "/", self._received)
            self._sockets.append(socket)
            key = secrets.token_hex(32)
            await self._ask(seat, type="hello", protocol=1, key=key, name=f"player {seat}", client="bench")
        await self._ask(0, type="create_room", game="family-tree", number=self._number)
        while not self.code:
            await self._shown.wait()
        await self._ask(1, type="enter", room=self.code)
        await self._ask(1, type="sit")

    def begin(self) -> None:
        """Have both players of a held room say that they are ready."""
        self._held = False
        for seat in range(2):
            self._ready(seat, self._leg)

    @property
    def lost(self) -> bool:
        """Whether the other end has let a socket go."""
        return any(socket.lost for socket in self._sockets)

    def close(self) -> None:
        """Let both sockets go."""
        if self._timer is not None:
            self._timer.cancel()
        for socket in self._sockets:
            socket.close()

    async def _ask(self, seat: int, **command: Any) -> None:
        self._ids += 1
        self._waiting_for = id = f"{seat}-{self._ids}"
        for _ in range(TRIES):
            self.tally.trouble = None
            self._answered.clear()
            self._sockets[seat].send(json.dumps({"id": id, **command}).encode())
            await self._answered.wait()
            if self.tally.trouble is None:
                return
            if UNAVAILABLE not in self.tally.trouble:
                break
            await asyncio.sleep(AGAIN_SECONDS)
        raise RuntimeError(self.tally.trouble)

    def _tell(self, seat: int, **command: Any) -> None:
        self._ids += 1
        self._sockets[seat].send(json.dumps({"id": f"{seat}-{self._ids}", **command}).encode())

    def _received(self, socket: Socket, frame: bytes) -> None:
        self.tally.bytes += len(frame)
        if frame.endswith(b'"type":"room"}'):
            self._room(self._sockets.index(socket), frame)
        elif frame.endswith(b'"type":"rejected"}') or frame.endswith(b'"type":"goodbye"}'):
            self.tally.trouble = frame.decode()
            self._answered.set()
        elif self._waiting_for and frame.startswith(b'{"id":"%s"' % self._waiting_for.encode()):
            self._waiting_for = ""
            self._answered.set()

    def _room(self, seat: int, frame: bytes) -> None:
        if not self.code:
            self.code = json.loads(frame)["room"]
            self._shown.set()
        at = frame.find(TO_ACT)
        if at < 0 or frame[at + len(TO_ACT)] == CLOSED:
            self._between(seat, frame)
            return
        ply_at = at + len(TO_ACT) + len(b'0],"ply":')
        ply = int(frame[ply_at : frame.index(b",", ply_at)])
        self._plies[seat] = ply
        if self._plies[1 - seat] != ply:
            return
        if ply > 0 and ply == self.ply + 1:
            self.tally.add(time.perf_counter() - self._sent)
        self._move(int(frame[at + len(TO_ACT) : at + len(TO_ACT) + 1]), ply, frame, at)

    def _move(self, seat: int, ply: int, frame: bytes, at: int) -> None:
        self.ply = ply
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
        if coming is not None and self._legs is not None and 2 * coming[0] + coming[1] - 3 >= self._legs:
            self.played.set()
        elif coming is not None:
            self._leg = coming[0], coming[1]
            self._plies[seat] = -1
            if not self._held:
                self._ready(seat, self._leg)
        elif event["match"] is not None and event["match"]["result"]:
            match = event["match"]["match"]
            if self._said[seat] != (said := ("offer", match)):
                self._said[seat] = said
                self._tell(seat, type="offer", match=match, what="same_number")

    def _ready(self, seat: int, leg: tuple[int, int]) -> None:
        if self._said[seat] != (said := ("ready", *leg)):  # once: a snapshot may come that was made before it was heard
            self._said[seat] = said
            self._tell(seat, type="ready", match=leg[0], leg=leg[1])
