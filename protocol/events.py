"""What the server sends. Clients ignore fields they do not know, so that an event may grow.

`room` is a whole snapshot for its reader; one with a lower version than the last shown is out of date.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from protocol.analysis import Analysis
from protocol.codes import GoodbyeCode, RejectionCode
from protocol.commands import Another
from protocol.daily import DailyEvent
from protocol.finding import LobbyEvent
from protocol.ids import MatchId, PlayerId, Role, RoomCode, Seat
from protocol.options import Clock
from protocol.scores import HighScore as HighScore
from protocol.scores import NumberEvent as NumberEvent
from protocol.scores import ScoresEvent as ScoresEvent
from protocol.scores import Standing as Standing
from protocol.scores import Statistics as Statistics
from protocol.scores import StatisticsEvent as StatisticsEvent
from protocol.seats import SeatInfo as SeatInfo
from protocol.standings import PlayerEvent, StandingsEvent
from protocol.views import View


@dataclass(slots=True, kw_only=True)
class Welcome:
    """The answer to a good `hello`: who the server is and who you are to it.

    `now` is the server's time in milliseconds since 1970 UTC, by which clocks and countdowns are told. `web` names the
    version of the browser client that the server gives out, None where it gives none: a page of another one is old.
    """

    protocol: int
    server: str
    player: PlayerId
    name: str
    now: int
    web: str | None = None
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
    """A game this server has; `options` is the JSON Schema of its options.

    `levels` are those of its computer players, the weakest first. `winnable`: of its numbers some cannot be won, and a
    room may have drawn only such as can.
    """

    name: str
    title: str
    rules: int
    forms: tuple[str, ...]
    options: dict[str, Any]
    levels: tuple[str, ...] = ()
    winnable: bool = False


@dataclass(slots=True, kw_only=True)
class Games:
    """The games this server has."""

    id: str
    games: tuple[GameInfo, ...]
    type: Literal["games"] = "games"


@dataclass(slots=True, kw_only=True)
class LegInfo:
    """One leg of a match: its roles by seat, and its score once it has started (final once `over`).

    A leg is `unfinished` when the match ended before it was played out. `by_seat` are the seats' own numbers, where
    each has one, which `score` adds up. `began` and `last` are when its first and its last move were made, in
    milliseconds since 1970 UTC. Where each leg has a number of its own, `number`, `salt` and `commitment` are this
    leg's; else they are None, and the match has them.
    """

    leg: int
    roles: tuple[Role, ...]
    status: Literal["waiting", "playing", "over", "unfinished"]
    ply: int
    score: int | None
    parts: Mapping[str, Any] | None
    by_seat: tuple[int, ...] | None = None
    began: int | None = None
    last: int | None = None
    number: int | None = None
    salt: str | None = None
    commitment: str | None = None


@dataclass(slots=True, kw_only=True)
class MatchResult:
    """How a match ended: the winners' seats (none in a draw), each seat's deciding score, and why.

    A score is None where the leg that it comes from was not played out.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int | None, ...]
    why: Literal["score", "resigned", "claimed", "flag"]


@dataclass(slots=True, kw_only=True)
class ClockInfo:
    """A leg's clocks: each seat's time `left` in ms as it was at `since`, when those of the seats `running` started.

    `since` is in milliseconds since 1970 UTC by the server's clock, of which `welcome` tells the time. A flag falls
    when a running clock's time and the `allowance` (ms) for the way are gone.
    """

    left: tuple[int, ...]
    running: tuple[Seat, ...]
    since: int
    allowance: int


@dataclass(slots=True, kw_only=True)
class ReplacementInfo:
    """Who is to play on for a seat whose player is away or has left, if the others agree.

    The computer of a `level`, for which the seat `by` asks; or a `player` without a seat, who goes by `name`.
    """

    seat: Seat
    by: Seat | None
    level: str | None
    player: PlayerId | None
    name: str | None


