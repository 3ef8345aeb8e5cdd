"""Rows set in columns; one column is cut if there is no room for all."""

from collections.abc import Collection, Sequence

from client.text.cells import cell_len
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, width

GAP = 2
LEAST = 6
"""The least width of the column that is cut."""


def columns(
    rows: Sequence[Sequence[str]], cells: int, glyphs: Glyphs, *, gives: int, right: Collection[int] = ()
) -> list[Line]:
    """Set rows below each other in `cells` cells; those in `right` end at the same cell, `gives` is cut to fit.

    >>> from client.text.glyphs import UNICODE
    >>> ["".join(run.text for run in line) for line in columns(
    ...     [("Annabella", "7"), ("Ben", "12")], 10, UNICODE, gives=0, right={1})]
    ['Annab…   7', 'Ben     12']
    """
    if not rows:
        return []
    widths = [max(cell_len(glyphs.show(cell)) for cell in column) for column in zip(*rows, strict=True)]
    over = sum(widths) + GAP * (len(widths) - 1) - cells
    widths[gives] = min(widths[gives], max(LEAST, widths[gives] - over))
    return [_row(row, widths, glyphs, right) for row in rows]


def _row(row: Sequence[str], widths: Sequence[int], glyphs: Glyphs, right: Collection[int]) -> Line:
    runs: list[Run] = []
    for column, (text, cells) in enumerate(zip(row, widths, strict=True)):
        cell = fit((Run(text),), cells, glyphs)
        space = Run(" " * (cells - width(cell)))
        between = Run(" " * GAP if column else "")
        runs += [between, space, *cell] if column in right else [between, *cell, space]
    return tuple(runs)
