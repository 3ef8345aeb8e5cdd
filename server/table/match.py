"""A match and its legs as values: as many as the game says, on one number, each with the roles moved on by one seat.

A leg is *waiting* until every seat is ready, then *playing* until its game has nobody to act, then *over*. A match
is over with its last leg; the game says who has won it then. It ends before that when a seat resigns, runs out of
time, or is away and the other claims the match: then that one loses it. Where time runs out for both at the same
instant neither wins.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from protocol.cards import Card
from protocol.deals import HIGHEST_NUMBER
from protocol.ids import Form, MatchId, PlayerId, Role, Seat, level_of
from protocol.match_info import MatchResult
from protocol.options import Clock, Options
from protocol.quick import quick
from server.games.catalog import GAMES
from server.games.format import Format
from server.games.game import Due, Game, Table
from server.games.result import Decided, EndedLeg, Score
from server.table import clocks
from server.table.clocks import Clocks


class Played(NamedTuple):
    """A move of a leg, in notation, the clocks as they stood before it, and when it was made, in ms since 1970 UTC."""

    seat: Seat
    move: str
    clocks: Clocks | None
    at: int | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """What a leg is dealt from: its number and what that gives; `salt` and `commitment` are None for a known one."""

    number: int = field(repr=False)
    salt: str | None = field(repr=False)
    commitment: str | None
    deck: tuple[Card, ...] = field(repr=False)


@quick
@dataclass(frozen=True, slots=True)
class Leg:
    """One leg: `state` is the game's own, `score` what it is worth; `over` when nobody is to act in it.

    `seen` is what the game was dealt with, `played` the moves that stand; it began `at` a time in ms since 1970 UTC.
    `dealt` is None where all legs have the match's number, and in the first.
    """

    leg: int
    roles: tuple[Role, ...]
    seen: tuple[Card, ...]
    state: Any = field(repr=False)
    score: Score
    over: bool
    played: tuple[Played, ...] = ()
    clocks: Clocks | None = None
    at: int | None = None
    dealt: Dealt | None = None

    @property
    def ply(self) -> int:
        """The number of moves that stand."""
        return len(self.played)


@dataclass(frozen=True, slots=True)
class Deal:
    """What stands from a match's beginning to its end; `dead` as in `MatchBegun`.

    If each leg has its own number, `number`, `salt`, `commitment` and `deck` belong to the first leg.
    `notes`, `daily` and `names` as in `MatchBegun`.
    """

    match: int
    id: MatchId
    game: Game[Any, Any]
    options: Options
    form: Form
    players: tuple[PlayerId, ...]
    number: int = field(repr=False)
    known: bool
    salt: str | None = field(repr=False)
    commitment: str | None
    deck: tuple[Card, ...] = field(repr=False)
    dead: bool
    clock: Clock | None
    format: Format
    legs: int
    notes: bool = True
    daily: str | None = None
    names: tuple[str, ...] = ()


class Ending(NamedTuple):
    """How a match ended before its last leg was over: who lost it, and why; `also`: who lost it at the same instant."""

    loser: Seat
    why: Literal["resigned", "claimed", "flag"]
    also: tuple[Seat, ...] = ()


class Asked(NamedTuple):
    """A seat asks to take back what was played from `ply` on; `agreed` are those who have said that it may."""

    seat: Seat
    ply: int
    agreed: frozenset[Seat] = frozenset()


class Replacing(NamedTuple):
    """Somebody is to play on for a seat: the computer of a `level`, for which the seat `by` asks, or a `player`."""

    seat: Seat
    by: Seat | None
    level: str | None
    player: PlayerId | None
    name: str | None
    agreed: frozenset[Seat]


@quick
@dataclass(frozen=True, slots=True)
class Match:
    """A match under way or over; `legs` are those that have started, `ready` the seats ready for the next.

    `computers` holds, by seat, the level of the computer that plays it, sitting there or in place of its player;
    `hints` are where hints were asked for, by seat, leg and ply. `left` are the seats whose players have left the match
    to the others, and for which nobody plays yet. `peeked` are those that took back what had shown them a card.
    """

    deal: Deal
    legs: tuple[Leg, ...]
    ready: frozenset[Seat] = frozenset()
    computers: tuple[str | None, ...] = ()
    asked: Asked | None = None
    ended: Ending | None = None
    hints: frozenset[tuple[Seat, int, int]] = frozenset()
    left: frozenset[Seat] = frozenset()
    replacing: Replacing | None = None
    peeked: frozenset[Seat] = frozenset()

    @property
    def match(self) -> int:
        """The match's ordinal in its room, from 1."""
        return self.deal.match

    @property
    def game(self) -> Game[Any, Any]:
        """The game's rules."""
        return self.deal.game

    @property
    def leg(self) -> Leg:
        """The leg being played, or the last one that was."""
        return self.legs[-1]

    @property
    def over(self) -> bool:
        """Whether the last leg, or the match before it, has ended."""
        return self.ended is not None or (self.legs[-1].over and len(self.legs) == self.last)

    @property
    def goes_on(self) -> bool:
        """Whether the others play on without one who leaves: where more than two play, or together."""
        return len(self.deal.players) > 2 or self.deal.form == "together"

    @property
    def by_one_clock(self) -> bool:
        """Whether all play by one clock, on one side and from one hand at the same time. Each seat's then tells it."""
        deal = self.deal
        return deal.form == "together" and deal.format.at_once

    @property
    def last(self) -> int:
        """The last leg that the match has."""
        return self.deal.legs

    @property
    def next_leg(self) -> int | None:
        """The leg that waits for every seat to be ready; None while one is played, and after the last."""
        return len(self.legs) + 1 if self.leg.over and not self.over else None


