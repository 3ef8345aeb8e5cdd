"""The programs that are measured, each on a core of its own: the server, and the bare relay."""

import asyncio
import contextlib
import ctypes
import os
import resource
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from server.store.embedded.store import EmbeddedStore
from tests.bench.load import DuelRoom, RelayRoom

ROOT = Path(__file__).parents[2]
STARTED_SECONDS, ENDED_SECONDS = 20, 12
PR_SET_PDEATHSIG = 1


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


@cache  # before a process is pinned, because it then sees fewer cores
def cores() -> tuple[set[int], set[int]]:
    """Return the core of the program that is measured, and the others."""
    first, *others = sorted(os.sched_getaffinity(0))
    return {first}, set(others or [first])


def descriptors() -> int:
    """Return how many files a process may have open, after asking for as many as it may ask for."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


def measured_alone() -> None:
    """Pin the new process to the measured core, and have it end when its parent does."""
    os.sched_setaffinity(0, cores()[0])
    end_with_parent()


def end_with_parent() -> None:
    """Have the new process end when its parent does."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def database_beside(store: EmbeddedStore) -> Path:
    """Return the file of the database that servers on a store share."""
    return store.directory.with_suffix(".sqlite")


@asynccontextmanager
async def started(program: Program, store: EmbeddedStore, **settings: str) -> AsyncIterator[tuple[int, int]]:
    """Run a program on its core, on a store and the database beside it; yields its port and process id."""
    environment = {
        **os.environ,
        "TURNABOUT_REDIS_URL": store.url,
        "TURNABOUT_DATABASE_URL": f"sqlite:///{database_beside(store)}",
        "TURNABOUT_LIMITS": "off",
        **settings,
    }
    async with listening(program.name, lambda port: program.command(port, store.url), environment) as found:
        yield found


@asynccontextmanager
async def listening(
    name: str, command: Callable[[int], Sequence[str]], environment: dict[str, str]
) -> AsyncIterator[tuple[int, int]]:
    """Run the command for a free port on the measured core; yields port and process id once it listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    async with running(command(port), environment) as process:
        async with asyncio.timeout(STARTED_SECONDS):
            while True:
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    break
                if process.returncode is not None:
                    raise RuntimeError(f"{name} ended with {process.returncode} before it listened")
                await asyncio.sleep(0.02)
        yield port, process.pid


async def answer(*words: str, told: str = "") -> str:
    """Return the output of a program that runs on its own core and gets some standard input.

    Raises RuntimeError if it failed.
    """
    async with running(words, dict(os.environ), asyncio.subprocess.PIPE) as process:
        said, _ = await process.communicate(told.encode())
    if process.returncode:
        raise RuntimeError(f"{' '.join(words)} ended with {process.returncode}")
    return said.decode()


@asynccontextmanager
async def running(
    command: Sequence[str],
    environment: dict[str, str],
    talk: int = asyncio.subprocess.DEVNULL,
    prepare: Callable[[], None] = measured_alone,
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a command while the context lasts.

    `talk`: its input and output; `prepare`: called in the new process, which it pins to the measured core by default.
    """
    cores(), ctypes.CDLL(None)  # what is looked up between fork and exec must have been looked up before
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=ROOT,
        env=environment,
        stdin=talk,
        stdout=talk,
        stderr=asyncio.subprocess.DEVNULL if talk == asyncio.subprocess.DEVNULL else None,
        preexec_fn=prepare,
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            async with asyncio.timeout(ENDED_SECONDS):
                await process.wait()
        finally:  # also when the wait was cut short
            with contextlib.suppress(ProcessLookupError):
                process.kill()


def cpu_seconds(pid: int) -> float:
    """Return the CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(pid: int) -> int:
    """Return the memory a process has in RAM."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
