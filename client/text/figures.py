"""Figures of pages: small boards. Each is a fenced block with a position in its game's notation, and a caption.

The lines of the caption begin with `| `. A game draws the position as its own board: see `client.games.figures`.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from client.text.cards import with_cards
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, show, width, wrap
from client.text.tones import Tone

Draw = Callable[[str, int], list[Line]]
"""Draws a position in as many cells."""
_FENCE = re.compile(r"^```board\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
_MARGIN, _GAP = 2, 3
_LEAST_BESIDE = 24
"""The least width of a caption beside its board, in cells."""


class Figure(NamedTuple):
    """A position in its game's notation, and the caption; it is empty if there is none."""

    position: str
    caption: str


def read_figure(content: str) -> Figure:
    """Read the content of a figure's block.

    >>> read_figure("7D+9C&2H: QH\\n| A couple with a 2,\\n| and their child.")
    Figure(position='7D+9C&2H: QH', caption='A couple with a 2, and their child.')
    """
    lines = content.strip("\n").splitlines()
    caption = [line.removeprefix("| ") for line in lines if line.startswith("| ")]
    return Figure("\n".join(line for line in lines if not line.startswith("| ")), " ".join(caption))


def figures_in(page: str) -> list[Figure]:
    """Return the figures of a page in Markdown."""
    return [read_figure(found[1]) for found in _FENCE.finditer(page)]


def drawn(figure: Figure, cells: int, glyphs: Glyphs, draw: Draw) -> list[Line]:
    """Return a figure in lines: its board, with the caption beside it if there is room, or else below it."""
    board = [show(line, glyphs) for line in draw(figure.position, cells - _MARGIN)]
    margin = Run(" " * _MARGIN)
    caption = with_cards(figure.caption, Tone.DIM)
    wide = max(map(width, board), default=0)
    room = cells - _MARGIN - wide - _GAP
    told = wrap(caption, room, glyphs) if figure.caption and room >= _LEAST_BESIDE else []
    if not told or len(told) > len(board) + 1:
        lines = [(margin, *line) for line in board]
        return [*lines, *((margin, *line) for line in wrap(caption, cells - _MARGIN, glyphs) if figure.caption)]
    board += [()] * (len(told) - len(board))
    told = [()] * ((len(board) - len(told)) // 2) + told
    told += [()] * (len(board) - len(told))
    return [
        (margin, *left, *((Run(" " * (wide - width(left) + _GAP)), *right) if right else ()))
        for left, right in zip(board, told, strict=True)
    ]
