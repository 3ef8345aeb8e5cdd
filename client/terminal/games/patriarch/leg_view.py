"""What a leg's screen is made of: one sheet. It shows pictures."""

from textual.app import ComposeResult

from client.games.patriarch.layout import screen
from client.games.patriarch.picture import Picture
from client.terminal.games.picture_board import PictureView
from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import Glyphs


class PatriarchLegView(PictureView[Picture]):
    """Shows a picture, the newest it was given.

    Its name is its own: a style sheet knows widgets by their names, and the other games' views have lines of height 1.
    """

    DEFAULT_CSS = "PatriarchLegView, PatriarchLegView Sheet { height: 1fr; }"

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._picture = Picture()
        self._sheet = Sheet(lambda cells, rows: screen(self._picture, cells, rows, glyphs), glyphs)

    def compose(self) -> ComposeResult:
        """Set the sheet alone."""
        yield self._sheet

    def show(self, picture: Picture) -> None:
        """Show a picture in place of the one before."""
        self._picture = picture
        self._sheet.renew()

    def show_time(self, picture: Picture) -> None:
        """Show what the clocks say now, and when the room grades by itself."""
        self.show(picture)
