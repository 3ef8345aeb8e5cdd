"""How long computers take over a move where several move at once, so that people can keep up with them."""

from collections.abc import Callable, Mapping
from typing import Any

from protocol.ids import Seat
from server.bots.patriarch.computer import pause

PAUSES: Mapping[str, Callable[[Any, Seat, str], float | None]] = {"patriarch": pause}
"""By game, how many times as long as usual a level takes over the move that a view asks of its seat.

None: it waits until something has changed. It thinks once that time has passed, so that it knows all that was told
until then. In the other games every move takes as long as usual.
"""
