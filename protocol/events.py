"""The events that the server sends. Clients ignore fields that they do not know, so that an event may grow.

A field without a value is absent: objects have no nulls. `room` is a whole snapshot for its reader. A client that asked
for updates gets `update` events after it, which say what has changed.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from protocol.analysis import Analysis, EarlyJudgement
from protocol.codes import GoodbyeCode, RejectionCode
from protocol.command import Another
from protocol.daily import DailyEvent
from protocol.encoding import SentValues
from protocol.finding import LobbyEvent
from protocol.ids import Form, MatchId, PlayerId, Role, RoomCode, Seat
from protocol.mailboxes import MailboxEvent
from protocol.notifications import NotificationsEvent
from protocol.options import Clock
from protocol.player_games import GamesChanged, GamesEvent
from protocol.reasons.base import Datum, Refusal
from protocol.reasons.shared import Reason
from protocol.room import ChallengeInfo, Happening, MatchInfo, SeatInfo, TournamentInfo
from protocol.scores import (
    HeadToHeadEvent,
    MatchesEvent,
    NumberEvent,
    PlayerEvent,
    ScoresEvent,
    StandingsEvent,
    StatisticsEvent,
)
from protocol.views import View


@dataclass(slots=True, kw_only=True)
class FormInfo:
    """A form in which a game is played: how many seats a room has, and the roles of the first leg.

    All further seats have the last role.
    """

    form: Form
    fewest: int
    most: int
    roles: tuple[Role, ...]


@dataclass(slots=True, kw_only=True)
class GameInfo:
    """A game of this server: what a client needs to offer the game and to show it without the game's own package.

    `about` is a sentence for lists of games, and `how_to_play` says how it is played. `package` is the package that the
    game comes from, with its version, and absent for a game that comes with Turnabout. `options` is the JSON Schema of
    its options. `forms` are the forms with the usual options, the first one first; `other_forms` has the forms with an
    option that changes them, under `NAME=VALUE`. `levels` are the levels of its computer players, the weakest first.
    `winnable`: some of its numbers can't be won, and a room may ask for numbers that can.

    `labels` are the texts for people in place of names: of a field of the game's views or moves, of an option, or of a
    value, under `NAME=VALUE`. A label with `{player}` is for a list with an item for each seat. A name without a label
    is shown as it is, with spaces.
    """

    name: str
    title: str
    rules: int
    about: str
    forms: tuple[FormInfo, ...]
    options: dict[str, Any]
    package: str | None = None
    how_to_play: str = ""
    other_forms: dict[str, tuple[FormInfo, ...]] = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)
    levels: tuple[str, ...] = ()
    winnable: bool = False


@dataclass(slots=True, kw_only=True)
class Welcome:
    """The answer to a good `hello`: who the server is and who you are to it.

    `now` is the server's time in ms since 1970 UTC: compare it with your own clock to show clocks and countdowns. `web`
    names the version of the browser client that the server serves, or None if it serves none: a page of another version
    is old. `games` are the games of the server that do not come with Turnabout, None if there are none.
    """

    protocol: int
    server: str
    player: PlayerId
    name: str
    now: int
    web: str | None = None
    games: tuple[GameInfo, ...] | None = None
    type: Literal["welcome"] = "welcome"


@dataclass(slots=True, kw_only=True)
class Ack:
    """A command was accepted; `version` is the room's version after it.

    It is 0 for questions, for `chat` and `leave`, and outside of rooms.
    """

    id: str
    version: int
    type: Literal["ack"] = "ack"


@dataclass(slots=True, kw_only=True)
class Rejected:
    """A command was rejected and changed nothing.

    With the reason `store_away` it is unknown whether the command was done: send it again.

    `reason` says why: one of `Reason`, or a reason of the room's game. `data` are the values that belong to it, and
    `message` says the same in English. `id` is None when the frame was too broken to hold one.
    """

    id: str | None = None
    code: RejectionCode
    reason: Reason | str
    data: dict[str, Datum]
    message: str
    type: Literal["rejected"] = "rejected"


@dataclass(slots=True, kw_only=True)
class Catalog:
    """The games this server has."""

    id: str
    games: tuple[GameInfo, ...]
    type: Literal["catalog"] = "catalog"


@dataclass(slots=True, kw_only=True)
class RoomEvent:
    """The room as its reader may see it.

    `number` and `role` are the owner's settings for the next match only (None: the number is drawn; the role is drawn,
    too, and alternates in a rematch). The other settings are for all matches: whether `spectators` are allowed, whether
    seats may ask for `hints`, the `pace` of computers, whether views have `notes`, whether only `winnable` numbers are
    drawn, and the `clock`. `banned` are the players that the owner removed, with their names. `next` is the leg,
    `(match, leg)`, that waits for its seats to be ready, or None while one is played or the next match is not agreed.
    `ready` lists the seats that are ready; a computer always is.

    `offers` holds, by seat, the rematch that the seat offers. It begins when all offer the same; in a tournament with
    more names than seats it is `agreed` first, until the players are chosen. `view` is the leg being played, or the
    last one played. `public`: the lobby lists the room. `quick`: `quick_match` opened the room, and its settings are
    fixed until a match was played. `expires` is when the room is forgotten if nothing more happens in it, in
    milliseconds since 1970 UTC. `daily`: the day whose number is played here; it and its salt stay hidden until that
    day has ended. `casual`: it is played alone, and every move can be undone. `challenge`: a seat is kept for a player.

    `reset`: the server's store lost the room's newest entries. The client accepts this snapshot whatever its version,
    and resends the commands that have no answer. `seq` is there if the client asked for updates in `hello`: the first
    `update` after this snapshot applies to it.
    """

    room: RoomCode
    version: int
    game: str
    title: str
    rules: int
    options: SentValues
    form: str
    number: int | None = None
    role: Role | None = None
    owner: PlayerId
    spectators: bool
    clock: Clock | None = None
    banned: tuple[tuple[PlayerId, str], ...]
    seats: tuple[SeatInfo, ...]
    ready: tuple[Seat, ...]
    next: tuple[int, int] | None = None
    offers: tuple[Another | None, ...]
    agreed: Another | None = None
    match: MatchInfo | None = None
    view: View | None = None
    expires: int | None = None
    hints: bool = False
    pace: int | None = None
    notes: bool = True
    winnable: bool = False
    tournament: TournamentInfo | None = None
    public: bool = False
    quick: bool = False
    daily: str | None = None
    challenge: ChallengeInfo | None = None
    casual: bool = False
    reset: bool = False
    seq: int | None = None
    type: Literal["room"] = "room"


@dataclass(slots=True, kw_only=True)
class Update:
    """The changes of the room since the last snapshot or update of this connection.

    `patch` is a JSON Merge Patch (RFC 7396) of the last `room` event as its reader knows it now. `from` is that
    event's `seq`; afterwards its `seq` and its `version` are the ones given here. A client whose snapshot has another
    `seq` enters the room again, and gets a new snapshot.
    """

    from_: Annotated[int, Field(alias="from")]
    seq: int
    version: int
    patch: dict[str, Any]
    type: Literal["update"] = "update"


@dataclass(slots=True, kw_only=True)
class Happened:
    """What happened in the room after its version `after`, in order; it comes just before the room shows it.

    When you enter, and after a reset, `after` is 0: then these are the last happenings of the room, and replace all
    that you know. Otherwise append them to the happenings up to that version.
    """

    room: RoomCode
    after: int
    happenings: tuple[Happening, ...]
    type: Literal["happened"] = "happened"


@dataclass(slots=True, kw_only=True)
class Away:
    """An absent player: `since` when, and from when others may act (`claimable`), both in ms since 1970 UTC."""

    seat: Seat
    since: int
    claimable: int


@dataclass(slots=True, kw_only=True)
class Presence:
    """The people in the room: the seats whose players are `here` or `away`, and the number of spectators.

    `names` and `players` are the names and ids of the first few spectators.
    """

    room: RoomCode
    here: tuple[Seat, ...]
    away: tuple[Away, ...] = ()
    spectators: int = 0
    names: tuple[str, ...] = ()
    players: tuple[PlayerId, ...] = ()
    type: Literal["presence"] = "presence"


@dataclass(slots=True, kw_only=True)
class RecordEvent:
    """The record of a finished match, as `record.Record`; `match_id` is the match's own id."""

    id: str
    match: int
    match_id: MatchId | None = None
    record: dict[str, Any] = field(default_factory=dict)
    type: Literal["record"] = "record"


