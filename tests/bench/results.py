"""Results: matches that are settled while others are played, what a match takes in the database, and players' pages."""

import asyncio
import json
import random
import secrets
import sqlite3
import statistics
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Self

from sqlalchemy import BigInteger, Connection, Integer, Table, Text, cast, func, insert, literal, select, text

from protocol.ids import ALPHABET, MatchId, PlayerId, RoomCode
from protocol.record import Record, digest
from server.results.database import Database
from server.results.finished import Finished, read_finished
from server.results.schema import (
    match_numbers,
    match_seats,
    matches,
    number_results,
    opponents,
    player_matches,
    player_numbers,
    rating_counts,
    ratings,
    records,
    server_state,
)
from server.results.settle import settle
from server.results.skill import shown
from server.results.writing import add_new
from server.store.embedded.store import EmbeddedStore
from server.table.decision import stamp
from tests.bench import rates
from tests.bench.cheap_socket import Socket, connect
from tests.bench.comparing import say_figures
from tests.bench.load import DuelRoom, playable
from tests.bench.programs import SERVER, database_beside, started
from tests.bench.rates import ROOMS, Figures, Load, say
from tests.bench.records import FIRST_MEASURED, KINDS
from tests.postgres import PostgresServer, find_newest

MOVES_PER_S = 2000
"""So fast the rooms play while others are settled: about half the highest rate."""
WAITING = 600
"""Matches that wait to be settled, each in a room of its own."""
SETTLED_FIRST = 100
"""Matches that are settled before the rates are counted."""
MATCHES = 100_000
"""Of the player whose page is asked for. So many players are rated too."""
PLAYED = 50
"""Different records of that player."""
FIRST_MATCHES = 400
"""So many of them are settled as a node does it; the others are copies of their rows."""
SETTLED_AT_ONCE = 4
AT_ONCE = 10_000
"""Rows that one transaction adds."""
FIRST_ID = 10**15
ANSWERED_SECONDS = 30.0
ASKED, ASKED_QUICK = 500, 200
"""How often each question is asked."""
NOWHERE = "postgresql://turnabout@127.0.0.1:9/turnabout"
"""No PostgreSQL listens on the port for discarded data."""
SPREAD_MS = 30 * 86_400_000
"""Over this time the first matches are spread; each copy of them ended before."""
KINDS_OF_DATABASE = ("sqlite", "postgresql")
SETTLING_SECONDS = 5.0
SETTLED_SECONDS = 90.0
"""How long the bench waits for matches to be settled."""
LISTED_SIGMA = 1.0
"""So certain a rating is that its player is listed."""


@dataclass(frozen=True, slots=True)
class Site:
    """A store and an empty database: its URL, and functions that return its settled matches and its bytes on disk."""

    load: Load
    url: str
    settled: Callable[[], int]
    stored_bytes: Callable[[], int]

    def rate(self) -> Callable[[], float]:
        """Return a function that returns how many matches have been settled a second since now."""
        first, since = self.settled(), time.perf_counter()
        return lambda: (self.settled() - first) / (time.perf_counter() - since)

    async def reach(self, settled: int) -> None:
        """Return when so many matches are settled."""
        async with asyncio.timeout(SETTLED_SECONDS):
            while self.settled() < settled:  # noqa: ASYNC110 # to poll
                await asyncio.sleep(0.2)


@asynccontextmanager
async def site(load: Load, kind: str) -> AsyncIterator[Site | None]:
    """Run a store and a database of a kind; yields None if there is no PostgreSQL here."""
    if kind == "postgresql" and find_newest() is None:
        say("There is no PostgreSQL here.")
        yield None
        return
    with _sqlite(load) if kind == "sqlite" else _postgresql() as (url, query, stored_bytes):
        async with EmbeddedStore(load.store.directory.with_name(f"{load.store.directory.name}-{kind}")) as store:
            settled = partial(query, "SELECT matches FROM server_state")
            yield Site(Load(store, load.plan, load.lags), url, settled, stored_bytes)


_Database = tuple[str, Callable[[str], int], Callable[[], int]]


@contextmanager
def _sqlite(load: Load) -> Iterator[_Database]:
    path = database_beside(load.store)

    def query(statement: str) -> int:
        with closing(sqlite3.connect(path)) as database:
            return int(database.execute(statement).fetchone()[0])

    def stored_bytes() -> int:
        query("PRAGMA wal_checkpoint(TRUNCATE)")
        return path.stat().st_size

    yield f"sqlite:///{path}", query, stored_bytes
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()


