"""What a leg's screen is made of: heading, scores, the board, and the lines below. It shows pictures."""

from textual import events
from textual.app import ComposeResult
from textual.message import Message

from client.games.heading import heading
from client.games.poker_solitaire import footer
from client.games.poker_solitaire import picture as pictures
from client.games.poker_solitaire import table_words as poker_table_words
from client.games.poker_solitaire.picture import Picture
from client.terminal.games.picture_board import PictureView
from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import Glyphs
from client.text.lines import Line, fitted


class BoardSheet(Sheet):
    """The matrices with all that lies below them; it tells what is clicked, and from where to where is dragged."""

    class OfCell(Message):
        """What the mouse did at a cell; none is a kind of another, whose handler would be called for it, too."""

        def __init__(self, line: int, x: int) -> None:
            super().__init__()
            self.line = line
            self.x = x

    class Clicked(OfCell):
        """A cell was clicked."""

    class Pressed(OfCell):
        """The mouse was pressed over a cell."""

    class Released(OfCell):
        """The mouse was let go over a cell."""

    class Lost(Message):
        """Where the mouse is let go is not told any more."""

    class Sized(Message):
        """There is another room for the board."""

    def on_click(self, event: events.Click) -> None:
        """Tell which cell was clicked."""
        self._tell(self.Clicked, event)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Tell over which cell the mouse was pressed, and hear of it wherever it is let go."""
        self.capture_mouse()
        self._tell(self.Pressed, event)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Tell over which cell the mouse was let go."""
        self._tell(self.Released, event)
        self.release_mouse()

    def on_mouse_release(self) -> None:
        """Tell that nothing more is heard of the mouse, as where a question has come over the board."""
        if self.app.mouse_captured is not self:  # else it has been pressed again since
            self.post_message(self.Lost())

    def on_hide(self) -> None:
        """Leave the mouse to what is there now."""
        self.release_mouse()

    on_unmount = on_hide

    def _tell(self, what: type[OfCell], event: events.MouseEvent) -> None:
        at = event.get_content_offset_capture(self)
        self.post_message(what(at.y, at.x))

    def on_resize(self) -> None:
        """Tell that there is another room."""
        self.post_message(self.Sized())


class LegView(PictureView[Picture]):
    """Shows a picture, the newest it was given."""

    DEFAULT_CSS = """
    LegView {
        height: 1fr;
        Sheet { height: 1; }
        #heading, #says { height: 2; }
        #board { height: 1fr; }
        &.-hint #says { height: 3; }
        &.-bare #heading { display: none; }
    }
    """

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs
        self._picture = Picture()
        self.board = BoardSheet(self._board, glyphs, id="board")

    def compose(self) -> ComposeResult:
        """Set the parts one below the other."""
        yield Sheet(self._heading, self._glyphs, id="heading")
        yield Sheet(self._summary, self._glyphs, id="summary")
        yield self.board
        yield Sheet(lambda cells, rows: footer.says(self._picture, cells, self._glyphs), self._glyphs, id="says")
        yield Sheet(self._keys, self._glyphs, id="keys")

    def show(self, picture: Picture) -> None:
        """Show a picture in place of the one before."""
        self._picture = picture
        self.set_class(picture.scene is not None and picture.scene.hint_line, "-hint")
        self.set_class(picture.scene is not None and picture.scene.told.board is not None, "-bare")
        for sheet in self.query(Sheet):
            sheet.renew()

    def show_time(self, picture: Picture) -> None:
        """Show what the clocks say now."""
        self._picture = picture
        self.query_one("#heading", Sheet).renew()

    def _heading(self, cells: int, rows: int) -> list[Line]:
        scene = self._picture.scene
        if scene is None:
            return []
        return heading(scene, cells, self._glyphs, kind=scene.kind, at_once=scene.race)

    def _summary(self, cells: int, rows: int) -> list[Line]:
        scene = self._picture.scene
        return [footer.summary(scene, cells, self._glyphs)] if scene is not None else []

    def _board(self, cells: int, rows: int) -> list[Line]:
        return pictures.board(self._picture, cells, rows, self._glyphs)

    def _keys(self, cells: int, rows: int) -> list[Line]:
        own = footer.own_keys(self._picture)
        others = (hint for hint in self._picture.keys if hint[0] not in {key for key, _ in own})
        return [fitted((*own, *others), poker_table_words.LEAST, cells)]
