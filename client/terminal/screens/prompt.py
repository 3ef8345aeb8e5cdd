"""Asks for one thing that is typed: a name, a number, or a server's address."""

from collections.abc import Iterator
from typing import Any

from client.terminal.screens.form import FormScreen
from client.terminal.widgets.field import Field
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, hints


class LineScreen(FormScreen[Any]):
    """Asks for what `field` reads; None when that was put off."""

    def __init__(self, title: str, field: Field, glyphs: Glyphs) -> None:
        super().__init__(title, glyphs)
        self.field = field

    def fields(self) -> Iterator[Field]:
        """Set the one field."""
        yield self.field

    def keys(self, cells: int) -> list[Line]:
        """Return the keys: there is no other field to go to."""
        return [hints((key_labels.form()[-1], key_labels.back()))]

    def go_on(self, given: Field.Given) -> None:
        """Answer, if something was typed."""
        if given.value is not None:
            self.dismiss(given.value)
