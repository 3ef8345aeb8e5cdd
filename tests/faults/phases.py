"""The three phases of a run, each with its own parts: what is killed, what is played, and what the logs say then."""

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from protocol.ids import RoomCode
from server.store.embedded import EmbeddedStore
from tests.faults.balancer import Balancer
from tests.faults.checker import checked, problems
from tests.faults.clients import Client
from tests.faults.figures import Kill, answers, fates, gaps
from tests.faults.hall import Hall
from tests.faults.logs import read_logs
from tests.faults.parts import ExternalStore, Node, OwnStore

OWN_STORE_REST = 10.5
"""A node gives up a store of its own that dies again and again within 10 s, and is right to."""


@dataclass(frozen=True, slots=True)
class Load:
    """How much is played and killed in a phase.

    `pause` is the mean time in seconds that a player thinks; `strikes` is how many times something is killed, None: as
    long as matches are played; `rolls` is how often all nodes are restarted one after the other; a phase that is not
    over after `limit` seconds has failed.
    """

    matches: int
    at_once: int
    pause: float
    strikes: int | None
    rolls: int
    limit: float


@dataclass(frozen=True, slots=True)
class Report:
    """What a phase came to; times are in seconds."""

    matches: int = 0
    rooms: int = 0
    kills: tuple[Kill, ...] = ()
    fates: Mapping[str, int] = field(default_factory=dict)
    commands: int = 0
    back: Mapping[str, Sequence[float]] = field(default_factory=dict)
    stopped: int = 0
    gaps: tuple[float, ...] = ()
    answers: tuple[float, ...] = ()
    problems: tuple[str, ...] = ()
    seconds: float = 0.0


def everybody(_: Client) -> bool:
    """Name whom a part touches that all commands go through."""
    return True


async def own_store(rng: random.Random, load: Load) -> Report:
    """One node with a store of its own; the node, its store and clients are killed."""
    with tempfile.TemporaryDirectory(prefix="turnabout-faults-") as directory:
        node = Node(Path(directory), {})
        store = OwnStore(node)
        await node.server.start()
        hall = Hall(rng)
        _fill(hall, load, lambda _: (node.port, node.port))
        rested = time.time()

        async def strike(number: int) -> None:
            nonlocal rested
            down = rng.uniform(0, 1)
            ripe = number == 1 or time.time() > rested + OWN_STORE_REST
            match _choice(rng, number, ["node", "store"] if ripe else ["node", "node"]):
                case "store":
                    await hall.strike([(store, everybody)], 0)
                    rested = time.time()
                case "node" if ripe and rng.random() < 0.3:
                    await hall.strike([(store, everybody), (node, everybody)], down)
                    rested = time.time()
                case "node":
                    await hall.strike([(node, everybody)], down)
                case client:
                    await hall.strike_client(client == "process", down / 2)

        try:
            failures = await _played(hall, load, strike)
        finally:
            node.kill()
            await node.server.ended()
        store.kill()
        async with EmbeddedStore(Path(directory) / "store") as again:
            return await _report(hall, load, failures, again.url)


async def two_nodes(rng: random.Random, load: Load) -> Report:
    """Two nodes on one external store; nodes, the store and clients are killed.

    Half of the tables have their players on different nodes, the other half come through a balancer.
    """
    async with AsyncExitStack() as stack:
        nodes, store = await _nodes(stack)
        balancer = await stack.enter_async_context(Balancer([node.port for node in nodes]))
        hall = Hall(rng)
        ports = [(nodes[0].port, nodes[1].port), (balancer.port, balancer.port)]
        _fill(hall, load, lambda number: ports[number % 2])

        async def strike(number: int) -> None:
            down = rng.uniform(0, 1)
            node = rng.choice(nodes)

            def on_it(client: Client) -> bool:
                return client.target == node.port

            match _choice(rng, number, ["node", "store"]):
                case "store":
                    await hall.strike([(store, everybody)], down)
                case "node" if rng.random() < 0.2:
                    await hall.strike([(node, on_it), (store, everybody)], down)
                case "node":
                    await hall.strike([(node, on_it)], down)
                case client:
                    await hall.strike_client(client == "process", down / 2)

        failures = await _played(hall, load, strike)
        store.kill()
        await store.back()
        return await _report(hall, load, failures, store.url)


