"""A text to read, longer than the screen: it scrolls by the usual keys and the wheel."""

from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from client.terminal.styles import styles
from client.terminal.widgets.sheet import strip
from client.text.figures import Draw
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run
from client.text.prose import prose

_MARGIN = 2


class Page(ScrollView, can_focus=True):
    """Shows `text`, written as `prose` reads it; `draw` draws its figures.

    Textual's MarkdownViewer draws headings, lists and tables with signs beyond ASCII, and tells headings apart by
    colour.
    """

    DEFAULT_CSS = "Page { overflow: scroll scroll; scrollbar-size: 0 0; height: 1fr; }"

    def __init__(self, text: str, glyphs: Glyphs, draw: Draw | None = None, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._text = text
        self._draw = draw
        self._glyphs = glyphs
        self._lines: list[Line] = []

    def on_resize(self) -> None:
        """Wrap the text to the width there is."""
        self._lines = prose(self._text, self.size.width - 2 * _MARGIN, self._glyphs, self._draw)
        self.virtual_size = Size(self.size.width, len(self._lines))

    def read(self, text: str, draw: Draw | None = None) -> None:
        """Show another text, from its beginning; `draw` draws its figures."""
        self._text, self._draw = text, draw
        self.on_resize()
        self.scroll_to(0, 0, animate=False, force=True)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Draw one line (Textual's line API)."""
        at = self.scroll_offset.y + y
        line = self._lines[at] if at < len(self._lines) else ()
        return strip((Run(" " * _MARGIN), *line), styles(self.app), self.rich_style, self.size.width)
