"""Asks for one thing that is typed: a number, or a server's address."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from client.terminal.screens.form import Field
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Run, hints
from client.text.tones import Tone


class LineScreen(ModalScreen[Any]):
    """Asks for what `field` reads; None when that was put off."""

    DEFAULT_CSS = """
    LineScreen {
        align: center middle;
        #box { width: 76; height: auto; padding: 1 2; background: $panel; }
        #title { height: 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, title: str, field: Field, glyphs: Glyphs) -> None:
        super().__init__()
        self._line_title = title
        self._field = field
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Set the one field."""
        with Vertical(id="box"):
            yield Sheet(lambda cells, rows: [(Run(self._line_title, Tone.STRONG),)], self._glyphs, id="title")
            yield self._field
            yield Sheet(lambda cells, rows: [hints((key_labels.FORM[-1], key_labels.BACK))], self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_field_given(self, given: Field.Given) -> None:
        """Answer."""
        if given.value is not None:
            self.dismiss(given.value)
