"""Several processes on one port: workers serve it, and their parent restarts them and gives them a port and a store.

1. A worker is a node of its own. It inherits the listening sockets, and one end of a socket pair as its lifeline.
2. The worker writes to the lifeline that it serves, or why it can't.
3. When the lifeline breaks, the parent wants the worker to stop or is gone; the worker then stops as on a signal.
"""

import asyncio
import os
import signal
import socket
import sys
import tempfile
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Collection, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import structlog

from server import metrics
from server.app import own_store, running
from server.away import Away
from server.bots.pool import thinkers_here
from server.config import Settings
from server.net import tls
from server.net.port import number_of, open_port
from server.results.database import CannotOpenDatabase
from server.status import announced
from server.stopping import Stop, on_signals
from server.store.client import Store

PAUSE_FIRST, PAUSE_MOST = 0.1, 10.0
"""Seconds before a worker that died is restarted; the pause doubles with every quick death."""
SETTLED_SECONDS = 10.0
"""A worker that lived this long started successfully."""
MOST_FAILURES = 8
"""The parent stops after this number of failed starts of a worker, unless another worker serves."""
WORKERS_SECONDS = 6.0
"""Seconds until workers that don't stop are killed: a node that is not stuck needs less."""
PARENT_HARD_SECONDS = 9.5
"""Seconds until the parent's hard end, because it still has to stop the store after the workers."""

_SERVES = b"serves"

log = structlog.get_logger(__name__)


class WorkersFailed(Exception):
    """No worker can serve; the message says why."""


@dataclass(frozen=True, slots=True)
class _Ended:
    """How a worker ended: whether it had served, the seconds it lived, and the reason."""

    served: bool
    lived: float
    why: str


async def serve(settings: Settings) -> None:
    """Keep `settings.workers` workers on one port until a signal stops them.

    Raises WorkersFailed, CannotListen, CannotEncrypt, and StoreAway or EmbeddedStoreError if there is no store.
    """
    if tls.context(settings.tls_certificate, settings.tls_key) is not None and settings.tls_key is not None:
        problem = tls.key_warning(settings.tls_key)  # otherwise each worker would log it
        if problem is not None:
            log.warning(problem)
    with on_signals(signal.SIGTERM, signal.SIGINT, hard_seconds=PARENT_HARD_SECONDS) as stop:
        async with AsyncExitStack() as stack:
            if settings.redis_url is not None:
                url = settings.redis_url.get_secret_value()
            else:
                url = (await stack.enter_async_context(own_store(settings, stop.asked))).url
            async with Store(url, "") as store:  # logs the store's problems once
                for problem in await store.problems():
                    log.warning(problem)
            workers = _Workers(settings=settings, store=url, stack=stack, stop=stop)
            sockets = [stack.enter_context(one) for one in open_port(settings.host, settings.port)]
            stack.enter_context(announced(settings, number_of(sockets[0])))
            await workers.run(sockets, settings.host)
        if workers.failure is not None:
            raise WorkersFailed(workers.failure)


