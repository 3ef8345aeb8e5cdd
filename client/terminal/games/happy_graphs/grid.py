"""The boards in a window that scrolls, line by line."""

from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from client.games.happy_graphs.layout import EMPTY, FACE, ROWS, Box, Kind, Layout, Span
from client.games.happy_graphs.moves import Spot
from client.terminal.styles import Styles, styles
from client.terminal.widgets.strips import strip
from client.text.glyphs import Glyphs
from client.text.tones import Tone

_INVERSE = Style(reverse=True)
_UNDERLINED = Style(underline=True, bold=True)
_MARGIN_CELLS, _MARGIN_LINES = 6, 2


class GridView(ScrollView, can_focus=False):
    """Shows a layout; the chosen square is inverse, the card played last underlined."""

    DEFAULT_CSS = "GridView { overflow: scroll scroll; scrollbar-size: 0 0; }"

    class Clicked(Message):
        """A square was clicked."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    class Looked(Message):
        """Another part of the boards is in sight, or the window has another size."""

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._layout = EMPTY
        self._chosen: Spot | None = None
        self._wanted: Box | None = None

    @property
    def sight(self) -> Region:
        """The part of the layout that is in sight."""
        return Region(*self.scroll_offset, *self.size)

    def show(self, layout: Layout, chosen: Spot | None) -> None:
        """Show a layout with its chosen square, from where the window stands."""
        self._layout, self._chosen = layout, chosen
        self._look(*self.scroll_offset)
        self.refresh()

    def bring(self, box: Box | None) -> None:
        """Scroll as little as it takes to see a square and some of what is around it, now and after every resize."""
        self._wanted = box
        cells, lines = self.size
        if box is None or not cells or not lines:
            return
        left, top = self.scroll_offset
        self._look(
            _edge(left, cells, box.x, FACE, _MARGIN_CELLS, self._layout.width),
            _edge(top, lines, box.line, ROWS, _MARGIN_LINES, self._layout.height),
        )

    def look(self, cells: int, lines: int) -> None:
        """Move the window by so many cells to the right and lines down."""
        left, top = self.scroll_offset
        self._look(left + cells, top + lines)

    def _look(self, left: int, top: int) -> None:
        """Move the window to an offset of the layout, as far as there is anything."""
        cells, lines = self.size
        self.virtual_size = Size(self._layout.width, self._layout.height)
        left = max(0, min(left, self._layout.width - cells))
        top = max(0, min(top, self._layout.height - lines))
        self.scroll_to(left, top, animate=False, force=True)

    def on_resize(self) -> None:
        """Keep in sight what was brought there last."""
        self._look(*self.scroll_offset)
        self.bring(self._wanted)
        self.post_message(self.Looked())

    def watch_scroll_x(self, old_value: float, new_value: float) -> None:
        """Say that another part is in sight, however it came there."""
        super().watch_scroll_x(old_value, new_value)
        self.post_message(self.Looked())

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Say that another part is in sight, however it came there."""
        super().watch_scroll_y(old_value, new_value)
        self.post_message(self.Looked())

    def on_click(self, event: events.Click) -> None:
        """Tell which square was clicked."""
        at = event.get_content_offset_capture(self) + self.scroll_offset
        spot = self._layout.at(at.y, at.x)
        if spot is not None:
            self.post_message(self.Clicked(spot))

    def render_line(self, y: int) -> Strip:
        """Draw one line of the window (Textual's line API)."""
        left, top = self.scroll_offset
        line = self._layout.lines[top + y] if top + y < self._layout.height else ()
        tones = styles(self.app)
        return strip(line, lambda span: self._shown(span, tones), self.rich_style, left, self.size.width)

    def _shown(self, span: Span, tones: Styles) -> tuple[str, Style]:
        """Return a piece's text and style, another one where it is of the chosen square or was played last."""
        text, style = self._glyphs.show(span.text), tones[span.tone]
        if span.spot is not None and span.spot == self._chosen:
            return text, tones[Tone.MARK] + _INVERSE
        return text, style + _UNDERLINED if span.kind is Kind.FRESH else style


def _edge(now: int, window: int, at: int, size: int, margin: int, whole: int) -> int:
    """Return where a window has to begin, as near to where it begins now as can be, to show a part and what is by it.

    >>> _edge(0, 20, 30, 5, 3, 100), _edge(50, 20, 30, 5, 3, 100), _edge(28, 20, 30, 5, 3, 100)
    (18, 27, 27)
    """
    margin = max(0, min(margin, (window - size) // 2))
    low, high = at + size + margin - window, at - margin
    return max(0, min(max(min(now, high), low), whole - window))
