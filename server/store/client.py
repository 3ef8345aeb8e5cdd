"""The store: rooms' logs in Redis (7.0 or later) or Valkey.

A log is a list of entries. Each begins with its number `n`, which counts over the room's whole life, and its id:

1. An append names the last entry that it was decided after, by number and id. The script compares only that one.
2. A node reads on from its position, the number and id of the last entry that it has read. The script finds that entry
   by the number of the list's first entry, and answers it with all entries after it.
3. If the entry at the position is missing or has another id, the log lost its tail (`Forked`): the node has to read the
   log again from its start.
4. If the list begins after the position, a checkpoint has replaced the entries up to there (`Compacted`): the node has
   to read the log again from the checkpoint.
"""

import asyncio
import hashlib
import math
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import resources
from typing import Any, Self

import hiredis
import structlog

from protocol.frozen import frozen
from protocol.ids import MatchId, PlayerId, RoomCode
from server import metrics
from server.store import keys
from server.store.checksum import is_sealed, sealed
from server.store.endpoint import REFUSALS, Argument, Endpoint, StoreAway, StoreRefuses
from server.store.format import DATABASE, FORMAT, MARK, PREFIX, refusal
from server.store.link import Arguments
from server.store.primaries import Primaries
from server.table.entries import Entry, decode, encode
from server.table.match import BrokenLog
from server.table.room import START, LogPosition, Span

HELD_SECONDS = 30 * 24 * 3600
"""How long the store remembers a room's nodes, players and chat if nothing changes."""
CREATED_SECONDS = 24 * 3600
DECODED_AT_ONCE = 32
"""Entries of a log that are decoded before other work gets a turn: less than a millisecond's worth."""
OLDEST = (7, 0)
REFUSALS_LOGGED_SECONDS = 1.0
"""The shortest time between two log lines about rejected appends."""
UNDONE = (*REFUSALS, "LOADING", "MOVED", "ASK", "NOAUTH")
"""The first words of errors that come before the first write of a script."""
PROBE_MS = 60_000

APPEND = resources.files("server.store").joinpath("scripts/append.lua").read_bytes()
READ = resources.files("server.store").joinpath("scripts/read.lua").read_bytes()
_COMPACT = resources.files("server.store").joinpath("scripts/compact.lua").read_bytes()
APPEND_SHA = hashlib.sha1(APPEND, usedforsecurity=False).hexdigest()

log = structlog.get_logger(__name__)


class Forked(Exception):
    """A log does not continue from a position: it lost its last entries, or has another entry there."""


class Compacted(Exception):
    """A checkpoint has replaced the entries of a log at a position."""


class DamagedEntry(BrokenLog):
    """A line of a log differs from what the store wrote."""


@frozen
class Append:
    """Entries for a room's log, and the position in it after which they were decided.

    The log expires `lifetime_ms` after its last entry. `due` has the new due times of rooms and matches, which
    `server.store.due.member` names, each in ms after the time of the entries, or None: never.
    """

    code: RoomCode
    after: LogPosition
    entries: Sequence[Entry]
    lifetime_ms: int
    due: Sequence[tuple[str, int | None]] = ()


@frozen
class Appended:
    """The entries were appended and stamped with this time, in ms since 1970 UTC."""

    at: int


@dataclass(frozen=True, slots=True)
class Lost:
    """Nothing was appended: another node's entries came first."""


@dataclass(frozen=True, slots=True)
class Unavailable:
    """The store did not append, or did not say whether it did; `undone`: it certainly did not."""

    why: str
    undone: bool = False


Outcome = Appended | Lost | Unavailable
_SECONDS = {
    Appended: metrics.APPEND_SECONDS.labels("done"),
    Lost: metrics.APPEND_SECONDS.labels("lost"),
    Unavailable: metrics.APPEND_SECONDS.labels("unavailable"),
}