class UnknownRules(ValueError):
    """A log was played by a game or a version of its rules that this server does not have."""


def game_of(name: str, rules: int) -> Game[Any, Any]:
    """Return the game that a log names. Raises UnknownRules."""
    game = GAMES.get(name)
    if game is None or game.rules != rules:
        raise UnknownRules(f"{name} with rules version {rules} is not among this server's games")
    return game


def by_hand(match: Match) -> frozenset[Seat]:
    """Return the seats whose own players play them, and have not left."""
    return frozenset([Seat(seat) for seat, level in enumerate(match.computers) if level is None]) - match.left


def people(match: Match) -> tuple[Seat, ...]:
    """Return the seats that are people's, whoever plays them now."""
    return tuple([Seat(seat) for seat, player in enumerate(match.deal.players) if level_of(player) is None])


def played_out(match: Match, seat: Seat) -> bool:
    """Tell whether nobody waits for a seat any more, though others go on: in a race its own part is over."""
    return match.leg.leg == match.last and match.game.is_done(match.leg.state, seat)


def running(match: Match) -> tuple[Seat, ...]:
    """Return the seats whose clocks run: not of who has left the match to the others, until somebody plays for them."""
    if match.over or match.leg.clocks is None:
        return ()
    return tuple(sorted(match.game.on_clock(match.leg.state) - match.left))


def overdue(match: Match) -> tuple[int, Due] | None:
    """Return when the room makes a move for a seat, in ms since 1970 UTC, and which; None where it makes none."""
    leg = match.leg
    coming = None if match.over else match.game.due(leg.state)
    if coming is None:
        return None
    since = leg.played[coming.since - 1].at if coming.since else leg.at
    return None if since is None else (since + 1000 * coming.seconds, coming)


def due(match: Match) -> tuple[int, tuple[Seat, ...]] | None:
    """Return when the next flag falls, in ms since 1970 UTC, and whose; None where no clock runs.

    It is that of several where no clock runs out before another, as where nobody has moved since both began to run.
    """
    left, on = match.leg.clocks, running(match)
    if left is None or not on:
        return None
    at = min(clocks.due(left, seat) for seat in on)
    return at, tuple([seat for seat in on if clocks.due(left, seat) == at])


def last_of(match: Match, seat: Seat) -> int | None:
    """Return the ply of the last move that a seat made in the leg; None where it has made none."""
    plies = [ply for ply, played in enumerate(match.leg.played) if played.seat == seat]
    return plies[-1] if plies else None