@dataclass(slots=True, kw_only=True)
class ChatLine:
    """A line of chat; `line` counts the room's lines from 1, and `seat` is None for a spectator."""

    line: int
    at: int
    player: PlayerId
    name: str
    seat: Seat | None = None
    text: str


@dataclass(slots=True, kw_only=True)
class Chat:
    """Lines of a room's chat: all stored ones when you enter, and then each new one."""

    room: RoomCode
    lines: tuple[ChatLine, ...]
    type: Literal["chat"] = "chat"


@dataclass(slots=True, kw_only=True)
class SeatCodeEvent:
    """A code that moves your seat to another device, once, until it `expires` (ms since 1970 UTC)."""

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
    """What the computer expects of the moves at a ply, the best move first."""

    id: str
    match: int
    leg: int
    ply: int
    choices: tuple[Expected, ...]
    type: Literal["hint"] = "hint"


@dataclass(slots=True, kw_only=True)
class AnalysisEvent:
    """The progress of the analysis of a finished match: `done` moves `of` so many; `analysis` when it is complete.

    Moves are judged from the last one backwards. `judged` are the next ones that this command has not been sent yet, if
    this node judges them; a later message may bring more than one. `match` is 0 in an answer to `judge`. `failed` says
    why the analysis stopped; you may ask again.
    """

    id: str
    match: int
    done: int
    of: int
    judged: tuple[EarlyJudgement, ...] = ()
    analysis: Analysis | None = None
    failed: str | None = None
    type: Literal["analysis"] = "analysis"