class Store:
    """A node's access to the store; `async with` keeps its connections.

    Raises StoreAway for an invalid URL, and on entering if the store can't be reached, is too old, may evict keys, or
    holds data of another format.
    """

    def __init__(self, url: str, node: str) -> None:
        self.node = node
        self._logged = -math.inf
        self.primaries = Primaries(Endpoint.parse(url))

    async def __aenter__(self) -> Self:
        """Connect to the store and check that it is safe for rooms."""
        await self.primaries.__aenter__()
        try:
            await self._check()
            await self._check_format()
        except BaseException:
            await self.primaries.__aexit__()
            raise
        return self

    async def __aexit__(self, *error: object) -> None:
        """Close the connections; appends that still wait get Unavailable."""
        await self.primaries.__aexit__(*error)

    def append(self, append: Append, done: Callable[[Outcome], None]) -> None:
        """Append entries in one atomic step if the log is as expected; `done` is called later with the outcome."""
        touched = keys.appended_to(append.code)
        arguments: Arguments = (
            "EVALSHA",
            APPEND_SHA,
            len(touched),
            *touched,
            self.node,
            append.lifetime_ms,
            append.after.length,
            append.after.last,
            len(append.due),
            *[each for member, ms in append.due for each in (member, b"" if ms is None else ms)],
            *map(encode, append.entries),
        )
        answer = partial(self._answered, touched[0], arguments, time.perf_counter(), done)
        self.primaries.call(touched[0], arguments, answer)

    def _answered(
        self, key: str, arguments: Arguments, began: float, done: Callable[[Outcome], None], reply: Any
    ) -> None:
        if isinstance(reply, hiredis.ReplyError) and str(reply).startswith("NOSCRIPT"):
            arguments = ("EVAL", APPEND, *arguments[2:])
            self.primaries.call(key, arguments, partial(self._answered, key, arguments, began, done))
            return
        outcome = self._outcome(reply)
        _SECONDS[type(outcome)].observe(time.perf_counter() - began)
        done(outcome)

    def _outcome(self, reply: Any) -> Outcome:
        if isinstance(reply, int):
            return Appended(reply) if reply >= 0 else Lost()
        if isinstance(reply, StoreAway):
            return Unavailable(str(reply))
        words = str(reply)
        if time.perf_counter() - self._logged > REFUSALS_LOGGED_SECONDS:
            self._logged = time.perf_counter()
            log.error("the store rejects appends", error=words)
        return Unavailable(words, undone=words.startswith(UNDONE))

    async def read(self, code: RoomCode) -> list[Entry]:
        """Return the entries of a room's log. Raises StoreAway, BrokenLog."""
        return (await self.read_on(code, START))[1]

    async def read_on(self, code: RoomCode, position: LogPosition) -> tuple[int, list[Entry]]:
        """Return the number of the first entry of a room's log, 0 without a log, and its entries after `position`.

        Raises Forked, Compacted, StoreAway, BrokenLog.
        """
        key = keys.room_log(code)
        first, lines = await self._ask(key, "EVAL_RO", READ, 1, key, max(position.length, 1), -1)
        if first > position.length > 0:
            raise Compacted(key)
        entries = await _decoded(key, max(first, position.length, 1), lines)
        if position.length == 0:
            return first, entries
        if not entries or (entries[0].n, entries[0].id) != position:
            raise Forked(key)
        return first, entries[1:]

    async def read_span(self, code: RoomCode, span: Span) -> list[Entry]:
        """Return a part of a room's log; nothing if the log does not hold all of it. Raises StoreAway, BrokenLog."""
        key = keys.room_log(code)
        first, lines = await self._ask(key, "EVAL_RO", READ, 1, key, span.first, span.end.length)
        if not 0 < first <= span.first:
            return []
        entries = await _decoded(key, span.first, lines)
        return entries if entries and (entries[-1].n, entries[-1].id) == span.end else []

    async def compact(self, code: RoomCode, match: MatchId, end: Entry) -> bool:
        """Replace a room's log up to the end of a match by a checkpoint; nothing of the match is due after that.

        Returns whether it did: not if the entry at that end is no longer there, or was replaced before. Raises
        StoreAway.
        """
        line = sealed(b'{"n":%d,"at":%d,' % (end.n, end.at or 0) + encode(end)[1:])
        touched = keys.room_log(code), keys.nodes(code), keys.due(keys.bucket(code))
        return bool(await self.run(_COMPACT, touched, self.node, end.n, end.id, line, f"{code} {match}"))

    async def claim(self, player: PlayerId, command: str, code: RoomCode) -> RoomCode:
        """Return the code of a command's room: `code`, unless the command was seen before. Raises StoreAway."""
        key = keys.created(player, command)
        before = await self.ask("SET", key, code, "NX", "GET", "EX", CREATED_SECONDS)
        return RoomCode(before.decode()) if before else code

    async def exists(self, code: RoomCode) -> bool:
        """Return whether a room has a log. Raises StoreAway."""
        return bool(await self.ask("EXISTS", keys.room_log(code)))

    async def hold(self, code: RoomCode) -> None:
        """Register this node as a holder of a room, so that others' appends are announced. Raises StoreAway."""
        await self.ask("SADD", keys.nodes(code), self.node)
        await self.ask("EXPIRE", keys.nodes(code), HELD_SECONDS)

    async def release(self, code: RoomCode) -> None:
        """Remove this node from the holders of a room. Raises StoreAway."""
        await self.ask("SREM", keys.nodes(code), self.node)

    async def holders(self, code: RoomCode) -> list[str]:
        """Return the nodes that hold a room, living or not. Raises StoreAway."""
        return [node.decode() for node in await self.ask("SMEMBERS", keys.nodes(code))]

    async def problems(self) -> list[str]:
        """Return the problems of the store, a sentence each.

        Raises StoreAway if no primary answers, and StoreRefuses if all that answer reject writes.
        """
        replies = await self.primaries.ask_each("CONFIG", "GET", "appendonly", "appendfsync", "maxmemory-policy")
        if all(isinstance(reply, StoreAway) for reply in replies.values()):
            raise next(iter(replies.values()))
        refusals = await self._refusals()
        answering = [endpoint for endpoint, reply in replies.items() if not isinstance(reply, StoreAway)]
        if refusals and len(refusals) == len(answering):
            raise refusals[0]
        problems = [problem for endpoint, reply in replies.items() for problem in _problems(endpoint, reply)]
        return [*problems, *(f"{refusal} Its rooms are paused." for refusal in refusals)]

    async def _refusals(self) -> list[StoreRefuses]:
        """Write to every primary, and return its error if it rejects that: without memory it still answers reads."""
        probes: dict[Endpoint, str] = {}
        for bucket in range(keys.BUCKETS):
            probe = keys.probe(bucket)
            probes.setdefault(self.primaries.owner(probe), probe)
            if len(probes) == len(self.primaries.owners):
                break
        refusals = []
        for probe in probes.values():
            try:
                await self.ask("SET", probe, self.node, "PX", PROBE_MS)
            except StoreRefuses as refusal:
                refusals.append(refusal)
            except StoreAway:
                continue  # reported already
        return refusals

    async def _check(self) -> None:
        """Raise StoreAway if a primary is too old, or may evict keys."""
        for endpoint, reply in (await self.primaries.ask_each("INFO")).items():
            if isinstance(reply, Exception):
                raise endpoint.failure(reply)
            info = dict(line.split(":", 1) for line in reply.decode().splitlines() if ":" in line)
            version = info.get("redis_version", "0.0")
            if "valkey_version" not in info and tuple(map(int, version.split(".")[:2])) < OLDEST:
                raise StoreAway(
                    f"The store at {endpoint.where} is Redis {version}; Turnabout needs Redis 7.0 or later, or Valkey."
                )
            if (policy := info.get("maxmemory_policy", "noeviction")) != "noeviction":
                raise StoreAway(_may_evict(endpoint, policy))

    async def _check_format(self) -> None:
        """Mark an empty store with our format. Raises StoreAway if the store has data of another format."""
        mark = await self.ask("GET", MARK)
        if mark is None and not await self._holds_data():
            await self.ask("SET", MARK, FORMAT, "NX")
        if mark is None:  # another node may have marked the store meanwhile
            mark = await self.ask("GET", MARK)
        where = f"The data in the store at {self.primaries.owner(MARK).where}"
        if (why := refusal(where, None if mark is None else mark.decode(errors="replace"))) is not None:
            raise StoreAway(why)

    async def remember_database(self, identity: str) -> str:
        """Store the identity of the database of results; return the one that was stored first. Raises StoreAway."""
        before = await self.ask("SET", DATABASE, identity, "NX", "GET")
        return identity if before is None else str(before.decode())

    async def _holds_data(self) -> bool:
        async for _ in self.scan(f"{PREFIX}*"):
            return True
        return False

    async def ask(self, command: str, key: str, *arguments: Argument) -> Any:
        """Return the answer to a command about one key. Raises StoreAway without an answer or after a rejection."""
        return await self._ask(key, command, key, *arguments)

    async def scan(self, pattern: str) -> AsyncIterator[str]:
        """Yield the names of the keys on every primary that match a pattern. Raises StoreAway."""
        for endpoint in self.primaries.owners:
            cursor: Argument = 0
            while True:
                cursor, found = await self.primaries.ask_one(endpoint, "SCAN", cursor, "MATCH", pattern, "COUNT", 1000)
                for name in found:
                    yield name.decode()
                if int(cursor) == 0:
                    break

    async def run(self, script: bytes, script_keys: Sequence[str], *arguments: Argument) -> Any:
        """Return the answer of a script whose keys are all in one slot. Raises StoreAway."""
        return await self._ask(script_keys[0], "EVAL", script, len(script_keys), *script_keys, *arguments)

    async def _ask(self, key: str, *arguments: Argument) -> Any:
        try:
            return await self.primaries.ask(key, *arguments)
        except hiredis.ReplyError as error:
            raise self.primaries.owner(key).failure(error) from error


