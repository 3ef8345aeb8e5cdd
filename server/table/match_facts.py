"""Facts of a match, from `MatchBegun` to its end.

What must stay hidden while a match is played is left out of `repr`, since that gets into errors, and so into logs.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

from protocol.cards import Card
from protocol.ids import Form, MatchId, PlayerId, Role, Seat
from protocol.options import Clock
from protocol.quick import quick


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
    """A seat's clock ran out, which loses the match; `also`: those of others that ran out at the same instant."""

    seat: Seat
    also: tuple[Seat, ...] = ()
    kind: Literal["flagged"] = "flagged"


@dataclass(frozen=True, slots=True)
class RanOut:
    """A seat's clock ran out in a leg of several, who play on without it."""

    seat: Seat
    kind: Literal["ran_out"] = "ran_out"


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
    """By consent of `seat`, the leg goes back to where it stood at `ply`.

    `shown`: to who asked, what was taken back had shown a card that was hidden.
    """

    seat: Seat
    ply: int
    shown: bool = False
    kind: Literal["taken_back"] = "taken_back"


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat asked what the computer would play at a ply."""

    seat: Seat
    ply: int
    kind: Literal["hinted"] = "hinted"


During = (
    Resigned
    | Claimed
    | Flagged
    | RanOut
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
)
"""The facts that change a match beside its moves and legs."""
