"""The table in a window, line by line; where that is too small, it scrolls."""

from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from client.games.grandmas_game.layout import EMPTY, Box, Layout, Span, Spot
from client.terminal.styles import Styles, styles
from client.terminal.widgets.strips import strip
from client.text.glyphs import Glyphs
from client.text.tones import Tone

_INVERSE = Style(reverse=True)


class Felt(ScrollView, can_focus=False):
    """Shows a layout; what is chosen is inverse."""

    DEFAULT_CSS = "Felt { overflow: scroll scroll; scrollbar-size: 0 0; }"

    class Clicked(Message):
        """Something on the table was clicked; `twice`: a second time at once."""

        def __init__(self, spot: Spot, *, twice: bool) -> None:
            super().__init__()
            self.spot = spot
            self.twice = twice

    class Resized(Message):
        """The window has another size."""

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._layout = EMPTY
        self._chosen: Spot | None = None

    @property
    def sight(self) -> Region:
        """The part of the table that is in sight."""
        return Region(*self.scroll_offset, *self.size)

    def show(self, layout: Layout, chosen: Spot | None) -> None:
        """Show a layout with what is chosen in it, which comes into sight."""
        self._layout, self._chosen = layout, chosen
        self.virtual_size = Size(layout.width, layout.height)
        self._bring(layout.boxes.get(chosen) if chosen is not None else None)
        self.refresh()

    def _bring(self, box: Box | None) -> None:
        if box is not None and self.size.height:
            self.scroll_to_region(Region(*box), animate=False, force=True)

    def look(self, cells: int, lines: int) -> None:
        """Move the window by so many cells to the right and lines down."""
        left, top = self.scroll_offset
        self.scroll_to(left + cells, top + lines, animate=False, force=True)

    def on_resize(self) -> None:
        """Say that there is another width."""
        self.post_message(self.Resized())

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        at = event.get_content_offset_capture(self) + self.scroll_offset
        spot = self._layout.at(at.y, at.x)
        if spot is not None:
            self.post_message(self.Clicked(spot, twice=event.chain == 2))

    def render_line(self, y: int) -> Strip:
        """Draw one line of the window (Textual's line API)."""
        left, top = self.scroll_offset
        line = self._layout.lines[top + y] if top + y < self._layout.height else ()
        tones = styles(self.app)
        return strip(line, lambda span: self._shown(span, tones), self.rich_style, left, self.size.width)

    def _shown(self, span: Span, tones: Styles) -> tuple[str, Style]:
        chosen = span.spot is not None and span.spot == self._chosen
        return self._glyphs.show(span.text), tones[Tone.MARK] + _INVERSE if chosen else tones[span.tone]
