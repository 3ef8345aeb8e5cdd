"""A scrolling window onto a board that is larger than the screen; it draws the lines of a layout."""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from client.terminal.styles import Styles, styles
from client.text.cells import cell_len
from client.text.glyphs import Glyphs
from client.text.tones import Tone


class Placed(Protocol):
    """A text that begins at a cell of its line."""

    @property
    def x(self) -> int: ...

    @property
    def text(self) -> str: ...

    @property
    def tone(self) -> Tone: ...


class Lines(Protocol):
    """A layout: lines of pieces, the pieces of a line in their order."""

    @property
    def width(self) -> int: ...

    @property
    def height(self) -> int: ...

    @property
    def lines(self) -> Sequence[Sequence[Any]]: ...

    def at(self, line: int, x: int) -> Any:
        """Return the thing at a cell, or None."""


L = TypeVar("L", bound=Lines)
"""A layout."""
C = TypeVar("C")
"""Something in the layout that can be chosen."""
B = TypeVar("B")
"""A part of the layout that can be brought into sight."""


class ScrollingWindow(ScrollView, Generic[L, C, B], can_focus=False):
    """Shows a layout and its chosen part.

    Textual's ScrollableContainer draws widgets, which would be hundreds for a board. This draws the visible lines.

    A game's window overrides how its pieces are drawn (`draw`), what a click means (`clicked`), and which offset brings
    a part into sight (`edges`).
    """

    DEFAULT_CSS = "ScrollingWindow { overflow: scroll scroll; scrollbar-size: 0 0; }"

    class Looked(Message):
        """Another part of the layout is in sight, or the window's size has changed."""

    def __init__(self, glyphs: Glyphs, empty: L) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._layout = empty
        self._chosen: C | None = None
        self._wanted: B | None = None

    def draw(self, piece: Any, tones: Styles) -> tuple[str, Style]:
        """Return a piece's text and style."""
        raise NotImplementedError

    def clicked(self, what: Any, event: events.Click) -> Message | None:
        """Return the message for a click on `what`; None if the click means nothing."""
        raise NotImplementedError

    def edges(self, box: B, left: int, top: int) -> tuple[int, int]:
        """Return the offset nearest to the present one, `left` and `top`, at which a part is in sight."""
        raise NotImplementedError

    def farthest_left(self) -> int:
        """Return the largest left edge of the window."""
        return max(0, self._layout.width - self.size.width)

    @property
    def sight(self) -> Region:
        """The part of the layout that is in sight."""
        return Region(*self.scroll_offset, *self.size)

    def show(self, layout: L, chosen: C | None) -> None:
        """Show a layout and its chosen part, from the present offset."""
        self._layout, self._chosen = layout, chosen
        self._look(*self.scroll_offset)
        self.refresh()

    def bring(self, box: B | None) -> None:
        """Scroll as little as possible to show a part and some of its surroundings, now and after every resize."""
        self._wanted = box
        if box is not None and self.size.width and self.size.height:
            self._look(*self.edges(box, *self.scroll_offset))

    def look(self, cells: int, lines: int) -> None:
        """Move the window by `cells` to the right and `lines` down."""
        left, top = self.scroll_offset
        self._look(left + cells, top + lines)

    def _look(self, left: int, top: int) -> None:
        """Move the window to an offset, within the layout."""
        cells, lines = self.size
        last = self.farthest_left()
        self.virtual_size = Size(max(self._layout.width, last + cells), self._layout.height)
        left, top = max(0, min(left, last)), max(0, min(top, self._layout.height - lines))
        self.scroll_to(left, top, animate=False, force=True)

    def on_resize(self) -> None:
        """Keep the part that was brought into sight last visible."""
        self._look(*self.scroll_offset)
        self.bring(self._wanted)
        self.post_message(self.Looked())

    def watch_scroll_x(self, old_value: float, new_value: float) -> None:
        """Post that another part is in sight."""
        super().watch_scroll_x(old_value, new_value)
        self.post_message(self.Looked())

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Post that another part is in sight."""
        super().watch_scroll_y(old_value, new_value)
        self.post_message(self.Looked())

    def on_click(self, event: events.Click) -> None:
        """Post the clicked part."""
        at = event.get_content_offset_capture(self) + self.scroll_offset
        what = self._layout.at(at.y, at.x)
        message = self.clicked(what, event) if what is not None else None
        if message is not None:
            self.post_message(message)

    def render_line(self, y: int) -> Strip:
        """Draw one line of the window (Textual's line API)."""
        left, top = self.scroll_offset
        line: Sequence[Placed] = self._layout.lines[top + y] if top + y < self._layout.height else ()
        tones, base, cells = styles(self.app), self.rich_style, self.size.width
        segments, x = list[Segment](), 0
        for piece in line:
            if piece.x > x:
                segments.append(Segment(" " * (piece.x - x), base))
            text, style = self.draw(piece, tones)
            segments.append(Segment(text, base + style))
            x = piece.x + cell_len(text)
        return Strip(segments, x).crop_extend(left, left + cells, base)
