"""Where a server of the store listens, and how it is spoken to: what `TURNABOUT_REDIS_URL` says, taken apart once."""

import asyncio
import ssl
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Self

import hiredis
import redis.asyncio as redis
from redis.asyncio.connection import AbstractConnection, SSLConnection, UnixDomainSocketConnection, parse_url
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

Argument = str | bytes | int
AGAIN_SECONDS = 0.2
"""How long to wait before a store that is away is asked again."""


class StoreAway(Exception):
    """The store cannot be used now; the message says why.

    StoreAway          it cannot be reached, or is not one that can be used
     ├─ StoreLoading   it has just been started, and is still reading its data
     └─ StoreRefuses   it answers, but refuses to write: nothing was done
    """


class StoreLoading(StoreAway):
    """The store has just been started, and is still reading its data."""


class StoreRefuses(StoreAway):
    """The store answers, but refuses to write: nothing was done."""


REFUSALS = {
    "OOM": "has no memory left. Give it more (maxmemory), or use a store with more memory.",
    "MISCONF": "cannot write to its disk. Its own log says why.",
    "READONLY": "is a replica. Name its primary in TURNABOUT_REDIS_URL.",
    "NOREPLICAS": "has fewer replicas than it needs (min-replicas-to-write).",
    "MASTERDOWN": "is a replica that has lost its primary.",
    "CLUSTERDOWN": "is part of a cluster that is down.",
    "TRYAGAIN": "is moving keys to another server of its cluster.",
    "NOPERM": "does not permit this user to write.",
}
"""What a refusal begins with that comes before the first write of a command or script, and the reason in words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """One server of the store. Two with the same `where` are the same; neither that nor `str` holds a password."""

    where: str
    _options: Mapping[str, Any] = field(repr=False, compare=False)
    _kind: type[AbstractConnection] = field(repr=False, compare=False)
    _secure: ssl.SSLContext | None = field(repr=False, compare=False)

    @classmethod
    def parse(cls, url: str) -> Self:
        """Read a URL as redis-py does, its options for TLS included. Raises StoreAway."""
        try:
            options: dict[str, Any] = {"host": "localhost", "port": 6379, **parse_url(url)}
            kind: type[AbstractConnection] = options.pop("connection_class", redis.Connection)
            if kind is UnixDomainSocketConnection:
                del options["host"], options["port"]
            else:
                options["host"].encode("idna")  # as it is when it is looked up
            for of_a_pool in ("max_connections", "timeout"):
                options.pop(of_a_pool, None)
            connection = kind(**options)
        except (ValueError, TypeError, RedisError):
            # Its own words may quote the password.
            raise StoreAway(
                "TURNABOUT_REDIS_URL is not understood; it is written like redis://HOST:6379/0, "
                "rediss://USER:PASSWORD@HOST:6379/0 or unix:///PATH."
            ) from None
        try:
            secure = connection.ssl_context.get() if isinstance(connection, SSLConnection) else None
        except (OSError, ValueError) as error:
            raise StoreAway(
                "A certificate or key that TURNABOUT_REDIS_URL names (ssl_ca_certs, ssl_certfile, ssl_keyfile) "
                f"cannot be read: {error}."
            ) from error
        where = options.get("path") or _where(options["host"], options["port"])
        return cls(where=where, _options=options, _kind=kind, _secure=secure)

    def at(self, host: str, port: int) -> Self:
        """Return another server of the same cluster; without a host it is on the same one as this."""
        host = host or self._options["host"]
        return replace(self, where=_where(host, port), _options={**self._options, "host": host, "port": port})

    @property
    def local(self) -> bool:
        """Whether it is reached by a Unix socket, so that it cannot tell where its neighbours are."""
        return self._kind is UnixDomainSocketConnection

    @property
    def database(self) -> int:
        """The number of the database in it; a cluster has only 0."""
        return int(self._options.get("db") or 0)

    def greeting(self) -> Iterator[tuple[Argument, ...]]:
        """Yield what a new connection says first: who we are, which database, and whether it takes commands."""
        options = self._options
        if options.get("password"):
            yield "AUTH", options.get("username") or "default", options["password"]
        if self.database:
            yield "SELECT", self.database
        yield ("PING",)

    async def connect(self, protocol: Callable[[], asyncio.Protocol]) -> None:
        """Open a connection for a protocol. Raises OSError."""
        loop = asyncio.get_running_loop()
        if self.local:
            await loop.create_unix_connection(protocol, self._options["path"])
        else:
            await loop.create_connection(protocol, self._options["host"], self._options["port"], ssl=self._secure)

    def subscriber(self, seconds: float) -> redis.Redis:
        """Return a client for one subscription link, which takes so long to connect at most and never does so twice."""
        pool = redis.ConnectionPool(
            self._kind,
            **{**self._options, "socket_connect_timeout": seconds, "retry": Retry(NoBackoff(), 0)},
        )
        return redis.Redis.from_pool(pool)

    def failure(self, error: Exception) -> StoreAway:
        """Return what to tell people when it could not be spoken to."""
        if isinstance(error, StoreAway):
            return error
        if str(error).startswith("LOADING"):
            return StoreLoading(f"The store at {self.where} is still reading its data.")
        refusal = REFUSALS.get(_kind(str(error))) if isinstance(error, hiredis.ReplyError) else None
        if refusal is not None:
            return StoreRefuses(f"The store at {self.where} accepts no writes: it {refusal}")
        return StoreAway(f"The store at {self.where} {_why(error, self._secure is not None)}")


def _kind(words: str) -> str:
    """Return what a refusal begins with; one of a command in a script hides it."""
    return "NOPERM" if words.startswith("ERR ACL failure in script") else words.partition(" ")[0]


def _where(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _why(error: Exception, secure: bool) -> str:
    words = str(error)
    if isinstance(error, ssl.SSLCertVerificationError):
        return (
            f"shows a certificate that does not hold: {error.verify_message}. Name who signed it by "
            "?ssl_ca_certs=FILE in TURNABOUT_REDIS_URL, and the store by the name that its certificate is for."
        )
    if isinstance(error, ssl.SSLError):
        return f"could not agree with us on TLS ({error.reason})."
    if isinstance(error, hiredis.ReplyError):
        if words.startswith(("NOAUTH", "WRONGPASS", "ERR AUTH", "ERR invalid password")):
            return "refuses the name or password that TURNABOUT_REDIS_URL gives, or wants one."
        return f"refuses to answer ({words})."
    if secure:
        return (
            f"does not answer ({type(error).__name__}). Is it running there, and does it speak TLS? "
            "If it speaks none, write redis://, not rediss://."
        )
    if isinstance(error, ConnectionResetError | hiredis.ProtocolError):
        return "broke the connection off. Does it speak TLS? Then write rediss://, not redis://."
    return f"does not answer ({type(error).__name__}). Is it running there?"
