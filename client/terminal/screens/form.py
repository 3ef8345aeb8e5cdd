"""A form: fields below a title, and in place of the keys an error."""

from collections.abc import Iterator, Sequence
from typing import Any

from textual.widget import Widget
from textual.widgets import Input

from client.terminal.widgets.dialog import Answer, Dialog
from client.terminal.widgets.field import Field
from client.terminal.widgets.menu import Menu
from client.terminal.widgets.selector import Selector
from client.terminal.widgets.sheet import Sheet
from client.text import key_labels
from client.text.cells import cell_len
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, wrap
from client.text.tones import Tone

_MOST_VALUE = 18
"""The most cells of the column of values; the hint follows a longer value at once."""


class FormScreen(Dialog[Answer]):
    """Asks for the values of its fields. Subclasses override `fields` and `answer`."""

    DEFAULT_CSS = """
    FormScreen {
        #box { padding: 1 4; }
        #title { height: 2; }
    }
    """

    def __init__(self, title: str, glyphs: Glyphs, *, classes: str = "") -> None:
        super().__init__(glyphs, classes=classes)
        self._form_title = title
        self._wrong: str | None = None

    def content(self) -> Iterator[Widget]:
        """Show the fields below the title."""
        yield Sheet(lambda cells, rows: [(Run(self._form_title, Tone.STRONG),)], self.glyphs, id="title")
        fields = list(self.fields())
        _align(fields)
        yield from fields

    def fields(self) -> Iterator[Widget]:
        """Return the lines of the form, from top to bottom."""
        raise NotImplementedError

    def answer(self, choice: str) -> None:
        """Answer if all fields are valid; `choice` is the choice of the menu below the fields."""
        raise NotImplementedError

    def keys(self, cells: int) -> list[Line]:
        """Return the keys, or the error."""
        if self._wrong is not None:
            return wrap((Run(self._wrong, Tone.BAD),), cells, self.glyphs)
        return [hints((*key_labels.form(), key_labels.back()))]

    def say(self, wrong: str | None) -> None:
        """Show an error; None: show none."""
        self._wrong = wrong
        self.query_one("#keys", Sheet).renew()

    def read(self, *names: str) -> dict[str, Any] | None:
        """Return the values of some fields, by name; None if one is invalid, which then gets the focus."""
        read: dict[str, Any] = {}
        for name in names:
            field = self.query_one(f"#{name}", Field)
            try:
                read[name] = field.read()
            except ValueError:
                field.query_one(Input).focus()
                return None
        return read

    def chosen(self, name: str) -> Any:
        """Return the value of a selector."""
        return self.query_one(f"#{name}", Selector).value

    def go_on(self, given: Field.Given) -> None:
        """Leave a field with a valid value: for the next one, unless a form overrides this."""
        self.focus_next()

    def on_field_given(self, given: Field.Given) -> None:
        """Leave a field."""
        self.go_on(given)

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Answer."""
        self.answer(chosen.id)


def _align(fields: Sequence[Widget]) -> None:
    """Put the values of a form's lines in a column, and their hints in another."""
    selectors = [field for field in fields if isinstance(field, Selector)]
    typed = [field for field in fields if isinstance(field, Field)]
    if len(selectors) + len(typed) < 2:
        return
    label = max(cell_len(text) for text in (*(each.label for each in selectors), *(each.label for each in typed)))
    value = min(_MOST_VALUE, max((selector.widest for selector in selectors), default=0))
    for selector in selectors:
        selector.align(label, value)
    for field in typed:
        field.align(label + (2 if selectors else 0))  # a selector has room for an arrow before its value
