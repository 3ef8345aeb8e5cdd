"""The positions that the figures in a game's pages show, each drawn as the game's own board is.

The rules of the game made the positions: `tests.client.cases.figures` writes them.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

from pydantic import TypeAdapter

from client.text.cells import cell_len
from client.text.lines import Line, Run
from client.text.tones import Tone


class Piece(Protocol):
    """A piece of a line of a board, from cell `x`."""

    @property
    def x(self) -> int:
        """The first cell."""

    @property
    def text(self) -> str:
        """The text."""

    @property
    def tone(self) -> Tone:
        """The tone."""


class Figures:
    """The figures in the pages of a game: their positions by notation, as views of the game, and how they are drawn."""

    def __init__(self, words: str, view: Any, draw: Callable[[Any, int], list[Line]]) -> None:
        """`words` is a file of the game's package; `view` is the type of the views; `draw` is given the cells, too."""
        self._file = Path(words).with_name("figures.json")
        self._reader = TypeAdapter[Any](view)
        self._draw = draw

    @cached_property
    def _written(self) -> Mapping[str, Any]:
        written: Mapping[str, Any] = json.loads(self._file.read_text("utf-8"))
        return written

    def position(self, notation: str) -> Any:
        """Return a position as a view. Raises KeyError if the file lacks it."""
        return self._reader.validate_python(self._written[notation])

    def draw(self, notation: str, cells: int) -> list[Line]:
        """Return the lines of a position, at most `cells` cells wide."""
        return self._draw(self.position(notation), cells)


def lines_of(lines: Iterable[Sequence[Piece]]) -> list[Line]:
    """Return lines of pieces as lines of text, without the empty cells at their left and the empty lines below."""
    rows = [sorted(line, key=lambda piece: piece.x) for line in lines]
    left = min((line[0].x for line in rows if line), default=0)
    drawn = [_line(line, left) for line in rows]
    while drawn and not drawn[-1]:
        drawn.pop()
    return drawn


def _line(pieces: Sequence[Piece], at: int) -> Line:
    runs: list[Run] = []
    for piece in pieces:
        if piece.x > at:
            runs.append(Run(" " * (piece.x - at)))
        runs.append(Run(piece.text, piece.tone))
        at = piece.x + cell_len(piece.text)
    while runs and not runs[-1].text.strip():
        runs.pop()
    return tuple(runs)
