"""Facts: what an entry of a log says has happened.

What must stay hidden while a match is played is left out of `repr`, since that gets into errors, and so into logs.

A room's log holds its opening, its settings and owner, its seats, what is agreed between matches, and the names of its
matches. Each match has a log of its own, from `MatchBegun` to its end. State is the fold of both.
"""

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from protocol.cards import Card
from protocol.commands import Another
from protocol.ids import Form, MatchId, PlayerId, Role, Seat
from protocol.options import Clock
from protocol.quick import quick


@dataclass(frozen=True, slots=True)
class Opened:
    """A room came to be; its owner has the first seat that no computer has, or none where computers have all.

    `seats` None: as few as there may be. `daily`: the day whose number is played here, None where it is none's.
    `quick`: for whoever wants the same, and settles nothing by its owner.
    `number` and `role` None: drawn for each match; `computers` holds by seat the level of the computer that sits there.
    """

    game: str
    rules: int
    options: dict[str, Any]
    form: Form
    number: int | None
    role: Role | None
    owner: PlayerId
    name: str
    onlookers: bool = True
    clock: Clock | None = None
    computers: tuple[str | None, ...] = ()
    hints: bool = False
    seats: int | None = None
    pace: int | None = None
    notes: bool = True
    winnable: bool = False
    daily: str | None = None
    public: bool = False
    quick: bool = False
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Sat:
    """A player, perhaps a computer, took a seat."""

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


class Given(NamedTuple):
    """What a match gave to a name of a tournament: its score, None where the match was not played to its end."""

    name: str
    score: int | None


@dataclass(frozen=True, slots=True)
class MatchNamed:
    """The room's log names the match that begins; `earlier` is the length of all earlier matches' logs together.

    `results` are what the match before it gave to the names of a tournament, and `cards` which ones that was on.
    """

    match: int
    id: MatchId
    earlier: int
    results: tuple[Given, ...] = ()
    cards: str = ""
    kind: Literal["match_named"] = "match_named"


@dataclass(frozen=True, slots=True)
class MatchBegun:
    """Every seat was ready: a match begins with its first leg.

    `players` and `names` are by seat; `salt` is None for a known number; `roles` are those of the first leg; `seen`
    is what an earlier match on the same number showed; `dead`: whatever is played, the legs end at once; `notes`: views
    say what follows from what has been seen; `daily`: its number is that of a day, and hidden until that has ended.
    """

    match: int
    id: MatchId
    game: str
    rules: int
    options: dict[str, Any]
    form: Form
    players: tuple[PlayerId, ...]
    names: tuple[str, ...]
    number: int = field(repr=False)
    known: bool
    salt: str | None = field(repr=False)
    deck: tuple[Card, ...] = field(repr=False)
    roles: tuple[Role, ...]
    seen: tuple[Card, ...]
    dead: bool
    clock: Clock | None = None
    notes: bool = True
    daily: str | None = None
    kind: Literal["match_begun"] = "match_begun"


@dataclass(frozen=True, slots=True)
class LegStarted:
    """Every seat was ready: a later leg of the match starts.

    It has the match's deck, or, where each leg has a number of its own, that of its `number`; `salt` is None for a
    known one.
    """

    leg: int
    roles: tuple[Role, ...]
    deck: tuple[Card, ...] = field(repr=False)
    number: int | None = field(default=None, repr=False)
    salt: str | None = field(default=None, repr=False)
    kind: Literal["leg_started"] = "leg_started"


@quick
@dataclass(frozen=True, slots=True)
class Moved:
    """A seat made a move, in notation; `auto`: the room did for it, since it had let too much time pass."""

    seat: Seat
    leg: int
    ply: int
    move: str
    auto: bool = False
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat gave the match up; where several others play on, it has left it to them."""

    seat: Seat
    kind: Literal["resigned"] = "resigned"


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat took the match, since the other (`absent`) had been away since `since`, in ms since 1970 UTC."""

    seat: Seat
    absent: Seat
    since: int
    kind: Literal["claimed"] = "claimed"


@dataclass(frozen=True, slots=True)
class Flagged:
    """A seat's clock ran out, which loses the match."""

    seat: Seat
    kind: Literal["flagged"] = "flagged"


@dataclass(frozen=True, slots=True)
class TimeGiven:
    """Time during which nobody could move is nobody's: the running clock gets `ms` back."""

    ms: int
    kind: Literal["time_given"] = "time_given"


@dataclass(frozen=True, slots=True)
class Substituted:
    """The computer, at a level, plays a seat whose player is away."""

    seat: Seat
    level: str
    kind: Literal["substituted"] = "substituted"


