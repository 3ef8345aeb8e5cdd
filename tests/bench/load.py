"""The load: pairs of sockets that move as soon as they are shown that they may, at the relay or at a server."""

import asyncio
import json
import random
import re
import secrets
import time
from functools import cache
from typing import Any, Protocol

from protocol.patch import merge
from server.games.catalog import GAMES
from tests.bench.cheap_socket import Socket, connect

MOVED = re.compile(
    rb'"view":{"ply":(\d+),"stock":\d+,"score":\d+,"current":"(..)","to_act":\[(\d)\].*"moves":{(.*?)}[,}]'
)
"""The parts of an update after a move that are found without decoding it: ply, card, seat to act, and legal moves."""
TARGET = re.compile(rb'"(..)":\[')
UNAVAILABLE = b'"code":"unavailable"'
LIVE_NUMBERS = 32
"""On how many numbers the rooms play: none is drawn, which would take a server two legs of its computers."""
AGAIN_SECONDS = 0.25
"""When a command is sent again of which the server could not say in time whether it was done."""


class Tally:
    """The moves shown to both sides of a room, how long each took, in seconds, and the bytes of all frames that came.

    `trouble`: what should not have happened; `again`: how often a command was sent again, since the server could not
    say in time whether it was done.
    """

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.bytes = 0
        self.trouble: str | None = None
        self.again = 0
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


@cache
def playable(count: int) -> list[int]:
    """Return the lowest numbers that are not dead."""
    game = GAMES["family-tree"]
    options = game.options()
    found: list[int] = []
    number = 0
    while len(found) < count:
        number += 1
        if not game.is_dead(options, game.deck(options, 2, number)):
            found.append(number)
    return found


