"""The three phases of a run, each with its own parts to kill, its matches, and its check of the logs."""

import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from protocol.ids import RoomCode
from server.store.embedded.store import EmbeddedStore
from tests.e2e.play import sharing
from tests.faults.balancer import Balancer
from tests.faults.checker import checked, problems
from tests.faults.clients import Client
from tests.faults.figures import Kill, answers, fates, gaps
from tests.faults.hall import Hall, Pair
from tests.faults.history import Finished
from tests.faults.logs import read_logs
from tests.faults.parts import ExternalStore, Node, OwnStore, PostgresDatabase
from tests.faults.results import Results, check_results, until_settled
from tests.postgres import find_newest

ROOMS = {"TURNABOUT_ROOM_IDLE": "1"}
"""Rooms leave a node's memory soon after their players, so that logs are compacted and read again during a run."""
PAUSED_EVERY, PAUSED_SECONDS = 12, 12.0
"""How often a node is paused, in strikes, and how long: until matches have ended and others begun without it."""
LONGEST_TRANSACTION = 0.012
"""Something is killed within this many seconds after a transaction begins; settling takes about as long."""
WRITING_SECONDS = 3.0
"""The longest wait for a transaction."""
WEIGHTS = {"node": 4, "store": 3, "database": 3, "client": 3, "process": 1}
"""How often each kind of part is killed, in proportion."""
OWN_STORE_REST = 10.5
"""A node gives up a store of its own that dies again and again within 10 s, and is right to."""


@dataclass(frozen=True, slots=True)
class Load:
    """The size of a phase: at least so many `matches`, at so many tables `at_once`, and so many `strikes`.

    A strike kills or restarts something. Matches are played until the last strike; with `on`, strikes go on until the
    last match. A room plays 1 to `rematches` matches. `pause` is the mean time in seconds that a player thinks, `down`
    the longest that a part stays dead. A phase that takes longer than `limit` seconds has failed.
    """

    matches: int
    at_once: int
    strikes: int
    limit: float
    on: bool = False
    rematches: int = 2
    pause: float = 0.05
    down: float = 1.0


@dataclass(frozen=True, slots=True)
class Report:
    """What a phase came to; times are in seconds."""

    matches: int = 0
    rooms: int = 0
    kills: tuple[Kill, ...] = ()
    fates: Mapping[str, int] = field(default_factory=dict)
    commands: int = 0
    back: Mapping[str, Sequence[float]] = field(default_factory=dict)
    compactions: int = 0
    rereads: int = 0
    stopped: int = 0
    gaps: tuple[float, ...] = ()
    answers: tuple[float, ...] = ()
    database: str = ""
    settled: int = 0
    problems: tuple[str, ...] = ()
    seconds: float = 0.0


def everybody(_: Client) -> bool:
    """Name whom a part touches that all commands go through."""
    return True


def nobody(_: Client) -> bool:
    """Name the clients of a part that no command goes through."""
    return False


async def own_store(rng: random.Random, load: Load) -> Report:
    """One node with a store and a SQLite database of its own; the node, its store and clients are killed."""
    with tempfile.TemporaryDirectory(prefix="turnabout-faults-") as directory:
        node = Node(Path(directory), ROOMS)
        store = OwnStore(node)
        await node.server.start()
        hall = Hall(rng)
        rested = time.time()

        async def strike(number: int) -> None:
            nonlocal rested
            down = rng.uniform(0, load.down)
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
            failures = await _played(hall, load, [(node.port, node.port)], strike)
        finally:
            node.kill()
            await node.server.ended()
        store.kill()
        data = Path(directory) / "store"
        async with EmbeddedStore(data) as again:
            last = Node(Path(directory) / "last", sharing(again.url, Path(directory)))
            await last.server.start()
            results = Results("SQLite", f"sqlite:///{Path(directory) / 'results.sqlite'}")
            try:
                await _settled(hall, again.url, results)
            finally:
                await last.end()
            return await _report(hall, failures, again.url, data, [node], results)


