"""A form with one field: a name, a number, or a server's address."""

from collections.abc import Iterator
from typing import Any

from textual.widget import Widget

from client.terminal.screens.form import FormScreen
from client.terminal.widgets.field import Field
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, hints


class LineScreen(FormScreen[Any]):
    """Asks for a single value; the answer is None if the player closed the form."""

    def __init__(self, title: str, field: Field, glyphs: Glyphs) -> None:
        super().__init__(title, glyphs)
        self.field = field

    def fields(self) -> Iterator[Widget]:
        """Add the field."""
        yield self.field

    def keys(self, cells: int) -> list[Line]:
        """Return the keys, without the keys for changing the field."""
        return [hints((key_labels.form()[-1], key_labels.back()))]

    def go_on(self, given: Field.Given) -> None:
        """Answer, if the field has a value."""
        if given.value is not None:
            self.dismiss(given.value)
