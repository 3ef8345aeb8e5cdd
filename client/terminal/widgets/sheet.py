"""A widget that shows lines composed for its size."""

from collections.abc import Callable, Sequence

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

from client.terminal.styles import Styles, styles
from client.text.enter_guard import enter_guard
from client.text.glyphs import Glyphs
from client.text.lines import Line, fit, without_enter

Composer = Callable[[int, int], Sequence[Line]]
"""Composes the lines of a sheet of the given width and height."""


def strip(line: Line, tones: Styles, base: Style, cells: int) -> Strip:
    """Return a line as Textual draws it, padded to `cells`."""
    return Strip([Segment(run.text, base + tones[run.tone]) for run in line]).adjust_cell_length(cells, base)


class Sheet(Widget):
    """Lines of toned text, cut at the widget's edge; the text is never read as markup.

    Textual's Static wraps a fixed text. The lines of a sheet are composed for its width and height.
    """

    def __init__(self, composer: Composer, glyphs: Glyphs, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._composer = composer
        self._glyphs = glyphs
        self._lines: Sequence[Line] = ()
        self._composed_for: Size | None = None

    def renew(self) -> None:
        """Compose the lines again, because their content has changed."""
        self._composed_for = None
        self.refresh(layout=self.styles.is_auto_height)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return how many lines there are, for a sheet of `height: auto` (Textual's layout API)."""
        return len(self._composer(width, 0))

    def render_line(self, y: int) -> Strip:
        """Draw one line (Textual's line API)."""
        size = self.size
        if self._composed_for != size:
            self._lines = self._composer(size.width, size.height)
            self._composed_for = size
        line = self._lines[y] if y < len(self._lines) else ()
        guard = enter_guard(self.app)
        if guard is not None and guard.closed:
            line = without_enter(line)
        line = fit(line, size.width, self._glyphs)
        return strip(line, styles(self.app), self.rich_style, size.width)
