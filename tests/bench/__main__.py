"""`./dev bench`: the server beside the bare relay, in one run, on the same cores, under the same load; and the browser.

The process that is measured has one core to itself; the load and the store share the other. Runs of the relay and of
the server alternate, and each figure is the median of its runs.
"""

import argparse
import asyncio
import json
import logging
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

import structlog

from server.store.embedded import EmbeddedStore
from tests.bench import browser
from tests.bench.cheap_socket import Socket, connect
from tests.bench.load import DuelRoom, Room
from tests.bench.programs import RELAY, SERVER, Program, cores, cpu_seconds, resident_bytes, started
from tests.bench.thinking import everything_thinks

ROOMS = (50, 200)
IDLE_ROOMS = 1000
TARGETS = {
    "ratio": 0.5,
    "one_room_ratio": 2.0,
    "half_rate_p99_ms": 10.0,
    "thinking_ratio": 1.5,
    "idle_connection_kib": 24.0,
}


@dataclass(frozen=True)
class Plan:
    """How long and how often to measure, in seconds and runs."""

    warm: float = 3.0
    measure: float = 10.0
    runs: int = 3

    def brief(self) -> "Plan":
        """Return the plan of what needs no long warm-up: it is held against another run of the same server."""
        return Plan(self.warm / 2, self.measure, self.runs)


@dataclass(frozen=True)
class Figures:
    """What one run gave: moves shown to both sides a second, how long they took in ms, CPU time a move in us."""

    moves_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_us: float


async def under_load(program: Program, rooms: int, redis: str, plan: Plan, seed: int) -> Figures:
    """Measure a program with so many rooms playing as fast as they can."""
    async with started(program, redis) as (port, pid):
        playing: list[Room] = [program.room(random.Random(seed * 1000 + room)) for room in range(rooms)]
        return await measured(playing, port, pid, plan, seed)


async def measured(playing: Sequence[Room], port: int, pid: int, plan: Plan, seed: int) -> Figures:
    """Measure a program while rooms play, and close them."""
    await asyncio.gather(*(room.open("127.0.0.1", port, seed * 1000 + n) for n, room in enumerate(playing)))
    await asyncio.sleep(plan.warm)
    for room in playing:
        room.tally.latencies.clear()
    since, cpu = time.perf_counter(), cpu_seconds(pid)
    await asyncio.sleep(plan.measure)
    seconds, cpu = time.perf_counter() - since, cpu_seconds(pid) - cpu
    latencies = [seconds for room in playing for seconds in room.tally.latencies]
    moves = len(latencies)
    for room in playing:
        room.close()
    if moves < 2:
        raise RuntimeError(f"{len(playing)} rooms moved nothing")
    p50, p99 = (statistics.quantiles(latencies, n=100)[at] * 1000 for at in (49, 98))
    return Figures(moves / seconds, p50, p99, cpu / moves * 1e6)


async def beside_computers(redis: str, pace: float, thinking: bool, plan: Plan, seed: int) -> Figures:
    """Measure a server whose rooms move so many seconds apart, while all its thinking processes think, or none does."""
    async with started(SERVER, redis, TURNABOUT_COMPUTER_PAUSE="0") as (port, pid), AsyncExitStack() as stack:
        if thinking:
            await stack.enter_async_context(everything_thinks(port))
        playing = [DuelRoom(random.Random(seed * 1000 + room), pace) for room in range(ROOMS[0])]
        return await measured(playing, port, pid, plan, seed)


async def idle_connection(redis: str) -> float:
    """Return the KiB of memory that an idle connection takes with its share of an idle room."""
    async with started(SERVER, redis) as (port, pid):
        await _host_and_join(port, 20, 0)
        before = resident_bytes(pid)
        kept = await _host_and_join(port, IDLE_ROOMS, 1)
        after = resident_bytes(pid)
        for one in kept:
            one.close()
    return (after - before) / (2 * IDLE_ROOMS) / 1024


async def _host_and_join(port: int, rooms: int, seed: int) -> list[Socket]:
    """Open rooms of two who have sat down and wait; returns their sockets."""
    kept: list[Socket] = []
    for number in range(rooms):
        frames: asyncio.Queue[bytes] = asyncio.Queue()
        code = ""
        for seat in range(2):
            one = await connect("127.0.0.1", port, "/", partial(_keep, frames))
            kept.append(one)
            key = f"{(seed * 10_000 + number) * 2 + seat + 1:064x}"
            hello = {"type": "hello", "id": "h", "protocol": 1, "key": key, "name": "idle", "client": "bench"}
            come = {"type": "enter", "id": "c", "room": code} if seat else {"type": "create_room", "id": "c"}
            one.send(json.dumps(hello).encode())
            one.send(json.dumps(come if seat else {**come, "game": "family-tree"}).encode())
            while (event := json.loads(await frames.get()))["type"] != "room":
                if event["type"] == "rejected":
                    raise RuntimeError(str(event))
            code = event["room"]
        kept[-1].send(b'{"type":"sit","id":"s"}')
        while json.loads(await frames.get()).get("id") != "s":
            pass
    return kept


def _keep(frames: asyncio.Queue[bytes], _: Socket, frame: bytes) -> None:
    frames.put_nowait(frame)


def fsync_ms(directory: Path, times: int = 200) -> float:
    """Return the median time in ms of an fsync after a small write."""
    taken = []
    with (directory / "fsync").open("wb", buffering=0) as file:
        for _ in range(times):
            file.write(b"x" * 200)
            since = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - since)
    return statistics.median(taken) * 1000


def middle(runs: Sequence[Figures], name: str) -> float:
    """Return the median of one figure over runs."""
    return float(statistics.median(getattr(run, name) for run in runs))


