"""The last match of a room, as the room needs it between matches: for the next match, and to show the result again.

It has no game state. The moves are in the match's record.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from protocol.cards import Card
from protocol.ids import PlayerId, Role, Seat, level_of
from protocol.match_info import MatchResult
from protocol.record import digest
from server.table import match as matches
from server.table.match import Clocks, Leg, Match


class LegTimes(NamedTuple):
    """When a leg's first and last moves were made, in ms since 1970 UTC; None for a leg without a move."""

    began: int | None
    last: int | None


@dataclass(frozen=True, slots=True)
class LastMatch:
    """A match that is over.

    `cards` tells its deck from others; `roles` and `dealt_seen` are the first leg's roles and the cards that the game
    knew when it was dealt; `shown` are the cards that the match has shown. `scores` are by seat, None for a seat that
    did not play the match to its end itself. The other fields are as in `Match` and `Deal`, at the match's end.
    """

    number: int
    cards: str
    players: tuple[PlayerId, ...]
    names: tuple[str, ...]
    roles: tuple[Role, ...]
    dealt_seen: tuple[Card, ...]
    shown: tuple[Card, ...]
    scores: tuple[int | None, ...]
    times: tuple[LegTimes, ...]
    result: MatchResult
    computers: tuple[str | None, ...]
    left: frozenset[Seat]
    peeked: frozenset[Seat]
    clocks: Clocks | None
    notes: bool
    daily: str | None

    def restored(self, match: Match) -> Match | None:
        """Return a match that was rebuilt from its record with what a record doesn't tell.

        None if it is another course of the match: the store lost that one after it was settled.
        """
        if matches.result(match) != self.result:
            return None
        legs = [_timed(leg, times) for leg, times in zip(match.legs, self.times, strict=False)]
        legs[-1] = replace(legs[-1], clocks=self.clocks)
        return replace(
            match,
            deal=replace(match.deal, players=self.players, names=self.names),
            legs=tuple(legs),
            computers=self.computers,
            left=self.left,
            peeked=self.peeked,
        )

    def moved(self, before: PlayerId, after: PlayerId) -> "LastMatch":
        """Return the match with a player's seats at another key of theirs."""
        return replace(self, players=tuple([after if player == before else player for player in self.players]))


def identify_cards(deck: Sequence[Card]) -> str:
    """Return a short digest that tells cards from others."""
    return digest({"deck": list(deck)})[:16]


def last_match(match: Match) -> LastMatch | None:
    """Return what a room keeps of a match; None while it is not over."""
    deal, first = match.deal, match.legs[0]
    if (result := matches.result(match)) is None:
        return None
    reached = result.scores if result.why == "score" else (None,) * len(deal.players)
    by_themselves = zip(reached, match.computers, deal.players, strict=True)
    return LastMatch(
        number=deal.number,
        cards=identify_cards(deal.deck),
        players=deal.players,
        names=deal.names,
        roles=first.roles,
        dealt_seen=first.seen,
        shown=tuple(matches.find_shown(match)),
        scores=tuple([score if level == level_of(player) else None for score, level, player in by_themselves]),
        times=tuple(
            [LegTimes(*(leg.played[place].at if leg.played else None for place in (0, -1))) for leg in match.legs]
        ),
        result=result,
        computers=match.computers,
        left=match.left,
        peeked=match.peeked,
        clocks=match.leg.clocks,
        notes=deal.notes,
        daily=deal.daily,
    )


def _timed(leg: Leg, times: LegTimes) -> Leg:
    """Return a leg with the times of its first and last moves."""
    if not leg.played:
        return leg
    played = [leg.played[0]._replace(at=times.began), *leg.played[1:]]
    played[-1] = played[-1]._replace(at=times.last)
    return replace(leg, played=tuple(played))
