"""A node: what its rooms share, and the tasks that run for them."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

import structlog

from protocol.ids import Form
from protocol.options import Clock
from server import metrics
from server.bots.pool import Thinkers
from server.finished.analyses import Analyses
from server.finished.calendar import Calendar
from server.finished.daily import DailyNumbers
from server.finished.numbers import Numbers
from server.finished.players import Players
from server.finished.settling import Settling
from server.results.database import Database
from server.rooms.compaction import Compaction
from server.rooms.outages import Outages
from server.rooms.peers import Peers
from server.store.client import Store
from server.store.clock import StoreTime
from server.store.endpoint import AGAIN_SECONDS
from server.store.mailboxes import Mailboxes
from server.store.presence import StoredPresence
from server.store.room_data import RoomData
from server.store.watchers import Watchers
from server.web_push import PushRules

DAY_MS = 24 * 3600 * 1000

T = TypeVar("T")
log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Lifetimes:
    """How long a room is kept after its last entry, in ms: `finished` if its last match is over, else `open`.

    A room is kept for at least twice the time that its clock gives for a move.
    A solo game keeps nobody waiting, so an unfinished one is kept as long as a finished one.
    """

    open: int = 7 * DAY_MS
    finished: int = 30 * DAY_MS

    @property
    def shortest(self) -> int:
        """The shorter of the two."""
        return min(self.open, self.finished)

    def of(self, form: Form, clock: Clock | None, *, finished: bool) -> int:
        """Return how long a room is kept."""
        least = 2000 * clock.move if clock is not None and clock.move is not None else 0
        return max(least, self.finished if finished or form == "solo" else self.open)


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """What a server lets its rooms do.

    A room leaves memory when nobody has been in it for `idle_seconds`, and expires after its `lifetimes`. `patience` is
    how long a player may be away before others may act on it, in ms. `computer_pause` is the minimum time, in seconds,
    that a computer player takes for a move. `work_ahead`: what can be known of a number is computed before a player
    asks for it. `calendar` says when a new day's numbers are played. `push` says how push messages are sent.
    """

    idle_seconds: float
    lifetimes: Lifetimes
    patience: int
    computer_pause: float
    work_ahead: bool = True
    calendar: Calendar = field(default_factory=Calendar)
    push: PushRules = field(default_factory=PushRules)


class Tasks:
    """The tasks of a node; `async with` runs them, and `end` ends them."""

    def __init__(self) -> None:
        self._group: asyncio.TaskGroup
        self._running: set[asyncio.Task[Any]] = set()
        self._ending = False

    async def __aenter__(self) -> Self:
        """Begin to run tasks."""
        self._group = await asyncio.TaskGroup().__aenter__()
        return self

    async def __aexit__(self, *error: object) -> None:
        """End the tasks that are running; what is spawned from here on is not begun."""
        self._ending = True
        for task in list(self._running):
            await _end(task)
        # What ended the context is not these tasks' failure, and passes as it is.
        await self._group.__aexit__(None, None, None)

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run work without which the node cannot go on: its failure ends the node."""
        task = self._group.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work that one room waits for: its failure is logged, and ends nothing else."""
        if self._ending:
            work.close()
        else:
            self.run(_logged(work)).add_done_callback(lambda _: work.close())  # it may not have been begun

    async def pause(self) -> None:
        """Wait before the store is asked again."""
        await asyncio.sleep(AGAIN_SECONDS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """What a node gives its rooms."""

    store: Store
    rules: HouseRules
    tasks: Tasks
    thinkers: Thinkers
    time: StoreTime
    room_data: RoomData
    mailboxes: Mailboxes
    peers: Peers
    presence: StoredPresence
    outages: Outages
    watchers: Watchers
    numbers: Numbers
    analyses: Analyses
    database: Database
    players: Players
    settling: Settling
    compaction: Compaction
    daily: DailyNumbers


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("a room's task failed")
        metrics.TASKS_FAILED.inc()


async def _end(task: asyncio.Task[Any]) -> None:
    """Cancel a task until it ends, since redis-py may swallow a cancellation that comes while it connects."""
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=AGAIN_SECONDS)
