"""The server's metrics for Prometheus.

If several processes serve one port, each writes its numbers to files in one directory, which an environment variable
names before Python starts; any process answers for all of them.

Counting must be cheap, about 2 us a move, so labelled metrics that are counted often are looked up only once. No metric
says who plays, in which room, or what.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path
from typing import Literal

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Metric,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import choose_encoder
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from server.version import VERSION

DIRECTORY_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable with the directory of several processes; its name is the library's."""
PROBE_SECONDS = 0.02
"""Seconds between two probes of the event loop."""
DECIDE_BUCKETS = (10e-6, 25e-6, 50e-6, 100e-6, 250e-6, 500e-6, 1e-3, 2.5e-3, 5e-3)
THINK_BUCKETS = (1e-3, 5e-3, 10e-3, 25e-3, 50e-3, 100e-3, 250e-3, 500e-3, 1.0, 2.5, 5.0, 10.0)
APPEND_BUCKETS = (100e-6, 250e-6, 500e-6, 1e-3, 2.5e-3, 5e-3, 10e-3, 25e-3, 50e-3, 100e-3, 250e-3, 500e-3, 1.0)
LAG_BUCKETS = (
    *(0.5e-3, 1e-3, 2e-3, 3e-3, 4e-3, 5e-3, 7.5e-3, 10e-3, 15e-3, 20e-3, 30e-3, 50e-3),
    *(75e-3, 100e-3, 250e-3, 500e-3, 1.0),
)
ACK = "ack"
"""The answer of an accepted command in `answered`; a rejected command's answer is its code."""
UNREAD = "unread"
"""The type of a frame whose type was not read, because it is no command or one too many."""

disable_created_metrics()  # type: ignore[no-untyped-call]  # untyped
_own = CollectorRegistry(auto_describe=True)

COMMANDS = Counter(
    "turnabout_commands",
    "Commands answered, by type and by answer: ack or a rejection code.",
    ["type", "answer"],
    registry=_own,
)
DECIDE_SECONDS = Histogram(
    "turnabout_decide_seconds",
    "Seconds to decide a command.",
    buckets=DECIDE_BUCKETS,
    registry=_own,
)
APPEND_SECONDS = Histogram(
    "turnabout_append_seconds",
    "Seconds until the store answered an append, by outcome: done, lost to another node, or unavailable.",
    ["outcome"],
    buckets=APPEND_BUCKETS,
    registry=_own,
)
LOOP_LAG_SECONDS = Histogram(
    "turnabout_loop_lag_seconds",
    "Seconds that the event loop woke a task late.",
    buckets=LAG_BUCKETS,
    registry=_own,
)
ROOMS = Gauge("turnabout_rooms", "Rooms in memory.", multiprocess_mode="livesum", registry=_own)
MATCHES_UNDER_WAY = Gauge(
    "turnabout_matches_under_way",
    "Unfinished matches in rooms in memory.",
    multiprocess_mode="livesum",
    registry=_own,
)
CONNECTIONS = Gauge("turnabout_connections", "Connected clients.", multiprocess_mode="livesum", registry=_own)
UPDATES_COMBINED = Counter(
    "turnabout_updates_combined",
    "Changes of a room that a slow reader was shown together with later ones.",
    registry=_own,
)
SLOW_READERS_CLOSED = Counter(
    "turnabout_slow_readers_closed", "Connections closed because the client did not read.", registry=_own
)
LIMIT_REJECTIONS = Counter(
    "turnabout_limit_rejections",
    "Requests and connections rejected by a limit: connections, requests, rooms, codes, frames or descriptors.",
    ["limit"],
    registry=_own,
)
LOGS_REREAD = Counter(
    "turnabout_logs_reread",
    "Room logs read again from the start because new entries did not follow the known ones.",
    registry=_own,
)
FAULTS = Counter(
    "turnabout_faults",
    "Bugs of the server: a room stopped or was unreadable, or a task, a connection or a computer failed.",
    ["what"],
    registry=_own,
)
ROOMS_STOPPED = FAULTS.labels("room_stopped")
ROOMS_UNREADABLE = FAULTS.labels("room_unreadable")
TASKS_FAILED = FAULTS.labels("task_failed")
CONNECTIONS_FAILED = FAULTS.labels("connection_failed")
COMPUTERS_FAILED = FAULTS.labels("computer_failed")
THINK_SECONDS = Histogram(
    "turnabout_think_seconds",
    "Seconds for a computer's move or hint, by level, including the wait for a process.",
    ["level"],
    buckets=THINK_BUCKETS,
    registry=_own,
)
QUESTIONS = Gauge(
    "turnabout_questions",
    "Questions to computers, by queue (moves or later) and state (waiting or thinking).",
    ["queue", "state"],
    multiprocess_mode="livesum",
    registry=_own,
)
PUBLIC_ROOMS = Gauge(
    "turnabout_public_rooms",
    "Public rooms with a player connected here.",
    multiprocess_mode="livesum",
    registry=_own,
)
LOBBY_WATCHERS = Gauge(
    "turnabout_lobby_watchers",
    "Clients that see a list of public rooms.",
    multiprocess_mode="livesum",
    registry=_own,
)
QUICK_WAITING = Gauge(
    "turnabout_quick_waiting",
    "Players connected here who wait for a quick match.",
    multiprocess_mode="livesum",
    registry=_own,
)
QUICK_MATCHES = Counter(
    "turnabout_quick_matches",
    "Requests for a quick match, by outcome: seated, waits, or passed over an absent player.",
    ["outcome"],
    registry=_own,
)
PLAYERS_SENT_ON = Counter(
    "turnabout_players_sent_on",
    "Players who were told to enter a room on another node, by outcome: went, or stayed here.",
    ["outcome"],
    registry=_own,
)
MATCHES_TO_SETTLE = Gauge(
    "turnabout_matches_to_settle",
    "Finished matches in this node's queue to settle: at most 1000, the others stay due in the store.",
    multiprocess_mode="livesum",
    registry=_own,
)
DATABASE_AVAILABLE = Gauge(
    "turnabout_database_available",
    "Whether the database of results was available when it was last used: 1 or 0.",
    multiprocess_mode="livemin",
    registry=_own,
)
THINKERS_LOST = Counter(
    "turnabout_thinkers_lost", "Thinking processes that died while answering a question.", registry=_own
)
_STORE_LINKS = Gauge(
    "turnabout_store_links",
    "Connections to the store, by use and state (up or down).",
    ["use", "state"],
    multiprocess_mode="livesum",
    registry=_own,
)
_PROCESSES = Gauge(
    "turnabout_processes",
    "Server processes, by version.",
    ["version"],
    multiprocess_mode="livesum",
    registry=_own,
)