@dataclass(slots=True, kw_only=True)
class MatchInfo:
    """A match: `number` and `salt` are None while hidden; `commitment` is None for a known number.

    Where each leg has a number of its own, these are of the leg played now, or last.
    `dead` warns of a known number on which every leg ends within a few moves. rules: family_tree, Dead numbers
    `computers` holds, by seat, the level of the computer that plays it, sitting there or in its player's place.
    `takeback` is who asks to take a move back, and the ply that the leg would go back to. `clocks` are None where the
    match has none. `left` are the seats whose players have left the match to the others, `replacing` who is to play
    on for one; `agreed` are the seats that have agreed to that, or to the takeback.
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
    computers: tuple[str | None, ...] = ()
    takeback: tuple[Seat, int] | None = None
    clocks: ClockInfo | None = None
    agreed: tuple[Seat, ...] = ()
    left: tuple[Seat, ...] = ()
    replacing: ReplacementInfo | None = None


HappeningKind = Literal[
    "opened",
    "sat",
    "stood",
    "readied",
    "leg_started",
    "moved",
    "leg_over",
    "match_over",
    "offered",
    "declined",
    "resigned",
    "claimed",
    "flagged",
    "time_given",
    "substituted",
    "returned",
    "left",
    "replacement_asked",
    "replacement_agreed",
    "replacement_refused",
    "replaced",
    "takeback_asked",
    "takeback_agreed",
    "takeback_refused",
    "taken_back",
    "configured",
    "enlisted",
    "plays_as",
    "freed",
    "banned",
    "owned",
    "seat_moved",
    "hinted",
]


@dataclass(slots=True, kw_only=True)
class Happening:
    """Something that happened in the room, at the version it made.

    `at` is milliseconds since 1970 UTC by the store's clock; what does not apply is left out. `detail` depends on the
    kind: `moved` has the game's own account of the move (family-tree: a `Played`), `leg_over` has `score`,
    `match_over` has `winners` and `why`, `offered` and `declined` have `what`, `substituted` has `level`,
    `takeback_asked`, `taken_back` and `hinted` have `ply`, `claimed` has `since`, `time_given` has `ms`,
    `replacement_asked` has `level` or `name`, `enlisted` has `names`, `plays_as` the `name` chosen; the `name` of
    `banned`, `owned` and `replaced` is that player's, that of `opened` the owner's.
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
class TournamentName:
    """What one who competes in a tournament has reached.

    `legs` are those that count for `highest` and `average`: cards that one has played there before change `lowest`
    alone.
    """

    name: str
    legs: int
    highest: int | None
    lowest: int | None
    average: float | None


@dataclass(slots=True, kw_only=True)
class TournamentInfo:
    """The tournament that a room's matches are: the `names` that compete, in the order in which they were enlisted.

    By seat, `plays` are the names under which the next match is played, `playing` those under which the match under
    way, or the last one, is; None where that is nobody's who competes. `again`: that match is on cards that the seat's
    name has played in this tournament before. Both are empty until a match has begun since names were enlisted.
    """

    names: tuple[TournamentName, ...]
    plays: tuple[str | None, ...]
    playing: tuple[str | None, ...]
    again: tuple[bool, ...]


@dataclass(slots=True, kw_only=True)
class RoomEvent:
    """The room as its reader may see it.

    `number` (of the next match alone) and `role` are the owner's settings (None: drawn), as are whether there may be
    `onlookers`, whether seats may ask for `hints`, the `pace` of its computers, whether views have `notes`, whether
    only `winnable` numbers are drawn, and the
    `clock` of its next matches; `banned` are those the owner sent away, with their names. `next` is the leg that is
    waiting for its seats to be ready (`ready` says who is; a computer always is), `(match, leg)`, or None while one is
    played or the next match is not agreed.
    `offers` holds, by seat, the other match that seat wishes for after this one; once all wish the same it is
    `agreed`, until it begins. `view` is the leg being played, or the last one played.
    `public`: it stands in the list of rooms. `quick`: it came of `quick_match`, and keeps its settings until a match.
    `expires` is when the room is forgotten if nothing more happens in it, in milliseconds since 1970 UTC.
    `daily`: the day whose number is played here; it and its salt stay hidden until that day has ended.
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
    onlookers: bool
    clock: Clock | None
    banned: tuple[tuple[PlayerId, str], ...]
    seats: tuple[SeatInfo, ...]
    ready: tuple[Seat, ...]
    next: tuple[int, int] | None
    offers: tuple[Another | None, ...]
    agreed: Another | None
    match: MatchInfo | None
    happenings: tuple[Happening, ...]
    view: View | None
    expires: int | None = None
    hints: bool = False
    pace: int | None = None
    notes: bool = True
    winnable: bool = False
    tournament: TournamentInfo | None = None
    public: bool = False
    quick: bool = False
    daily: str | None = None
    type: Literal["room"] = "room"


@dataclass(slots=True, kw_only=True)
class Away:
    """A seat whose player is not connected, since when (ms since 1970 UTC), and when others may act on it."""

    seat: Seat
    since: int
    claimable: int


@dataclass(slots=True, kw_only=True)
class Presence:
    """Who is in the room now: the seats whose players are `here` or `away`, and how many look on.

    Of the onlookers, `names` are the first few, and `players` their ids.
    """

    room: RoomCode
    here: tuple[Seat, ...]
    away: tuple[Away, ...] = ()
    onlookers: int = 0
    names: tuple[str, ...] = ()
    players: tuple[PlayerId, ...] = ()
    type: Literal["presence"] = "presence"


@dataclass(slots=True, kw_only=True)
class RecordEvent:
    """The record of a finished match, as `record.Record`."""

    id: str
    match: int
    record: dict[str, Any] = field(default_factory=dict)
    type: Literal["record"] = "record"


@dataclass(slots=True, kw_only=True)
class ChatLine:
    """Something that somebody said in a room; `line` counts the room's lines from 1, `seat` is None for an onlooker."""

    line: int
    at: int
    player: PlayerId
    name: str
    seat: Seat | None
    text: str


