"""Formats our texts as lines: paragraphs, headings, lists and tables in a subset of Markdown, wrapped to a width. Pure.

Headings begin with `#`, items with `-`, rows of a table with `|`; `**strong**`, `*stressed*` and `` `typed` `` are
inline markup; a blank line ends a paragraph. A block between two lines "```" is a figure: see `client.text.figures`.
"""

import re

from client.text.cards import with_cards
from client.text.figures import Draw, drawn, read_figure
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, show, width, wrap
from client.text.tones import Tone

_MOST_CELLS = 76
_INLINE = re.compile(r"(\*\*.+?\*\*|\*.+?\*|`.+?`)")
_COLUMN_GAP = 2
_LEAST_LAST = 16
"""The least width of a table's last column, in cells."""
_FENCE = "```"
_ITEM = Run("· ", Tone.DIM)


def prose(text: str, cells: int, glyphs: Glyphs, draw: Draw | None = None) -> list[Line]:
    """Return `text` as lines of at most `cells` cells, or of a readable width if that is less.

    `draw` draws the positions of figures; without it, figures are shown as they are written.
    """
    cells = min(cells, _MOST_CELLS)
    lines: list[Line] = []
    for block in text.strip().split("\n\n"):
        if lines:
            lines.append(())
        text, fence, figure = block.partition(_FENCE)
        lines += _block(text, cells, glyphs) if text else []
        lines += _figure(figure, cells, glyphs, draw) if fence else []
    return lines


def _block(block: str, cells: int, glyphs: Glyphs) -> list[Line]:
    if block.startswith("#"):
        tone = Tone.MARK if block.startswith("# ") else Tone.STRONG
        return wrap((Run(block.lstrip("# "), tone),), cells, glyphs)
    if block.startswith("|"):
        return _table(block, cells, glyphs)
    if block.startswith("- "):
        items = block.removeprefix("- ").split("\n- ")
        lines = [(_ITEM, *_inline(item)) for item in items]
        return [part for line in lines for part in wrap(line, cells, glyphs, indent=len(_ITEM.text))]
    return wrap(_inline(block), cells, glyphs)


def _figure(block: str, cells: int, glyphs: Glyphs, draw: Draw | None) -> list[Line]:
    content = block.removesuffix("```").partition("\n")[2]
    if draw is None:
        return [show((Run(line),), glyphs) for line in content.splitlines()]
    return drawn(read_figure(content), cells, glyphs, draw)


def _inline(text: str) -> Line:
    runs: list[Run] = []
    for part in _INLINE.split(" ".join(text.split())):
        if part.startswith("*"):
            runs.append(Run(part.strip("*"), Tone.STRONG))
        elif part.startswith("`"):
            runs.append(Run(part.strip("`"), Tone.KEY))
        else:
            runs += with_cards(part)
    return tuple(runs)


def _table(block: str, cells: int, glyphs: Glyphs) -> list[Line]:
    """Format a table; its first row has the headings. The last column takes the remaining width."""
    rows = [[show(_inline(cell), glyphs) for cell in row.strip("|").split("|")] for row in block.splitlines()]
    head, body = rows[0], rows[2:]
    rows = [[tuple(Run(run.text, Tone.DIM) for run in cell) for cell in head], *body]
    columns = [max(width(cell) for cell in column) + _COLUMN_GAP for column in zip(*rows, strict=True)]
    left = max(_LEAST_LAST, cells - _COLUMN_GAP - sum(columns[:-1]))
    return [line for row in rows for line in _row(row, columns, left, glyphs)]


def _row(row: list[Line], columns: list[int], left: int, glyphs: Glyphs) -> list[Line]:
    runs: list[Run] = [Run(" " * _COLUMN_GAP)]
    for cell, column in zip(row[:-1], columns, strict=False):
        runs += [*cell, Run(" " * (column - width(cell)))]
    first, *more = wrap(row[-1], left, glyphs)
    before = Run(" " * (_COLUMN_GAP + sum(columns[:-1])))
    return [(*runs, *first), *((before, *line) for line in more)]
