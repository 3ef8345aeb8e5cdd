"""A box over the screen: its content, and a line of keys below it. Esc closes it."""

from collections.abc import Iterator
from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widget import Widget

from client.terminal.widgets.menu import Menu
from client.terminal.widgets.selector import Selector
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, wrap
from client.text.tones import Tone

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
            yield Sheet(self._last_lines, self.glyphs, id="keys")
        yield TooSmall(self.glyphs)

    def _last_lines(self, cells: int, rows: int) -> list[Line]:
        """Return the hint that the focused widget has no room for, and the keys."""
        hint = self.focused.cut_hint if isinstance(self.focused, Menu | Selector) else ""
        return [*(wrap((Run(hint, Tone.DIM),), cells, self.glyphs) if hint else []), *self.keys(cells)]

    def on_descendant_focus(self) -> None:
        """Show the whole hint of another widget."""
        self.query_one("#keys", Sheet).renew()

    def on_selector_changed(self) -> None:
        """Show the whole hint of another option."""
        self.query_one("#keys", Sheet).renew()

    def on_menu_marked(self) -> None:
        """Show the whole hint of another choice."""
        self.query_one("#keys", Sheet).renew()

    def content(self) -> Iterator[Widget]:
        """Return the widgets in the box, from top to bottom."""
        raise NotImplementedError

    def keys(self, cells: int) -> list[Line]:
        """Return the last lines of the box."""
        return [hints((key_labels.back(),))]
