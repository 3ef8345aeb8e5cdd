"""One side of `./dev bench --against COMMIT`: the server of this tree, under the load of this tree.

    python -m tests.bench.side rates --rooms 50 --warm 1 --seconds 3 --seed 1 [--pace 0.1]
    python -m tests.bench.side idle --rooms 500
    python -m tests.bench.side inside

prints one JSON object of figures. `tests.bench.against` starts this in both trees.
"""

import argparse
import json
import logging
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path

import structlog

from server.store.embedded.store import EmbeddedStore
from tests.bench import crowd, inside
from tests.bench.looping import run
from tests.bench.programs import SERVER, cores, descriptors, resident_bytes, started
from tests.bench.rates import Load, Plan

WARM_ROOMS = 20


async def rates(rooms: int, plan: Plan, seed: int, pace: float | None) -> dict[str, float]:
    """Measure rooms that play as fast as they can, or 50 rooms that move every `pace` seconds."""
    async with store() as own:
        load = Load(own, plan, {})
        if pace is None:
            return asdict(await load.run(SERVER, rooms, seed))
        return asdict(await load.beside_computers(pace, False, seed))


async def idle(rooms: int) -> dict[str, float]:
    """Measure the server's memory for rooms of two seated, connected players who do nothing."""
    async with store() as own, started(SERVER, own) as (port, pid):
        close = [*await crowd.host_and_join(port, WARM_ROOMS, 0, begin=True)]
        before = resident_bytes(pid)
        close += await crowd.host_and_join(port, rooms, 1)
        taken = resident_bytes(pid) - before
        for socket in close:
            socket.close()
    return {"idle_room_kib": taken / rooms / 1024, "idle_connection_kib": taken / (2 * rooms) / 1024}


def move() -> dict[str, float]:
    """Measure one move without sockets or a store, on the measured core."""
    os.sched_setaffinity(0, cores()[0])
    return inside.move()


@asynccontextmanager
async def store() -> AsyncIterator[EmbeddedStore]:
    """Run an empty store beside the load, on the cores that the server doesn't have."""
    descriptors()
    os.sched_setaffinity(0, cores()[1])
    with tempfile.TemporaryDirectory(prefix="turnabout-bench-") as directory:
        async with EmbeddedStore(Path(directory) / "store") as embedded:
            yield embedded


def main() -> None:
    """Measure what the command line names and print the figures."""
    arguments = argparse.ArgumentParser(prog="python -m tests.bench.side", description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("part", choices=("rates", "idle", "inside"))
    arguments.add_argument("--rooms", type=int, default=50)
    arguments.add_argument("--warm", type=float, default=1.0, metavar="SECONDS")
    arguments.add_argument("--seconds", type=float, default=3.0)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--pace", type=float, metavar="SECONDS", help="between two moves of a room")
    given = arguments.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    cores()  # before anything is pinned
    match given.part:
        case "rates":
            plan = Plan(warm=given.warm, measure=given.seconds, runs=1)
            found = run(rates(given.rooms, plan, given.seed, given.pace))
        case "idle":
            found = run(idle(given.rooms))
        case _:
            found = move()
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
