"""A run: a server in its own process, attackers who send it frames, and honest players in another room.

The first server has no limits on the rate of commands, because it would reject most frames unread under them. Still,
the attackers send at most as many frames a second as the limits allow the 50 connections of an address: 10 each.
Meanwhile the run measures how long honest players' moves take, by turns with and without frames, so that other load on
the machine affects both alike. The second server has all its limits, and the attack is unrestrained; a proxy, which the
server trusts, reports another address for the honest players. Then clients of a third address ask for much and read
nothing, and the server's memory has to stay within its limits.
"""

import asyncio
import json
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from protocol.codes import RejectionCode
from tests.bench.programs import cpu_seconds, resident_bytes
from tests.e2e.numbers import ask
from tests.e2e.play import Player, ServerProcess, sharing
from tests.faults.parts import ExternalStore
from tests.fuzz import corners
from tests.fuzz.attacker import Attacker, Tally
from tests.fuzz.frames import PUSH_SERVICE, TYPES, Forge, Kind, share
from tests.fuzz.honest import PAUSE_SECONDS, Honest
from tests.fuzz.report import CONNECTIONS, Moves, Plan, Report
from tests.fuzz.silent import silent
from tests.patience import PATIENCE

A_SECOND = CONNECTIONS * 10
TICK = 0.01
STORE_AWAY_SECONDS = 1.6
"""Longer than an append waits."""
ALLOWED_PAUSE = 0.06
"""Seconds between honest moves where limits hold: less than 10 a second of each player."""
MOST_SLOWED = 0.20
MOST_GROWN = 0.10
MOST_UNREAD = 40 * 2**20
"""Bytes that silent readers of one address may take: the limit for an address, and a fourth of it for all else."""
FROM = "X-Forwarded-For: {}\r\n"
SILENT = "203.0.113.8"
EVE, HONEST = FROM.format("203.0.113.7"), FROM.format("198.51.100.1")
SETTINGS = {
    "TURNABOUT_LOG": "json",
    "TURNABOUT_LIMITS": "off",
    "TURNABOUT_ROOM_IDLE": "1",
    "TURNABOUT_AWAY_SECONDS": "0.2",
    "TURNABOUT_COMPUTER_PAUSE": "0",
    "TURNABOUT_THINKERS": "1",
    "TURNABOUT_PUSH_FOR_TESTS": PUSH_SERVICE,
}


async def run(plan: Plan) -> Report:
    """Run the whole attack; return the results."""
    report = Report()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="turnabout-fuzz-") as name:
        directory = Path(name)
        store = ExternalStore(directory / "store")
        await store.start()
        try:
            await _parsed(plan, report, store, directory)
            if plan.flood:
                await _flooded(plan, report, store, directory)
        finally:
            await store.end()
    report.seconds = time.monotonic() - began
    return report


