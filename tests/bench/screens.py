"""The waiting time at a terminal: for the first screen, and for the reaction to a key on the largest tree."""

import asyncio
import json
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from client.net.address import ServerAddress
from client.profile.identity import open_profile
from server.store.embedded.store import EmbeddedStore
from tests.bench import largest_tree
from tests.bench.cheap_socket import Socket, connect
from tests.bench.programs import ROOT, SERVER, started
from tests.bench.rates import Plan
from tests.e2e.terminal import Terminal
from tests.patience import PATIENCE

COLUMNS, LINES = 200, 60
STARTS, KEYS, KEYS_QUICK = 5, 60, 24
RIGHT, LEFT = "\x1b[C", "\x1b[D"
QUIET_SECONDS = 0.15
"""A screen that has not changed for so long is done."""


class Watched(Terminal):
    """A terminal that knows when it was last sent something: `at`, in seconds of perf_counter.

    `blind`: the output is not drawn, because the emulator would take longer than the program that is measured.
    """

    def __init__(self, columns: int = 80, lines: int = 24) -> None:
        super().__init__(columns, lines)
        self.at = 0.0
        self.blind = False
        self.came = asyncio.Event()

    def _read(self) -> None:
        now, before = time.perf_counter(), len(self.sent)
        if self.blind:
            self.sent = os.read(self._keyboard, 65536)
            before = 0
        else:
            super()._read()
        if len(self.sent) > before:
            self.at = now
            self.came.set()


async def first_screen(plan: Plan) -> dict[str, object]:
    """Measure `./dev play` from its start until the start screen is there."""
    if not is_set_up():
        raise RuntimeError("./dev play would set itself up first: start it once before it is measured, or ./dev bench.")
    taken = []
    with tempfile.TemporaryDirectory(prefix="turnabout-bench-") as home:
        open_profile(within=Path(home)).remember(name="Anna")
        for _ in range(1 + (3 if plan.quick else STARTS)):
            terminal = Watched()
            since = time.perf_counter()
            try:
                terminal.starts(str(ROOT / "dev"), "play", environment={"TURNABOUT_HOME": home})
                await terminal.sees("Play alone", "Quit")
                taken.append(terminal.at - since)
                terminal.press("q")
                await terminal.ended()
            finally:
                terminal.close()
    return {"first_screen_s": statistics.median(taken[1:])}  # the first start compiles the modules


def is_set_up() -> bool:
    """Return whether `./dev play` starts at once; if not, it would set up the environment that other parts run in."""
    ready, names = ROOT / ".venv" / "ready-play", ("pyproject.toml", "tests/constraints.txt")
    files = [str(ROOT.resolve() / name) for name in (*names, "tests/web/package-lock.json", "dev", ".venv/pyvenv.cfg")]
    found = subprocess.run(["cksum", *files], capture_output=True, check=False)  # noqa: S607 # as ./dev finds it
    return ready.exists() and ready.read_bytes() == found.stdout


async def keys(store: EmbeddedStore, plan: Plan) -> dict[str, object]:
    """Measure the time from a key to the screen that it changed, on the largest tree there is."""
    with tempfile.TemporaryDirectory(prefix="turnabout-bench-") as home:
        async with started(SERVER, store) as (port, _):
            profile = open_profile(within=Path(home))
            profile.remember(name="Anna")
            async with _played(port, profile.key(ServerAddress("127.0.0.1", port))) as code:
                pass
            terminal = Watched(COLUMNS, LINES)
            try:
                where = f"127.0.0.1:{port}/{code}"
                terminal.turnabout("join", where, environment={"TURNABOUT_HOME": home})
                await terminal.sees("Esc leave")
                await _quiet(terminal)
                terminal.blind = True
                taken = [
                    await _followed(terminal, key)
                    for key in [RIGHT, RIGHT, LEFT] * ((KEYS_QUICK if plan.quick else KEYS) // 3)
                ]
            finally:
                terminal.close()
    ordered = sorted(taken[3:])
    return {
        "key_to_screen_ms": statistics.median(ordered) * 1000,
        "key_to_screen_p95_ms": ordered[round(0.95 * (len(ordered) - 1))] * 1000,
    }


async def _followed(terminal: Watched, key: str) -> float:
    """Press a key, and return how long after it the last of what it changes had come."""
    terminal.came.clear()
    pressed = time.perf_counter()
    terminal.press(key)
    async with asyncio.timeout(5):
        await terminal.came.wait()
    await _quiet(terminal)
    return terminal.at - pressed


async def _quiet(terminal: Watched) -> None:
    while (left := terminal.at + QUIET_SECONDS - time.perf_counter()) > 0:  # noqa: ASYNC110 # it is nothing that is awaited
        await asyncio.sleep(left)


@asynccontextmanager
async def _played(port: int, key: str) -> AsyncIterator[str]:
    """Play alone until the tree is as large as any; yields the room's code, while its player is there."""
    came: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def received(_: Socket, frame: bytes) -> None:
        came.put_nowait(json.loads(frame))

    async def answered(type: str, id: str | None = None) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while (event := await came.get())["type"] != type or (id is not None and event["id"] != id):
                if event["type"] == "rejected":
                    raise RuntimeError(str(event))
        return event

    one = await connect("127.0.0.1", port, "/", received)
    ids = iter(range(1000))

    def tell(**command: object) -> str:
        id = f"b{next(ids)}"
        one.send(json.dumps({"id": id, **command}).encode())
        return id

    tell(type="hello", protocol=1, key=key, name="Anna", client="bench")
    tell(type="create_room", game="family-tree", form="solo", number=largest_tree.NUMBER)
    code = (await answered("room"))["room"]
    await answered("ack", tell(type="ready", match=1, leg=1))
    for ply, move in enumerate(largest_tree.moves()[: largest_tree.plies()]):
        await answered("ack", tell(type="move", match=1, leg=1, ply=ply, move=move))
    yield str(code)
    one.close()
