"""Updates two players' ratings after a match, by OpenSkill (Weng and Lin's Bradley-Terry model).

A player's strength is estimated as a normal distribution of `mu` and `sigma`; newcomers start at 1500 ± 500. Each match
moves both estimates and narrows them: the more, the less was known and the less the result was expected.
"""

from functools import cache
from typing import TYPE_CHECKING

from protocol.ids import Seat

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

SCALE = 60
"""The factor from OpenSkill's figures to the shown ones."""
NEWCOMER = 1500
LIMIT = 400
"""Players are listed up to this uncertainty, which they reach after eight to twelve matches."""

Skill = tuple[float, float]
"""Mu and sigma."""


@cache
def _model() -> "BradleyTerryFull":
    from openskill.models import BradleyTerryFull  # takes 15 ms, which need not delay the server's start

    return BradleyTerryFull()


def after(skills: tuple[Skill | None, Skill | None], winner: Seat | None) -> tuple[Skill, Skill]:
    """Return two players' skills after a match; a skill of None is a newcomer's, a `winner` of None a draw.

    >>> [[shown(mu), shown(sigma)] for mu, sigma in after((None, None), Seat(0))]
    [[1658, 484], [1342, 484]]
    """
    model = _model()
    ratings = [[model.rating() if skill is None else model.rating(*skill)] for skill in skills]
    ranks = [0.0 if winner is None or seat == winner else 1.0 for seat in (0, 1)]
    (first,), (second,) = model.rate(ratings, ranks=ranks)
    return (first.mu, first.sigma), (second.mu, second.sigma)


def shown(figure: float) -> int:
    """Return a rating or an uncertainty as shown."""
    return round(figure * SCALE)
