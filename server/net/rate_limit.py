"""The rate limits of a connection, on its own and together with the others from its address."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Literal

from protocol.codes import RejectionCode as Code
from protocol.ids import RoomCode
from server.answers import SentOn
from server.net.addresses import SourceAddress
from server.net.limits import (
    LINKS_A_SECOND,
    LINKS_AT_ONCE,
    PAGES_A_SECOND,
    PAGES_AT_ONCE,
    REFUSALS_A_SECOND,
    REFUSALS_AT_ONCE,
    REPLAYS_A_SECOND,
    REPLAYS_AT_ONCE,
    WRONG_CODES_A_SECOND,
    WRONG_CODES_AT_ONCE,
    Bucket,
    Limits,
    bucket,
)
from server.table.decision import Rejection

TooFast = Literal[
    "commands_too_fast",
    "lines_too_fast",
    "replays_too_fast",
    "pages_too_fast",
    "links_too_fast",
    "too_many_wrong_codes",
    "rooms_too_fast",
]


class RateLimits:
    """The rate limits of a connection; `source` is the address it counts for, or None. `clock`: monotonic seconds."""

    __slots__ = ("_clock", "_codes", "_commands", "_lines", "_links", "_pages", "_refusals", "_replays", "_source")

    def __init__(self, limits: Limits, source: SourceAddress | None, clock: Callable[[], float]) -> None:
        now = clock()
        self._source = source
        self._clock = clock
        self._commands: Bucket | None = None
        self._lines: Bucket | None = None
        self._replays: Bucket | None = None
        self._pages: Bucket | None = None
        self._links: Bucket | None = None
        self._codes: Bucket | None = None
        self._refusals: Bucket | None = None
        if limits.counted:
            self._commands = bucket(limits.commands_at_once, limits.commands_a_second, now)
            self._lines = bucket(limits.lines_at_once, limits.lines_a_second, now)
            self._replays = bucket(REPLAYS_AT_ONCE, REPLAYS_A_SECOND, now)
            self._pages = bucket(PAGES_AT_ONCE, PAGES_A_SECOND, now)
            self._links = bucket(LINKS_AT_ONCE, LINKS_A_SECOND, now)
            self._codes = bucket(WRONG_CODES_AT_ONCE, WRONG_CODES_A_SECOND, now)

    def command(self) -> bool:
        """Count a command; return false if it is one too many."""
        return self._commands is None or self._commands.take(self._clock())

    def too_fast(self) -> Rejection:
        """Return the rejection of a command that is one too many."""
        wait = 0.0 if self._commands is None else self._commands.wait()
        return _too_fast("commands_too_fast", "You are sending commands too fast.", wait)

    def pause(self) -> float:
        """Return the seconds to read nothing after a command too many, if the client keeps sending them."""
        now = self._clock()
        if self._refusals is None:
            self._refusals = bucket(REFUSALS_AT_ONCE, REFUSALS_A_SECOND, now)
        return 0.0 if self._refusals.take(now) else self._refusals.wait()

    def line(self) -> None:
        """Count a line of chat. Raises Rejection."""
        if self._lines is not None and not self._lines.take(self._clock()):
            raise _too_fast("lines_too_fast", "You are sending messages too fast.", self._lines.wait())

    def replay(self) -> None:
        """Count a replay of a match. Raises Rejection."""
        if self._replays is not None and not self._replays.take(self._clock()):
            raise _too_fast("replays_too_fast", "You are asking for replays too fast.", self._replays.wait())

    def page(self) -> None:
        """Count a request for a page of a replay. Raises Rejection."""
        if self._pages is not None and not self._pages.take(self._clock()):
            raise _too_fast("pages_too_fast", "You are asking for pages of replays too fast.", self._pages.wait())

    def link(self) -> None:
        """Count a mailbox that is opened to link devices. Raises Rejection."""
        if self._links is not None and not self._links.take(self._clock()):
            raise _too_fast("links_too_fast", "You are linking devices too fast.", self._links.wait())

    def learn(self, code: RoomCode) -> None:
        """Remember that a code is a room's."""
        if self._source is not None:
            self._source.learn_code(code)

    @contextmanager
    def guessing(self, code: RoomCode | None) -> Iterator[None]:
        """Let a connection try a code, and count it if it is wrong; reject further codes after too many wrong ones.

        A room's `code` is no guess if it has already led players from the same address into the room. Raises Rejection.
        """
        source = self._source
        counts = [] if self._codes is None else [self._codes]
        if source is not None and not (code is not None and source.knows_code(code)):
            counts.append(source.code_bucket(self._clock()))
        self._take("codes", counts, "too_many_wrong_codes", "Too many wrong codes.")
        wrong = False
        try:
            yield
        except Rejection as rejection:
            wrong = rejection.code in (Code.NO_SUCH_ROOM, Code.NOT_ALLOWED)
            raise
        finally:
            if not wrong:
                _give_back(counts)

    def match(self) -> float:
        """Count a match that starts and return 0; or return the seconds until one may start, without counting it."""
        if self._source is None:
            return 0.0
        now = self._clock()
        matches = self._source.match_bucket(now)
        if matches.take(now):
            return 0.0
        self._source.count_rejection("matches", now)
        return matches.wait()

    @contextmanager
    def opening(self) -> Iterator[None]:
        """Count an opened room; reject it if too many were opened from this address. Raises Rejection."""
        counts = [] if self._source is None else [self._source.room_bucket(self._clock())]
        self._take("rooms", counts, "rooms_too_fast", "Too many rooms are opened from your address.")
        try:
            yield
        except (Rejection, SentOn):
            _give_back(counts)
            raise

    def _take(self, what: str, counts: list[Bucket], reason: TooFast, message: str) -> None:
        """Take a token from every bucket. If one is empty, raises a rejection and takes none."""
        now = self._clock()
        for at, count in enumerate(counts):
            if not count.take(now):
                _give_back(counts[:at])
                if self._source is not None:
                    self._source.count_rejection(what, now)
                raise _too_fast(reason, message, count.wait())


def _too_fast(reason: TooFast, message: str, wait: float) -> Rejection:
    """Return the rejection by a rate limit that allows the next try in `wait` seconds."""
    seconds = max(1, ceil(wait))
    return Rejection(reason, f"{message} Try again in {seconds} s.", seconds=seconds)


def _give_back(counts: list[Bucket]) -> None:
    for count in counts:
        count.give_back()
