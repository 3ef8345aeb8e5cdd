"""The processes that computers think in, so that neither the event loop nor other players wait for them.

1. There are two queues. Moves, hints and the results of finished matches run in a few processes of low priority. Long
   work, such as analyses and scores of numbers, runs in one more process of the lowest priority, so that no move waits
   for it.
2. A process starts when a question first needs it, or is about to (`warm_up`). It is spawned, not forked, so that it
   does not hold the server's sockets.
3. Each process has an executor of its own. If a process dies, or is ended because its question was cancelled, the
   others continue.
4. A question whose process died is asked once more; if that process dies too, the question fails with ThinkerLost.
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
"""The niceness (POSIX) of the processes for moves and of the process for long work."""

P = ParamSpec("P")
T = TypeVar("T")
log = structlog.get_logger(__name__)


class ThinkerLost(Exception):
    """A question got no answer: two processes in a row died on it, or the server is stopping."""


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def thinkers_here() -> int:
    """Return how many processes may think about moves here: all cores but two, for the server and its store."""
    return max(1, cores() - 2)


class Thinkers:
    """The thinking processes of a server process; `async with` ends them. Up to `most` think about moves at once."""

    def __init__(self, most: int) -> None:
        self._moves = _Pool("moves", most, MOVES_NICE)
        self._later = _Pool("later", 1, LATER_NICE)

    async def __aenter__(self) -> Self:
        """Return self; processes start when they are needed."""
        return self

    async def __aexit__(self, *error: object) -> None:
        """Kill all processes, even if they are thinking."""
        await asyncio.gather(self._moves.end(), self._later.end())

    async def think(self, share: Share, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a module's function in another process when it is the share's turn: for moves and short work.

        Cancelling the call kills that process. Raises what the function raises, and ThinkerLost.
        """
        return await self._moves.run(share, function, *args, **kwargs)

    def warm_up(self) -> None:
        """Start a process for moves if none has been started yet: a question is about to come that should not wait."""
        self._moves.warm_up()

    async def later(self, share: Share, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function like `think`, but one at a time and after all moves: for long work."""
        return await self._later.run(share, function, *args, **kwargs)


@dataclass(frozen=True, slots=True, eq=False)
class _Thinker:
    """A process and the executor that sends it questions."""

    executor: ProcessPoolExecutor
    process: BaseProcess

    def end(self, wait: bool = False) -> None:
        """Kill the process; with `wait`, return when it is gone."""
        self.process.kill()
        self.executor.shutdown(wait, cancel_futures=True)


def _start(niceness: int) -> _Thinker:
    """Start a process, which takes some tenths of a second. Raises BrokenProcessPool if it dies at its start."""
    executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin, (niceness,))
    pid = executor.submit(os.getpid).result()
    for child in multiprocessing.active_children():
        if child.pid == pid:
            return _Thinker(executor, child)
    raise BrokenProcessPool


class _Pool:
    """Processes of the same priority, started on demand."""

    def __init__(self, name: Literal["moves", "later"], most: int, niceness: int) -> None:
        self._name = name
        self._niceness = niceness
        self._turns = Turns(most)
        self._idle: list[_Thinker] = []
        self._all: set[_Thinker] = set()
        self._starting: set[asyncio.Task[_Thinker]] = set()
        self._warming: asyncio.Task[None] | None = None
        self._ended = False
        self._waiting = metrics.QUESTIONS.labels(name, "waiting")
        self._thinking = metrics.QUESTIONS.labels(name, "thinking")

    async def run(self, share: Share, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function in a process when it is the share's turn; if the process dies, try once more in another."""
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
            why = "the server is stopping" if self._ended else "two thinking processes in a row died"
            raise ThinkerLost(f"The computer did not answer: {why}.") from None
        finally:
            self._turns.give_back(share, time.monotonic() - began)

    async def _run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if not self._idle and self._warming is not None:
            await asyncio.wait((self._warming,))
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

    def warm_up(self) -> None:
        """Start a process for the next question, unless one runs or starts."""
        if self._warming is None and not (self._all or self._starting or self._ended):
            self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        try:
            self._idle.append(await self._started())
        except Exception:
            log.exception("no thinking process could be started", queue=self._name)  # the next question tries again
        finally:
            self._warming = None

    async def _started(self) -> _Thinker:
        """Start a process; if its question is cancelled meanwhile, keep the process for the next question."""
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
        """Kill all processes; every pending call raises ThinkerLost."""
        self._ended = True
        if self._warming is not None:
            await asyncio.wait((self._warming,))
        await asyncio.gather(*self._starting, return_exceptions=True)
        thinkers = list(self._all)
        self._all.clear()
        await asyncio.gather(*(asyncio.to_thread(thinker.end, wait=True) for thinker in thinkers))
