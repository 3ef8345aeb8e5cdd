"""The whole tree in a window that scrolls, line by line."""

from rich.style import Style
from textual import events
from textual.message import Message

from client.games.family_tree.layout import EMPTY, HINTED, Box, Kind, Span, TreeLayout
from client.games.family_tree.viewport import farthest_left, left_edge, top_edge
from client.terminal.styles import Styles
from client.terminal.widgets.scrolling_window import ScrollingWindow
from client.text.glyphs import Glyphs
from client.text.tones import Tone
from protocol.cards import Card

_CHOSEN_MARK = "►"
_INVERSE = Style(reverse=True)
_UNDERLINED = Style(underline=True)


class TreeView(ScrollingWindow[TreeLayout, int, Box], can_focus=False):
    """Shows a layout; the chosen place is inverse, the card played last underlined."""

    class Clicked(Message):
        """A card was clicked; `place` is the index of the place it belongs to, if any."""

        def __init__(self, card: Card, place: int | None) -> None:
            super().__init__()
            self.card = card
            self.place = place

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(glyphs, EMPTY)

    def edges(self, box: Box, left: int, top: int) -> tuple[int, int]:
        """Return the offset at which a box is in sight; its left edge is the start of a generation."""
        cells, lines = self.size
        return left_edge(self._layout, cells, left, box), top_edge(self._layout, lines, top, box)

    def farthest_left(self) -> int:
        """Return the largest left edge: the start of a generation."""
        return farthest_left(self._layout, self.size.width)

    def look_generation(self, side: int) -> None:
        """Move the window to the start of the next (`side` 1) or previous (-1) generation."""
        left, top = self.scroll_offset
        ahead = [x for x in self._layout.columns if side * (x - left) > 0]
        if ahead:
            self._look(min(ahead) if side > 0 else max(ahead), top)

    def clicked(self, what: Span, event: events.Click) -> Message | None:
        """Return the message for a click on a card."""
        return self.Clicked(what.card, what.place) if what.card is not None else None

    def draw(self, piece: Span, tones: Styles) -> tuple[str, Style]:
        """Return a span's text and style, which differ for the chosen place and the card played last."""
        if piece.place is not None and piece.place == self._chosen:
            mark = piece.kind is Kind.MARK and piece.text != HINTED.text
            return self._glyphs.show(_CHOSEN_MARK if mark else piece.text), tones[Tone.MARK] + _INVERSE
        style = tones[piece.tone]
        return self._glyphs.show(piece.text), style + _UNDERLINED if piece.kind is Kind.FRESH else style
