"""One line of a window that scrolls, drawn of the pieces that a layout set out on it."""

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


class Placed(Protocol):
    """A text that begins at a cell of its line."""

    @property
    def x(self) -> int: ...

    @property
    def text(self) -> str: ...


Piece = TypeVar("Piece", bound=Placed)


def strip(
    line: Iterable[Piece], shown: Callable[[Piece], tuple[str, Style]], base: Style, left: int, cells: int
) -> Strip:
    """Return so many cells of a line from the cell `left` on; `shown` says as what, and how, each piece is drawn."""
    segments, x = list[Segment](), 0
    for piece in line:
        if piece.x > x:
            segments.append(Segment(" " * (piece.x - x), base))
        text, style = shown(piece)
        segments.append(Segment(text, base + style))
        x = piece.x + len(piece.text)
    return Strip(segments, x).crop_extend(left, left + cells, base)