@dataclass(frozen=True, slots=True)
class ReplacementAsked:
    """The others are asked to let somebody play on for a seat whose player is away or has left.

    That is the computer of a `level`, for which a seat (`by`) asks; or else a `player` without a seat asks for it.
    """

    seat: Seat
    by: Seat | None
    level: str | None
    player: PlayerId | None
    name: str | None
    kind: Literal["replacement_asked"] = "replacement_asked"


@dataclass(frozen=True, slots=True)
class ReplacementAgreed:
    """A seat agrees to what was asked, while there are some who have not said yet."""

    seat: Seat
    kind: Literal["replacement_agreed"] = "replacement_agreed"


@dataclass(frozen=True, slots=True)
class ReplacementRefused:
    """A seat does not agree to what was asked, or takes it back."""

    seat: Seat
    kind: Literal["replacement_refused"] = "replacement_refused"


@dataclass(frozen=True, slots=True)
class Replaced:
    """By consent of all who play, another person has a seat from now on."""

    seat: Seat
    player: PlayerId
    name: str
    kind: Literal["replaced"] = "replaced"


@dataclass(frozen=True, slots=True)
class Returned:
    """A seat's player took it back from the computer."""

    seat: Seat
    kind: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class TakebackAsked:
    """A seat asks the others to let it take its last move back."""

    seat: Seat
    ply: int
    kind: Literal["takeback_asked"] = "takeback_asked"


@dataclass(frozen=True, slots=True)
class TakebackAgreed:
    """A seat lets another take its move back, while there are some who have not said yet."""

    seat: Seat
    kind: Literal["takeback_agreed"] = "takeback_agreed"


@dataclass(frozen=True, slots=True)
class TakebackRefused:
    """A seat does not let another take its move back, or takes its own request back."""

    seat: Seat
    kind: Literal["takeback_refused"] = "takeback_refused"


@dataclass(frozen=True, slots=True)
class TakenBack:
    """By consent of `seat`, the leg goes back to where it stood at `ply`."""

    seat: Seat
    ply: int
    kind: Literal["taken_back"] = "taken_back"


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat asked what the computer would play at a ply."""

    seat: Seat
    ply: int
    kind: Literal["hinted"] = "hinted"


@dataclass(frozen=True, slots=True)
class Configured:
    """The owner changed the room's settings, all of which are given; `seats` and `form` None: as before."""

    options: dict[str, Any]
    number: int | None
    role: Role | None
    onlookers: bool
    clock: Clock | None
    hints: bool = False
    seats: int | None = None
    pace: int | None = None
    form: Form | None = None
    notes: bool = True
    winnable: bool = False
    public: bool = False
    kind: Literal["configured"] = "configured"


@dataclass(frozen=True, slots=True)
class Enlisted:
    """The owner said who competes in the room's tournament; nobody: there is none any more."""

    names: tuple[str, ...]
    kind: Literal["enlisted"] = "enlisted"


@dataclass(frozen=True, slots=True)
class PlaysAs:
    """A seat plays under one of the tournament's names."""

    seat: Seat
    name: str
    kind: Literal["plays_as"] = "plays_as"


@dataclass(frozen=True, slots=True)
class Freed:
    """The owner took a seat away from whoever held it."""

    seat: Seat
    kind: Literal["freed"] = "freed"


@dataclass(frozen=True, slots=True)
class Banned:
    """The owner sent a player away for good; `played` is how long the log of the last match was then."""

    player: PlayerId
    name: str
    played: int
    kind: Literal["banned"] = "banned"


@dataclass(frozen=True, slots=True)
class Owned:
    """The room passed to another owner; `played` is how long the log of the last match was then."""

    player: PlayerId
    name: str
    played: int
    kind: Literal["owned"] = "owned"


@dataclass(frozen=True, slots=True)
class SeatMoved:
    """A seat moved to another key of the same person, and the room where they own it.

    `played` is how long the log of the last match was then.
    """

    seat: Seat
    player: PlayerId
    name: str
    played: int
    kind: Literal["seat_moved"] = "seat_moved"


Fact = (
    Opened
    | Sat
    | Stood
    | Readied
    | Offered
    | Declined
    | MatchNamed
    | MatchBegun
    | LegStarted
    | Moved
    | Resigned
    | Claimed
    | Flagged
    | TimeGiven
    | Substituted
    | ReplacementAsked
    | ReplacementAgreed
    | ReplacementRefused
    | Replaced
    | Returned
    | TakebackAsked
    | TakebackAgreed
    | TakebackRefused
    | TakenBack
    | Hinted
    | Configured
    | Enlisted
    | PlaysAs
    | Freed
    | Banned
    | Owned
    | SeatMoved
)
