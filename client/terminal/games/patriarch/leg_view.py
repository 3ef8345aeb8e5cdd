"""The view of a leg of The Patriarch: one sheet."""

from textual.app import ComposeResult

from client.games.patriarch.layout import screen
from client.games.patriarch.picture import Picture
from client.terminal.games.picture_board import PictureView
from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import Glyphs


class PatriarchLegView(PictureView[Picture]):
    """Shows the newest picture.

    The class has a name of its own, because style sheets match names, and the other views have lines of height 1.
    """

    DEFAULT_CSS = "PatriarchLegView, PatriarchLegView Sheet { height: 1fr; }"

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._picture = Picture()
        self._sheet = Sheet(lambda cells, rows: screen(self._picture, cells, rows, glyphs), glyphs)

    def compose(self) -> ComposeResult:
        """Add the sheet."""
        yield self._sheet

    def show(self, picture: Picture) -> None:
        """Replace the picture."""
        self._picture = picture
        self._sheet.renew()

    def show_time(self, picture: Picture) -> None:
        """Show the clocks, and when the room grades automatically."""
        self.show(picture)
