"""What every screen shows instead of itself on a terminal that is too small for it."""

from textual.geometry import Size

from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.messages import program as program_text

LEAST_COLUMNS, LEAST_LINES = 80, 24


def too_small(size: Size) -> bool:
    """Tell whether a terminal has too little room for our screens."""
    return size.width < LEAST_COLUMNS or size.height < LEAST_LINES


class TooSmall(Sheet):
    """Covers the screen it is part of, and asks for a larger terminal, while the program has the class `-small`."""

    DEFAULT_CSS = """
    TooSmall {
        display: none; overlay: screen; position: absolute; width: 100vw; height: 100vh; background: $background;
    }
    """

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(self._ask, glyphs)

    def _ask(self, cells: int, rows: int) -> list[Line]:
        sentence = program_text.terminal_too_small(columns=LEAST_COLUMNS, lines=LEAST_LINES, width=cells, height=rows)
        return wrap((Run(sentence),), cells, self._glyphs)
