"""The expected final score over a leg, as a graph in lines of text. Pure but for the library's one figure.

plotext is imported when a graph is first drawn: nothing else should wait for it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from client.terminal.glyphs import Glyphs

LEAST_CELLS, LEAST_ROWS = 24, 6
"""A graph that is smaller shows nothing."""
_TICK_CELLS = 12
_ROWS_A_TICK = 3


class Curve(NamedTuple):
    """A figure for every ply from the first on, and the plies that are marked, each by its sign."""

    values: Sequence[float]
    marks: Sequence[tuple[int, str]] = ()


def draw(
    curve: Curve,
    cells: int,
    rows: int,
    glyphs: Glyphs,
    *,
    span: tuple[float, float] | None = None,
    at: int | None = None,
) -> list[str]:
    """Return a curve as `rows` lines of at most `cells`; nothing where there is no room, or no curve.

    `span`: the least and the greatest value that the graph has room for, so that several can be compared; `at`: the ply
    that is looked at.
    """
    if cells < LEAST_CELLS or rows < LEAST_ROWS or len(curve.values) < 2:
        return []
    import plotext  # type: ignore[import-untyped] # it has no types

    low, high = span or (min(curve.values), max(curve.values))
    if high - low < 1:
        low, high = low - 5, high + 5
    plies = range(1, len(curve.values) + 1)
    plotext.clear_figure()
    plotext.limit_size(False, False)
    plotext.plotsize(cells, rows)
    plotext.theme("clear")
    plotext.plot(plies, curve.values, marker="*" if glyphs.ascii else "braille")
    if at is not None and at in plies:
        plotext.vline(at)
    for ply, sign in curve.marks:
        plotext.scatter([ply], [curve.values[ply - 1]], marker=sign)
    plotext.xlim(1, len(curve.values))
    plotext.ylim(low, high)
    across = _spread(1, len(curve.values), max(2, cells // _TICK_CELLS))
    plotext.xticks(across, [str(each) for each in across])
    heights = _spread(round(low), round(high), max(2, rows // _ROWS_A_TICK))
    plotext.yticks(heights, [str(each) for each in heights])
    drawn: str = plotext.uncolorize(plotext.build())
    return [glyphs.show(line.rstrip()) for line in drawn.splitlines()[:rows]]


def _spread(first: int, last: int, most: int) -> list[int]:
    """Return up to so many whole numbers from the first to the last, evenly apart."""
    steps = max(1, min(most - 1, last - first))
    return [first + round((last - first) * step / steps) for step in range(steps + 1)]
