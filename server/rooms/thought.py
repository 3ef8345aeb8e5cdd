"""What a room has the computer think about: tried again when that fails, and dropped when the room has gone on."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

import structlog

from protocol.ids import RoomCode
from server import metrics
from server.rooms.node import Node

PAUSE_FIRST, PAUSE_MOST = 1.0, 30.0
"""Seconds before what failed is tried again, doubled every time."""
MOST_FAILURES = 3
"""So often it may fail before another answer is taken, where there is one."""

T = TypeVar("T")
log = structlog.get_logger(__name__)


class Thought(Generic[T]):
    """One question of a room, asked at once: `think` has it thought about, and `found` takes what came of that.

    `level` is the name under which the time it takes is counted. `instead` gives an answer at once, so that nobody
    waits for ever where thinking fails again and again.
    """

    def __init__(
        self,
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
        """Have it thought about no more; what was found is not told any more."""
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
