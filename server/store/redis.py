"""The store: rooms' logs in Redis (7.0 or later) or Valkey. The only one there is."""

import asyncio
import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import resources
from typing import Any, Self

import hiredis
import redis.asyncio as redis
import structlog
from redis.asyncio.connection import parse_url
from redis.exceptions import RedisError

from protocol.ids import MatchId, PlayerId, RoomCode
from server import metrics
from server.store import keys
from server.store.link import Argument, Away, Link
from server.table.entries import Entry, decode, encode
from server.table.room import START, Position

DAY_MS = 24 * 3600 * 1000
LIFETIME_MS = 7 * DAY_MS
LIFETIME_OVER_MS = 30 * DAY_MS
CREATED_SECONDS = 24 * 3600
OLDEST = (7, 0)
CONNECTIONS = 16
"""The most connections for all that is not an append; who finds none free waits for one."""
PATIENCE_SECONDS = 2.0

APPEND = resources.files(__package__).joinpath("append.lua").read_bytes()
APPEND_SHA = hashlib.sha1(APPEND, usedforsecurity=False).hexdigest()

log = structlog.get_logger(__name__)


class StoreAway(Exception):
    """The store cannot be reached, or is not one that can be used; the message says which and why."""


class Forked(Exception):
    """A log is not a continuation of what was read of it before: read it afresh."""


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for a room's logs, and where those logs stood when they were decided."""

    code: RoomCode
    match: MatchId | None
    room_log: Position
    match_log: Position
    room_entries: Sequence[Entry]
    match_entries: Sequence[Entry]
    over: bool


@dataclass(frozen=True, slots=True)
class Done:
    """The entries were appended and stamped with this time, in ms since 1970 UTC."""

    at: int


@dataclass(frozen=True, slots=True)
class Lost:
    """Nothing was appended: somebody else's entries came first."""


@dataclass(frozen=True, slots=True)
class Unavailable:
    """The store did not say whether it appended."""

    why: str


Outcome = Done | Lost | Unavailable
_SECONDS = {kind: metrics.APPEND_SECONDS.labels(kind.__name__.lower()) for kind in (Done, Lost, Unavailable)}


