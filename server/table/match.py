"""A match and its legs as values: two legs on one number, the roles swapped in the second; alone, one leg.

A leg is *waiting* until every seat is ready, then *playing* until its game has nobody to act, then *over*. A match
is over with its last leg; the better score in the role that both have held wins, and a tie is a draw. It ends before
that when a seat resigns, runs out of time, or is away and the other claims the match: then that one loses it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from protocol.cards import Card
from protocol.commands import Form
from protocol.events import ClockInfo, LegInfo, MatchInfo, MatchResult
from protocol.ids import MatchId, PlayerId, Role, Seat
from protocol.options import Clock, Options
from protocol.quick import quick
from server.games.base import Game, Score
from server.games.registry import GAMES
from server.table import clock as clocks
from server.table.clock import Clocks

LEGS: Mapping[Form, int] = {"match": 2, "solo": 1}
"""How many legs a match has."""


class Played(NamedTuple):
    """A move of a leg, in notation, and the clocks as they stood before it."""

    seat: Seat
    move: str
    clocks: Clocks | None


@quick
@dataclass(frozen=True, slots=True)
class Leg:
    """One leg: `state` is the game's own, `score` what it is worth; `over` when nobody is to act in it.

    `seen` is what the game was dealt with, `played` the moves that stand.
    """

    leg: int
    roles: tuple[Role, ...]
    seen: tuple[Card, ...]
    state: Any = field(repr=False)
    score: Score
    over: bool
    played: tuple[Played, ...] = ()
    clocks: Clocks | None = None

    @property
    def ply(self) -> int:
        """The number of moves that stand."""
        return len(self.played)


@dataclass(frozen=True, slots=True)
class Deal:
    """What stands from a match's beginning to its end; `dead` as in `MatchBegun`."""

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


class Ending(NamedTuple):
    """How a match ended before its last leg was over: who lost it, and why."""

    loser: Seat
    why: Literal["resigned", "claimed", "flag"]


class Asked(NamedTuple):
    """A seat asks to take back what was played from `ply` on."""

    seat: Seat
    ply: int


@quick
@dataclass(frozen=True, slots=True)
class Match:
    """A match under way or over; `legs` are those that have started, `ready` the seats ready for the next.

    `computers` holds, by seat, the level of the computer that plays it, sitting there or in place of its player;
    `hints` are where hints were asked for, by seat, leg and ply.
    """

    deal: Deal
    legs: tuple[Leg, ...]
    ready: frozenset[Seat] = frozenset()
    computers: tuple[str | None, ...] = ()
    asked: Asked | None = None
    ended: Ending | None = None
    hints: frozenset[tuple[Seat, int, int]] = frozenset()

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
    def last(self) -> int:
        """The last leg that the match has."""
        return LEGS[self.deal.form]

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


def seats_of(game: Game[Any, Any], form: Form) -> int:
    """Return how many seats a room has."""
    return 1 if form == "solo" else len(game.roles)


def roles_of(game: Game[Any, Any], form: Form) -> tuple[Role, ...]:
    """Return the roles of a leg, the first mover's first."""
    return ("player",) if form == "solo" else game.roles


def running(match: Match) -> tuple[Seat, ...]:
    """Return the seats whose clocks run."""
    if match.over or match.leg.clocks is None:
        return ()
    return tuple(sorted(match.game.to_act(match.leg.state)))


def due(match: Match) -> tuple[int, Seat] | None:
    """Return when the next flag falls, in ms since 1970 UTC, and whose; None where no clock runs."""
    left = match.leg.clocks
    if left is None:
        return None
    return min(((clocks.due(left, seat), seat) for seat in running(match)), default=None)


def last_of(match: Match, seat: Seat) -> int | None:
    """Return the ply of the last move that a seat made in the leg; None where it has made none."""
    plies = [ply for ply, played in enumerate(match.leg.played) if played.seat == seat]
    return plies[-1] if plies else None


def swapped(roles: tuple[Role, ...]) -> tuple[Role, ...]:
    """Return a duel's roles for the next leg."""
    return roles[::-1]


def scores(match: Match) -> tuple[int | None, ...]:
    """Return each seat's deciding score: the one it reached in the first mover's role, maximizer or alone.

    It is None where that leg was not played out.
    """
    decides = roles_of(match.game, match.deal.form)[0]
    reached = {leg.roles.index(decides): leg.score.total for leg in match.legs if leg.over}
    return tuple(reached.get(seat) for seat in range(len(match.deal.players)))


def result(match: Match) -> MatchResult | None:
    """Return how a match ended; None while it has not."""
    if not match.over:
        return None
    reached = scores(match)
    if match.ended is not None:
        loser, why = match.ended
        return MatchResult(
            winners=tuple(Seat(seat) for seat in range(len(reached)) if seat != loser), scores=reached, why=why
        )
    best = max(score for score in reached if score is not None)
    winners = tuple(Seat(seat) for seat, score in enumerate(reached) if score == best)
    return MatchResult(winners=() if len(winners) == len(reached) else winners, scores=reached, why="score")


def info(match: Match) -> MatchInfo:
    """Return what everybody may know of a match: its number and salt only when it is known or over."""
    deal = match.deal
    show = deal.known or match.over
    legs = [leg_info(match, leg) for leg in match.legs]
    roles = match.leg.roles
    for number in range(len(legs) + 1, match.last + 1):
        roles = swapped(roles)
        legs.append(LegInfo(leg=number, roles=roles, status="waiting", ply=0, score=None, parts=None))
    return MatchInfo(
        match=match.match,
        id=deal.id,
        known=deal.known,
        dead=deal.dead,
        number=deal.number if show else None,
        salt=deal.salt if show else None,
        commitment=deal.commitment,
        legs=tuple(legs),
        result=result(match),
        computers=match.computers,
        takeback=match.asked,
        clocks=clock_info(match),
    )


def leg_info(match: Match, leg: Leg) -> LegInfo:
    """Return what everybody may know of a leg that has started."""
    return LegInfo(
        leg=leg.leg,
        roles=leg.roles,
        status="over" if leg.over else "playing" if match.ended is None else "unfinished",
        ply=leg.ply,
        score=leg.score.total,
        parts=leg.score.parts,
    )


def clock_info(match: Match) -> ClockInfo | None:
    """Return what everybody sees of the clocks; None where the match has none."""
    left = match.leg.clocks
    if left is None:
        return None
    return ClockInfo(left=left.left, running=running(match), since=left.since, allowance=clocks.ALLOWANCE_MS)
