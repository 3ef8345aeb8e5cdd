"""The addresses that clients connect from, with the rate limits that all connections from an address share.

Each process counts for itself: behind a load balancer an address has these limits on each node.
"""

from collections import OrderedDict
from collections.abc import Sequence

import structlog

from protocol.ids import RoomCode
from server import metrics
from server.net.forwarded import Address, Network, address_key
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
"""The number of addresses without connections that are remembered; the oldest is forgotten first."""
CODES_KNOWN = 64
"""The number of room codes that an address has used lately, which count as no guesses."""

log = structlog.get_logger(__name__)


class SourceAddress:
    """An address, or a /64 IPv6 network, that connections come from.

    `open` counts its connections, `unsent` the bytes that wait for its slow readers.
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

    def take_connection(self, now: float) -> bool:
        """Count a WebSocket connection; return false if it is one too many."""
        if self._connections is None:
            self._connections = by_the_minute(self._limits.connections_a_minute, now)
        return self._connections.take(now)

    def take_request(self, now: float) -> bool:
        """Count a plain request; return false if it is one too many."""
        if self._requests is None:
            self._requests = by_the_minute(self._limits.requests_a_minute, now)
        return self._requests.take(now)

    def room_bucket(self, now: float) -> Bucket:
        """Return the rate limit of opened rooms."""
        if self._rooms is None:
            self._rooms = by_the_minute(self._limits.rooms_a_minute, now)
        return self._rooms

    def match_bucket(self, now: float) -> Bucket:
        """Return the rate limit of started matches."""
        if self._matches is None:
            self._matches = by_the_minute(self._limits.matches_a_minute, now)
        return self._matches

    def code_bucket(self, now: float) -> Bucket:
        """Return the rate limit of wrong codes."""
        if self._codes is None:
            self._codes = by_the_minute(self._limits.wrong_codes_a_minute, now)
        return self._codes

    def knows_code(self, code: RoomCode) -> bool:
        """Return whether a code has led a client from this address into a room lately."""
        return self._known is not None and code in self._known

    def learn_code(self, code: RoomCode) -> None:
        """Remember a code that has led into a room."""
        if self._known is None:
            self._known = OrderedDict()
        self._known[code] = None
        self._known.move_to_end(code)
        if len(self._known) > CODES_KNOWN:
            self._known.popitem(last=False)

    def may_connect(self, now: float) -> bool:
        """Return whether the address may open another connection and its requests should be read."""
        return self.open < self._limits.connections_at_once and now >= self._shut

    def turn_away(self, what: str, now: float) -> None:
        """Count a rejected connection or request; after too many of them, nothing is read for a while."""
        self.count_rejection(what, now)
        if self._turned_away is None:
            self._turned_away = bucket(TURNED_AWAY_AT_ONCE, TURNED_AWAY_A_SECOND, now)
        if not self._turned_away.take(now):
            self._shut = now + SHUT_SECONDS

    def count_rejection(self, what: str, now: float) -> None:
        """Count a rejection, and log it at most once a minute."""
        metrics.LIMIT_REJECTIONS.labels(what).inc()
        if now - self._told >= MINUTE:
            self._told = now
            log.warning("rejecting requests from an address: over the limit", address=self.name, limit=what)


class SourceAddresses:
    """The present and recent addresses of connections; `trusted` are proxies that forward for other addresses.

    `unsent` are the bytes that wait for slow readers on all connections of this process.
    """

    def __init__(self, limits: Limits, trusted: Sequence[Network] = ()) -> None:
        self.limits = limits
        self.trusted = tuple(trusted)
        self._here: dict[str, SourceAddress] = {}
        self._gone: OrderedDict[str, SourceAddress] = OrderedDict()
        self._full_logged = float("-inf")
        self.unsent = 0

    def __len__(self) -> int:
        return len(self._here) + len(self._gone)

    def add_connection(self, address: Address, now: float) -> SourceAddress | None:
        """Count an open connection from an address; return None if it is one too many."""
        name = address_key(address)
        source = self._here.get(name)
        if source is None:
            source = self._gone.pop(name) if name in self._gone else SourceAddress(name, self.limits)
            self._here[name] = source
        may = source.may_connect(now)
        source.open += may
        if not source.open:
            self._rest(source)
        return source if may else None

    def remove_connection(self, source: SourceAddress) -> None:
        """Stop counting an open connection."""
        source.open -= 1
        if not source.open:
            self._rest(source)

    def reject_full(self, now: float) -> None:
        """Count a connection for which the process has no descriptor, and log it at most once a minute."""
        metrics.LIMIT_REJECTIONS.labels("descriptors").inc()
        if now - self._full_logged >= MINUTE:
            self._full_logged = now
            log.error("rejecting connections: nearly all file descriptors are in use; raise the limit (ulimit -n)")

    def count_unsent(self, source: SourceAddress | None, more: int) -> None:
        """Change the number of bytes that wait for a reader."""
        self.unsent += more
        if source is not None:
            source.unsent += more

    def _rest(self, source: SourceAddress) -> None:
        del self._here[source.name]
        self._gone[source.name] = source
        if len(self._gone) > REMEMBERED:
            self._gone.popitem(last=False)