class Store:
    """A node's way to the store; `async with` keeps its connection for appends.

    Raises StoreAway for a URL that is none, and on entering when the store cannot be reached or is too old.
    """

    def __init__(self, url: str, node: str) -> None:
        try:
            to = parse_url(url)
            pool = redis.BlockingConnectionPool.from_url(
                url,
                max_connections=CONNECTIONS,
                timeout=PATIENCE_SECONDS,
                socket_timeout=PATIENCE_SECONDS,
                socket_connect_timeout=PATIENCE_SECONDS,
            )
            self.client = redis.Redis.from_pool(pool)
        except ValueError:
            # Its own words may quote the password.
            raise StoreAway(
                "TURNABOUT_REDIS_URL is not understood; it is written like redis://HOST:6379/0, "
                "rediss://USER:PASSWORD@HOST:6379/0 or unix:///PATH."
            ) from None
        self.url = url
        self.node = node
        self._where = to.get("path") or f"{to.get('host', 'localhost')}:{to.get('port', 6379)}"
        self._link: Link
        self._task: asyncio.Task[None]

    async def __aenter__(self) -> Self:
        """Check the store and connect to it."""
        try:
            await self._check_version()
        except BaseException:
            await self.client.aclose()
            raise
        self._link = Link(self.url)
        self._task = asyncio.create_task(self._link.run(), name="store link")
        await self._link.wait_up()
        return self

    async def __aexit__(self, *error: object) -> None:
        """Let the connections go; appends still waiting are answered as unavailable."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self.client.aclose()

    def append(self, append: Append, done: Callable[[Outcome], None]) -> None:
        """Append entries in one atomic step if the logs stand as given; `done` is called later with the outcome."""
        room_log, match_log = append.room_log, append.match_log
        arguments: tuple[Argument, ...] = (
            "EVALSHA",
            APPEND_SHA,
            3,
            *keys.appended_to(append.code, append.match),
            self.node,
            LIFETIME_OVER_MS if append.over else LIFETIME_MS,
            len(append.room_entries),
            room_log.length,
            room_log.last,
            match_log.length,
            match_log.last,
            *map(encode, append.room_entries),
            *map(encode, append.match_entries),
        )
        self._link.call(arguments, partial(self._answered, arguments, time.perf_counter(), done))

    def _answered(
        self, arguments: tuple[Argument, ...], began: float, done: Callable[[Outcome], None], reply: Any
    ) -> None:
        if isinstance(reply, hiredis.ReplyError) and str(reply).startswith("NOSCRIPT"):
            self._link.call(("EVAL", APPEND, *arguments[2:]), partial(self._answered, arguments, began, done))
            return
        outcome = _outcome(reply)
        _SECONDS[type(outcome)].observe(time.perf_counter() - began)
        done(outcome)

    async def read_room(self, code: RoomCode, position: Position = START) -> list[Entry]:
        """Return the entries of a room's log after `position`. Raises Forked, StoreAway, UnknownEntry."""
        return await self._read(keys.room_log(code), position)

    async def read_match(self, code: RoomCode, match: MatchId, position: Position = START) -> list[Entry]:
        """Return the entries of a match's log after `position`. Raises Forked, StoreAway, UnknownEntry."""
        return await self._read(keys.match_log(code, match), position)

    async def claim(self, player: PlayerId, command: str, code: RoomCode) -> RoomCode:
        """Return the code that a command's room has: `code` unless the command was seen before. Raises StoreAway."""
        key = keys.created(player, command)
        before = await self.ask(self.client.set(key, code, nx=True, get=True, ex=CREATED_SECONDS))
        return RoomCode(before.decode()) if before else code

    async def exists(self, code: RoomCode) -> bool:
        """Tell whether a room has a log. Raises StoreAway."""
        return bool(await self.ask(self.client.exists(keys.room_log(code))))

    async def hold(self, code: RoomCode) -> None:
        """Say that this node holds a room, so that others' appends are announced. Raises StoreAway."""
        await self.ask(self.client.sadd(keys.nodes(code), self.node))
        await self.ask(self.client.pexpire(keys.nodes(code), LIFETIME_MS))

    async def release(self, code: RoomCode) -> None:
        """Say that this node holds a room no longer. Raises StoreAway."""
        await self.ask(self.client.srem(keys.nodes(code), self.node))

    async def worries(self) -> list[str]:
        """Return what is wrong with the way the store keeps things, a sentence each. Raises StoreAway."""
        try:
            settings = await self.ask(self.client.config_get("appendonly", "appendfsync", "maxmemory-policy"))
        except StoreAway as error:
            if not isinstance(error.__cause__, redis.ResponseError):
                raise
            return ["The store does not show its settings, so whether it keeps what it acknowledged is not known."]
        found = []
        if (settings.get("appendonly"), settings.get("appendfsync")) != ("yes", "always"):
            found.append(
                "The store does not fsync every write, so a crash of its machine may lose moves; "
                "set appendonly yes and appendfsync always."
            )
        if settings.get("maxmemory-policy", "noeviction") != "noeviction":
            found.append("The store may evict keys, so rooms may vanish; set maxmemory-policy noeviction.")
        return found

    async def _check_version(self) -> None:
        info = await self.ask(self.client.info("server"))
        version = info.get("redis_version", "0.0")
        if "valkey_version" not in info and tuple(map(int, version.split(".")[:2])) < OLDEST:
            raise StoreAway(
                f"The store at {self._where} is Redis {version}; Turnabout needs Redis 7.0 or later, or Valkey."
            )

    async def _read(self, key: str, position: Position) -> list[Entry]:
        lines = await self.ask(self.client.lrange(key, max(position.length - 1, 0), -1))
        entries = [decode(line) for line in lines]
        if position.length == 0:
            return entries
        if not entries or entries[0].id != position.last:
            raise Forked(key)
        return entries[1:]

    async def ask(self, call: Any) -> Any:
        """Return what a call of `client` gives. Raises StoreAway where the store does not answer it."""
        try:
            return await call
        except (RedisError, OSError, TimeoutError) as error:
            # redis-py has no one kind of error for this, old and new servers being asked in different ways.
            if "authenticat" in str(error) or "password" in str(error):
                why = "refuses the name or password that TURNABOUT_REDIS_URL gives, or wants one."
            else:
                why = f"does not answer ({type(error).__name__}). Is it running there?"
            raise StoreAway(f"The store at {self._where} {why}") from error


def _outcome(reply: Any) -> Outcome:
    if isinstance(reply, int):
        return Done(reply) if reply >= 0 else Lost()
    if not isinstance(reply, Away):
        log.error("store refused an append", error=str(reply))
    return Unavailable(str(reply))
