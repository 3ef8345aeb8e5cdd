"""What one connection, and all from one address, may ask of the server: in size, number and time."""

from dataclasses import dataclass, fields
from typing import Any, Self

HELLO_SECONDS = 10.0
REQUEST_SECONDS = 10.0
"""How long a request may take to come, from its connection's first moment to its last header."""
TLS_SECONDS = 10.0
"""How long it may take to agree on TLS, before a connection's first moment."""
PING_SECONDS = 20.0
"""How often a client is asked whether it is still there."""
ANSWER_SECONDS = 20.0
"""How long the answer may take, and three times that while bytes before the question are still on their way."""
STALLED_SECONDS = 30.0
"""How long a client may take nothing of what waits for it."""
READING_SECONDS = 60.0
"""How long the answer to a plain request may take to be read: the largest file comes over a slow line in that time."""
REPLAYS_AT_ONCE = 5
REPLAYS_A_SECOND = 0.5
"""Matches that one connection may have played again or judged; of one that was, it is told so many pages."""
PAGES_AT_ONCE = 10
PAGES_A_SECOND = 4.0
WRONG_CODES_AT_ONCE = 5
WRONG_CODES_A_SECOND = 0.2
"""Codes of no room, or of no seat, that one connection may try; all those of its address together are limited too."""
REFUSALS_AT_ONCE = 100
REFUSALS_A_SECOND = 20.0
"""Commands above the limit that are answered with a refusal; after that a connection is read no faster than this."""
TURNED_AWAY_AT_ONCE = 100
TURNED_AWAY_A_SECOND = 1.0
SHUT_SECONDS = 10.0
"""Who goes on connecting after so many refusals is let go for so long before it is read what they ask."""
PINGS_AT_ONCE = 30
PINGS_A_SECOND = 2.0
FRAGMENTS = 64
"""The most parts of one message: who sends a message by the byte could fill the memory with parts of no length."""
MINUTE = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits that whoever runs a server may set, with their defaults.

    `counted` False: nothing is counted by time or by address; sizes, and how long a client may take, stay limited.
    Commands and lines of chat are counted by connection; what is counted by the minute, and `connections_at_once`, by
    address. `requests` are those that are no WebSocket: a page of the browser client is about a hundred.
    For a slow reader the server holds `messages_held` or `held_bytes` beside the newest snapshot. A connection counts
    as slow when `unsent_bytes` lie unsent in the kernel. `unsent_bytes_of_address` and `unsent_bytes_in_all` limit what
    waits for slow readers, by address and for all connections of a process.
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
        """Return the limits that a server's settings name."""
        named = {field.name: getattr(settings, field.name) for field in fields(cls) if field.name != "counted"}
        return cls(counted=counted, **named)


DEFAULTS = Limits()


@dataclass(slots=True, kw_only=True)
class Bucket:
    """A token bucket: `most` at once, then `rate` a second; times in seconds of any steady clock."""

    most: float
    rate: float
    tokens: float
    since: float

    def take(self, now: float) -> bool:
        """Take one token if there is one."""
        self.tokens = min(self.most, self.tokens + (now - self.since) * self.rate)
        self.since = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def give_back(self) -> None:
        """Put back a token that was taken for nothing."""
        self.tokens = min(self.most, self.tokens + 1)

    def wait(self) -> float:
        """Return the seconds, counted from the last try, until there is a token."""
        return max(0.0, (1 - self.tokens) / self.rate)


def bucket(most: float, rate: float, now: float) -> Bucket:
    """Return a full bucket."""
    return Bucket(most=most, rate=rate, tokens=most, since=now)


def by_the_minute(most: float, now: float) -> Bucket:
    """Return a full bucket that a minute fills again."""
    return Bucket(most=most, rate=most / MINUTE, tokens=most, since=now)
