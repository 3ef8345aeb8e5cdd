"""The limits of a connection, and of all connections from an address: sizes, numbers and times."""

from dataclasses import dataclass, fields
from typing import Any, Self

HELLO_SECONDS = 10.0
REQUEST_SECONDS = 10.0
"""Seconds from a connection's start until the last header of its request."""
TLS_SECONDS = 10.0
"""Seconds for a TLS handshake, before the connection's start."""
PING_SECONDS = 20.0
"""Seconds between pings of a client."""
ANSWER_SECONDS = 20.0
"""Seconds to answer a ping; three times that while bytes from before the ping are still being sent."""
STALLED_SECONDS = 30.0
"""Seconds that a client may receive nothing of the bytes that wait for it."""
READING_SECONDS = 60.0
"""Seconds to receive the answer to a plain request: enough for the largest file over a slow line."""
REPLAYS_AT_ONCE = 5
REPLAYS_A_SECOND = 0.5
"""Matches that a connection may have replayed or judged, and pages of such matches that it may ask for."""
PAGES_AT_ONCE = 10
PAGES_A_SECOND = 4.0
LINKS_AT_ONCE = 5
LINKS_A_SECOND = 0.05
WRONG_CODES_AT_ONCE = 5
WRONG_CODES_A_SECOND = 0.2
"""Wrong room or seat codes that a connection may try; the codes tried by its address are limited too."""
REFUSALS_AT_ONCE = 100
REFUSALS_A_SECOND = 20.0
"""Commands over the limit that are answered with a rejection; after that the connection is read no faster than this."""
TURNED_AWAY_AT_ONCE = 100
TURNED_AWAY_A_SECOND = 1.0
SHUT_SECONDS = 10.0
"""An address that keeps connecting after this number of rejections is closed out for this time without being read."""
PINGS_AT_ONCE = 30
PINGS_A_SECOND = 2.0
FRAGMENTS = 64
"""The most parts of a message: otherwise a sender could fill the memory with empty parts."""
MINUTE = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits that a server's settings may change, with their defaults.

    `counted` False: there are no rate limits and no limits by address; limits of sizes and client times remain.
    Commands and lines of chat are counted by connection; the limits per minute, and `connections_at_once`, are by
    address. `requests` counts HTTP requests except WebSockets: a page of the browser client needs about a hundred. For
    a slow reader the server holds `messages_held` or `held_bytes`, and shows the room when the reader has caught up. A
    reader is slow if `unsent_bytes` are unsent in the kernel. `unsent_bytes_of_address` and `unsent_bytes_in_all` limit
    the bytes that wait for slow readers, by address and for all connections of a process.
    """

    counted: bool = True
    frame_bytes: int = 4096
    commands_at_once: int = 30
    commands_a_second: float = 10.0
    lines_at_once: int = 5
    lines_a_second: float = 1.0
    messages_held: int = 32
    held_bytes: int = 256 * 1024
    unsent_bytes: int = 16 * 1024
    unsent_bytes_of_address: int = 32 * 1024 * 1024
    unsent_bytes_in_all: int = 128 * 1024 * 1024
    connections_a_minute: int = 50
    connections_at_once: int = 500
    requests_a_minute: int = 600
    rooms_a_minute: int = 20
    matches_a_minute: int = 60
    wrong_codes_a_minute: int = 20

    @classmethod
    def of(cls, settings: Any, *, counted: bool) -> Self:
        """Return the limits in a server's settings."""
        named = {field.name: getattr(settings, field.name) for field in fields(cls) if field.name != "counted"}
        return cls(counted=counted, **named)


DEFAULTS = Limits()


@dataclass(slots=True, kw_only=True)
class Bucket:
    """A token bucket: up to `most` tokens, filled by `rate` a second; times are seconds of a monotonic clock."""

    most: float
    rate: float
    tokens: float
    since: float

    def take(self, now: float) -> bool:
        """Take a token; return false if there is none."""
        self.tokens = min(self.most, self.tokens + (now - self.since) * self.rate)
        self.since = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def give_back(self) -> None:
        """Put back a token of an action that did not happen."""
        self.tokens = min(self.most, self.tokens + 1)

    def wait(self) -> float:
        """Return the seconds from the last try until there is a token."""
        return max(0.0, (1 - self.tokens) / self.rate)


def bucket(most: float, rate: float, now: float) -> Bucket:
    """Return a full bucket."""
    return Bucket(most=most, rate=rate, tokens=most, since=now)


def by_the_minute(most: float, now: float) -> Bucket:
    """Return a full bucket that a minute fills again."""
    return Bucket(most=most, rate=most / MINUTE, tokens=most, since=now)