@dataclass(slots=True, kw_only=True)
class Sight:
    """The view of a spectator after `ply` moves; `seat` and `move` are the last move's, None before the first."""

    ply: int
    seat: Seat | None = None
    move: str | None = None
    score: int
    view: View


@dataclass(slots=True, kw_only=True)
class Outline:
    """A leg in short: the score at each ply, by seat if each seat has its own, and whether the leg was over."""

    scores: tuple[int | tuple[int, ...], ...]
    over: bool


@dataclass(slots=True, kw_only=True)
class ReplayEvent:
    """A page of a leg, counted from 1: the view of a spectator at successive plies.

    `plies` is the number of legal moves in the leg; `refused` says why the move after them is not legal. `outline`
    comes with the page that starts at ply 0.
    """

    id: str
    leg: int
    sights: tuple[Sight, ...]
    plies: int | None = None
    refused: Refusal | None = None
    outline: Outline | None = None
    type: Literal["replay"] = "replay"


@dataclass(slots=True, kw_only=True)
class Elsewhere:
    """The room is live on another node of the server: reconnect once, with `?node=` and this name in the URL.

    A command that has no answer yet is not carried out here: send it again there, under its id. If you stay, this node
    carries it out after a second.
    """

    node: str
    type: Literal["elsewhere"] = "elsewhere"


@dataclass(slots=True, kw_only=True)
class Goodbye:
    """The server closes this connection after this message, and says why."""

    code: GoodbyeCode
    message: str
    type: Literal["goodbye"] = "goodbye"


Event = (
    Welcome
    | Ack
    | Rejected
    | Catalog
    | LobbyEvent
    | GamesEvent
    | GamesChanged
    | RoomEvent
    | Update
    | Happened
    | Presence
    | RecordEvent
    | HintEvent
    | AnalysisEvent
    | NumberEvent
    | ScoresEvent
    | StatisticsEvent
    | StandingsEvent
    | PlayerEvent
    | MatchesEvent
    | HeadToHeadEvent
    | ReplayEvent
    | Chat
    | SeatCodeEvent
    | DailyEvent
    | NotificationsEvent
    | MailboxEvent
    | Elsewhere
    | Goodbye
)
EVENT: TypeAdapter[Event] = TypeAdapter(
    Annotated[Event, Field(discriminator="type")], config=ConfigDict(defer_build=True)
)
"""Reads an event frame: raises pydantic's ValidationError on anything that is not an event."""