class _Workers:
    """The workers of a parent; `failure` is the reason if they were given up."""

    def __init__(self, *, settings: Settings, store: str, stack: AsyncExitStack, stop: Stop) -> None:
        directory = stack.enter_context(tempfile.TemporaryDirectory(prefix="turnabout-metrics-"))
        self.failure: str | None = None
        self._metrics = Path(directory)
        self._environment = {
            **os.environ,
            "TURNABOUT_REDIS_URL": store,
            "TURNABOUT_DATA_DIR": str(settings.data_dir.absolute()),
            "TURNABOUT_WORKERS": "1",
            metrics.DIRECTORY_VARIABLE: directory,
        }
        if settings.database_url is not None:
            self._environment["TURNABOUT_DATABASE_URL"] = settings.database_url.get_secret_value()
        self._count = settings.workers
        self._thinkers = settings.thinkers or thinkers_here()
        self._stop = stop
        self._sockets: Sequence[socket.socket] = ()
        self._alive: dict[Process, asyncio.StreamWriter] = {}
        self._serving: set[int] = set()
        self._served: set[int] = set()
        self._all_served = asyncio.Event()

    async def run(self, sockets: Sequence[socket.socket], host: str | None) -> None:
        """Keep the workers on these sockets until the stop, then end them."""
        self._sockets = sockets
        keeping = [asyncio.create_task(self._keep(number), name=f"worker {number}") for number in range(self._count)]
        for task in keeping:  # a task ends early only if all should end
            task.add_done_callback(lambda _: self._stop.asked.set())
        telling = asyncio.create_task(self._tell(host))
        try:
            await self._stop.wait()
            log.info("stopping")
        finally:
            telling.cancel()
            for one in sockets:  # new connections must not wait in vain
                one.close()
            for lifeline in self._alive.values():
                lifeline.close()
            try:
                await asyncio.wait(keeping, timeout=WORKERS_SECONDS)
            finally:
                for process in self._alive:
                    log.warning("worker killed: it did not end when asked", pid=process.pid)
                    with suppress(ProcessLookupError):
                        process.kill()
                await all_ended(keeping)

    async def _tell(self, host: str | None) -> None:
        await self._all_served.wait()
        port = number_of(self._sockets[0])
        log.info("listening", host=host or "all addresses", port=port, workers=self._count)

    async def _keep(self, number: int) -> None:
        """Run a worker, and restart it, until the stop."""
        failures = 0
        while not self._stop.asked.is_set():
            ended = await self._run(number)
            if self._stop.asked.is_set():
                return
            failures = 1 if ended.lived > SETTLED_SECONDS else failures + 1
            starting = not self._all_served.is_set()
            if not ended.served and (starting or (failures >= MOST_FAILURES and not self._serving)):
                self.failure = ended.why
                self._stop.asked.set()
                return
            pause = min(PAUSE_FIRST * 2 ** (failures - 1), PAUSE_MOST)
            log.error("worker ended; restarting it", worker=number, why=ended.why, pause_s=pause)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._stop.asked.wait()

    async def _run(self, number: int) -> _Ended:
        """Run a worker until it ends."""
        loop = asyncio.get_running_loop()
        born = loop.time()
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                process = await self._spawn(number, theirs)
        except OSError as error:
            ours.close()
            return _Ended(False, 0.0, f"A worker could not start: {error.strerror or error}.")
        said, lifeline = await asyncio.open_connection(sock=ours)
        self._alive[process] = lifeline
        if self._stop.asked.is_set():
            lifeline.close()
        try:
            word, _, rest = (await _line(said)).partition(b" ")
            served = word == _SERVES
            if served:
                log.info("worker serves", worker=number, pid=process.pid, serves_as=rest.decode())
                self._serving.add(number)
                self._served.add(number)
                if len(self._served) == self._count:
                    self._all_served.set()
            code = await process.wait()
        finally:
            self._serving.discard(number)
            del self._alive[process]
            lifeline.close()
        metrics.worker_ended(self._metrics, process.pid)
        why = rest.decode(errors="replace") if word and not served else f"A worker ended by itself (exit {code})."
        return _Ended(served, loop.time() - born, why)

    async def _spawn(self, number: int, lifeline: socket.socket) -> Process:
        inherited = [one.fileno() for one in self._sockets]
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "server", "worker", str(lifeline.fileno()), *map(str, inherited)),
            stdin=DEVNULL,
            pass_fds=(lifeline.fileno(), *inherited),
            env={**self._environment, "TURNABOUT_THINKERS": str(share(self._thinkers, self._count, number))},
        )


async def all_ended(keeping: Collection[asyncio.Task[Any]]) -> None:
    """Wait until all workers have ended; a cancellation takes effect after that."""
    cancelled: asyncio.CancelledError | None = None
    while not all(task.done() for task in keeping):
        try:
            await asyncio.wait(keeping)
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        raise cancelled
    for task in keeping:
        task.result()


def share(thinkers: int, workers: int, number: int) -> int:
    """Return a worker's share of the thinking processes, at least one; workers are counted from 0.

    >>> [share(5, 3, number) for number in range(3)], [share(1, 2, number) for number in range(2)]
    ([2, 2, 1], [1, 1])
    """
    return max(1, thinkers // workers + (number < thinkers % workers))


async def work(settings: Settings, node: str, lifeline: socket.socket, sockets: Sequence[socket.socket]) -> bool:
    """Serve until the lifeline breaks or a signal arrives; return false, and tell the parent why, if it can't."""
    with on_signals(signal.SIGTERM, insisting=False) as stop:
        said, saying = await asyncio.open_connection(sock=lifeline)
        holding = asyncio.create_task(_hold(said, stop), name="lifeline")
        try:
            async with running(settings, stop.asked, node, sockets):
                saying.write(b"%b %b\n" % (_SERVES, node.encode()))
                await stop.wait()
                log.info("stopping")
        except (Away, CannotOpenDatabase) as error:
            saying.write(b"cannot %b\n" % " ".join(str(error).split()).encode())
            with suppress(OSError):
                await saying.drain()
            return False
        finally:
            holding.cancel()
            saying.close()
    return True


async def _hold(lifeline: asyncio.StreamReader, stop: Stop) -> None:
    await _line(lifeline)
    stop.ask()


async def _line(lifeline: asyncio.StreamReader) -> bytes:
    """Return a line from the other end; empty when it is gone."""
    try:
        return (await lifeline.readline()).rstrip()
    except OSError:
        return b""


def inherit(number: int) -> socket.socket:
    """Return the socket that the parent left open under a descriptor, without passing it on to further processes."""
    os.set_inheritable(number, False)
    return socket.socket(fileno=number)
