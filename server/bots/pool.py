"""The processes that computers think in, so that the event loop, and whoever plays elsewhere, waits for none of them.

Moves and hints are thought about in some processes of low priority, and what may take long (how well a match was
played, what a number is worth) in one more, of the lowest: nobody's move waits for it. A process is started when there
is something to think about, anew and not as a copy of the server, so that it holds none of its sockets; each has an
executor of its own, so that one that dies, or is ended with a question nobody asks any more, leaves the others alone.
"""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Literal, ParamSpec, Self, TypeVar

import structlog

from server import metrics
from server.bots.turns import Share, Turns
from server.bots.worker import begin

MOVES_NICE, LATER_NICE = 10, 19
"""The priorities of those who think about moves and of who thinks about all else, as POSIX has them."""

P = ParamSpec("P")
T = TypeVar("T")
log = structlog.get_logger(__name__)


class ThinkerLost(Exception):
    """A question was not answered: two processes in a row died over it, or the server ends."""


def cores() -> int:
    """Return how many cores there are for this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def thinkers_here() -> int:
    """Return how many processes may think about moves on this machine: the server, its store and the rest have two."""
    return max(1, cores() - 2)


class Thinkers:
    """The thinking processes of one server process; `async with` ends them. `most` may think about moves at once."""

    def __init__(self, most: int) -> None:
        self._moves = _Pool("moves", most, MOVES_NICE)
        self._later = _Pool("later", 1, LATER_NICE)

    async def __aenter__(self) -> Self:
        """Be ready to start them."""
        return self

    async def __aexit__(self, *error: object) -> None:
        """End them, whatever they are thinking about."""
        await asyncio.gather(self._moves.end(), self._later.end())

    async def think(self, share: Share, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a module's function in another process when it is the share's turn: for moves and hints.

        Cancelling it ends that process. Raises what the function raises, and ThinkerLost.
        """
        return await self._moves.run(share, function, *args, **kwargs)

    async def later(self, share: Share, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function like `think`, but one at a time and after all moves: for long work."""
        return await self._later.run(share, function, *args, **kwargs)


@dataclass(frozen=True, slots=True, eq=False)
class _Thinker:
    """One process, and the executor that hands it its questions."""

    executor: ProcessPoolExecutor
    process: BaseProcess

    def end(self, wait: bool = False) -> None:
        """End the process where it stands; `wait` until it is no more."""
        self.process.kill()
        self.executor.shutdown(wait, cancel_futures=True)


def _start(niceness: int) -> _Thinker:
    """Start a process, which takes some tenths of a second. Raises BrokenProcessPool where it dies of its start."""
    executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin, (niceness,))
    pid = executor.submit(os.getpid).result()
    for child in multiprocessing.active_children():
        if child.pid == pid:
            return _Thinker(executor, child)
    raise BrokenProcessPool


class _Pool:
    """Processes of one priority, started as they are needed."""

    def __init__(self, name: Literal["moves", "later"], most: int, niceness: int) -> None:
        self._name = name
        self._niceness = niceness
        self._turns = Turns(most)
        self._idle: list[_Thinker] = []
        self._all: set[_Thinker] = set()
        self._starting: set[asyncio.Task[_Thinker]] = set()
        self._ended = False
        self._waiting = metrics.QUESTIONS.labels(name, "waiting")
        self._thinking = metrics.QUESTIONS.labels(name, "thinking")

    async def run(self, share: Share, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have a process run a function when it is its turn; a second one, if the first dies over it."""
        with self._waiting.track_inprogress():
            await self._turns.take(share)
        began = time.monotonic()
        try:
            with self._thinking.track_inprogress():
                try:
                    return await self._run(function, *args, **kwargs)
                except BrokenProcessPool:
                    if self._ended:
                        raise
                    return await self._run(function, *args, **kwargs)
        except BrokenProcessPool:
            why = "the server ends" if self._ended else "two processes in a row died over it"
            raise ThinkerLost(f"This was not thought about to the end: {why}.") from None
        finally:
            self._turns.give_back(share, time.monotonic() - began)

    async def _run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._ended:
            raise BrokenProcessPool
        thinker = self._idle.pop() if self._idle else await self._started()
        try:
            result = await asyncio.wrap_future(thinker.executor.submit(function, *args, **kwargs))
        except BrokenProcessPool:
            if not self._ended:
                log.warning("a thinking process died", pid=thinker.process.pid)
                metrics.THINKERS_LOST.inc()
            self._drop(thinker)
            raise
        except asyncio.CancelledError:
            self._drop(thinker)
            raise
        except BaseException:
            self._idle.append(thinker)
            raise
        self._idle.append(thinker)
        return result

    async def _started(self) -> _Thinker:
        """Return a new process; where nobody waits for it any more when it has started, the next question has it."""
        starting = asyncio.create_task(self._start())
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(self._keep)
            raise

    async def _start(self) -> _Thinker:
        thinker = await asyncio.to_thread(_start, self._niceness)
        self._all.add(thinker)
        log.info("thinking process started", queue=self._name, pid=thinker.process.pid)
        return thinker

    def _keep(self, started: "asyncio.Task[_Thinker]") -> None:
        if not started.cancelled() and started.exception() is None:
            self._idle.append(started.result())

    def _drop(self, thinker: _Thinker) -> None:
        if thinker in self._all:
            self._all.remove(thinker)
            thinker.end()

    async def end(self) -> None:
        """End all processes; whoever still waits for an answer is told that there will be none."""
        self._ended = True
        await asyncio.gather(*self._starting, return_exceptions=True)
        thinkers = list(self._all)
        self._all.clear()
        await asyncio.gather(*(asyncio.to_thread(thinker.end, wait=True) for thinker in thinkers))
