"""The expected costs of unhappy cards: how likely each is unhappy at the end, in thousandths.

A table has these costs by stage, by what a card lacks, and by the number of free squares around it; and, for a card
that would lack nothing, by what it wants before it is played. `learning` learns the tables from legs that use them.
"""

from array import array
from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import cache
from typing import Literal

from protocol.games.happy_graphs.options import Variant
from server.bots.happy_graphs.learned import TABLES
from server.bots.happy_graphs.twin import STAGE

Table = Literal["hand of 1", "hand of 2", "hand of 3", "duel"]
"""The tables: for legs without opponents, by the size of a hand, and for duels."""

_LAST = (0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32)
"""The most cards still to be played at each stage; the first stage, with more cards, has no limit."""
SIZE = (len(_LAST) + 1) * STAGE


def stages(most: int) -> "array[int]":
    """Return the offset in a table of the stage with each number of cards still to be played, up to `most`."""
    return array("i", [STAGE * sum(left > last for last in _LAST) for left in range(most + 1)])


@cache
def costs(variant: Variant, table: Table) -> "array[int]":
    """Return the costs of a variant's table."""
    return array("i", [4 * cost for cost in b64decode(TABLES[f"{variant}, {table}"])])


def written(table: Sequence[int]) -> str:
    """Return a table of costs in its compact text form."""
    return b64encode(bytes([min(250, (cost + 2) // 4) for cost in table])).decode()
