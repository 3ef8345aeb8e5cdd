"""Measures how much affinity saves: `python -m tests.bench.affinity [RUNS [SECONDS]]`.

Players connect through HAProxy, which gives each of two nodes half of the connections. Rooms play at the same pace on
one node, on two nodes with names, on two without, and with every room on both nodes. There are as many for each node,
so that each has the same load. Figures are medians of the runs: the share of rooms whose players are on one node in the
end, and the CPU time that a move takes on all nodes together.
"""

import asyncio
import json
import logging
import os
import random
import statistics
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

import structlog

from protocol.ids import RoomCode
from server.store import keys
from server.store.client import Store
from server.store.embedded.store import EmbeddedStore
from tests.bench.cheap_socket import Socket
from tests.bench.load import DuelRoom
from tests.bench.looping import run
from tests.bench.programs import SERVER, cores, started
from tests.bench.rates import Load, Plan, close, opened
from tests.e2e.haproxy import balancing

ROOMS = 50
"""Rooms for each node."""
PACE = 0.1
"""Seconds between two moves of a room: 500 moves a second for each node, which share a core."""
NAMES = ("server-1", "server-2")
Asked = tuple[str | None, str | None]
SETUPS: dict[str, tuple[tuple[str | None, ...], Asked]] = {
    "one node": ((None,), (None, None)),
    "two nodes with names": (NAMES, (None, None)),
    "two nodes without names": ((None, None), (None, None)),
    "two nodes, every room on both": ((None, None), NAMES),
}
"""For each setup: its nodes' names, and the node that each of a room's players asks for."""


class BalancedRoom(DuelRoom):
    """A room whose players connect through the balancer; the second one reconnects if told to.

    `asked` are the nodes that they ask for at first.
    """

    def __init__(self, rng: random.Random, asked: Asked) -> None:
        super().__init__(rng, PACE, number=5)
        self._asked = asked
        self._node: str | None = None

    async def open(self, host: str, port: int, name: int) -> None:
        """Connect both sockets; play begins by itself."""
        for seat, node in enumerate(self._asked):
            await self._connect(seat, host, port, "/" if node is None else f"/?node={node}")
        await self._create_and_enter()
        if self._node is not None:
            self._sockets.pop().close()
            await self._connect(1, host, port, f"/?node={self._node}")
            await self._ask(1, type="enter", room=self.code)
        await self._ask(1, type="sit")

    def _received(self, socket: Socket, frame: bytes) -> None:
        if frame.endswith(b'"type":"elsewhere"}'):
            self._node = json.loads(frame)["node"]
            self._answered.set()
        else:
            super()._received(socket, frame)


async def measure(load: Load, setup: str, seed: int) -> tuple[float, float]:
    """Return the share of rooms on one node, and the CPU time of a move in us."""
    names, asked = SETUPS[setup]
    with tempfile.TemporaryDirectory(prefix="turnabout-bench-") as directory:
        async with AsyncExitStack() as stack:
            nodes = []
            for name in names:
                settings = {} if name is None else {"TURNABOUT_NODE": name}
                nodes.append(await stack.enter_async_context(started(SERVER, load.store, **settings)))
            ports = [port for port, _ in nodes]
            balancer = await stack.enter_async_context(balancing(Path(directory), *(ports * 2)[:2]))
            count = ROOMS * len(nodes)
            rooms = [BalancedRoom(random.Random(f"{seed} {room}"), asked) for room in range(count)]
            try:
                await opened(rooms, balancer.port, seed)
                await asyncio.sleep(load.plan.warm)
                together = await on_one_node(load.store.url, [RoomCode(room.code) for room in rooms])
                figures = await load.measured(rooms, [pid for _, pid in nodes], load.plan.measure)
            finally:
                close(rooms)
    return together / count, figures.cpu_us


async def on_one_node(url: str, codes: list[RoomCode]) -> int:
    """Return how many rooms have both players on the same node."""
    together = 0
    async with Store(url, "") as store:
        for code in codes:
            here = (await store.ask("HGETALL", keys.here(code)))[1::2]
            if len(here) != 2:
                raise RuntimeError(f"{len(here)} of 2 players are in a room")
            together += len({there.split(b" ")[0] for there in here}) == 1
    return together


async def main(total: int = 3, seconds: int = 8) -> None:
    """Measure every setup in turn, `total` times for `seconds` each, and print the medians."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    _, others = cores()
    os.sched_setaffinity(0, others)
    found: dict[str, list[tuple[float, float]]] = {setup: [] for setup in SETUPS}
    for seed in range(total):
        for setup, runs in found.items():
            with tempfile.TemporaryDirectory(prefix="turnabout-bench-") as directory:
                async with EmbeddedStore(Path(directory) / "store") as store:
                    runs.append(await measure(Load(store, Plan(warm=2, measure=seconds), {}), setup, seed))
            share, cpu = runs[-1]
            sys.stderr.write(f"{setup}: {share:.0%} of rooms on one node, {cpu:.0f} us a move\n")
    for setup, runs in found.items():
        share, cpu = (statistics.median(each) for each in zip(*runs, strict=True))
        ratios = [one / alone for (_, one), (_, alone) in zip(runs, found["one node"], strict=True)]
        ratio = f"{statistics.median(ratios):.2f} of the time on one node"
        print(f"{setup:<30} {share:>5.0%} of rooms on one node  {cpu:>5.0f} us a move, {ratio}")  # noqa: T201


if __name__ == "__main__":
    run(main(*map(int, sys.argv[1:])))