def hush() -> None:
    """Let the store's log say only what went wrong."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


async def measure(plan: Plan) -> dict[str, object]:
    """Run everything; returns the figures by name."""
    hush()
    os.sched_setaffinity(0, cores()[1])
    runs: dict[tuple[str, int], list[Figures]] = {}
    with tempfile.TemporaryDirectory(prefix="turnabout-bench-") as directory:
        fsync = fsync_ms(Path(directory))
        async with EmbeddedStore(Path(directory) / "store") as store:
            for rooms in (1, *ROOMS):
                for run in range(plan.runs):
                    for program in (RELAY, SERVER):
                        figures = await under_load(program, rooms, store.url, plan, run + rooms)
                        runs.setdefault((program.name, rooms), []).append(figures)
                        _say(program.name, rooms, figures)
            best = middle(runs["server", ROOMS[0]], "moves_per_s")
            for run in range(plan.runs):
                for state, thinking in (("idle", False), ("thinking", True)):
                    figures = await beside_computers(store.url, 2 * ROOMS[0] / best, thinking, plan.brief(), run)
                    runs.setdefault((state, ROOMS[0]), []).append(figures)
                    _say(state, ROOMS[0], figures)
            idle = await idle_connection(store.url)
            os.sched_setaffinity(0, set.union(*cores()))  # a browser is a dozen processes, and has the machine
            async with started(SERVER, store.url) as (port, _):
                browsing = await browser.measure(port)
    relay = {rooms: middle(runs["relay", rooms], "moves_per_s") for rooms in ROOMS}
    server = {rooms: middle(runs["server", rooms], "moves_per_s") for rooms in ROOMS}
    return {
        "relay_moves_per_s": relay,
        "moves_per_s": server,
        "ratio": {rooms: server[rooms] / relay[rooms] for rooms in ROOMS},
        "relay_one_room_p50_ms": middle(runs["relay", 1], "p50_ms"),
        "one_room_p50_ms": middle(runs["server", 1], "p50_ms"),
        "half_rate_p99_ms": middle(runs["idle", ROOMS[0]], "p99_ms"),
        "thinking_p99_ms": middle(runs["thinking", ROOMS[0]], "p99_ms"),
        "idle_connection_kib": idle,
        "relay_cpu_us_per_move": middle(runs["relay", ROOMS[0]], "cpu_us"),
        "cpu_us_per_move": middle(runs["server", ROOMS[0]], "cpu_us"),
        "fsync_p50_ms": fsync,
        "browser": browsing,
    }


def _say(what: str, rooms: int, figures: Figures) -> None:
    said = ", ".join(f"{name} {value:,.2f}" for name, value in asdict(figures).items())
    sys.stderr.write(f"{what:>8} {rooms:>4} rooms: {said}\n")


def table(figures: dict[str, object]) -> str:
    """Return the figures as lines, with the targets beside them."""
    f: dict[str, object] = figures
    ratio = f["ratio"]
    lines = [f"{'':34}{'relay':>10}{'server':>10}{'ratio':>8}  target"]
    for rooms in ROOMS:
        a, b, c = f["relay_moves_per_s"][rooms], f["moves_per_s"][rooms], ratio[rooms]  # type: ignore[index]
        lines.append(f"{f'moves a second, {rooms} rooms':34}{a:>10,.0f}{b:>10,.0f}{c:>8.2f}  >= {TARGETS['ratio']}")
    a, b = float(str(f["relay_one_room_p50_ms"])), float(str(f["one_room_p50_ms"]))
    lines.append(f"{'one room, p50, ms':34}{a:>10.2f}{b:>10.2f}{b / a:>8.2f}  <= {TARGETS['one_room_ratio']}")
    a, b = float(str(f["relay_cpu_us_per_move"])), float(str(f["cpu_us_per_move"]))
    lines.append(f"{'CPU a move, 50 rooms, us':34}{a:>10.0f}{b:>10.0f}{b / a:>8.2f}")
    a, b = float(str(f["half_rate_p99_ms"])), float(str(f["thinking_p99_ms"]))
    lines.append(f"{'p99 at half the highest rate, ms':34}{'':>10}{a:>10.2f}{'':>8}  <= {TARGETS['half_rate_p99_ms']}")
    lines.append(f"{'  while every computer thinks':34}{'':>10}{b:>10.2f}{b / a:>8.2f}  <= {TARGETS['thinking_ratio']}")
    b = float(str(f["idle_connection_kib"]))
    lines.append(f"{'idle connection, KiB':34}{'':>10}{b:>10.1f}{'':>8}  <= {TARGETS['idle_connection_kib']}")
    lines.append(f"{'fsync of the disk, p50, ms':34}{f['fsync_p50_ms']:>10.2f}")
    return "\n".join([*lines, *browser.lines(f["browser"])])  # type: ignore[arg-type]


def main() -> None:
    """Measure, print the table, and write the figures where asked."""
    arguments = argparse.ArgumentParser(prog="./dev bench", description="The server beside the bare relay.")
    arguments.add_argument("--quick", action="store_true", help="one short run of each: about two minutes, less exact")
    arguments.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    given = arguments.parse_args()
    if sys.platform != "linux":
        raise SystemExit("./dev bench pins processes to cores and reads /proc, so it runs on Linux only.")
    plan = Plan(warm=2, measure=5, runs=1) if given.quick else Plan()
    try:
        import uvloop
    except ImportError:
        figures = asyncio.run(measure(plan))
    else:
        figures = uvloop.run(measure(plan))
    sys.stdout.write(table(figures) + "\n")
    if given.json is not None:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
