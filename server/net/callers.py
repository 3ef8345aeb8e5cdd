"""Who connects, by address: what all connections from one address have asked for together, and what they still may.

Each process counts for itself: behind a balancer an address may have as much of each node.
"""

from collections import OrderedDict
from collections.abc import Sequence

import structlog

from protocol.ids import RoomCode
from server import metrics
from server.net.forwarded import Address, Network, household
from server.net.limits import (
    MINUTE,
    SHUT_SECONDS,
    TURNED_AWAY_A_SECOND,
    TURNED_AWAY_AT_ONCE,
    Bucket,
    Limits,
    bucket,
    by_the_minute,
)

REMEMBERED = 20_000
"""Addresses without a connection whose counts are kept: the one that was here longest ago is forgotten first."""
CODES_KNOWN = 64
"""Codes that led into a room lately, and need not be guessed by others of the same address."""

log = structlog.get_logger(__name__)


class Caller:
    """An address, or an IPv6 network of 64 bits, that connections come from.

    `open` counts its connections, `unsent` the bytes that wait on them for a reader who does not keep up.
    """

    __slots__ = (
        "_codes",
        "_connections",
        "_known",
        "_limits",
        "_matches",
        "_requests",
        "_rooms",
        "_shut",
        "_told",
        "_turned_away",
        "name",
        "open",
        "unsent",
    )

    def __init__(self, name: str, limits: Limits) -> None:
        self.name = name
        self.open = 0
        self.unsent = 0
        self._limits = limits
        self._connections: Bucket | None = None
        self._requests: Bucket | None = None
        self._rooms: Bucket | None = None
        self._matches: Bucket | None = None
        self._codes: Bucket | None = None
        self._known: OrderedDict[RoomCode, None] | None = None
        self._turned_away: Bucket | None = None
        self._shut = self._told = float("-inf")

    def connects(self, now: float) -> bool:
        """Count a WebSocket connection, if there may be one more."""
        if self._connections is None:
            self._connections = by_the_minute(self._limits.connections_a_minute, now)
        return self._connections.take(now)

    def requests(self, now: float) -> bool:
        """Count a plain request, if there may be one more."""
        if self._requests is None:
            self._requests = by_the_minute(self._limits.requests_a_minute, now)
        return self._requests.take(now)

    def rooms(self, now: float) -> Bucket:
        """Return what rooms are counted by."""
        if self._rooms is None:
            self._rooms = by_the_minute(self._limits.rooms_a_minute, now)
        return self._rooms

    def matches(self, now: float) -> Bucket:
        """Return the count of matches that begin."""
        if self._matches is None:
            self._matches = by_the_minute(self._limits.matches_a_minute, now)
        return self._matches

    def codes(self, now: float) -> Bucket:
        """Return what wrong codes are counted by."""
        if self._codes is None:
            self._codes = by_the_minute(self._limits.wrong_codes_a_minute, now)
        return self._codes

    def knows(self, code: RoomCode) -> bool:
        """Tell whether a code has led somebody of this address into a room lately."""
        return self._known is not None and code in self._known

    def learns(self, code: RoomCode) -> None:
        """Remember a code that has led into a room."""
        if self._known is None:
            self._known = OrderedDict()
        self._known[code] = None
        self._known.move_to_end(code)
        if len(self._known) > CODES_KNOWN:
            self._known.popitem(last=False)

    def may_come(self, now: float) -> bool:
        """Tell whether there may be one more connection, and it is worth while to read what it asks."""
        return self.open < self._limits.connections_at_once and now >= self._shut

    def turned_away(self, what: str, now: float) -> None:
        """Count a connection or a request that was refused; after too many of them, nothing is read for a while."""
        self.refused(what, now)
        if self._turned_away is None:
            self._turned_away = bucket(TURNED_AWAY_AT_ONCE, TURNED_AWAY_A_SECOND, now)
        if not self._turned_away.take(now):
            self._shut = now + SHUT_SECONDS

    def refused(self, what: str, now: float) -> None:
        """Count a refusal, and log it, once a minute at most."""
        metrics.CALLERS_REFUSED.labels(what).inc()
        if now - self._told >= MINUTE:
            self._told = now
            log.warning("refusing an address that asks for too much", address=self.name, too_many=what)


class Callers:
    """The addresses that connections come from now or came from lately; `trusted` are proxies that speak for others.

    `unsent` are the bytes that wait on all connections of this process for readers who do not keep up.
    """

    def __init__(self, limits: Limits, trusted: Sequence[Network] = ()) -> None:
        self.limits = limits
        self.trusted = tuple(trusted)
        self._here: dict[str, Caller] = {}
        self._gone: OrderedDict[str, Caller] = OrderedDict()
        self._full_logged = float("-inf")
        self.unsent = 0

    def __len__(self) -> int:
        return len(self._here) + len(self._gone)

    def come(self, address: Address, now: float) -> Caller | None:
        """Count an open connection from an address; None where there may be no more."""
        name = household(address)
        caller = self._here.get(name)
        if caller is None:
            caller = self._gone.pop(name) if name in self._gone else Caller(name, self.limits)
            self._here[name] = caller
        may = caller.may_come(now)
        caller.open += may
        if not caller.open:
            self._rest(caller)
        return caller if may else None

    def go(self, caller: Caller) -> None:
        """Count an open connection less."""
        caller.open -= 1
        if not caller.open:
            self._rest(caller)

    def full(self, now: float) -> None:
        """Count a connection that the process has no descriptor for, and log it, once a minute at most."""
        metrics.CALLERS_REFUSED.labels("descriptors").inc()
        if now - self._full_logged >= MINUTE:
            self._full_logged = now
            log.error("refusing connections: nearly all file descriptors are taken; raise the limit (ulimit -n)")

    def count_unsent(self, caller: Caller | None, more: int) -> None:
        """Count more bytes, or fewer, that wait for a reader."""
        self.unsent += more
        if caller is not None:
            caller.unsent += more

    def _rest(self, caller: Caller) -> None:
        del self._here[caller.name]
        self._gone[caller.name] = caller
        if len(self._gone) > REMEMBERED:
            self._gone.popitem(last=False)
