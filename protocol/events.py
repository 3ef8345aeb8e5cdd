"""What the server sends. Clients ignore fields they do not know, so that an event may grow.

`room` is a whole snapshot for its reader; one with a lower version than the last shown is out of date.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from protocol.codes import GoodbyeCode, RejectionCode
from protocol.commands import Another
from protocol.ids import MatchId, PlayerId, Role, RoomCode, Seat
from protocol.views import View


@dataclass(slots=True, kw_only=True)
class Welcome:
    """The answer to a good `hello`: who the server is and who you are to it."""

    protocol: int
    server: str
    player: PlayerId
    name: str
    type: Literal["welcome"] = "welcome"


@dataclass(slots=True, kw_only=True)
class Ack:
    """A command was accepted; `version` is the room's after it (0 where no room is meant)."""

    id: str
    version: int
    type: Literal["ack"] = "ack"


@dataclass(slots=True, kw_only=True)
class Rejected:
    """A command was refused and changed nothing (`unavailable`: whether it was done is not known; send it again).

    `id` is None when the frame was too broken to hold one.
    """

    id: str | None
    code: RejectionCode
    message: str
    expected: str
    type: Literal["rejected"] = "rejected"


@dataclass(slots=True, kw_only=True)
class GameInfo:
    """A game this server has; `options` is the JSON Schema of its options."""

    name: str
    title: str
    rules: int
    forms: tuple[str, ...]
    options: dict[str, Any]


@dataclass(slots=True, kw_only=True)
class Games:
    """The games this server has."""

    id: str
    games: tuple[GameInfo, ...]
    type: Literal["games"] = "games"


@dataclass(slots=True, kw_only=True)
class SeatInfo:
    """A seat of the room; `player` and `name` are None while it is free."""

    seat: Seat
    player: PlayerId | None
    name: str | None


@dataclass(slots=True, kw_only=True)
class LegInfo:
    """One leg of a match: its roles by seat, and its score once it has started (final once `over`)."""

    leg: int
    roles: tuple[Role, ...]
    status: Literal["waiting", "playing", "over"]
    ply: int
    score: int | None
    parts: Mapping[str, int] | None


@dataclass(slots=True, kw_only=True)
class MatchResult:
    """How a match ended: the winners' seats (none in a draw), each seat's deciding score, and why."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    why: Literal["score"]


@dataclass(slots=True, kw_only=True)
class MatchInfo:
    """A match: `number` and `salt` are None while hidden; `commitment` is None for a known number.

    `dead` warns of a known number on which every leg ends within a few moves. rules: family_tree, Dead numbers
    """

    match: int
    id: MatchId
    known: bool
    dead: bool
    number: int | None
    salt: str | None
    commitment: str | None
    legs: tuple[LegInfo, ...]
    result: MatchResult | None


HappeningKind = Literal[
    "opened", "sat", "stood", "readied", "leg_started", "moved", "leg_over", "match_over", "offered", "declined"
]


@dataclass(slots=True, kw_only=True)
class Happening:
    """Something that happened in the room, at the version it made.

    `at` is milliseconds since 1970 UTC by the store's clock; what does not apply is left out. `detail` depends on the
    kind: `moved` has the game's own account of the move (family-tree: a `Played`), `leg_over` has `score`,
    `match_over` has `winners`, `offered` and `declined` have `what`.
    """

    version: int
    kind: HappeningKind
    at: int | None = None
    seat: Seat | None = None
    name: str | None = None
    match: int | None = None
    leg: int | None = None
    detail: Any = None


@dataclass(slots=True, kw_only=True)
class RoomEvent:
    """The room as its reader may see it.

    `number` and `role` are the owner's settings (None: drawn). `next` is the leg that is waiting for its seats to
    be ready (`ready` says who is), `(match, leg)`, or None while one is played or the next match is not agreed.
    `offers` holds, by seat, the other match that seat wishes for after this one; once all wish the same it is
    `agreed`, until it begins. `view` is the leg being played, or the last one played.
    `expires` is when the room is forgotten if nothing more happens in it, in milliseconds since 1970 UTC.
    """

    room: RoomCode
    version: int
    game: str
    title: str
    rules: int
    options: dict[str, Any]
    form: str
    number: int | None
    role: Role | None
    owner: PlayerId
    seats: tuple[SeatInfo, ...]
    ready: tuple[Seat, ...]
    next: tuple[int, int] | None
    offers: tuple[Another | None, ...]
    agreed: Another | None
    match: MatchInfo | None
    happenings: tuple[Happening, ...]
    view: View | None
    expires: int | None = None
    type: Literal["room"] = "room"


@dataclass(slots=True, kw_only=True)
class Presence:
    """Who of the seated is connected to this server now, by seat."""

    room: RoomCode
    here: tuple[Seat, ...]
    type: Literal["presence"] = "presence"


@dataclass(slots=True, kw_only=True)
class RecordEvent:
    """The record of a finished match, as `record.Record`."""

    id: str
    match: int
    record: dict[str, Any] = field(default_factory=dict)
    type: Literal["record"] = "record"


@dataclass(slots=True, kw_only=True)
class Goodbye:
    """The server closes this connection after this, and why."""

    code: GoodbyeCode
    message: str
    type: Literal["goodbye"] = "goodbye"


Event = Welcome | Ack | Rejected | Games | RoomEvent | Presence | RecordEvent | Goodbye
EVENT: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="type")])
"""Reads an event frame: raises pydantic's ValidationError on anything that is not an event."""
