"""The expected final score over a leg, as a graph in lines of text. Pure, except for the library's one figure.

plotext is imported for the first graph, so that nothing else waits for it.
"""

from collections.abc import Sequence
from math import ceil, floor
from typing import NamedTuple

from client.text.glyphs import Glyphs

LEAST_CELLS, LEAST_ROWS = 24, 6
"""A smaller graph shows nothing."""
_TICK_CELLS = 12
_ROWS_A_TICK = 3


class Curve(NamedTuple):
    """A value for every ply from the first on, and the marked plies, each with its sign."""

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
    """Return a curve as `rows` lines of at most `cells`; empty without room or curve.

    `span`: the least and the greatest value of the axis, so that graphs can be compared; `at`: the current ply.
    """
    if cells < LEAST_CELLS or rows < LEAST_ROWS or len(curve.values) < 2:
        return []
    import plotext  # type: ignore[import-untyped] # it has no types

    low, high = span or (min(curve.values), max(curve.values))
    if high - low < 1:
        # A score that is never below 0 is not shown there.
        low, high = low - 5 if low < 0 else max(0, low - 5), high + 5
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
    across = _ticks(1, len(curve.values), max(2, cells // _TICK_CELLS))
    plotext.xticks(across, [str(each) for each in across])
    heights = _ticks(low, high, max(2, rows // _ROWS_A_TICK))
    plotext.yticks(heights, [str(each) for each in heights])
    drawn: str = plotext.uncolorize(plotext.build())
    return [glyphs.show(line.rstrip()) for line in drawn.splitlines()[:rows]]


def _ticks(low: float, high: float, most: int) -> list[int]:
    """Return at most `most` round numbers from the least to the greatest value, evenly spaced; at least one.

    >>> _ticks(153, 396, 4), _ticks(1, 52, 6), _ticks(19, 22, 2)
    ([200, 250, 300, 350], [10, 20, 30, 40, 50], [20, 22])
    """
    for step in (base * 10**power for power in range(9) for base in (1, 2, 5)):
        ticks = [each * step for each in range(ceil(low / step), floor(high / step) + 1)]
        if len(ticks) <= most:
            break
    return ticks or [round((low + high) / 2)]