def place_of(match: Match, seat: Seat) -> int | None:
    """Return at which of the leg's tables a seat plays now, or will next; None where all play at one, which is the leg.

    Of several it is the one where the seat has a move to make, else one that is not over.
    """
    tables = match.game.tables(match.leg.state)
    own = [at for at, table in enumerate(tables) if seat in table.seats]
    return min(own, key=lambda at: (seat not in tables[at].to_act, tables[at].over), default=None)


def played_at(table: Table, played: Iterable[Played]) -> tuple[Played, ...]:
    """Return which of some moves of a leg were made at one of its tables, as they are written there."""
    prefix, seats = table.prefix, table.seats
    own = [each for each in played if each.seat in seats and each.move.startswith(prefix)]
    return tuple([each._replace(move=each.move.removeprefix(prefix)) for each in own])


def made_at(match: Match, seat: Seat) -> tuple[Played, ...]:
    """Return the moves that a seat's position came from: all of the leg, or those of the table where it plays."""
    leg, place = match.leg, place_of(match, seat)
    return leg.played if place is None else played_at(match.game.tables(leg.state)[place], leg.played)


def is_place(match: Match, seat: Seat, ply: int) -> bool:
    """Tell whether a seat's position stood at a ply of the leg as it stands now: others may have moved at theirs."""
    leg = match.leg
    if ply >= leg.ply or (place := place_of(match, seat)) is None:
        return ply == leg.ply
    return not played_at(match.game.tables(leg.state)[place], leg.played[ply:])


def final(match: Match, ply: int) -> str | None:
    """Return why the leg does not go back to a ply, in the rule's words; None where the others may agree to it."""
    game = match.game
    whys = [game.explain_final(game.parse(each.move)) for each in match.leg.played[ply:]]
    return next((why for why in whys if why is not None), None)


def moved_on(roles: tuple[Role, ...], seats: int = 1) -> tuple[Role, ...]:
    """Return the roles by seat when each has moved on by so many seats, as it does from leg to leg.

    >>> moved_on(("maximizer", "minimizer"))
    ('minimizer', 'maximizer')
    >>> moved_on(("owner", "guesser", "guesser"), 2)
    ('guesser', 'guesser', 'owner')
    """
    return tuple([roles[(seat - seats) % len(roles)] for seat in range(len(roles))])


def dealt(match: Match, leg: Leg) -> Dealt:
    """Return what a leg of a match was dealt from."""
    deal = match.deal
    return leg.dealt or Dealt(deal.number, deal.salt, deal.commitment, deal.deck)


def shown(match: Match) -> Sequence[Card]:
    """Return what a match has shown of what its number gives."""
    return match.game.shown((match.legs[0] if match.deal.format.own_numbers else match.leg).state)


def number_after(number: int) -> int:
    """Return the number of the leg after one on a known number, where each has its own.

    >>> number_after(7), number_after(999_999_999_999)
    (8, 1)
    """
    return number % HIGHEST_NUMBER + 1


def decided(match: Match) -> Decided:
    """Return how the legs that were played out decide a match that is over; a board for all seats is such a leg."""
    tables = match.game.tables(match.leg.state)
    boards = [table for table in tables if len(table.seats) == len(match.deal.players)]
    if boards:
        legs = [EndedLeg(each.roles, each.game.score(each.state) if each.over else None) for each in boards]
    else:
        legs = [EndedLeg(leg.roles, leg.score if leg.over else None) for leg in match.legs]
    return match.game.decide(legs)


def result(match: Match) -> MatchResult | None:
    """Return how a match ended; None while it has not."""
    if not match.over:
        return None
    reached, winners = decided(match)
    if match.ended is not None:
        loser, why, also = match.ended
        lost = {loser, *also}
        others = () if match.goes_on else tuple([Seat(seat) for seat in range(len(reached)) if seat not in lost])
        return MatchResult(winners=others, scores=reached, why=why)
    return MatchResult(winners=winners, scores=reached, why="score")