async def rolling(rng: random.Random, load: Load) -> Report:
    """Two nodes on one external store behind a balancer, restarted one after the other while everybody plays."""
    async with AsyncExitStack() as stack:
        nodes, store = await _nodes(stack)
        balancer = await stack.enter_async_context(Balancer([node.port for node in nodes]))
        hall = Hall(rng)
        _fill(hall, load, lambda _: (balancer.port, balancer.port))
        began = time.time()
        stopped = 0

        async def restart(number: int) -> None:
            nonlocal stopped
            node = nodes[number % 2]
            await node.server.stop()
            stopped += 1
            await node.server.start()
            await balancer.ready(node.port)

        failures = await _played(hall, load, restart)
        tables = [pair.table() for pair in hall.pairs]
        report = await _report(hall, load, failures, store.url)
        return Report(
            **{
                **{name: getattr(report, name) for name in Report.__slots__},
                "stopped": stopped,
                "gaps": tuple(gaps(tables, began, time.time())),
                "answers": tuple(answers(tables)),
            }
        )


async def _nodes(stack: AsyncExitStack) -> tuple[list[Node], ExternalStore]:
    """Start two nodes on a store, which end with the stack."""
    directory = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="turnabout-faults-")))
    store = ExternalStore(directory / "store")
    await store.start()
    stack.push_async_callback(store.end)
    nodes = []
    for name in ("first", "second"):
        node = Node(directory / name, {"TURNABOUT_REDIS_URL": store.url})
        await node.server.start()
        stack.push_async_callback(node.server.stop)
        nodes.append(node)
    return nodes, store


def _fill(hall: Hall, load: Load, ports: Callable[[int], tuple[int, int]]) -> None:
    """Bring in pairs until so many matches are planned, one or two a pair; every sixth has a client process."""
    left = load.matches
    while left:
        matches = hall.rng.randint(1, min(2, left))
        number = len(hall.pairs)
        hall.pair(*ports(number), matches, load.pause, process=number % 6 == 1)
        left -= matches


def _choice(rng: random.Random, number: int, parts: list[str]) -> str:
    """Return what is killed: each once to begin with, then by chance."""
    kinds = [*parts, "client", "process"]
    return kinds[number] if number < len(kinds) else rng.choices(kinds, (4, 3, 3, 1))[0]


async def _played(hall: Hall, load: Load, strike: Callable[[int], Awaitable[None]]) -> list[str]:
    """Play all matches while striking again and again; returns what went wrong."""
    strikes = load.strikes if load.rolls == 0 else 2 * load.rolls

    async def strike_on() -> None:
        number = 0
        while (strikes is None or number < strikes) and await hall.lively():
            await asyncio.sleep(hall.rng.uniform(0.05, 0.5))
            await strike(number)
            number += 1

    try:
        async with asyncio.timeout(load.limit), asyncio.TaskGroup() as both:
            both.create_task(strike_on())
            await hall.play(load.at_once)
    except TimeoutError:
        return [f"not over after {load.limit:g} s: {_stuck(hall)}"]
    return []


def _stuck(hall: Hall) -> str:
    return "; ".join(
        f"{client.name} ({pair.table().room}): last {client.diary.facts[-1:]}"
        for pair in hall.pairs
        for client in pair.clients
        if client.diary.facts and not client.diary.finished.done()
    )


async def _report(hall: Hall, load: Load, failures: list[str], url: str) -> Report:
    tables = [pair.table() for pair in hall.pairs]
    logs = await read_logs(url, [RoomCode(table.room) for table in tables])
    wrong = [f"room {pair.table().room}: {pair.failure}" for pair in hall.pairs if pair.failure is not None]
    return Report(
        matches=load.matches,
        rooms=len(tables),
        kills=tuple(kill for outage in hall.outages for kill in outage.kills),
        fates=fates(tables, logs, hall.outages),
        commands=checked(tables),
        back=hall.times,
        problems=(*failures, *wrong, *problems(tables, logs)),
    )
