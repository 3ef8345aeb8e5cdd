"""`./dev bench`: the server beside the bare relay, in one run, on the same cores, under the same load; and the clients.

The process that is measured has one core to itself; the load and the store share the others. Runs of the relay and of
the server alternate, and each figure is the median of its runs. `--peers` adds boardgame.io: see
`tests.bench.peers.boardgame_io`.
"""

import argparse
import json
import logging
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import structlog

from server.store.embedded.store import EmbeddedStore
from tests.bench import against, browser, comparing, crowd, rates, results, screens
from tests.bench.lag import Counts
from tests.bench.load import LIVE_NUMBERS, DuelRoom, playable
from tests.bench.looping import run
from tests.bench.peers import boardgame_io
from tests.bench.programs import SERVER, answer, cores, database_beside, descriptors, started
from tests.bench.rates import QUICK, Load, Plan, say
from tests.bench.targets import judged, table

FOLDED_ROOMS = 200
KEPT_ROOMS = 16
Figures = dict[str, Any]


async def rates_part(load: Load, figures: Figures) -> Figures:
    """Relay and server in turn, with 1, 50 and 200 rooms."""
    return await comparing.against_the_relay(load)


async def live_part(load: Load, figures: Figures) -> Figures:
    """Very many live rooms."""
    return await comparing.very_many(load, figures["moves_per_s"]["50"])


async def half_part(load: Load, figures: Figures) -> Figures:
    """Half the highest rate, and the same while every computer thinks."""
    return await comparing.at_half(load, max(figures["moves_per_s"].values()))


async def nodes_part(load: Load, figures: Figures) -> Figures:
    """Rooms whose players are on two nodes."""
    return await comparing.across_nodes(load)


async def idle_part(load: Load, figures: Figures) -> Figures:
    """Idle rooms, and rooms that were left."""
    return await crowd.rooms(load.store, load.plan)


async def crowd_part(load: Load, figures: Figures) -> Figures:
    """As many connections as may be."""
    return await crowd.connections(load.store, load.plan)


async def fold_part(load: Load, figures: Figures) -> Figures:
    """Finished legs, read and folded by a process that has never seen them."""
    async with started(SERVER, load.store) as (port, _):
        known = playable(LIVE_NUMBERS)
        rooms = [DuelRoom(random.Random(room), number=known[room % len(known)], legs=1) for room in range(FOLDED_ROOMS)]
        try:
            await rates.opened(rooms, port, 0)
            await rates.played(rooms)
        finally:
            rates.close(rooms)
    codes = " ".join(room.code for room in rooms)
    database = f"sqlite:///{database_beside(load.store)}"
    found: Figures = json.loads(await inside("fold", load.store.url, database, told=codes))
    return found


async def kept_part(load: Load, figures: Figures) -> Figures:
    """Whole matches: what the store keeps of them while people are in their rooms, and after that."""
    known = playable(KEPT_ROOMS)
    async with started(SERVER, load.store, TURNABOUT_ROOM_IDLE="1") as (port, _):
        before = await load.stored()
        rooms = [DuelRoom(random.Random(room), number=number, legs=2) for room, number in enumerate(known)]
        try:
            await rates.opened(rooms, port, 0)
            await rates.played(rooms)
            after = await load.stored(settled=len(rooms))
        finally:
            rates.close(rooms)
        left = await load.finished_room_bytes([room.code for room in rooms])
    memory, file, record = ((now - then) / len(rooms) / 1024 for now, then in zip(after, before, strict=True))
    return {
        "moves_per_match": sum(len(room.tally.latencies) for room in rooms) / len(rooms),
        "match_memory_kib": memory,
        "match_log_kib": file,
        "record_kib": record,
        "finished_room_kib": left / 1024,
    }


async def settling_part(load: Load, figures: Figures) -> Figures:
    """Moves while finished matches are settled, on SQLite and PostgreSQL."""
    found = await results.measure_settling(load)
    return {"settling": found, "matches_settled_per_s": found.get("postgresql", found["sqlite"])["settled_per_s"]}


async def pages_part(load: Load, figures: Figures) -> Figures:
    """A large database: the page and the lists of a player with 100,000 matches, on SQLite and PostgreSQL."""
    found = await results.measure_pages(load)
    return {
        "pages": found,
        "stored_match_kib": max(each["match_kib"] for each in found.values()),
        "database_settles_per_s": found.get("postgresql", found["sqlite"])["settles_per_s"],
    }


async def inside_part(load: Load, figures: Figures) -> Figures:
    """One move without sockets or a store."""
    found: Figures = json.loads(await inside("move"))
    return found


async def sizes_part(load: Load, figures: Figures) -> Figures:
    """The bytes that show a move to all players, in each game and form."""
    return {"sizes": json.loads(await inside("bytes"))}


async def screens_part(load: Load, figures: Figures) -> Figures:
    """The terminal client, which has the whole machine."""
    return {**await screens.first_screen(load.plan), **await screens.keys(load.store, load.plan)}


async def browser_part(load: Load, figures: Figures) -> Figures:
    """The browser client: a browser is a dozen processes, and has the whole machine."""
    async with started(SERVER, load.store) as (port, _):
        return {"browser": await browser.measure(port)}


async def peers_part(load: Load, figures: Figures) -> Figures:
    """boardgame.io and server in turn, with 50 and 200 rooms."""
    return {"peers": await boardgame_io.compare_with_server(load)}


