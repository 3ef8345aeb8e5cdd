"""Two honest players in a room of their own, who play real moves all along.

Run by itself (`python -m tests.fuzz.honest PORT PAUSE HEADERS`), it writes a line for every move, when it was sent and
how long it took until both were shown it, in seconds; and when it is told to end, how many were sent and acknowledged.
"""

import asyncio
import json
import random
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.bench.cheap_socket import Socket
from tests.fuzz.line import Line, connected, moves_in

PAUSE_SECONDS = 0.01
AGAIN_SECONDS = 0.05
"""After so long a command is sent again that was answered `unavailable`."""


class Honest:
    """A pair who wait `pause` seconds before a move; `moved` gets the time when each was sent and how long it took."""

    def __init__(self, seed: int, moved: Callable[[float, float], None], headers: str, pause: float) -> None:
        self._rng = random.Random(seed)
        self._moved = moved
        self._headers = headers
        self._pause = pause
        self._lines: list[Line] = []
        self._asked: dict[str, tuple[int, dict[str, Any]]] = {}
        self._ids = 0
        self._coming: set[tuple[object, ...]] = set()
        self._room: dict[int, dict[str, Any]] = {}
        self._code: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._settled = asyncio.Event()
        self._ending = False
        self._sent: tuple[tuple[int, int, int], float] | None = None
        self.sent = 0
        self.acknowledged = 0
        self.problems: list[str] = []

    async def begin(self, port: int) -> None:
        """Come in, both, and play on from then."""
        for seat in range(2):
            line = await connected(port, partial(self._heard, seat), self._gone, self._headers)
            self._lines.append(line)
            key = f"{self._rng.getrandbits(256):064x}"
            self._ask(seat, "hello", protocol=1, key=key, name=f"Honest {seat}", client="fuzz")
            if seat == 0:
                self._ask(seat, "create_room", game="family-tree")
            else:
                self._ask(seat, "enter", room=await self._code)
                self._ask(seat, "sit")

    async def end(self) -> None:
        """Stop making moves, and return when all that were sent are acknowledged."""
        self._ending = True
        while self._asked and not self.problems:
            self._settled.clear()
            await self._settled.wait()
        for line in self._lines:
            line.close()

    def _gone(self, _: Line) -> None:
        if not self._ending:
            self.problems.append("An honest player's connection was ended.")
            self._settled.set()

    def _ask(self, seat: int, type: str, **fields: Any) -> None:
        self._ids += 1
        command = {"type": type, "id": f"h{self._ids}", **fields}
        self._asked[command["id"]] = seat, command
        self._lines[seat].send(json.dumps(command).encode())

    def _again(self, id: str) -> None:
        seat, command = self._asked[id]
        self._lines[seat].send(json.dumps(command).encode())

    def _heard(self, seat: int, _: Socket, frame: bytes) -> None:
        event = json.loads(frame)
        match event["type"]:
            case "ack":
                self.acknowledged += self._asked.pop(event["id"])[1]["type"] == "move"
                self._settled.set()
            case "rejected" if event["code"] == "unavailable":
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._again, event["id"])
            case "rejected":
                self.problems.append(f"An honest {self._asked.pop(event['id'])[1]} was refused: {event['code']}.")
                self._settled.set()
            case "goodbye":
                self.problems.append(f"An honest player was sent away: {event['code']}.")
            case "room":
                self._shown(seat, event)

    def _shown(self, seat: int, room: dict[str, Any]) -> None:
        if not self._code.done():
            self._code.set_result(room["room"])
        self._room[seat] = room
        if len(self._room) == 2 and self._room[0]["version"] == self._room[1]["version"]:
            self._go_on(room)

    def _go_on(self, room: dict[str, Any]) -> None:
        """Take the next step, after both players have got the same snapshot."""
        match, view = room.get("match"), room.get("view")
        if "next" in room:
            for seat in {0, 1} - set(room["ready"]):
                self._once(seat, "ready", match=room["next"][0], leg=room["next"][1])
        elif match is not None and "result" in match:
            for seat in range(2):
                if room["offers"][seat] is None:
                    self._once(seat, "offer", match=match["match"], what="same_number")
        elif match is not None and view is not None and view["to_act"]:
            leg = next(one["leg"] for one in match["legs"].values() if one["status"] == "playing")
            at = (match["match"], leg, view["ply"])
            if self._sent is not None and self._sent[0] != at:
                now = time.monotonic()
                self._moved(self._sent[1], now - self._sent[1])
                self._sent = None
            if self._sent is None:
                self._sent = at, float("inf")
                asyncio.get_running_loop().call_later(self._pause, self._move, view["to_act"][0], at)

    def _once(self, seat: int, type: str, **fields: Any) -> None:
        """Send a request once, even if more than one snapshot calls for it."""
        asked = (seat, type, *fields.values())
        if asked not in self._coming and not self._ending:
            self._coming.add(asked)
            self._ask(seat, type, **fields)

    def _move(self, seat: int, at: tuple[int, int, int]) -> None:
        if self._ending:
            return
        moves = moves_in(self._room[seat]["view"])
        self._sent = at, time.monotonic()
        self.sent += 1
        match, leg, ply = at
        self._ask(seat, "move", match=match, leg=leg, ply=ply, move=self._rng.choice(moves))


async def main(port: int, pause: float, headers: str) -> None:
    """Play until the end of the input or SIGTERM, and write how it went."""
    ended = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)

    def moved(at: float, took: float) -> None:
        sys.stdout.write(f"{at:.6f} {took:.6f}\n")

    honest = Honest(port, moved, headers, pause)
    await honest.begin(port)
    sys.stdout.write("playing\n")
    sys.stdout.flush()
    await ended.wait()
    await honest.end()
    sys.stdout.write(json.dumps({"sent": honest.sent, "ack": honest.acknowledged, "problems": honest.problems}) + "\n")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3]))
