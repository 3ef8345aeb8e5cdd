"""A labelled input, with a hint or an error below it."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Input, Static

from client.terminal.widgets.key_queue import TypedLine
from client.terminal.widgets.sheet import Sheet
from client.text.cells import align_left
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.tones import Tone


class Field(Vertical):
    """A labelled input. `check` returns the value of the text, or raises ValueError with the error to show.

    The input is Textual's Input without its border, which takes three of 24 rows. Textual's validators have no place
    for an error.
    """

    DEFAULT_CSS = """
    Field {
        height: auto;
        Horizontal { height: 1; }
        #label { width: auto; padding-right: 2; text-style: bold; }
        Input { width: 1fr; border: none; height: 1; padding: 0; background: $boost; }
        Input:focus { border: none; }
        Sheet { height: auto; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    class Given(Message):
        """A valid text was entered; `value` is its value."""

        def __init__(self, field: str | None, value: object) -> None:
            super().__init__()
            self.field = field
            self.value = value

    def __init__(
        self,
        label: str,
        hint: str,
        check: Callable[[str], object],
        glyphs: Glyphs,
        *,
        value: str = "",
        placeholder: str = "",
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self._label = label
        self._hint = hint
        self._check = check
        self._glyphs = glyphs
        self._value = value
        self._placeholder = placeholder
        self._wrong: str | None = None
        self._label_cells = 0

    @property
    def label(self) -> str:
        """The label, for the width of a form's columns."""
        return self._label

    def align(self, label: int) -> None:
        """Set the cells of the column of labels that a form's lines share."""
        self._label_cells = label

    def compose(self) -> ComposeResult:
        """Stack the label, the input and the hint."""
        with Horizontal():
            yield Static(align_left(self._label, self._label_cells), id="label", markup=False)
            line = TypedLine(self._value, placeholder=self._placeholder, select_on_focus=False, compact=True)
            line.cursor_blink = self.app.animation_level != "none"
            yield line
        yield Sheet(self._below, self._glyphs)

    def refuse(self, wrong: str) -> None:
        """Show an error until the text changes."""
        self._wrong = wrong
        self.query_one(Sheet).renew()

    def read(self) -> object:
        """Return the value of the text. Raises ValueError after showing the error."""
        try:
            return self._check(self.query_one(Input).value)
        except ValueError as error:
            self.refuse(str(error))
            raise

    def on_descendant_focus(self) -> None:
        """Mark the field, for forms that show a hint only below the focused field.

        Textual keeps the styles of children when `:focus-within` of their parent changes.
        """
        self.add_class("-typed-in")

    def on_descendant_blur(self) -> None:
        """Remove the mark."""
        self.remove_class("-typed-in")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Clear the error of the previous text."""
        event.stop()
        self._wrong = None
        self.query_one(Sheet).renew()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Post the value of the text, if it is valid."""
        event.stop()
        try:
            value = self.read()
        except ValueError:
            return
        self.post_message(self.Given(self.id, value))

    def _below(self, cells: int, rows: int) -> list[Line]:
        run = Run(self._wrong, Tone.BAD) if self._wrong is not None else Run(self._hint, Tone.DIM)
        return wrap((run,), cells, self._glyphs)
