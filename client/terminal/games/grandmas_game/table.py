"""The table in a window, line by line; it scrolls if the window is too small."""

from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message

from client.games.grandmas_game.layout import EMPTY, Box, Layout, Span, Spot
from client.terminal.styles import Styles
from client.terminal.widgets.scrolling_window import ScrollingWindow
from client.text.glyphs import Glyphs
from client.text.tones import Tone

_INVERSE = Style(reverse=True)


class Felt(ScrollingWindow[Layout, Spot, Box], can_focus=False):
    """Shows a layout, with the chosen part in inverse."""

    class Clicked(Message):
        """A part of the table was clicked; `twice`: in a double click."""

        def __init__(self, spot: Spot, *, twice: bool) -> None:
            super().__init__()
            self.spot = spot
            self.twice = twice

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__(glyphs, EMPTY)

    def show(self, layout: Layout, chosen: Spot | None) -> None:
        """Show a layout, and bring the chosen part into sight."""
        super().show(layout, chosen)
        box = layout.boxes.get(chosen) if chosen is not None else None
        if box is not None and self.size.height:
            self.scroll_to_region(Region(*box), animate=False, force=True)

    def clicked(self, what: Spot, event: events.Click) -> Message:
        """Return the message for a click."""
        return self.Clicked(what, twice=event.chain == 2)

    def draw(self, piece: Span, tones: Styles) -> tuple[str, Style]:
        """Return a piece's text and style; the chosen part has its own style."""
        chosen = piece.spot is not None and piece.spot == self._chosen
        return self._glyphs.show(piece.text), tones[Tone.MARK] + _INVERSE if chosen else tones[piece.tone]