async def two_nodes(rng: random.Random, load: Load) -> Report:
    """Two nodes on one external store and a PostgreSQL; all of them and clients are killed, and nodes are paused.

    Half of the tables have their players on different nodes, the other half come through a balancer. If there is no
    PostgreSQL here, the nodes share a SQLite file.
    """
    async with AsyncExitStack() as stack:
        database = None
        if find_newest() is not None:
            database = PostgresDatabase()
            await database.start()
            stack.push_async_callback(database.end)
        nodes, store, results = await _nodes(stack, database)
        balancer = await stack.enter_async_context(Balancer([node.port for node in nodes]))
        hall = Hall(rng)
        ports = [(nodes[0].port, nodes[1].port), (balancer.port, balancer.port)]

        async def strike(number: int) -> None:
            down = rng.uniform(0, load.down)
            node = rng.choice(nodes)
            if number % PAUSED_EVERY == PAUSED_EVERY - 1:
                await hall.pause(node, balancer, PAUSED_SECONDS)

            def on_it(client: Client) -> bool:
                return client.target == node.port

            match _choice(rng, number, ["node", "store"] if database is None else ["node", "store", "database"]):
                case "store":
                    await hall.strike([(store, everybody)], down)
                case "database" if database is not None:
                    also = [(node, on_it)] if rng.random() < 0.3 else []
                    await hall.strike([(database, nobody), *also], down, partial(_writing, database, rng))
                case "node" if database is not None and rng.random() < 0.3:
                    await hall.strike([(node, on_it)], down, partial(_writing, database, rng))
                case "node" if rng.random() < 0.2:
                    await hall.strike([(node, on_it), (store, everybody)], down)
                case "node":
                    await hall.strike([(node, on_it)], down)
                case client:
                    await hall.strike_client(client == "process", down / 2)

        failures = await _played(hall, load, ports, strike)
        store.kill()
        await store.back()
        await _settled(hall, store.url, results)
        await _stopped(nodes)
        return await _report(hall, failures, store.url, store.directory, nodes, results)


async def rolling(rng: random.Random, load: Load) -> Report:
    """Two nodes on one external store behind a balancer, restarted one after the other while everybody plays."""
    async with AsyncExitStack() as stack:
        nodes, store, results = await _nodes(stack, None)
        balancer = await stack.enter_async_context(Balancer([node.port for node in nodes]))
        hall = Hall(rng)
        began = time.time()
        stopped = 0

        async def restart(number: int) -> None:
            nonlocal stopped
            node = nodes[number % 2]
            await node.server.stop()
            stopped += 1
            await node.server.start()
            await balancer.ready(node.port)

        failures = await _played(hall, load, [(balancer.port, balancer.port)], restart)
        ended = time.time()
        await _settled(hall, store.url, results)
        await _stopped(nodes)
        report = await _report(hall, failures, store.url, store.directory, nodes, results)
        tables = [pair.table() for pair in hall.pairs]
        return replace(
            report,
            stopped=stopped,
            gaps=tuple(gaps(tables, began, ended)),
            answers=tuple(answers(tables)),
        )


async def _nodes(stack: AsyncExitStack, database: PostgresDatabase | None) -> tuple[list[Node], ExternalStore, Results]:
    """Start two nodes on a store and a database, SQLite if none is given. They end with the stack."""
    directory = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="turnabout-faults-")))
    store = ExternalStore(directory / "store")
    await store.start()
    stack.push_async_callback(store.end)
    settings = {**sharing(store.url, directory), **ROOMS}
    if database is not None:
        settings["TURNABOUT_DATABASE_URL"] = database.url
    nodes = []
    for name in ("first", "second"):
        node = Node(directory / name, settings)
        await node.server.start()
        stack.push_async_callback(node.end)
        nodes.append(node)
    name = "SQLite" if database is None else f"PostgreSQL {database.version}"
    return nodes, store, Results(name, settings["TURNABOUT_DATABASE_URL"])


