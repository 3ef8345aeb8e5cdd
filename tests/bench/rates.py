"""Rooms that play: how many moves a second relay and server take, how long each takes, and what it costs."""

import asyncio
import gc
import random
import sqlite3
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, fields
from typing import Self

import redis

from protocol.ids import RoomCode
from server.store import keys
from server.store.embedded.store import EmbeddedStore
from tests.bench.lag import Counts, counted
from tests.bench.load import LIVE_NUMBERS, DuelRoom, Room, playable
from tests.bench.programs import SERVER, Program, cpu_seconds, database_beside, started
from tests.bench.thinking import everything_thinks

ROOMS = (50, 200)
LIVE_ROOMS, LIVE_ROOMS_QUICK = 5000, 2000
OPENED_AT_ONCE = 32
SETTLED_SECONDS = 90
AFTER_THE_END = 8
"""The most entries of a compacted log: a checkpoint, and what players said and did after the match."""
_RECORDS = "SELECT count(*), coalesce(sum(length(record)), 0) FROM records"


@dataclass(frozen=True)
class Plan:
    """How long and how often to measure, in seconds and runs.

    `settle`: over how long very many rooms begin, so that their legs are anywhere between the ends.
    """

    warm: float = 3.0
    measure: float = 10.0
    runs: int = 3
    settle: float = 30.0
    quick: bool = False

    def brief(self) -> "Plan":
        """Return the plan of what needs no long warm-up: it is held against another run of the same server."""
        return Plan(self.warm / 2, self.measure, self.runs)


QUICK = Plan(warm=1.0, measure=3.0, runs=1, settle=6.0, quick=True)


@dataclass(frozen=True)
class Figures:
    """The figures of a run.

    Moves shown to both sides a second, how long they took in ms, CPU time a move in us, of the program and of the
    store; how busy the program and the load generator were, as a share of a core; bytes sent to both sides a move; how
    often a command had to be sent again.
    """

    moves_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_us: float
    store_cpu_us: float
    busy: float
    generator_busy: float
    move_bytes: float
    again: int

    @classmethod
    def of(
        cls,
        latencies: Sequence[float],
        *,
        seconds: float,
        cpu: float,
        store_cpu: float,
        generator_cpu: float,
        received: int,
        again: int,
    ) -> Self:
        """Return the figures of a run from its latencies, its length and its CPU times, all in seconds."""
        moves = len(latencies)
        if moves < 2:
            raise RuntimeError("fewer than two moves were shown to both players of a room")
        p50, p99 = (statistics.quantiles(latencies, n=100)[at] * 1000 for at in (49, 98))
        return cls(
            moves_per_s=moves / seconds,
            p50_ms=p50,
            p99_ms=p99,
            cpu_us=cpu / moves * 1e6,
            store_cpu_us=store_cpu / moves * 1e6,
            busy=cpu / seconds,
            generator_busy=generator_cpu / seconds,
            move_bytes=received / moves,
            again=again,
        )