class DuelRoom:
    """A room of a Turnabout server: Family Tree duels, one match after the other on one number.

    `pace`: the shortest time in seconds from move to move, counted from the time when the last one was due. `number`:
    the number to play; None: one of a few, since a server looks for a while for a number that it draws. `legs`: play
    ends after this many, at `played`. `across`: the port of the server that the second player is connected to, if it is
    not the first one's. `held`: play waits for `begin`.
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
        self._number = number if number is not None else rng.choice(playable(LIVE_NUMBERS))
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
        self._checked = False
        self._documents: list[dict[str, Any]] = [{}, {}]
        self._last = [b"", b""]
        self._again: list[asyncio.TimerHandle] = []
        self._plies = [-1, -1]
        self._said: list[tuple[str | int, ...]] = [(), ()]
        self._sent = 0.0

    async def open(self, host: str, port: int, name: int) -> None:
        """Connect both sockets, host with one, join with the other; play begins by itself."""
        for seat in range(2):
            await self._connect(seat, host, (seat and self._across) or port)
        await self._create_and_enter()
        await self._ask(1, type="sit")

    async def _connect(self, seat: int, host: str, port: int, path: str = "/") -> None:
        self._sockets.append(await connect(host, port, path, self._received))
        key = secrets.token_hex(32)
        await self._ask(seat, type="hello", protocol=1, key=key, name=f"player {seat}", client="bench", updates=True)

    async def _create_and_enter(self) -> None:
        await self._ask(0, type="create_room", game="family-tree", number=self._number)
        while not self.code:
            await self._shown.wait()
        await self._ask(1, type="enter", room=self.code)

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
        for timer in (self._timer, *self._again):
            if timer is not None:
                timer.cancel()
        for socket in self._sockets:
            socket.close()

    async def _ask(self, seat: int, **command: Any) -> None:
        self._ids += 1
        self._waiting_for = f"{seat}-{self._ids}"
        self._answered.clear()
        self._put(seat, json.dumps({"id": self._waiting_for, **command}).encode())
        await self._answered.wait()
        if self.tally.trouble is not None:
            raise RuntimeError(self.tally.trouble)

    def _tell(self, seat: int, **command: Any) -> None:
        self._ids += 1
        self._put(seat, json.dumps({"id": f"{seat}-{self._ids}", **command}).encode())

    def _put(self, seat: int, sent: bytes) -> None:
        self._last[seat] = sent
        self._sockets[seat].send(sent)

    def _received(self, socket: Socket, frame: bytes) -> None:
        self.tally.bytes += len(frame)
        if frame.startswith((b'{"type":"update"', b'{"type":"room"')):
            try:
                self._shown_to(self._sockets.index(socket), frame)
            except (ValueError, LookupError) as error:
                self._fail(f"a frame is not laid out as the load generator reads it ({error}): {frame!r}")
        elif frame.endswith(b'"type":"rejected"}') and UNAVAILABLE in frame:
            self.tally.again += 1
            loop, sent = asyncio.get_running_loop(), self._last[self._sockets.index(socket)]
            self._again.append(loop.call_later(AGAIN_SECONDS, socket.send, sent))
        elif frame.endswith(b'"type":"rejected"}') or frame.endswith(b'"type":"goodbye"}'):
            self._fail(frame.decode())
        elif self._waiting_for and frame.startswith(b'{"id":"%s"' % self._waiting_for.encode()):
            self._waiting_for = ""
            self._answered.set()

    def _fail(self, trouble: str) -> None:
        self.tally.trouble = trouble
        self._answered.set()
        self.played.set()

    def _shown_to(self, seat: int, frame: bytes) -> None:
        """Read what a player is shown: a move in the short way, everything else as a whole."""
        found = MOVED.search(frame) if frame.startswith(b'{"type":"update"') else None
        if found is None:
            self._read(seat, json.loads(frame))
            return
        ply, card, to_act, moves = found.groups()
        targets = TARGET.findall(moves)
        if not self._checked:
            self._check(frame, found.groups(), targets)
        self._shown_position(seat, int(ply), int(to_act), card, targets)

    def _shown_position(self, seat: int, ply: int, to_act: int, card: bytes, targets: list[bytes]) -> None:
        self._plies[seat] = ply
        if self._plies[1 - seat] != ply:
            return
        if ply > 0 and ply == self.ply + 1:
            self.tally.add(time.perf_counter() - self._sent)
        self._move(to_act, ply, card + b">" + self._rng.choice(targets))

    def _check(self, frame: bytes, found: tuple[bytes, ...], targets: list[bytes]) -> None:
        """Read the first move as a whole, to see that the short way to its parts leads there. Raises ValueError."""
        view = json.loads(frame)["patch"]["view"]
        moves = [target.encode() for target, effect in view["moves"].items() if effect is not None]
        told = str(view["ply"]).encode(), view["current"].encode(), str(view["to_act"][0]).encode()
        if (*told, moves) != (*found[:3], targets):
            raise ValueError("the parts that were found differ")
        self._checked = True

    def _read(self, seat: int, event: dict[str, Any]) -> None:
        document = merge(self._documents[seat], event["patch"]) if event["type"] == "update" else event
        self._documents[seat] = document
        if not self.code:
            self.code = document["room"]
            self._shown.set()
        view = document.get("view")
        if view is None or not view["to_act"] or event["type"] == "update":
            self._between(seat, document)
        else:
            targets = [target.encode() for target in view["moves"]]
            self._shown_position(seat, view["ply"], view["to_act"][0], view["current"].encode(), targets)

    def _move(self, seat: int, ply: int, move: bytes) -> None:
        self.ply = ply
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
        self._put(seat, sent)

    def _between(self, seat: int, document: dict[str, Any]) -> None:
        coming, match = document.get("next"), document.get("match", {})
        over = "result" in match
        if over:
            coming = match["match"] + 1, 1
        if coming is None:
            return
        if self._legs is not None and 2 * coming[0] + coming[1] - 3 >= self._legs:
            self.played.set()
            return
        self._leg = coming[0], coming[1]
        self._plies[seat] = -1
        if not over:
            if not self._held:
                self._ready(seat, self._leg)
        elif self._said[seat] != (said := ("offer", match["match"])):
            self._said[seat] = said
            self._tell(seat, type="offer", match=match["match"], what="same_number")

    def _ready(self, seat: int, leg: tuple[int, int]) -> None:
        if self._said[seat] != (said := ("ready", *leg)):  # once: a snapshot may come that was made before it was heard
            self._said[seat] = said
            self._tell(seat, type="ready", match=leg[0], leg=leg[1])