@dataclass(slots=True, kw_only=True)
class Chat:
    """Lines of a room's talk: all that are kept when one comes in, and each new one after that."""

    room: RoomCode
    lines: tuple[ChatLine, ...]
    type: Literal["chat"] = "chat"


@dataclass(slots=True, kw_only=True)
class SeatCodeEvent:
    """A code that moves one's seat to another machine, once, until it `expires` (ms since 1970 UTC)."""

    id: str
    code: str
    expires: int
    type: Literal["seat_code"] = "seat_code"


@dataclass(slots=True, kw_only=True)
class Expected:
    """A move in notation, and the final score that the computer expects after it."""

    move: str
    score: float


@dataclass(slots=True, kw_only=True)
class HintEvent:
    """What the computer expects of the moves at a ply, the best for who asked first."""

    id: str
    match: int
    leg: int
    ply: int
    choices: tuple[Expected, ...]
    type: Literal["hint"] = "hint"


@dataclass(slots=True, kw_only=True)
class AnalysisEvent:
    """How far the analysis of a finished match has come: `done` moves `of` so many; `analysis` once it is whole.

    `match` is 0 where `judge` has asked. `failed` says why it will not be whole; it may be asked for again.
    """

    id: str
    match: int
    done: int
    of: int
    analysis: Analysis | None = None
    failed: str | None = None
    type: Literal["analysis"] = "analysis"


@dataclass(slots=True, kw_only=True)
class Sight:
    """What everybody saw once `ply` moves stood; `seat` and `move` are the last one's, None before the first."""

    ply: int
    seat: Seat | None
    move: str | None
    score: int
    view: View


@dataclass(slots=True, kw_only=True)
class ReplayEvent:
    """What was seen of a leg, counted from 1, from ply 0 on; `refused` says why the move after the last is none."""

    id: str
    leg: int
    sights: tuple[Sight, ...]
    refused: str | None = None
    type: Literal["replay"] = "replay"


@dataclass(slots=True, kw_only=True)
class Goodbye:
    """The server closes this connection after this, and why."""

    code: GoodbyeCode
    message: str
    type: Literal["goodbye"] = "goodbye"


Event = (
    Welcome
    | Ack
    | Rejected
    | Games
    | LobbyEvent
    | RoomEvent
    | Presence
    | RecordEvent
    | HintEvent
    | AnalysisEvent
    | NumberEvent
    | ScoresEvent
    | StatisticsEvent
    | StandingsEvent
    | PlayerEvent
    | ReplayEvent
    | Chat
    | SeatCodeEvent
    | DailyEvent
    | Goodbye
)
EVENT: TypeAdapter[Event] = TypeAdapter(
    Annotated[Event, Field(discriminator="type")], config=ConfigDict(defer_build=True)
)
"""Reads an event frame: raises pydantic's ValidationError on anything that is not an event."""
