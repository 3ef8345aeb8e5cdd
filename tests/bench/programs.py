"""The programs that are measured, each on a core of its own: the server, and the bare relay."""

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.bench.load import DuelRoom, RelayRoom

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Program:
    """A program to measure: its name, and its command line for a port and a store's URL."""

    name: str
    room: type[RelayRoom] | type[DuelRoom]

    def command(self, port: int, redis: str) -> list[str]:
        """Return the command line that starts it."""
        if self.room is RelayRoom:
            return [sys.executable, "tests/bench/relay.py", "--port", str(port), "--redis", redis]
        return [sys.executable, "-m", "server", "serve", "--host", "127.0.0.1", "--port", str(port)]


RELAY, SERVER = Program("relay", RelayRoom), Program("server", DuelRoom)


@cache  # before anything is pinned, after which fewer are to be seen
def cores() -> tuple[set[int], set[int]]:
    """Return the core of the program that is measured, and the others."""
    first, *others = sorted(os.sched_getaffinity(0))
    return {first}, set(others or [first])


@asynccontextmanager
async def started(program: Program, redis: str, **settings: str) -> AsyncIterator[tuple[int, int]]:
    """Run a program on its core; yields its port and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    measured, _ = cores()
    environment = {**os.environ, "TURNABOUT_REDIS_URL": redis, "TURNABOUT_LIMITS": "off", **settings}
    process = await asyncio.create_subprocess_exec(
        *program.command(port, redis),
        cwd=ROOT,
        env=environment,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        preexec_fn=lambda: os.sched_setaffinity(0, measured),
    )
    try:
        async with asyncio.timeout(20):
            while True:
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    break
                if process.returncode is not None:
                    raise RuntimeError(f"{program.name} ended with {process.returncode} before it listened")
                await asyncio.sleep(0.02)
        yield port, process.pid
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


def cpu_seconds(pid: int) -> float:
    """Return the CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(pid: int) -> int:
    """Return the memory a process has in RAM."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
