"""A room as its snapshot shows it: its seats, its match with the legs, its tournament and its latest happenings."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from protocol.encoding import SentValues
from protocol.ids import MatchId, PlayerId, Role, Seat
from protocol.keyed import Keyed

# Seats


@dataclass(slots=True, kw_only=True)
class SeatInfo:
    """A seat of the room: `player` and `name` are None while it is free; `computer` is the level of a computer."""

    seat: Seat
    player: PlayerId | None = None
    name: str | None = None
    computer: str | None = None


@dataclass(slots=True, kw_only=True)
class ChallengeInfo:
    """The player for whom a room's free seat is kept until a time in ms since 1970 UTC."""

    player: PlayerId
    name: str
    until: int


# Matches


@dataclass(slots=True, kw_only=True)
class LegInfo:
    """One leg of a match: its roles by seat, and its score once it has started (final once `over`).

    A leg is `unfinished` when the match ended before it was played out. `by_seat` are the seats' own numbers, where
    each has one, which `score` adds up. `began` and `last` are when its first and its last move were made, in
    milliseconds since 1970 UTC. Where each leg has a number of its own, `number`, `salt` and `commitment` are this
    leg's; else they are None, and the match has them. `undo_to` is the ply up to which a player alone can undo moves,
    because those before it revealed something; None if the player doesn't play alone, or undoes moves by other moves.
    """

    leg: int
    roles: tuple[Role, ...]
    status: Literal["waiting", "playing", "over", "unfinished"]
    ply: int
    score: int | None = None
    parts: SentValues | None = None
    by_seat: tuple[int, ...] | None = None
    began: int | None = None
    last: int | None = None
    number: int | None = None
    salt: str | None = None
    commitment: str | None = None
    undo_to: int | None = None


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
    """The clocks of a leg: each seat's time `left` in ms at `since`, when the clocks of the seats `running` started.

    `since` is in ms since 1970 UTC by the server's clock, which `welcome` gives. A flag falls when a running clock's
    time and the `allowance` (ms, for the network) are used up.
    """

    left: tuple[int, ...]
    running: tuple[Seat, ...]
    since: int
    allowance: int


@dataclass(slots=True, kw_only=True)
class ReplacementInfo:
    """The player or computer who will play on for a seat, if the others agree; its own player is away or has left.

    Either a computer of a `level`, for which the seat `by` asks; or a `player` without a seat, called `name`.
    """

    seat: Seat
    by: Seat | None = None
    level: str | None = None
    player: PlayerId | None = None
    name: str | None = None


@dataclass(slots=True, kw_only=True)
class MatchInfo:
    """A match: its `legs` are in order; in JSON they are an object, each under its number.

    `number` and `salt` are None while hidden; `commitment` is None for a known number.

    If each leg has its own number, these are of the leg that is played now, or was played last. `dead` warns of a known
    number on which every leg ends within a few moves. `computers` has, by seat, the
    level of the computer that plays it, in its own seat or for its player. `takeback` is the seat that asks for a
    takeback, and the ply that the leg would return to. `clocks` is None in a match without clocks. `left` are the seats
    whose players have left the match to the others, and `replacing` says who may play on for one of them; `agreed` are
    the seats that have agreed to that or to the takeback. `players` and `names` are by the seats of the match, even
    after the room's seats have changed. `peeked` are the seats that took back a move which had shown them a hidden
    card: the match is not rated unless they lose it. `game`, `options` and `form` are this match's; the room's own are
    for its next match. `casual`: a player alone can undo every move.
    """

    match: int
    id: MatchId
    game: str
    options: SentValues
    form: str
    known: bool
    dead: bool
    number: int | None = None
    salt: str | None = None
    commitment: str | None = None
    legs: Annotated[tuple[LegInfo, ...], Keyed("leg")]
    result: MatchResult | None = None
    computers: tuple[str | None, ...] = ()
    takeback: tuple[Seat, int] | None = None
    clocks: ClockInfo | None = None
    agreed: tuple[Seat, ...] = ()
    left: tuple[Seat, ...] = ()
    replacing: ReplacementInfo | None = None
    players: tuple[PlayerId, ...] = ()
    names: tuple[str, ...] = ()
    peeked: tuple[Seat, ...] = ()
    casual: bool = False


# Tournaments


@dataclass(slots=True, kw_only=True)
class TournamentName:
    """The results of a name in a tournament.

    `legs` is the number of legs that count for `highest` and `average`: a leg on cards that the name has played before
    changes only `lowest`.
    """

    name: str
    legs: int
    highest: int | None = None
    lowest: int | None = None
    average: float | None = None


@dataclass(slots=True, kw_only=True)
class TournamentInfo:
    """The tournament of a room's matches: its `names`, in the order in which they were enlisted.

    By seat, `plays` are the names for the next match, and `playing` the names of the match under way, or of the last
    one; None for a seat that plays for no name. `again`: the match is on cards that the seat's name has played in this
    tournament before. Both are empty until the first match after names were enlisted. `in_turn`: two may play at one
    terminal, which needs turns and open cards.
    """

    names: tuple[TournamentName, ...]
    plays: tuple[str | None, ...]
    playing: tuple[str | None, ...]
    again: tuple[bool, ...]
    in_turn: bool = True


# Happenings

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
    "ran_out",
    "time_given",
    "time_low",
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
    "challenge_declined",
    "challenge_withdrawn",
]


@dataclass(slots=True, kw_only=True)
class Happening:
    """Something that happened in the room, at the version it made.

    `at` is milliseconds since 1970 UTC by the store's clock; what does not apply is left out. `detail` depends on the
    kind: `moved` has the game's own account of the move, `leg_over` has `score`, `match_over`
    has `winners` and `why`, `offered` and `declined` have `what`, `substituted` has `level`, `takeback_asked`,
    `taken_back` and `hinted` have `ply`, and `taken_back` has `shown` if the moves had shown the asking player a hidden
    card; `claimed` has `since`, `time_given` and `time_low` have `ms`, `replacement_asked` has `level` or `name`,
    `enlisted` has `names`, `plays_as` the `name` chosen; the `name` of `banned`, `owned` and `replaced` is that
    player's, of `opened` the owner's, and of `challenge_declined` and `challenge_withdrawn` the challenged player's.
    """

    version: int
    kind: HappeningKind
    at: int | None = None
    seat: Seat | None = None
    name: str | None = None
    match: int | None = None
    leg: int | None = None
    detail: Any = None