async def _decoded(key: str, first: int, lines: Sequence[bytes]) -> list[Entry]:
    """Return the entries of a log's lines, the first of which has the number `first`. Raises BrokenLog."""
    entries: list[Entry] = []
    for start in range(0, len(lines), DECODED_AT_ONCE):
        for line in lines[start : start + DECODED_AT_ONCE]:
            number = first + len(entries)
            if not is_sealed(line):
                raise DamagedEntry(
                    f"entry {number} of the log {key} is damaged: its checksum is wrong, so its bytes have changed "
                    "since the store wrote them"
                )
            entry = decode(line)
            if entry.n != number:
                raise DamagedEntry(f"entry {number} of the log {key} is missing: entry {entry.n} is in its place")
            entries.append(entry)
        if start + DECODED_AT_ONCE < len(lines):
            await asyncio.sleep(0)  # a log may hold thousands of entries
    return entries


def _problems(endpoint: Endpoint, reply: Any) -> Iterator[str]:
    if isinstance(reply, StoreAway):
        yield f"{reply} Its rooms are paused; rooms on the cluster's other primaries continue."
        return
    if isinstance(reply, Exception):
        yield (
            f"The store at {endpoint.where} does not show its settings, so it is unknown whether it keeps "
            "acknowledged moves."
        )
        return
    settings = dict(zip(reply[::2], reply[1::2], strict=True))
    if (settings.get(b"appendonly"), settings.get(b"appendfsync")) != (b"yes", b"always"):
        yield (
            f"The store at {endpoint.where} does not fsync every write, so a crash of its machine may lose moves; "
            "set appendonly yes and appendfsync always."
        )
    if (policy := settings.get(b"maxmemory-policy", b"noeviction")) != b"noeviction":
        yield _may_evict(endpoint, policy.decode())


def _may_evict(endpoint: Endpoint, policy: str) -> str:
    return (
        f"The store at {endpoint.where} may evict keys (maxmemory-policy {policy}), so rooms would vanish; "
        "set maxmemory-policy noeviction."
    )