@cache
def _answers(type: str, answer: str) -> Counter:
    return COMMANDS.labels(type, answer)


def answered(type: str, answer: str) -> None:
    """Count the answer to a command: ACK, or its rejection code."""
    _answers(type, answer).inc()


@cache
def _thinks(level: str) -> Histogram:
    return THINK_SECONDS.labels(level)


def thought(level: str, seconds: float) -> None:
    """Record the seconds that a computer of a level needed for a move, or for a hint."""
    _thinks(level).observe(seconds)


class StoreLink:
    """The state of a connection to the store, as counted from its creation (down) until `gone`."""

    def __init__(self, use: Literal["append", "hints"]) -> None:
        self._states = {state: _STORE_LINKS.labels(use, state) for state in ("up", "down")}
        self._state: str | None = None
        self.down()

    def up(self) -> None:
        """Count the connection as up."""
        self._become("up")

    def down(self) -> None:
        """Count the connection as down."""
        self._become("down")

    def gone(self) -> None:
        """Stop counting the connection."""
        self._become(None)

    def _become(self, state: str | None) -> None:
        before, self._state = self._state, state
        if before != state:
            if before is not None:
                self._states[before].dec()
            if state is not None:
                self._states[state].inc()


@asynccontextmanager
async def watching_process() -> AsyncIterator[None]:
    """Count this process, and measure how late its event loop wakes, while the context lasts."""
    running = _PROCESSES.labels(VERSION)
    running.inc()
    probe = asyncio.create_task(_probe(), name="loop probe")
    try:
        yield
    finally:
        probe.cancel()
        await asyncio.wait({probe})
        running.dec()


async def _probe() -> None:
    while True:
        due = time.perf_counter() + PROBE_SECONDS  # uvloop's clock counts whole milliseconds
        await asyncio.sleep(PROBE_SECONDS)
        LOOP_LAG_SECONDS.observe(max(0.0, time.perf_counter() - due))


class _Processes(Collector):
    """The system's figures of each process that shares a directory, by `pid`."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory

    def collect(self) -> Iterable[Metric]:
        """Return the library's process metrics of all processes. The name is prometheus_client's."""
        found: dict[str, Metric] = {}
        for pid in sorted(file.stem.rpartition("_")[2] for file in self._directory.glob("gauge_livesum_*.db")):
            for metric in ProcessCollector(pid=partial(str, pid), registry=None).collect():
                whole = found.setdefault(metric.name, Metric(metric.name, metric.documentation, metric.type))
                for sample in metric.samples:
                    whole.add_sample(sample.name, {"pid": pid}, sample.value)
        return found.values()


def _shown() -> CollectorRegistry:
    directory = os.environ.get(DIRECTORY_VARIABLE)
    if directory is None:
        ProcessCollector(registry=_own)
        PlatformCollector(registry=_own)
        GCCollector(registry=_own)
        return _own
    shown = CollectorRegistry()
    MultiProcessCollector(shown, directory)  # type: ignore[no-untyped-call]  # untyped
    shown.register(_Processes(Path(directory)))
    return shown


_SHOWN = _shown()


def exposition(accept: str) -> tuple[bytes, str]:
    """Return all metrics and their content type, in the newest format that an Accept header takes.

    Takes milliseconds: don't call it on the event loop.
    """
    encoder, content_type = choose_encoder(accept)
    return encoder(_SHOWN), content_type


def worker_ended(directory: Path, pid: int) -> None:
    """Remove a dead process from the gauges; its counters stay in the sums."""
    mark_process_dead(pid, str(directory))  # type: ignore[no-untyped-call]  # untyped
