"""How long computers take over a move where several move at once, so that people can keep up with them."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from protocol.ids import Seat
from server.bots.patriarch.computer import pause

PAUSES: Mapping[str, Callable[[Any, Seat, str], float | None]] = {"patriarch": pause}
"""By game, how many times as long as usual a level takes over the move that a view asks of its seat.

None: it waits until something has changed. It thinks once that time has passed, so that it knows all that was told
until then. In the other games every move takes as long as usual.
"""
_UNEVEN = 0.25
"""By what part of a pause it may be longer or shorter."""


def uneven(place: str) -> float:
    """Return how many times as long as usual a pause is, the same wherever it is asked of a place in a match.

    Computers of one level would go on side by side for ever else.

    >>> uneven("m1:0:4") == uneven("m1:0:4") != uneven("m1:1:4"), 0.75 <= uneven("m1:0:4") <= 1.25
    (True, True)
    """
    # chance that can be repeated is the purpose
    return Random(place).uniform(1 - _UNEVEN, 1 + _UNEVEN)  # noqa: S311
