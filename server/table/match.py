"""A match and its legs as values: two legs on one number, the roles swapped in the second.

A leg is *waiting* until every seat is ready, then *playing* until its game has nobody to act, then *over*. A match
is over with its last leg; the better score in the role that both have held wins, and a tie is a draw.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from protocol.cards import Card
from protocol.events import LegInfo, MatchInfo, MatchResult
from protocol.ids import MatchId, PlayerId, Role, Seat
from protocol.options import Options
from server.games.base import Game, GameError, Score
from server.games.registry import GAMES
from server.table.commitment import promise
from server.table.entries import BrokenLog, LegStarted, MatchBegun, Moved, Readied

LEGS = 2


@dataclass(frozen=True, slots=True)
class Leg:
    """One leg: `state` is the game's own, `score` what it is worth; `over` when nobody is to act in it."""

    leg: int
    roles: tuple[Role, ...]
    state: Any
    score: Score
    ply: int
    over: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """What stands from a match's beginning to its end; `dead` as in `MatchBegun`."""

    match: int
    id: MatchId
    game: Game[Any, Any]
    options: Options
    players: tuple[PlayerId, ...]
    number: int
    known: bool
    salt: str | None
    commitment: str | None
    deck: tuple[Card, ...]
    dead: bool


@dataclass(frozen=True, slots=True)
class Match:
    """A match under way or over; `legs` are those that have started, `ready` the seats ready for the next."""

    deal: Deal
    legs: tuple[Leg, ...]
    ready: frozenset[Seat] = frozenset()

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
        """Whether the last leg has ended."""
        return len(self.legs) == LEGS and self.legs[-1].over

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


def begin(fact: MatchBegun) -> Match:
    """Return the match that a log's first entry starts, its first leg dealt. Raises UnknownRules."""
    game = game_of(fact.game, fact.rules)
    options = game.options.model_validate(fact.options)
    deal = Deal(
        match=fact.match,
        id=fact.id,
        game=game,
        options=options,
        players=fact.players,
        number=fact.number,
        known=fact.known,
        salt=fact.salt,
        commitment=promise(fact.number, fact.salt),
        deck=fact.deck,
        dead=fact.dead,
    )
    return Match(deal, (_dealt(deal, 1, fact.roles, fact.deck, fact.seen),))


def readied(match: Match, fact: Readied) -> Match:
    """Return the match with one more seat ready for its next leg. Raises BrokenLog."""
    _waits_for(match, fact)
    return Match(match.deal, match.legs, match.ready | {fact.seat})


def start_leg(match: Match, fact: LegStarted) -> Match:
    """Return the match with its next leg dealt. Raises BrokenLog."""
    _waits_for(match, fact)
    seen = match.game.shown(match.leg.state)
    return Match(match.deal, (*match.legs, _dealt(match.deal, fact.leg, fact.roles, fact.deck, seen)))


def moved(match: Match, fact: Moved, after: Any = None) -> Match:
    """Return the match after a move; `after` is the game's state after it, where it is known already.

    Raises BrokenLog where it is not known and the move cannot be made.
    """
    leg = match.leg
    if after is None:
        after = _replayed(match, fact)
    game = match.game
    played = Leg(leg.leg, leg.roles, after, game.score(after), leg.ply + 1, not game.to_act(after))
    return Match(match.deal, (*match.legs[:-1], played))


def swapped(roles: tuple[Role, ...]) -> tuple[Role, ...]:
    """Return a duel's roles for the next leg."""
    return roles[::-1]


def scores(match: Match) -> tuple[int, ...]:
    """Return each seat's deciding score: the one it reached as maximizer."""
    reached = {leg.roles.index("maximizer"): leg.score.total for leg in match.legs}
    return tuple(reached[seat] for seat in range(len(match.deal.players)))


def result(match: Match) -> MatchResult | None:
    """Return how a match ended; None while it has not."""
    if not match.over:
        return None
    reached = scores(match)
    best = max(reached)
    winners = tuple(Seat(seat) for seat, score in enumerate(reached) if score == best)
    return MatchResult(winners=() if len(winners) == len(reached) else winners, scores=reached, why="score")


def info(match: Match) -> MatchInfo:
    """Return what everybody may know of a match: its number and salt only when it is known or over."""
    deal = match.deal
    show = deal.known or match.over
    legs = [
        LegInfo(
            leg=leg.leg,
            roles=leg.roles,
            status="over" if leg.over else "playing",
            ply=leg.ply,
            score=leg.score.total,
            parts=leg.score.parts,
        )
        for leg in match.legs
    ]
    roles = match.leg.roles
    for number in range(len(legs) + 1, LEGS + 1):
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
    )


def _waits_for(match: Match, fact: Readied | LegStarted) -> None:
    if fact.leg != match.next_leg:
        raise BrokenLog(f"{fact.kind!r} for leg {fact.leg} of match {match.match}, whose next leg is {match.next_leg}")


def _replayed(match: Match, fact: Moved) -> Any:
    leg, game = match.leg, match.game
    if (fact.leg, fact.ply) != (leg.leg, leg.ply):
        raise BrokenLog(f"a move for leg {fact.leg}, ply {fact.ply} at leg {leg.leg}, ply {leg.ply}")
    try:
        return game.apply(leg.state, fact.seat, game.parse(fact.move))
    except GameError as error:
        raise BrokenLog(f"{fact.move!r} at leg {leg.leg}, ply {leg.ply}: {error}") from error


def _dealt(deal: Deal, leg: int, roles: tuple[Role, ...], deck: Sequence[Card], seen: Sequence[Card]) -> Leg:
    state = deal.game.deal(deal.options, deck, roles, seen)
    return Leg(leg, roles, state, deal.game.score(state), 0, not deal.game.to_act(state))
