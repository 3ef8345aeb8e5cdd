"""A box over the screen: its content, and a line of keys below it. Esc closes it."""

from collections.abc import Iterator
from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widget import Widget

from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, hints

Answer = TypeVar("Answer")


class Dialog(ModalScreen[Answer | None], Generic[Answer]):
    """A box with an answer, which is None if it was closed. A subclass overrides `content` and `keys`."""

    DEFAULT_CSS = """
    Dialog {
        align: center middle;
        #box { width: 80; height: auto; padding: 1 3; background: $panel;
            max-height: 100%; overflow-y: auto; scrollbar-size-vertical: 1; }
        #keys { height: auto; min-height: 2; padding-top: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, glyphs: Glyphs, *, classes: str = "") -> None:
        super().__init__(classes=classes)
        self.glyphs = glyphs

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Close the box; a second answer is ignored, because Textual would close the screen below."""
        return super().dismiss(result) if self.is_active else AwaitComplete()

    def compose(self) -> ComposeResult:
        """Put the content above the keys."""
        with Vertical(id="box"):
            yield from self.content()
            yield Sheet(lambda cells, rows: self.keys(cells), self.glyphs, id="keys")
        yield TooSmall(self.glyphs)

    def content(self) -> Iterator[Widget]:
        """Return the widgets in the box, from top to bottom."""
        raise NotImplementedError

    def keys(self, cells: int) -> list[Line]:
        """Return the last lines of the box."""
        return [hints((key_labels.back(),))]
