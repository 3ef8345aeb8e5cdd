"""What looking for due work costs: `python -m tests.bench.due`.

One node looks alone, so its share is everything: with no room that has a due time, and with 100,000 rooms whose due
times are still to come. Figures are the CPU time of one look, which a node takes every second.
"""

import asyncio
import tempfile
import time
from pathlib import Path

from protocol.ids import RoomCode
from server.rooms.due_work import STEPS, DueWork
from server.rooms.peers import Peers
from server.store import keys
from server.store.client import Store
from server.store.due import DueTimes
from server.store.embedded.store import EmbeddedStore
from server.store.leases import Leases

ROOMS = 100_000
LOOKS = 60
DAY_MS = 86_400_000


async def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory(prefix="turnabout-bench-") as directory:
        async with EmbeddedStore(Path(directory) / "store") as embedded, Store(embedded.url, "node") as store:
            print(f"rooms with due times: {0:>9,}  {await look(store)}")  # noqa: T201
            await fill(store)
            print(f"rooms with due times: {ROOMS:>9,}  {await look(store)}")  # noqa: T201


async def fill(store: Store) -> None:
    """Give rooms due times that are still to come."""
    due: dict[int, list[str | int]] = {}
    later = round(time.time() * 1000) + DAY_MS
    for number in range(ROOMS):
        code = RoomCode(f"{number:07}")
        due.setdefault(keys.bucket(code), []).extend((later + number, code))
    for bucket, marks in due.items():
        await store.ask("ZADD", keys.due(bucket), *marks)


async def look(store: Store) -> str:
    """Return what a look costs on average."""
    peers = Peers(leases=Leases(store), now=_now, gone=lambda _: None, lapsed=lambda: None)
    work = DueWork(due=DueTimes(store), peers=peers, now=_now, spawn=lambda task: task.close(), do=_nothing)
    before, node = await _cpu_of_store(store), time.process_time()
    for _ in range(LOOKS):
        for step in range(STEPS):
            await work.look(step)
    node, there = time.process_time() - node, await _cpu_of_store(store) - before
    return f"node {1000 * node / LOOKS:.2f} ms, store {1000 * there / LOOKS:.2f} ms of CPU a look"


def _now() -> int:
    return round(time.time() * 1000)


async def _nothing(_: object) -> None:
    raise AssertionError("nothing is due")


async def _cpu_of_store(store: Store) -> float:
    (reply,) = (await store.primaries.ask_each("INFO", "cpu")).values()
    info = dict(line.split(":", 1) for line in reply.decode().splitlines() if ":" in line)
    return float(info["used_cpu_user"]) + float(info["used_cpu_sys"])


if __name__ == "__main__":
    asyncio.run(main())
