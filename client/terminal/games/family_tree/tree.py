"""The whole tree in a window that scrolls, line by line."""

from rich.style import Style
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from client.games.family_tree.layout import EMPTY, HINTED, Box, Kind, Span, TreeLayout
from client.games.family_tree.viewport import farthest_left, left_edge, top_edge
from client.terminal.styles import Styles, styles
from client.terminal.widgets.strips import strip
from client.text.glyphs import Glyphs
from client.text.tones import Tone
from protocol.cards import Card

_CHOSEN_MARK = "►"
_INVERSE = Style(reverse=True)
_UNDERLINED = Style(underline=True)


class TreeView(ScrollView, can_focus=False):
    """Shows a layout; the chosen place is inverse, the card played last underlined."""

    DEFAULT_CSS = "TreeView { overflow: scroll scroll; scrollbar-size: 0 0; }"

    class Clicked(Message):
        """A card was clicked; `place` is the index of the place it belongs to, if any."""

        def __init__(self, card: Card, place: int | None) -> None:
            super().__init__()
            self.card = card
            self.place = place

    class Looked(Message):
        """Another part of the tree is in sight."""

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._layout = EMPTY
        self._chosen: int | None = None
        self._wanted: Box | None = None

    @property
    def sight(self) -> Region:
        """The part of the layout that is in sight."""
        return Region(*self.scroll_offset, *self.size)

    def show(self, layout: TreeLayout, chosen: int | None) -> None:
        """Show a layout with its chosen place, from where the window stands."""
        self._layout, self._chosen = layout, chosen
        self._look(*self.scroll_offset)
        self.refresh()

    def choose(self, chosen: int | None) -> None:
        """Show another place as the chosen one."""
        self._chosen = chosen
        self.refresh()

    def bring(self, box: Box | None) -> None:
        """Scroll as little as it takes to see `box` and some of what is around it, now and after every resize."""
        self._wanted = box
        cells, lines = self.size
        if box is None or not cells or not lines:
            return
        left, top = self.scroll_offset
        self._look(left_edge(self._layout, cells, left, box), top_edge(self._layout, lines, top, box))

    def look(self, cells: int, lines: int) -> None:
        """Move the window by so many cells to the right and lines down."""
        left, top = self.scroll_offset
        self._look(left + cells, top + lines)

    def look_generation(self, side: int) -> None:
        """Move the window to where the next (`side` 1) or previous (-1) generation begins."""
        left, top = self.scroll_offset
        ahead = [x for x in self._layout.columns if side * (x - left) > 0]
        if ahead:
            self._look(min(ahead) if side > 0 else max(ahead), top)

    def _look(self, left: int, top: int) -> None:
        """Move the window to an offset of the layout, as far as there is anything."""
        cells, lines = self.size
        last = farthest_left(self._layout, cells)
        self.virtual_size = Size(max(self._layout.width, last + cells), self._layout.height)
        left, top = max(0, min(left, last)), max(0, min(top, self._layout.height - lines))
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
        """Tell which card was clicked."""
        at = event.get_content_offset_capture(self) + self.scroll_offset
        span = self._layout.at(at.y, at.x)
        if span is not None and span.card is not None:
            self.post_message(self.Clicked(span.card, span.place))

    def render_line(self, y: int) -> Strip:
        """Draw one line of the window (Textual's line API)."""
        left, top = self.scroll_offset
        line = self._layout.lines[top + y] if top + y < self._layout.height else ()
        tones = styles(self.app)
        return strip(line, lambda span: self._shown(span, tones), self.rich_style, left, self.size.width)

    def _shown(self, span: Span, tones: Styles) -> tuple[str, Style]:
        """Return a span's text and style, which are others where it belongs to the chosen place or was played last."""
        if span.place is not None and span.place == self._chosen:
            mark = span.kind is Kind.MARK and span.text != HINTED.text
            return self._glyphs.show(_CHOSEN_MARK if mark else span.text), tones[Tone.MARK] + _INVERSE
        style = tones[span.tone]
        return self._glyphs.show(span.text), style + _UNDERLINED if span.kind is Kind.FRESH else style
