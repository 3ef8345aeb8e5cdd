"""Asks for a name, once."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from client.net.errors import BadName
from client.profile.player_name import read_name
from client.room import start_words
from client.terminal.screens.form import Field
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import hints


class NameScreen(ModalScreen[str | None]):
    """Asks who is at the keyboard; None when that was put off."""

    DEFAULT_CSS = """
    NameScreen {
        align: center middle;
        #box { width: 76; height: auto; padding: 1 2; background: $panel; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, name: str | None, glyphs: Glyphs) -> None:
        super().__init__()
        self._name_now = name
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Set the one field."""
        with Vertical(id="box"):
            yield Field(start_words.NAME_TITLE, start_words.NAME_HINT, _name, self._glyphs, value=self._name_now or "")
            yield Sheet(lambda cells, rows: [hints((key_labels.FORM[-1], key_labels.BACK))], self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_field_given(self, given: Field.Given) -> None:
        """Answer."""
        self.dismiss(str(given.value))


def _name(text: str) -> str:
    try:
        return read_name(text)
    except BadName as error:
        raise ValueError(str(error)) from None
