"""What a leg is worth, and how the legs of a match decide it."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from protocol.frozen import frozen
from protocol.ids import Role, Seat


@frozen
class Score:
    """The number that a leg is about, and its parts by name, as the game's rules page lists them.

    `seats` is each seat's own number if each has one; `total` is then their sum.
    """

    total: int
    parts: Mapping[str, Any]
    seats: tuple[int, ...] | None = None


class EndedLeg(NamedTuple):
    """A leg of a match that is over: its roles by seat, and its score, None if it was not played to its end."""

    roles: tuple[Role, ...]
    score: Score | None


class Decided(NamedTuple):
    """How a match was decided: each seat's deciding score, None if it has none, and the winners' seats."""

    scores: tuple[int | None, ...]
    winners: tuple[Seat, ...]


def decided_in_role(legs: Sequence[EndedLeg], role: Role, high: bool) -> Decided:
    """Decide by the score that each seat reached in a role that all have held, for the higher or the lower one.

    >>> duel = [EndedLeg(("maximizer", "minimizer"), Score(9, {})), EndedLeg(("minimizer", "maximizer"), Score(5, {}))]
    >>> decided_in_role(duel, "maximizer", high=True)
    Decided(scores=(9, 5), winners=(0,))
    """
    reached = {leg.roles.index(role): leg.score.total for leg in legs if leg.score is not None}
    return decided_by(tuple([reached.get(seat) for seat in range(len(legs[0].roles))]), high)


def decided_by_seat(legs: Sequence[EndedLeg], high: bool) -> Decided:
    """Decide by each seat's own score in the only leg, or by the number that all share.

    >>> decided_by_seat([EndedLeg(("player", "player"), Score(21, {}, (12, 9)))], high=True)
    Decided(scores=(12, 9), winners=(0,))
    """
    roles, score = legs[0]
    if score is None:
        return decided_by((None,) * len(roles), high)
    return decided_by(score.seats or (score.total,) * len(roles), high)


def decided_by(scores: tuple[int | None, ...], high: bool) -> Decided:
    """Decide by the scores of the seats: the best win, and nobody wins if all have reached the same.

    >>> decided_by((3, 1, 1), high=False), decided_by((2, 2), high=True)
    (Decided(scores=(3, 1, 1), winners=(1, 2)), Decided(scores=(2, 2), winners=()))
    """
    reached = [score for score in scores if score is not None]
    best = (max if high else min)(reached, default=None)
    winners = tuple([Seat(seat) for seat, score in enumerate(scores) if score is not None and score == best])
    return Decided(scores, () if len(winners) == len(scores) else winners)