@contextmanager
def _postgresql() -> Iterator[_Database]:
    with PostgresServer(durable=True) as server:
        name = server.create_database()

        def query(statement: str) -> int:
            return int(server.execute(statement, name))

        yield server.url(name), query, partial(query, "SELECT pg_database_size(current_database())")


async def measure_settling(load: Load) -> dict[str, dict[str, float]]:
    """Measure rooms that play at a steady pace, alone and while the server settles matches that waited."""
    found: dict[str, dict[str, float]] = {}
    for kind in KINDS_OF_DATABASE:
        async with site(load, kind) as here:
            if here is not None:
                found[kind] = await _settling(here, kind)
    return found


async def _settling(here: Site, kind: str) -> dict[str, float]:
    plan = here.load.plan
    alone: list[Figures] = []
    beside: list[Figures] = []
    beside_moves_per_s: list[float] = []
    per_s: list[float] = []
    for run in range(plan.runs):
        async with _playing(here, run) as (rooms, pid):
            alone.append(await here.load.measured(rooms, (pid,), min(plan.measure, SETTLING_SECONDS)))
            say_figures(f"{kind}, alone", ROOMS[0], alone[-1])
        before = await _leave_unsettled(here)
        async with _playing(here, run) as (rooms, pid):
            await here.reach(before + SETTLED_FIRST)
            rate = here.rate()
            beside.append(await here.load.measured(rooms, (pid,), min(plan.measure, SETTLING_SECONDS)))
            beside_moves_per_s.append(rate())
            say_figures(f"{kind}, settling {beside_moves_per_s[-1]:.1f} a second", ROOMS[0], beside[-1])
            rates.close(rooms)
            rate = here.rate()
            await here.reach(before + WAITING)
            per_s.append(rate())
            say(f"{kind}: {per_s[-1]:.1f} settled a second without moves")
    p99_alone, p99 = (statistics.median(run.p99_ms for run in runs) for runs in (alone, beside))
    return {
        "settled_per_s": statistics.median(per_s),
        "settled_beside_moves_per_s": statistics.median(beside_moves_per_s),
        "p99_ms_alone": p99_alone,
        "p99_ms": p99,
        "p99_ratio": p99 / p99_alone,
    }


@asynccontextmanager
async def _playing(here: Site, seed: int) -> AsyncIterator[tuple[list[DuelRoom], int]]:
    """Run a server with rooms that play at a steady pace; yields the rooms and the server's process id."""
    async with started(SERVER, here.load.store, TURNABOUT_DATABASE_URL=here.url) as (port, pid):
        rooms = [DuelRoom(random.Random(seed * 1000 + room), ROOMS[0] / MOVES_PER_S) for room in range(ROOMS[0])]
        try:
            await rates.opened(rooms, port, seed)
            await asyncio.sleep(here.load.plan.warm)
            yield rooms, pid
        finally:
            rates.close(rooms)


async def _leave_unsettled(here: Site) -> int:
    """Play matches with a server whose database is away; return how many were settled before them."""
    before = here.settled()
    known = playable(WAITING)
    async with started(SERVER, here.load.store, TURNABOUT_DATABASE_URL=NOWHERE) as (port, _):
        rooms = [DuelRoom(random.Random(number), number=number, legs=2) for number in known]
        try:
            await rates.opened(rooms, port, 0)
            await rates.played(rooms)
        finally:
            rates.close(rooms)
    return before


async def measure_pages(load: Load) -> dict[str, dict[str, float]]:
    """Measure the page and the lists of a player with very many matches, and the bytes of a match in the database."""
    played = _records()
    found: dict[str, dict[str, float]] = {}
    for kind in KINDS_OF_DATABASE:
        async with site(load, kind) as here:
            if here is not None:
                found[kind] = await _pages(here, kind, played)
    return found


