"""A choice on a single line: left and right change it, Enter moves the focus to the next widget."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from client.terminal.styles import styles
from client.terminal.widgets.sheet import strip
from client.text.cells import align_left, cell_len
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, show, width
from client.text.tones import Tone

T = TypeVar("T")


class Option(NamedTuple, Generic[T]):
    """An option: its value, its label, and a hint."""

    value: T
    text: str
    hint: str = ""


class Selector(Widget, Generic[T], can_focus=True):
    """A label and the chosen option.

    Textual's Select takes more than a line, draws its border and arrow with signs beyond ASCII, covers the lines below
    while it is open, and has no word about a value beside it; its Switch tells on from off by colour and place alone.
    """

    DEFAULT_CSS = "Selector { height: 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("down,enter", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    typing: ClassVar[bool] = True
    """Enter and Space are accepted at once, as in a field, because here they commit nothing."""

    class Changed(Message):
        """Another option was chosen."""

    def __init__(
        self,
        label: str,
        options: Sequence[Option[T]],
        glyphs: Glyphs,
        *,
        chosen: T,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._label = label
        self._options = options
        self._glyphs = glyphs
        self._at = [option.value for option in options].index(chosen)
        self._label_cells = self._value_cells = 0

    @property
    def value(self) -> T:
        """The chosen value."""
        return self._options[self._at].value

    @property
    def label(self) -> str:
        """The label, for the width of a form's columns."""
        return self._label

    @property
    def widest(self) -> int:
        """The cells of the longest value."""
        return max(cell_len(self._glyphs.show(option.text)) for option in self._options)

    @property
    def cut_hint(self) -> str:
        """The hint of the chosen option, if there is no room for all of it."""
        return self._options[self._at].hint if width(show(self._line(), self._glyphs)) > self.size.width else ""

    def align(self, label: int, value: int) -> None:
        """Set the cells of the columns that a form's lines share."""
        self._label_cells, self._value_cells = label, value

    def offer(self, options: Sequence[Option[T]]) -> None:
        """Replace the options; keep the choice if it is among them."""
        chosen = self.value
        self._options = options
        self._at = next((at for at, option in enumerate(options) if option.value == chosen), 0)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Draw the line (Textual's line API)."""
        cells = self.size.width
        return strip(fit(self._line(), cells, self._glyphs), styles(self.app), self.rich_style, cells)

    def _line(self) -> Line:
        option = self._options[self._at]
        way = Run(f"← {option.text} →", Tone.MARK) if self.has_focus else Run(f"  {option.text}  ")
        label = Run(f"{align_left(self._label, self._label_cells)}  ", Tone.STRONG)
        line: Line = (label, way)
        if option.hint:
            hint = Run(f"  {option.hint}", Tone.DIM)
            gap = self._value_cells - cell_len(self._glyphs.show(option.text))
            gap = max(0, min(gap, self.size.width - width((*line, hint))))
            line = (*line, Run(" " * gap), hint)
        return line

    def action_turn(self, step: int) -> None:
        """Choose the next option, or the previous one."""
        self._at = (self._at + step) % len(self._options)
        self.refresh()
        self.post_message(self.Changed())

    def on_focus(self) -> None:
        """Show that the keys choose here."""
        self.refresh()

    def on_blur(self) -> None:
        """Show that the keys go to another widget."""
        self.refresh()

    def on_click(self) -> None:
        """Choose the next option."""
        self.action_turn(1)


def switch(
    label: str, says: Mapping[bool, str], glyphs: Glyphs, *, on: bool = True, id: str | None = None
) -> Selector[bool]:
    """Return a selector with two options; `says` are their labels."""
    return Selector(label, [Option(way, says[way]) for way in (True, False)], glyphs, chosen=on, id=id)
