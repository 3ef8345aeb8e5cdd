"""The address of a store's server and how to connect to it, as parsed from `TURNABOUT_REDIS_URL`."""

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

from server.away import Away

Argument = str | bytes | int
AGAIN_SECONDS = 0.2
"""Seconds before an unreachable store is asked again."""


class StoreAway(Away):
    """The store can't be used now; the message says why.

    StoreAway          it can't be reached, or is unsuitable ├─ StoreLoading   it has just started, and is still loading
    its data └─ StoreRefuses   it answers, but rejects writes: nothing was done
    """


class StoreLoading(StoreAway):
    """The store has just started, and is still loading its data."""


class StoreRefuses(StoreAway):
    """The store answers, but rejects writes: nothing was done."""


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
"""The first word of each error that comes before the first write of a command or script, and the reason in words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """A server of the store. Two with the same `where` are equal; neither `where` nor `str` contains a password."""

    where: str
    _options: Mapping[str, Any] = field(repr=False, compare=False)
    _kind: type[AbstractConnection] = field(repr=False, compare=False)
    _secure: ssl.SSLContext | None = field(repr=False, compare=False)

    @classmethod
    def parse(cls, url: str) -> Self:
        """Parse a URL as redis-py does, with its options for TLS. Raises StoreAway."""
        try:
            options: dict[str, Any] = {"host": "localhost", "port": 6379, **parse_url(url)}
            kind: type[AbstractConnection] = options.pop("connection_class", redis.Connection)
            if kind is UnixDomainSocketConnection:
                del options["host"], options["port"]
            else:
                options["host"].encode("idna")  # as for a DNS lookup
            for of_a_pool in ("max_connections", "timeout"):
                options.pop(of_a_pool, None)
            connection = kind(**options)
        except (ValueError, TypeError, RedisError):
            # the error's text may contain the password
            raise StoreAway(
                "TURNABOUT_REDIS_URL is not a valid URL. Write it like redis://HOST:6379/0, "
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
        """Return another server of the same cluster; an empty host means the same host."""
        host = host or self._options["host"]
        return replace(self, where=_where(host, port), _options={**self._options, "host": host, "port": port})

    @property
    def is_here(self) -> bool:
        """Whether the server is on this machine.

        >>> [Endpoint.parse(f"redis://{host}:6379").is_here for host in ("localhost", "[::1]", "store")]
        [True, True, False]
        """
        return self.local or self._options["host"].strip("[]") in ("localhost", "127.0.0.1", "::1")

    @property
    def local(self) -> bool:
        """Whether it is reached by a Unix socket, so that it can't say where its neighbours are."""
        return self._kind is UnixDomainSocketConnection

    @property
    def database(self) -> int:
        """The number of its database; a cluster has only 0."""
        return int(self._options.get("db") or 0)

    def greeting(self) -> Iterator[tuple[Argument, ...]]:
        """Yield the first commands of a new connection: login, database, and a ping."""
        options = self._options
        if options.get("password"):
            yield "AUTH", options.get("username") or "default", options["password"]
        if self.database:
            yield "SELECT", self.database
        yield ("PING",)

    async def connect(self, protocol: Callable[[], asyncio.Protocol]) -> None:
        """Connect a protocol. Raises OSError."""
        loop = asyncio.get_running_loop()
        if self.local:
            await loop.create_unix_connection(protocol, self._options["path"])
        else:
            await loop.create_connection(protocol, self._options["host"], self._options["port"], ssl=self._secure)

    def subscriber(self, seconds: float) -> redis.Redis:
        """Return a client for a subscription link, which tries to connect only once, for at most `seconds`."""
        pool = redis.ConnectionPool(
            self._kind,
            **{**self._options, "socket_connect_timeout": seconds, "retry": Retry(NoBackoff(), 0)},
        )
        return redis.Redis.from_pool(pool)

    def failure(self, error: Exception) -> StoreAway:
        """Return the error for people."""
        if isinstance(error, StoreAway):
            return error
        if str(error).startswith("LOADING"):
            return StoreLoading(f"The store at {self.where} is still reading its data.")
        refusal = REFUSALS.get(_kind(str(error))) if isinstance(error, hiredis.ReplyError) else None
        if refusal is not None:
            return StoreRefuses(f"The store at {self.where} accepts no writes: it {refusal}")
        return StoreAway(f"The store at {self.where} {_why(error, self._secure is not None)}")


def _kind(words: str) -> str:
    """Return the first word of an error; a command's error within a script hides its own."""
    return "NOPERM" if words.startswith("ERR ACL failure in script") else words.partition(" ")[0]


def _where(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _why(error: Exception, secure: bool) -> str:
    words = str(error)
    if isinstance(error, ssl.SSLCertVerificationError):
        return (
            f"has an invalid certificate: {error.verify_message}. Name the authority that signed it with "
            "?ssl_ca_certs=FILE in TURNABOUT_REDIS_URL, and the store by the name that its certificate is for."
        )
    if isinstance(error, ssl.SSLError):
        return f"failed the TLS handshake ({error.reason})."
    if isinstance(error, hiredis.ReplyError):
        if words.startswith(("NOAUTH", "WRONGPASS", "ERR AUTH", "ERR invalid password")):
            return "rejects the name or password in TURNABOUT_REDIS_URL, or requires one."
        return f"answered with an error ({words})."
    if secure:
        return (
            f"does not answer ({type(error).__name__}). Is it running there, and does it speak TLS? "
            "If it does not, write redis://, not rediss://."
        )
    if isinstance(error, ConnectionResetError | hiredis.ProtocolError):
        return "closed the connection. If it speaks TLS, write rediss://, not redis://."
    return f"does not answer ({type(error).__name__}). Is it running there?"
