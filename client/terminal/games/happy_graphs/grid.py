"""The boards in a window that scrolls, line by line."""

from rich.style import Style
from textual import events
from textual.message import Message

from client.games.happy_graphs.layout import EMPTY, FACE, ROWS, Box, Kind, Layout, Span
from client.games.happy_graphs.moves import Spot
from client.terminal.styles import Styles
from client.terminal.widgets.scrolling_window import ScrollingWindow
from client.text.glyphs import Glyphs
from client.text.tones import Tone

_INVERSE = Style(reverse=True)
_UNDERLINED = Style(underline=True, bold=True)
_MARGIN_CELLS, _MARGIN_LINES = 6, 2


class GridView(ScrollingWindow[Layout, Spot, Box], can_focus=False):
    """Shows a layout; the chosen square is inverse, the card played last underlined."""

    class Clicked(Message):
        """A square was clicked."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(glyphs, EMPTY)

    def edges(self, box: Box, left: int, top: int) -> tuple[int, int]:
        """Return the offset at which a square and some of its surroundings are in sight."""
        cells, lines = self.size
        return (
            _edge(left, cells, box.x, FACE, _MARGIN_CELLS, self._layout.width),
            _edge(top, lines, box.line, ROWS, _MARGIN_LINES, self._layout.height),
        )

    def clicked(self, what: Spot, event: events.Click) -> Message:
        """Return the message for a click on a square."""
        return self.Clicked(what)

    def draw(self, piece: Span, tones: Styles) -> tuple[str, Style]:
        """Return a piece's text and style, which differ for the chosen square and the card played last."""
        text, style = self._glyphs.show(piece.text), tones[piece.tone]
        if piece.spot is not None and piece.spot == self._chosen:
            return text, tones[Tone.MARK] + _INVERSE
        return text, style + _UNDERLINED if piece.kind is Kind.FRESH else style


def _edge(now: int, window: int, at: int, size: int, margin: int, whole: int) -> int:
    """Return the offset nearest to `now` at which a part and its surroundings are in the window.

    >>> _edge(0, 20, 30, 5, 3, 100), _edge(50, 20, 30, 5, 3, 100), _edge(28, 20, 30, 5, 3, 100)
    (18, 27, 27)
    """
    margin = max(0, min(margin, (window - size) // 2))
    low, high = at + size + margin - window, at - margin
    return max(0, min(max(min(now, high), low), whole - window))