async def _parsed(plan: Plan, report: Report, store: ExternalStore, directory: Path) -> None:
    async with _served(directory / "parsed", sharing(store.url, directory), report) as server:
        async with _playing(server.port, timed=bool(plan.turns)) as moves:
            forge = Forge(random.Random(plan.seed))
            crowd = _crowd(plan.connections, server.port, forge, report.tally)
            quiet, busy, sizes = [], [], []
            cpu = 0.0
            turns = max(plan.turns, 2)
            for turn in range(turns):
                quiet.append(await _span(plan.quiet if plan.turns else 0))
                sizes.append(_memory(server.pid))
                since, used = time.monotonic(), _cpu(server.pid)
                goal = plan.frames * (turn + 1) // turns
                await _throw(crowd, report.tally, goal, A_SECOND if plan.turns else None)
                busy.append((since, time.monotonic()))
                cpu += _cpu(server.pid) - used
            report.cpu_us = cpu / report.tally.thrown * 1e6
            await _settled(crowd, report)
            sizes.append(_memory(server.pid))
            await corners.corners(server.url, report.tally)
            async with corners.crowding(server.url, report.tally) as host:
                await _without_store(store, crowd, host)
            await _settled(crowd, report)
            for attacker in crowd:
                await attacker.end()
        if plan.turns:
            report.quiet_ms, report.thrown_at_ms = _median(moves.within(quiet)), _median(moves.within(busy))
            _hold(report, "Frames", report.quiet_ms, report.thrown_at_ms)
            known = [size for size in sizes if size is not None]
            if known:
                report.memory = (
                    known[turns // 2],
                    known[-1],
                )  # by then what remembers a bounded number of things is full
                if known[-1] > report.memory[0] * (1 + MOST_GROWN):
                    report.problems.append(f"The server grew from {report.memory[0]:,} to {known[-1]:,} bytes.")
        _counted(report, moves)
    _covered(report)


async def _flooded(plan: Plan, report: Report, store: ExternalStore, directory: Path) -> None:
    settings = sharing(store.url, directory, TURNABOUT_LIMITS="on", TURNABOUT_TRUSTED_PROXIES="127.0.0.1")
    async with _served(directory / "flooded", settings, report) as server:
        async with _playing(server.port, timed=True, headers=HONEST, pause=ALLOWED_PAUSE) as moves:
            forge = Forge(random.Random(plan.seed + 1))
            quiet, busy = [], []
            for _ in range(4):
                quiet.append(await _span(plan.flood / 4))
                crowd = _crowd(plan.connections, server.port, forge, report.flooded, EVE)
                since = time.monotonic()
                await _flood(crowd, server.port, since + plan.flood / 4)
                busy.append((since, time.monotonic()))
                for attacker in crowd:
                    await attacker.end()
            if (before := _memory(server.pid)) is not None:
                most, after = await silent(server.port, SILENT, plan.flood, lambda: resident_bytes(server.pid))
                report.unread = (before, most, after)
                if most > before + MOST_UNREAD:
                    report.problems.append(f"Readers who read nothing took {most - before:,} bytes of the server.")
        report.flood_quiet_ms, report.flood_ms = _median(moves.within(quiet)), _median(moves.within(busy))
        _hold(report, "A flood", report.flood_quiet_ms, report.flood_ms)
        _counted(report, moves)
    if not any(answer == RejectionCode.TOO_MANY for _, answer in report.flooded.answers):
        report.problems.append("Nobody who flooded was refused a command.")
    if not report.flooded.refused:
        report.problems.append("Nobody who flooded was refused a connection.")


def _crowd(size: int, port: int, forge: Forge, tally: Tally, headers: str = "") -> list[Attacker]:
    keys = [f"{forge.rng.getrandbits(256):064x}" for _ in range(size * 3 // 5)]  # so that some are one person twice
    return [Attacker(port, forge, tally, keys[n % len(keys)], headers) for n in range(size)]


async def _throw(crowd: Sequence[Attacker], tally: Tally, goal: int, rate: float | None) -> None:
    """Send frames up to a total, at most at the given rate per second."""
    since, first = time.monotonic(), tally.thrown
    while tally.thrown < goal:
        due = goal if rate is None else min(goal, first + int((time.monotonic() - since) * rate))
        for attacker in crowd:
            if tally.thrown >= due:
                break
            if attacker.ready:
                attacker.throw()
        await asyncio.sleep(0 if rate is None else TICK)


async def _flood(crowd: Sequence[Attacker], port: int, until: float) -> None:
    """Send whatever the sockets take, and ask for pages and connections beside."""
    while time.monotonic() < until:
        for attacker in crowd:
            attacker.flood()
        await asyncio.sleep(TICK)


async def _settled(crowd: Sequence[Attacker], report: Report) -> None:
    """Wait until every frame is answered whose connection stands."""
    try:
        async with asyncio.timeout(PATIENCE):
            for attacker in crowd:
                while attacker.owed:
                    attacker.quiet.clear()
                    await attacker.quiet.wait()
    except TimeoutError:
        report.problems.append(f"{sum(attacker.owed for attacker in crowd)} commands were never answered.")


async def _without_store(store: ExternalStore, crowd: Sequence[Attacker], host: Player) -> None:
    """Throw commands that make sense while the store does not answer, too many of them into one room."""
    store.hold(signal.SIGSTOP)
    try:
        await corners.crowd(host)
        until = time.monotonic() + STORE_AWAY_SECONDS
        while time.monotonic() < until:
            for attacker in crowd:
                if attacker.ready and attacker.owed < 3:
                    attacker.throw(Kind.AIMED)
            await asyncio.sleep(TICK)
    finally:
        store.hold(signal.SIGCONT)


async def _span(seconds: float) -> tuple[float, float]:
    since = time.monotonic()
    await asyncio.sleep(seconds)
    return since, time.monotonic()


@asynccontextmanager
async def _served(directory: Path, settings: dict[str, str], report: Report) -> AsyncIterator[ServerProcess]:
    """Run a server, and look at its health, its log and its end afterwards."""
    server = ServerProcess(directory, {**SETTINGS, **settings})
    await server.start()
    try:
        yield server
        for path in ("/healthz", "/readyz"):
            status, _, body = await ask(server.port, "GET", path)
            if status != 200:
                report.problems.append(f"{path} answered {status} afterwards: {body[:200]}")
    finally:
        code = await server.stop()
    if code != 0:
        report.problems.append(f"The server ended with {code}.")
    report.problems += faults(server.log)


def faults(log: bytes) -> list[str]:
    """Return what a server's log says that no frame may cause: an exception, or an error."""
    found: Counter[str] = Counter()
    for line in log.decode(errors="replace").splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            entry = {"level": "error", "event": line}
        if entry.get("level") in ("error", "critical") or "exception" in entry:
            details = {name: str(value)[-600:] for name, value in entry.items() if name not in ("event", "timestamp")}
            found[f"{entry.get('event')}: {details}"] += 1
    return [f"In the log, {times} times: {what}" for what, times in found.items()]


@asynccontextmanager
async def _playing(port: int, *, timed: bool, headers: str = "", pause: float = PAUSE_SECONDS) -> AsyncIterator[Moves]:
    """Have honest players play while the context lasts: timed ones in a process of their own, before all attackers."""
    moves = Moves()
    if not timed:
        honest = Honest(port, lambda at, took: moves.times.append((at, took)), headers, pause)
        await honest.begin(port)
        yield moves
        async with asyncio.timeout(PATIENCE):
            await honest.end()
        moves.sent, moves.acknowledged, moves.problems = honest.sent, honest.acknowledged, honest.problems
        return
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.fuzz.honest", str(port), str(pause), headers), stdout=PIPE, env=dict(os.environ)
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            await process.stdout.readuntil(b"playing\n")
        reading = asyncio.create_task(process.stdout.read())
        yield moves
        process.terminate()
        async with asyncio.timeout(PATIENCE):
            *lines, last = (await reading).decode().splitlines()
        moves.times += [(float(at), float(took)) for at, took in (line.split() for line in lines)]
        said = json.loads(last)
        moves.sent, moves.acknowledged, moves.problems = said["sent"], said["ack"], said["problems"]
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def _median(times: Sequence[float]) -> float:
    return statistics.median(times) * 1000 if times else float("inf")


def _memory(pid: int) -> int | None:
    return resident_bytes(pid) if sys.platform == "linux" else None


def _cpu(pid: int) -> float:
    return cpu_seconds(pid) if sys.platform == "linux" else 0.0


def _hold(report: Report, what: str, quiet: float, busy: float) -> None:
    if not busy <= quiet * (1 + MOST_SLOWED):
        report.problems.append(f"{what} slowed honest moves from {quiet:.2f} to {busy:.2f} ms.")


def _counted(report: Report, moves: Moves) -> None:
    report.moves += moves.sent
    report.acknowledged += moves.acknowledged
    report.problems += moves.problems
    if moves.sent != moves.acknowledged or not moves.sent:
        report.problems.append(f"Of {moves.sent} honest moves {moves.acknowledged} were acknowledged.")


def _covered(report: Report) -> None:
    """See that the frames were such as to get everywhere."""
    tally = report.tally
    report.problems += tally.strange[:5] + report.flooded.strange[:5]
    answered = {type for type, _ in tally.answers}
    codes = {answer for _, answer in tally.answers}
    for what, missed in (
        ("commands", [type for type in TYPES if type not in answered]),
        ("codes", [code.value for code in RejectionCode if code not in codes]),
    ):
        if missed:
            report.problems.append(f"These {what} were not reached: {', '.join(missed)}.")
    if share(tally.json, tally.thrown) < 1 / 2:
        report.problems.append("Fewer than half of the frames parsed as JSON.")
    if share(tally.commands.total(), tally.thrown) < 1 / 3:
        report.problems.append("Fewer than a third of the frames passed the schema.")