class Load:
    """What the parts of the benchmark share: the store, and the lag of the server's loop under full load, by rooms."""

    def __init__(self, store: EmbeddedStore, plan: Plan, lags: dict[int, Counts]) -> None:
        self.store = store
        self.plan = plan
        self.lags = lags

    async def stored(self, settled: int = 0) -> tuple[int, int, int]:
        """Return the bytes of the store's data in memory, of its file, and of all records in the database.

        `settled`: once so many matches are settled.
        """
        with closing(sqlite3.connect(database_beside(self.store))) as database:
            async with asyncio.timeout(SETTLED_SECONDS):
                while (found := database.execute(_RECORDS).fetchone())[0] < settled:  # noqa: ASYNC110 # to poll
                    await asyncio.sleep(0.2)
        with redis.from_url(self.store.url) as client:  # which answers at once, and is not cancelled
            info = client.info()
        return int(info["used_memory_dataset"]), int(info["aof_current_size"]), int(found[1])

    async def finished_room_bytes(self, codes: Sequence[str]) -> float:
        """Return the memory of all keys for each of these rooms, once a checkpoint has replaced each room's log.

        All players have left the rooms, and the store has no others.
        """
        with redis.from_url(self.store.url) as client:
            async with asyncio.timeout(SETTLED_SECONDS):
                for code in codes:
                    while client.llen(keys.room_log(RoomCode(code))) > AFTER_THE_END:  # noqa: ASYNC110 # to poll
                        await asyncio.sleep(0.2)
            return sum(client.memory_usage(key) or 0 for key in client.scan_iter()) / len(codes)

    async def run(self, program: Program, rooms: int, seed: int) -> Figures:
        """Measure a program with so many rooms playing as fast as they can."""
        async with started(program, self.store) as (port, pid):
            playing: list[Room] = [program.room(random.Random(seed * 1000 + room)) for room in range(rooms)]
            await opened(playing, port, seed)
            before = await counted(port) if program is SERVER else Counter()
            await asyncio.sleep(self.plan.warm)
            figures = await self.measured(playing, (pid,), self.plan.measure)
            if program is SERVER:
                self.lags[rooms] = self.lags.get(rooms, Counter()) + (await counted(port) - before)
            close(playing)
        return figures

    async def beside_computers(self, pace: float, thinking: bool, seed: int) -> Figures:
        """Measure a server whose rooms move so many seconds apart, while all its processes think, or none does."""
        plan = self.plan.brief()
        async with (
            started(SERVER, self.store, TURNABOUT_COMPUTER_PAUSE="0") as (port, pid),
            AsyncExitStack() as stack,
        ):
            if thinking:
                await stack.enter_async_context(everything_thinks(port))
            playing = [DuelRoom(random.Random(seed * 1000 + room), pace) for room in range(ROOMS[0])]
            await opened(playing, port, seed)
            await asyncio.sleep(plan.warm)
            figures = await self.measured(playing, (pid,), plan.measure)
            close(playing)
            return figures

    async def across(self, seed: int) -> Figures:
        """Measure two servers on the one core, each of which has one player of every room."""
        async with (
            started(SERVER, self.store) as (port, pid),
            started(SERVER, self.store) as (other, its_pid),
        ):
            rooms = [DuelRoom(random.Random(seed * 1000 + room), across=other) for room in range(ROOMS[0])]
            await opened(rooms, port, seed)
            await asyncio.sleep(self.plan.warm)
            figures = await self.measured(rooms, (pid, its_pid), self.plan.measure)
            close(rooms)
            return figures

    async def live(self, count: int) -> list[Figures]:
        """Measure a server with very many rooms, as often as planned, once their legs are anywhere between the ends."""
        numbers = playable(LIVE_NUMBERS)
        async with started(SERVER, self.store) as (port, pid):
            rooms = [
                DuelRoom(random.Random(room), number=numbers[room % len(numbers)], held=True) for room in range(count)
            ]
            since = time.perf_counter()
            await opened(rooms, port, 0)
            say(f"{count:,} rooms open after {time.perf_counter() - since:.1f} s")
            since = time.perf_counter()
            for room, one in enumerate(rooms):
                one.begin()
                await asyncio.sleep(since + (room + 1) / count * self.plan.settle - time.perf_counter())
            say(f"  at ply {statistics.fmean(room.ply for room in rooms):.0f} on the average")
            before = await counted(port)
            await asyncio.sleep(self.plan.warm)
            found = [await self.measured(rooms, (pid,), self.plan.measure) for _ in range(self.plan.runs)]
            self.lags[count] = (await counted(port)) - before
            close(rooms)
        return found

    async def measured(self, playing: Sequence[Room], pids: Sequence[int], seconds: float) -> Figures:
        """Measure programs while rooms play."""
        gc.collect()
        gc.freeze()
        gc.disable()  # or what is measured of very many rooms is the load generator's collector
        try:
            for room in playing:
                room.tally.latencies.clear()
                room.tally.bytes = room.tally.again = 0
            own, store = time.process_time(), cpu_seconds(self.store.pid)
            since, cpu = time.perf_counter(), sum(map(cpu_seconds, pids))
            await asyncio.sleep(seconds)
            seconds, cpu = time.perf_counter() - since, sum(map(cpu_seconds, pids)) - cpu
            own, store = time.process_time() - own, cpu_seconds(self.store.pid) - store
        finally:
            gc.enable()
            gc.unfreeze()
        for room in playing:
            if room.tally.trouble is not None or room.lost:
                raise RuntimeError(room.tally.trouble or "a connection was lost")
        return Figures.of(
            [each for room in playing for each in room.tally.latencies],
            seconds=seconds,
            cpu=cpu,
            store_cpu=store,
            generator_cpu=own,
            received=sum(room.tally.bytes for room in playing),
            again=sum(room.tally.again for room in playing),
        )


async def opened(playing: Sequence[Room], port: int, seed: int) -> None:
    """Connect the sockets of rooms, which begin to play."""
    gate = asyncio.Semaphore(OPENED_AT_ONCE)

    async def one(room: Room, name: int) -> None:
        async with gate:
            await room.open("127.0.0.1", port, name)

    async with asyncio.TaskGroup() as tasks:
        for number, room in enumerate(playing):
            tasks.create_task(one(room, seed * 1000 + number))


async def played(rooms: Sequence[DuelRoom]) -> None:
    """Wait until rooms have played what they are to play. Raises RuntimeError where one cannot."""
    for room in rooms:
        await room.played.wait()
        if room.tally.trouble is not None:
            raise RuntimeError(room.tally.trouble)


def close(playing: Sequence[Room]) -> None:
    """Let the sockets of rooms go."""
    for room in playing:
        room.close()


def middle(runs: Sequence[Figures], name: str) -> float:
    """Return the median of one figure over runs."""
    return float(statistics.median(getattr(run, name) for run in runs))


def medians(runs: Sequence[Figures]) -> dict[str, float]:
    """Return the median of every figure over runs."""
    return {field.name: middle(runs, field.name) for field in fields(Figures)}


def say(words: str) -> None:
    """Tell how it goes."""
    sys.stderr.write(words + "\n")
