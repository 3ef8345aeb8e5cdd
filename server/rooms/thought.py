"""Computations for a room: they are tried again if they fail, and dropped when the room no longer needs them."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

import structlog

from protocol.ids import RoomCode
from server import metrics
from server.rooms.node import Node

PAUSE_FIRST, PAUSE_MOST = 1.0, 30.0
"""Seconds before a failed computation is tried again, doubled every time."""
MOST_FAILURES = 3
"""After this many failures `instead` gives the answer."""

T = TypeVar("T")
log = structlog.get_logger(__name__)


class Thought(Generic[T]):
    """One computation for a room, begun at once: `think` computes the answer, and `found` is called with it.

    `level` is the name under which its time is counted. `instead` gives an answer at once, so that nobody waits for
    ever if thinking keeps failing.
    """

    def __init__(
        self,
        *,
        code: RoomCode,
        node: Node,
        level: str,
        think: Callable[[], Awaitable[T]],
        found: Callable[[T], None],
        instead: Callable[[], T] | None = None,
    ) -> None:
        self._code = code
        self._level = level
        self._think = think
        self._found = found
        self._instead = instead
        self._dropped = False
        self._task: asyncio.Task[None] | None = None
        node.tasks.spawn(self._run())

    def drop(self) -> None:
        """Stop thinking; `found` is not called."""
        self._dropped = True
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        if self._dropped:
            return
        self._task = asyncio.current_task()
        found = await self._answer()
        self._task = None
        if not self._dropped:
            self._found(found)

    async def _answer(self) -> T:
        pause, failures = PAUSE_FIRST, 0
        while True:
            began = time.perf_counter()
            quick = self._instead if failures >= MOST_FAILURES else None
            try:
                found = await self._think() if quick is None else quick()
            except Exception:
                log.exception("the computer could not think", room=self._code, level=self._level, failures=failures)
                metrics.COMPUTERS_FAILED.inc()
                failures += 1
            else:
                metrics.thought(self._level, time.perf_counter() - began)
                return found
            await asyncio.sleep(pause)
            pause = min(2 * pause, PAUSE_MOST)