async def _pages(here: Site, kind: str, played: list[Record]) -> dict[str, float]:
    async with started(SERVER, here.load.store, TURNABOUT_DATABASE_URL=here.url) as (port, _):
        own, other = await Asker.connect(port), await Asker.connect(port)
        try:
            bytes_before, since = here.stored_bytes(), time.perf_counter()
            async with Database(here.url) as database:
                settles_per_s = await _settle_first(database, own.player, played)
                copied = FIRST_MATCHES
                while copied < MATCHES:
                    block = min(copied, AT_ONCE)
                    await database.write(_copy_matches, block, copied)
                    copied += block
                match_bytes = (here.stored_bytes() - bytes_before) / copied
                for first in range(0, MATCHES, AT_ONCE):
                    await database.write(_add_rated, first)
                await database.write(_complete)
            say(f"{kind}: {copied:,} matches and {MATCHES:,} rated players after {time.perf_counter() - since:.0f} s")
            taken = await _ask(own, other, played[0].legs[0].number, ASKED_QUICK if here.load.plan.quick else ASKED)
        finally:
            own.close()
            other.close()
    for question, times in taken.items():
        say(f"{kind}, {question}: p50 {_quantiles(times)[0]:.1f} ms, p99 {_quantiles(times)[1]:.1f} ms")
    p50, p99 = _quantiles(taken["player"])
    lists = max(_quantiles(times)[1] for question, times in taken.items() if question != "player")
    return {
        "p50_ms": p50,
        "p99_ms": p99,
        "slowest_list_p99_ms": lists,
        "match_kib": match_bytes / 1024,
        "settles_per_s": settles_per_s,
    }


def _records() -> list[Record]:
    """Return records of matches that computers played."""
    return [Record.model_validate_json(KINDS[0].record(FIRST_MEASURED + seed)) for seed in range(PLAYED)]


