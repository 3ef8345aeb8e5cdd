"""How a match changes what is believed of two players' strength, by OpenSkill (Weng and Lin's Bradley-Terry model).

A player's strength is believed to be anywhere in a normal distribution, of `mu` and `sigma`; who is new begins with
1500 ± 500. Each match moves both and narrows them, the more the less was known, and the more the less it was expected.
"""

from functools import cache
from typing import TYPE_CHECKING

from protocol.ids import Seat

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

SCALE = 60
"""How much more a rating is, as it is shown, than OpenSkill's figure."""
NEWCOMER = 1500
LIMIT = 400
"""Up to which uncertainty somebody is listed: that is after eight to twelve matches."""

Skill = tuple[float, float]
"""Mu and sigma."""


@cache
def _model() -> "BradleyTerryFull":
    from openskill.models import BradleyTerryFull  # 15 ms, for which the server's start need not wait

    return BradleyTerryFull()


def after(skills: tuple[Skill | None, Skill | None], winner: Seat | None) -> tuple[Skill, Skill]:
    """Return two players' skills after a match, of those before it, None for a newcomer's; `winner` None: a draw.

    >>> [[shown(mu), shown(sigma)] for mu, sigma in after((None, None), Seat(0))]
    [[1658, 484], [1342, 484]]
    """
    model = _model()
    ratings = [[model.rating() if skill is None else model.rating(*skill)] for skill in skills]
    ranks = [0.0 if winner is None or seat == winner else 1.0 for seat in (0, 1)]
    (first,), (second,) = model.rate(ratings, ranks=ranks)
    return (first.mu, first.sigma), (second.mu, second.sigma)


def shown(figure: float) -> int:
    """Return a rating or an uncertainty as it is shown."""
    return round(figure * SCALE)
