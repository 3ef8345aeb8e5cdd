"""What one connection may still ask for, by itself and together with the others of its address."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Literal

from protocol.codes import RejectionCode as Code
from protocol.ids import RoomCode
from server.net.callers import Caller
from server.net.limits import (
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
    "too_many_wrong_codes",
    "rooms_too_fast",
]


class Allowance:
    """The counts of a connection; `caller` is who it is counted for, None where nobody is. `clock`: steady seconds."""

    __slots__ = ("_caller", "_clock", "_codes", "_commands", "_lines", "_pages", "_refusals", "_replays")

    def __init__(self, limits: Limits, caller: Caller | None, clock: Callable[[], float]) -> None:
        now = clock()
        self._caller = caller
        self._clock = clock
        self._commands: Bucket | None = None
        self._lines: Bucket | None = None
        self._replays: Bucket | None = None
        self._pages: Bucket | None = None
        self._codes: Bucket | None = None
        self._refusals: Bucket | None = None
        if limits.counted:
            self._commands = bucket(limits.commands_at_once, limits.commands_a_second, now)
            self._lines = bucket(limits.lines_at_once, limits.lines_a_second, now)
            self._replays = bucket(REPLAYS_AT_ONCE, REPLAYS_A_SECOND, now)
            self._pages = bucket(PAGES_AT_ONCE, PAGES_A_SECOND, now)
            self._codes = bucket(WRONG_CODES_AT_ONCE, WRONG_CODES_A_SECOND, now)

    def command(self) -> bool:
        """Count a command, if there may be one more."""
        return self._commands is None or self._commands.take(self._clock())

    def too_fast(self) -> Rejection:
        """Return why there may not."""
        wait = 0.0 if self._commands is None else self._commands.wait()
        return _too_fast("commands_too_fast", "You are sending commands too fast.", wait)

    def pause(self) -> float:
        """Return how many seconds to read nothing, after a command too many, from who goes on and on sending such."""
        now = self._clock()
        if self._refusals is None:
            self._refusals = bucket(REFUSALS_AT_ONCE, REFUSALS_A_SECOND, now)
        return 0.0 if self._refusals.take(now) else self._refusals.wait()

    def line(self) -> None:
        """Count a line of chat. Raises Rejection."""
        if self._lines is not None and not self._lines.take(self._clock()):
            raise _too_fast("lines_too_fast", "You are sending messages too fast.", self._lines.wait())

    def replay(self) -> None:
        """Count a match that is played again. Raises Rejection."""
        if self._replays is not None and not self._replays.take(self._clock()):
            raise _too_fast("replays_too_fast", "You are asking for replays too fast.", self._replays.wait())

    def page(self) -> None:
        """Count a question for what was seen of a match. Raises Rejection."""
        if self._pages is not None and not self._pages.take(self._clock()):
            raise _too_fast("pages_too_fast", "You are asking for pages of replays too fast.", self._pages.wait())

    def learn(self, code: RoomCode) -> None:
        """Remember that a code leads into a room."""
        if self._caller is not None:
            self._caller.learns(code)

    @contextmanager
    def guessing(self, code: RoomCode | None) -> Iterator[None]:
        """Let somebody try a code, unless they or others of their address have tried too many that are none.

        A room's `code` has not to be guessed where it has led others of the same address in. Raises Rejection.
        """
        caller = self._caller
        counts = [] if self._codes is None else [self._codes]
        if caller is not None and not (code is not None and caller.knows(code)):
            counts.append(caller.codes(self._clock()))
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
        """Count a match that begins, and return 0; or return the seconds until one may begin, and count none."""
        if self._caller is None:
            return 0.0
        now = self._clock()
        matches = self._caller.matches(now)
        if matches.take(now):
            return 0.0
        self._caller.refused("matches", now)
        return matches.wait()

    @contextmanager
    def opening(self) -> Iterator[None]:
        """Let somebody open a room, unless too many are opened from their address. Raises Rejection."""
        counts = [] if self._caller is None else [self._caller.rooms(self._clock())]
        self._take("rooms", counts, "rooms_too_fast", "Too many rooms are opened from your address.")
        try:
            yield
        except Rejection:
            _give_back(counts)
            raise

    def _take(self, what: str, counts: list[Bucket], reason: TooFast, message: str) -> None:
        """Take one from every count. Raises a rejection, with nothing taken, where one is used up."""
        now = self._clock()
        for at, count in enumerate(counts):
            if not count.take(now):
                _give_back(counts[:at])
                if self._caller is not None:
                    self._caller.refused(what, now)
                raise _too_fast(reason, message, count.wait())


def _too_fast(reason: TooFast, message: str, wait: float) -> Rejection:
    """Return the rejection of what is counted by time, once the next one may come in `wait` seconds."""
    seconds = max(1, ceil(wait))
    return Rejection(reason, f"{message} Try again in {seconds} s.", seconds=seconds)


def _give_back(counts: list[Bucket]) -> None:
    for count in counts:
        count.give_back()