async def _settle_first(database: Database, player: PlayerId, played: list[Record]) -> float:
    """Settle matches of a player against others, the last one just now, several at once; return how many a second."""
    now = time.time_ns() // 1_000_000
    waiting = [
        _finished(match, player, played[match % PLAYED], now - (FIRST_MATCHES - match) * SPREAD_MS // FIRST_MATCHES)
        for match in range(1, FIRST_MATCHES + 1)
    ]

    async def settle_some(own: list[Finished]) -> None:
        for finished in own:
            await database.write(settle, finished, now, "2000-01-01")

    since = time.perf_counter()
    await asyncio.gather(*[settle_some(waiting[first::SETTLED_AT_ONCE]) for first in range(SETTLED_AT_ONCE)])
    return FIRST_MATCHES / (time.perf_counter() - since)


def _finished(match: int, player: PlayerId, played: Record, at: int) -> Finished:
    """Return a match between two people that ended at a time in ms since 1970 UTC."""
    document = played.model_dump(mode="json")
    for seat, person in enumerate((player, _player(random.Random(match).randrange(MATCHES)))):
        document["seats"][seat] |= {"player": person, "name": f"player {person[-4:]}"}
    for leg in document["legs"]:
        for place, move in enumerate(leg["moves"]):
            move["at"] = stamp(at - 5_000 * (len(leg["moves"]) - place))
    record = Record.model_validate({**document, "digest": digest(document)})
    return read_finished(MatchId(f"{FIRST_ID + match}"), RoomCode("AAAAAAA"), record, None)


def _player(number: int) -> PlayerId:
    return PlayerId("P" + "".join(ALPHABET[number // len(ALPHABET) ** digit % len(ALPHABET)] for digit in range(15)))


COPIED = (matches, records, match_seats, player_matches, opponents, match_numbers, player_numbers, number_results)


def _copy_matches(connection: Connection, first: int, shift: int) -> None:
    """Copy the first matches: each copy has another id and another number, and ended before."""
    for table in COPIED:
        which = table.c.number if table is matches else table.c.match
        copied = {column.name: column for column in table.columns} | _changes(table, shift)
        rows = select(*copied.values()).where(which <= first)
        connection.execute(insert(table).from_select(list(copied), rows))
    connection.execute(server_state.update().values(matches=shift + first))


def _changes(table: Table, shift: int) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    for name, column in table.columns.items():
        if name == "match" or (table is matches and name == "number"):
            changed[name] = column + shift
        elif name == "number":
            changed[name] = (column + 7_919 * shift) % 100_000_007
        elif name == "ended":
            changed[name] = column - SPREAD_MS * shift // FIRST_MATCHES
        elif table is matches and name == "id":
            changed[name] = cast(literal(FIRST_ID, BigInteger) + matches.c.number + shift, Text)
    return changed


def _add_rated(connection: Connection, first: int) -> None:
    """Rate players: AT_ONCE of them, from a number on."""
    rng = random.Random(first)
    rows = []
    for number in range(first, first + AT_ONCE):
        player, mu = _player(number), rng.gauss(1500, 200)
        row = {
            "game": "family-tree",
            "player": player,
            "name": f"player {player[-4:]}",
            "mu": mu,
            "sigma": LISTED_SIGMA,
            "correspondence": False,
        }
        counts = {"matches": 30, "won": 15, "drawn": 0, "lost": 15, "last": 0}
        rows.append({**row, **counts, "listed": shown(mu) if number % 2 else None})
    add_new(connection, ratings, rows)


def _complete(connection: Connection) -> None:
    """Count the rated players; have PostgreSQL count rows, as it does by itself after a while."""
    rating = cast(func.round(ratings.c.mu), Integer)
    listed = ratings.c.listed.is_not(None)
    counted = select(ratings.c.game, ratings.c.correspondence, listed, rating, func.count()).group_by(
        ratings.c.game, ratings.c.correspondence, listed, rating
    )
    connection.execute(rating_counts.delete())
    connection.execute(
        insert(rating_counts).from_select(["game", "correspondence", "listed", "rating", "players"], counted)
    )
    if connection.dialect.name == "postgresql":
        connection.execute(text("ANALYZE"))


class Asker:
    """A client that asks one question after the other."""

    def __init__(self) -> None:
        self._answer: asyncio.Future[dict[str, Any]]
        self._socket: Socket
        self.player = PlayerId("")

    @classmethod
    async def connect(cls, port: int) -> Self:
        """Return a connected client."""
        asker = cls()
        asker._socket = await connect("127.0.0.1", port, "/", asker._received)
        welcome = await asker.ask(type="hello", protocol=1, key=secrets.token_hex(32), name="Ada", client="bench")
        asker.player = welcome["player"]
        return asker

    async def ask(self, **command: Any) -> dict[str, Any]:
        """Send a command and return its answer."""
        self._answer = asyncio.get_running_loop().create_future()
        self._socket.send(json.dumps({"id": "1", **command}).encode())
        async with asyncio.timeout(ANSWERED_SECONDS):
            return await self._answer

    def close(self) -> None:
        """Close the connection."""
        self._socket.close()

    def _received(self, _: Socket, frame: bytes) -> None:
        event = json.loads(frame)
        if event["type"] == "rejected":
            self._answer.set_exception(RuntimeError(frame.decode()))
        elif event["type"] == "welcome" or (event.get("id") == "1" and event["type"] != "ack"):
            self._answer.set_result(event)


async def _ask(own: Asker, other: Asker, number: int, times: int) -> dict[str, list[float]]:
    """Ask for the player's page and lists; return how long the answers took, in seconds, by question."""
    opponent = _player(random.Random(1).randrange(MATCHES))
    now = time.time_ns() // 1_000_000
    everything: dict[str, tuple[Asker, dict[str, Any]]] = {
        "player": (own, {"type": "player"}),
        "player, asked by another": (other, {"type": "player", "player": own.player}),
        "matches": (own, {"type": "matches"}),
        "matches, an old page": (own, {"type": "matches", "page": f"{now - 200 * SPREAD_MS}-0"}),
        "matches of a game": (own, {"type": "matches", "game": "family-tree"}),
        "matches won": (other, {"type": "matches", "player": own.player, "result": "won"}),
        "matches with an opponent": (own, {"type": "matches", "opponent": opponent}),
        "matches on a number": (own, {"type": "matches", "game": "family-tree", "number": number}),
        "head to head": (other, {"type": "head_to_head", "player": own.player, "opponent": opponent}),
        "standings": (own, {"type": "standings", "game": "family-tree"}),
    }
    taken: dict[str, list[float]] = defaultdict(list)
    for _ in range(times):
        for question, (asker, command) in everything.items():
            since = time.perf_counter()
            await asker.ask(**command)
            taken[question].append(time.perf_counter() - since)
    return taken


def _quantiles(times: list[float]) -> tuple[float, float]:
    """Return the median and the 99th percentile, in ms."""
    found = statistics.quantiles(times, n=100)
    return found[49] * 1000, found[98] * 1000
