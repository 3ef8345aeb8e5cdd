"""What logs are made of: entries, each one fact with who brought it about, when, and by which command."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from protocol.ids import PlayerId, level_of
from protocol.quick import quick
from server.table.facts import Fact
from server.table.match_facts import (
    Flagged,
    LegStarted,
    MatchBegun,
    Moved,
    RanOut,
    Replaced,
    ReplacementAgreed,
    ReplacementAsked,
    ReplacementRefused,
    TakebackAgreed,
    TakenBack,
)
from server.table.room_facts import Configured, Enlisted, MatchNamed, Opened, PlaysAs, Sat

VERSIONS = (1, 2, 3, 4, 5, 6, 7, 8)
"""The versions of entries that are read here.

2: solo games, computers that sit at a table, and hints; 3: more than two seats, who plays on for one who leaves, legs
with numbers of their own, and moves that the room makes; 4: the pace of computers, another form, tournaments,
views without notes, and numbers that can be won; 5: daily numbers, public rooms, quick and mirror matches;
6: several at one terminal; 7: clocks that run out at the same instant; 8: those of one of several, who play on,
and moves taken back that had shown something.
"""
_OF_MORE_SEATS = ReplacementAsked | ReplacementAgreed | ReplacementRefused | Replaced | TakebackAgreed
LOG_LIMIT = 10_000
"""The most entries a log takes."""


@quick
@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a log. `id` is its own; `by` and `command` name the command that it accepted; `v` is its version.

    `at` is the store's time in milliseconds since 1970 UTC, never before that of the entry before it; None in
    matches that nobody timed.
    """

    id: str
    by: PlayerId
    command: str
    fact: Annotated[Fact, Field(discriminator="kind")]
    at: int | None = None
    v: int = 1


def made(id: str, by: PlayerId, command: str, fact: Fact) -> Entry:
    """Return an entry of the lowest version that can say its fact, so that servers older than that leave it alone."""
    return Entry(id, by, command, fact, v=_least(fact))


def _least(fact: Fact) -> int:
    if isinstance(fact, Moved):  # as nearly all are
        return 3 if fact.auto else 1
    if isinstance(fact, _OF_MORE_SEATS):
        return 3
    if isinstance(fact, Opened | MatchBegun) and fact.daily is not None:
        return 5
    if isinstance(fact, Opened | Configured) and fact.public:
        return 5
    if isinstance(fact, Opened) and fact.quick:
        return 5
    if isinstance(fact, Opened | Configured | MatchBegun) and fact.form == "mirror":
        return 5
    if isinstance(fact, Enlisted | PlaysAs) or (isinstance(fact, MatchNamed) and fact.results):
        return 4
    if isinstance(fact, Opened | Configured) and (fact.pace is not None or not fact.notes or fact.winnable):
        return 4
    if isinstance(fact, Opened):
        if fact.form not in ("match", "solo") or fact.seats is not None:
            return 3
        return 2 if fact.form == "solo" or fact.computers or fact.hints else 1
    if isinstance(fact, MatchBegun):
        return 1 if fact.notes else 4
    if isinstance(fact, LegStarted):
        return 1 if fact.number is None else 3
    if isinstance(fact, Configured):
        if fact.form is not None:
            return 4
        return 3 if fact.seats is not None else 2 if fact.hints else 1
    if isinstance(fact, Flagged):
        return 7 if fact.also else 1
    if isinstance(fact, RanOut) or (isinstance(fact, TakenBack) and fact.shown):
        return 8
    if isinstance(fact, Sat):
        return 6 if fact.beside else 2 if level_of(fact.player) is not None else 1
    return 1


def stamped(entry: Entry, at: int) -> Entry:
    """Return an entry with the time that the store gave it."""
    return Entry(entry.id, entry.by, entry.command, entry.fact, at, entry.v)


class UnknownEntry(ValueError):
    """A log holds an entry that this version of the server cannot read."""


class BrokenLog(ValueError):
    """A log holds an entry where it cannot stand, so it is not one that this server wrote."""


_ENTRY: TypeAdapter[Entry] = TypeAdapter(Entry)
_KNOWN = " or ".join(map(str, VERSIONS))


def encode(entry: Entry) -> bytes:
    """Write an entry as JSON without its time, which the store puts in front; starts with `{"id":"…"`."""
    return to_json(
        {"id": entry.id, "by": entry.by, "command": entry.command, "v": entry.v, "fact": entry.fact},
    )


def decode(line: bytes) -> Entry:
    """Read a log's line. Raises UnknownEntry on anything but an entry of one of `VERSIONS`."""
    try:
        entry = _ENTRY.validate_json(line)
    except ValidationError as error:
        # Its own words quote the entry, which may hold what nobody is to know yet.
        wrong = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(map(str, wrong["loc"])) or "the line"
        raise UnknownEntry(f"not an entry of version {_KNOWN}: {where}: {wrong['msg']}") from None
    if entry.v not in VERSIONS:
        raise UnknownEntry(f"an entry of version {entry.v}; this server knows {_KNOWN}")
    return entry
