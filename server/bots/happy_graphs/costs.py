"""What an unhappy card is expected to cost: how likely it is to be unhappy at the end, in thousandths.

A table has that by stage, by what a card lacks and by how many squares around it are free; and, where a card would lack
nothing, by what a card wants that is still to be played. `learning` made the tables, of legs played by them.
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
"""What was learned apart: hands of so many cards together, and a duel."""

_LAST = (0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32)
"""The most cards still to be played at each stage but the first, of which there are more."""
SIZE = (len(_LAST) + 1) * STAGE


def stages(most: int) -> "array[int]":
    """Return where in a table the stage begins at which so many cards are still to be played, up to `most`."""
    return array("i", [STAGE * sum(left > last for last in _LAST) for left in range(most + 1)])


@cache
def costs(variant: Variant, table: Table) -> "array[int]":
    """Return a table of costs."""
    return array("i", [4 * cost for cost in b64decode(TABLES[f"{variant}, {table}"])])


def written(table: Sequence[int]) -> str:
    """Write a table of costs."""
    return b64encode(bytes([min(250, (cost + 2) // 4) for cost in table])).decode()
