"""What one connection may ask of the server, in size, number and time."""

from dataclasses import dataclass

FRAME_BYTES = 4096
COMMANDS_AT_ONCE = 30
COMMANDS_A_SECOND = 10.0
LINES_AT_ONCE = 5
LINES_A_SECOND = 1.0
REPLAYS_AT_ONCE = 5
REPLAYS_A_SECOND = 0.5
WRONG_CODES_AT_ONCE = 5
WRONG_CODES_A_SECOND = 0.2
HELLO_SECONDS = 10.0
REQUEST_SECONDS = 10.0
"""How long a request may take to come, from its connection's first moment to its last header."""
READING_SECONDS = 60.0
"""How long the answer to a plain request may take to be read: the largest file comes over a slow line in that time."""
MESSAGES_HELD = 32
"""Messages kept for a slow reader, beside one newest snapshot."""
UNSENT_BYTES = 16 * 1024
"""What may lie unsent in the kernel before a connection counts as slow."""


@dataclass(slots=True)
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


def commands_bucket(now: float) -> Bucket:
    """Return a full bucket for a connection's commands."""
    return Bucket(COMMANDS_AT_ONCE, COMMANDS_A_SECOND, COMMANDS_AT_ONCE, now)


def talk_bucket(now: float) -> Bucket:
    """Return a full bucket for what a connection says in rooms."""
    return Bucket(LINES_AT_ONCE, LINES_A_SECOND, LINES_AT_ONCE, now)


def codes_bucket(now: float) -> Bucket:
    """Return a full bucket for the codes of no room, or of no seat, that a connection tries."""
    return Bucket(WRONG_CODES_AT_ONCE, WRONG_CODES_A_SECOND, WRONG_CODES_AT_ONCE, now)


def replays_bucket(now: float) -> Bucket:
    """Return a full bucket for the matches that a connection has played again."""
    return Bucket(REPLAYS_AT_ONCE, REPLAYS_A_SECOND, REPLAYS_AT_ONCE, now)