PARTS: Mapping[str, Callable[[Load, Figures], Awaitable[Figures]]] = {
    "rates": rates_part,
    "live": live_part,
    "half": half_part,
    "nodes": nodes_part,
    "idle": idle_part,
    "crowd": crowd_part,
    "fold": fold_part,
    "kept": kept_part,
    "settling": settling_part,
    "pages": pages_part,
    "inside": inside_part,
    "sizes": sizes_part,
    "screens": screens_part,
    "browser": browser_part,
}
WITH_PEERS: Mapping[str, Callable[[Load, Figures], Awaitable[Figures]]] = {**PARTS, "peers": peers_part}
"""The parts with `--peers`."""
ON_ALL_CORES = ("screens", "browser")
NEED_RATES = ("live", "half", "paced")
FAILURES = (RuntimeError, AssertionError, OSError, KeyError, ValueError, ExceptionGroup)
"""What a part may end with: the others are measured all the same."""


async def inside(*words: str, told: str = "") -> str:
    """Return what is measured in a process of its own."""
    return await answer(sys.executable, "-m", "tests.bench.inside", *words, told=told)


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


async def measure(plan: Plan, parts: list[str]) -> Figures:
    """Run the parts that are named; returns the figures by name."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    measured, others = cores()
    descriptors()
    with tempfile.TemporaryDirectory(prefix="turnabout-bench-") as directory:
        figures: Figures = {
            "quick": plan.quick,
            "whole": set(PARTS) <= set(parts),
            "python": platform.python_version(),
            "cores": len(measured | others),
            "fsync_p50_ms": fsync_ms(Path(directory)),
        }
        failed: list[str] = []
        figures["failed"] = failed
        lags: dict[int, Counts] = {}
        for part in parts:
            since = time.perf_counter()
            say(f"{part}: {(WITH_PEERS[part].__doc__ or '').splitlines()[0]}")
            os.sched_setaffinity(0, others)
            # A store of its own: thousands of matches that a part left unsettled would be settled during the next ones.
            async with EmbeddedStore(Path(directory) / part) as store:
                os.sched_setaffinity(0, measured | others if part in ON_ALL_CORES else others)
                try:
                    figures |= await WITH_PEERS[part](Load(store, plan, lags), figures)
                except FAILURES as error:
                    failed.append(f"{part} was not measured: {first(error)}")
                    say(failed[-1])
            say(f"{part}: {time.perf_counter() - since:.0f} s")
    if "idle_connection_kib" in figures and "bare_connection_kib" in figures:
        figures["idle_above_bare_kib"] = figures["idle_connection_kib"] - figures["bare_connection_kib"]
    return figures


def first(error: BaseException) -> str:
    """Return why something failed: the first reason, if there are several."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return f"{type(error).__name__}: {error}"


def wanted(named: str | None, parts: Collection[str]) -> list[str]:
    """Return the parts that are named, with those that they need, in the order they run. Raises ValueError.

    >>> wanted("fold", PARTS), wanted("half,fold", PARTS), wanted(None, against.PARTS)
    (['fold'], ['rates', 'half', 'fold'], ['rates', 'paced', 'idle', 'inside'])
    """
    asked = set(parts if named is None else named.split(","))
    if unknown := asked.difference(parts):
        raise ValueError(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(parts)}")
    if asked & set(NEED_RATES):
        asked.add("rates")
    return [part for part in parts if part in asked]


def compare(commit: str, quick: bool, parts: list[str], file: Path | None) -> None:
    """Measure a commit and this tree in turn, print the table, and write the figures where asked."""
    try:
        found = run(against.compare(commit, against.QUICK if quick else against.Plan(), parts))
    except against.NotComparable as error:
        raise SystemExit(str(error)) from None
    sys.stdout.write(against.table(found) + "\n")
    if file is not None:
        figures = {key: asdict(one) for key, one in against.compared(found).items()}
        file.write_text(json.dumps({**found, "figures": figures}, indent=1) + "\n")


def main() -> None:
    """Measure, print the table, and write the figures where asked."""
    arguments = argparse.ArgumentParser(prog="./dev bench", description="The server beside the bare relay.")
    arguments.add_argument("--quick", action="store_true", help="short runs: five minutes (--against: four)")
    arguments.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    arguments.add_argument("--only", metavar="PART,PART", help=f"measure these alone: {', '.join(PARTS)}")
    arguments.add_argument(
        "--against",
        metavar="COMMIT",
        help=f"measure that commit and this tree in turn (--only: {', '.join(against.PARTS)})",
    )
    arguments.add_argument("--peers", action="store_true", help="also measure boardgame.io; npm installs it first")
    given = arguments.parse_args()
    if sys.platform != "linux":
        raise SystemExit("./dev bench pins processes to cores and reads /proc, so it runs on Linux only.")
    if given.peers and given.against is not None:
        arguments.error("--against compares two commits of this server: leave out --peers, or --against.")
    there = PARTS if given.against is None else against.PARTS
    try:
        parts = wanted(given.only, WITH_PEERS if given.peers else there)
    except ValueError as error:
        arguments.error(str(error))
    if given.against is not None:
        compare(given.against, given.quick, parts, given.json)
        return
    if "peers" in parts:
        try:
            boardgame_io.install()
        except boardgame_io.NotInstalled as error:
            raise SystemExit(str(error)) from None
    figures = run(measure(QUICK if given.quick else Plan(), parts))
    sys.stdout.write(table(figures) + "\n")
    if given.json is not None:
        given.json.write_text(json.dumps({**figures, "targets": judged(figures)}, indent=1) + "\n")
    if figures["failed"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
