"""What logs are made of: entries, each one fact with who brought it about, when, and by which command.

A room's log holds its opening, its seats, what is agreed between matches, and the names of its matches. Each match has
a log of its own, from `MatchBegun` to the last move. State is the fold of both.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import to_json

from protocol.cards import Card
from protocol.commands import Another
from protocol.ids import MatchId, PlayerId, Role, Seat

ENTRY_VERSION = 1
LOG_LIMIT = 10_000
"""The most entries a log takes."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A room came to be; its owner has seat 0. `number` and `role` None: drawn for each match."""

    game: str
    rules: int
    options: dict[str, Any]
    form: str
    number: int | None
    role: Role | None
    owner: PlayerId
    name: str
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Sat:
    """A player took a seat."""

    seat: Seat
    player: PlayerId
    name: str
    kind: Literal["sat"] = "sat"


@dataclass(frozen=True, slots=True)
class Stood:
    """A seat was given up."""

    seat: Seat
    kind: Literal["stood"] = "stood"


@dataclass(frozen=True, slots=True)
class Readied:
    """A seat is ready for a leg while another is not yet; for a match's first leg it stands in the room's log."""

    seat: Seat
    leg: int
    kind: Literal["readied"] = "readied"


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat wishes for another match."""

    seat: Seat
    what: Another
    kind: Literal["offered"] = "offered"


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat declined another match, which takes every such offer back."""

    seat: Seat
    what: Another
    kind: Literal["declined"] = "declined"


@dataclass(frozen=True, slots=True)
class MatchNamed:
    """The room's log names the match that begins; `earlier` is the length of all earlier matches' logs together."""

    match: int
    id: MatchId
    earlier: int
    kind: Literal["match_named"] = "match_named"


@dataclass(frozen=True, slots=True)
class MatchBegun:
    """Every seat was ready: a match begins with its first leg.

    `players` and `names` are by seat; `salt` is None for a known number; `roles` are those of the first leg; `seen`
    is what an earlier match on the same number showed; `dead`: whatever is played, the legs end at once.
    """

    match: int
    id: MatchId
    game: str
    rules: int
    options: dict[str, Any]
    form: str
    players: tuple[PlayerId, ...]
    names: tuple[str, ...]
    number: int
    known: bool
    salt: str | None
    deck: tuple[Card, ...]
    roles: tuple[Role, ...]
    seen: tuple[Card, ...]
    dead: bool
    kind: Literal["match_begun"] = "match_begun"


@dataclass(frozen=True, slots=True)
class LegStarted:
    """Every seat was ready: a later leg of the match starts on the same deck."""

    leg: int
    roles: tuple[Role, ...]
    deck: tuple[Card, ...]
    kind: Literal["leg_started"] = "leg_started"


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat made a move, in notation."""

    seat: Seat
    leg: int
    ply: int
    move: str
    kind: Literal["moved"] = "moved"


Fact = Opened | Sat | Stood | Readied | Offered | Declined | MatchNamed | MatchBegun | LegStarted | Moved


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a log. `id` is its own; `by` and `command` name the command that it accepted.

    `at` is the store's time in milliseconds since 1970 UTC, never before that of the entry before it; None in
    matches that nobody timed.
    """

    id: str
    by: PlayerId
    command: str
    fact: Annotated[Fact, Field(discriminator="kind")]
    at: int | None = None
    v: int = ENTRY_VERSION


def stamped(entry: Entry, at: int) -> Entry:
    """Return an entry with the time that the store gave it."""
    return Entry(entry.id, entry.by, entry.command, entry.fact, at, entry.v)


class UnknownEntry(ValueError):
    """A log holds an entry that this version of the server cannot read."""


class BrokenLog(ValueError):
    """A log holds an entry where it cannot stand, so it is not one that this server wrote."""


_ENTRY: TypeAdapter[Entry] = TypeAdapter(Entry)


def encode(entry: Entry) -> bytes:
    """Write an entry as JSON without its time, which the store puts in front; starts with `{"id":"…"`."""
    return to_json(
        {"id": entry.id, "by": entry.by, "command": entry.command, "v": entry.v, "fact": entry.fact},
    )


def decode(line: bytes) -> Entry:
    """Read a log's line. Raises UnknownEntry on anything but an entry of this version."""
    try:
        entry = _ENTRY.validate_json(line)
    except ValidationError as error:
        raise UnknownEntry(f"not an entry of version {ENTRY_VERSION}: {error}") from error
    if entry.v != ENTRY_VERSION:
        raise UnknownEntry(f"an entry of version {entry.v}; this server knows {ENTRY_VERSION}")
    return entry