async def _writing(database: PostgresDatabase, rng: random.Random) -> None:
    """Return while a node writes to a database, or after `WRITING_SECONDS`."""
    with suppress(TimeoutError):
        async with asyncio.timeout(WRITING_SECONDS):
            await database.until_writing()
    await asyncio.sleep(rng.uniform(0, LONGEST_TRANSACTION))


async def _settled(hall: Hall, store_url: str, results: Results) -> None:
    """Wait until the matches of all tables at which both players are finished are settled."""
    finished = [pair for pair in hall.pairs if pair.is_finished]
    rooms = [RoomCode(pair.table().room) for pair in finished]
    await until_settled(store_url, results.url, rooms, sum(pair.matches for pair in finished))


def _choice(rng: random.Random, number: int, parts: list[str]) -> str:
    """Return what is killed: each once to begin with, then by chance."""
    kinds = [*parts, "client", "process"]
    return kinds[number] if number < len(kinds) else rng.choices(kinds, [WEIGHTS[kind] for kind in kinds])[0]


async def _played(
    hall: Hall, load: Load, ports: Sequence[tuple[int, int]], strike: Callable[[int], Awaitable[None]]
) -> list[str]:
    """Play while striking again and again; returns what went wrong. Pairs come to the pairs of ports in turn."""
    left, struck = load.matches, False

    def next_pair() -> Pair | None:
        """Bring in a pair for a few matches. Every sixth pair has a client process, and so have all extra pairs."""
        nonlocal left
        if left <= 0 and struck:
            return None
        matches = hall.rng.randint(1, max(min(load.rematches, left), 1))
        left -= matches
        number = len(hall.pairs)
        return hall.pair(*ports[number % len(ports)], matches, load.pause, process=number % 6 == 0 or left < 0)

    async def strike_on() -> None:
        nonlocal struck
        number = 0
        while (load.on or number < load.strikes) and await hall.lively():
            await asyncio.sleep(hall.rng.uniform(0, load.down / 2))
            await strike(number)
            number += 1
            struck = number >= load.strikes

    try:
        async with asyncio.timeout(load.limit), asyncio.TaskGroup() as both:
            both.create_task(strike_on())
            await hall.play(load.at_once, next_pair)
    except TimeoutError:
        return [f"not over after {load.limit:g} s: {_stuck(hall)}"]
    return []


def _stuck(hall: Hall) -> str:
    return "; ".join(
        f"{client.name} in room {pair.table().room} heard last {client.diary.facts[-3:]}"
        for pair in hall.pairs
        for client in pair.clients
        if client.diary.facts and not isinstance(client.diary.facts[-1], Finished)
    )


async def _stopped(nodes: Sequence[Node]) -> None:
    """Stop nodes, so that nothing is appended or compacted while the logs are read."""
    for node in nodes:
        await node.end()


async def _report(
    hall: Hall, failures: list[str], url: str, data: Path, nodes: Sequence[Node], results: Results
) -> Report:
    tables = [pair.table() for pair in hall.pairs]
    logs = await read_logs(url, data, [RoomCode(table.room) for table in tables])
    wrong = [f"room {pair.table().room}: {pair.failure}" for pair in hall.pairs if pair.failure is not None]
    settled, wrong_results = await check_results(results.url, logs, data.parent)
    return Report(
        matches=sum(pair.matches for pair in hall.pairs),
        rooms=len(tables),
        kills=tuple(kill for outage in hall.outages for kill in outage.kills),
        fates=fates(tables, logs, hall.outages),
        commands=checked(tables),
        back=hall.times,
        compactions=sum(log.compactions for log in logs),
        rereads=sum(node.rereads for node in nodes),
        database=results.database,
        settled=settled,
        problems=(*failures, *wrong, *problems(tables, logs), *wrong_results),
    )
