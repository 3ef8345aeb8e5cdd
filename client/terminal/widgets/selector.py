"""One of a few, on one line: left and right go from one to the next, Enter goes on to what stands below."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from client.terminal.styles import styles
from client.terminal.widgets.sheet import strip
from client.text.glyphs import Glyphs
from client.text.lines import Run, fit
from client.text.tones import Tone

T = TypeVar("T")


class Option(NamedTuple, Generic[T]):
    """One of a few: what it is, how it is called, and a word about it."""

    value: T
    text: str
    hint: str = ""


class Selector(Widget, Generic[T], can_focus=True):
    """A label and the one that is chosen.

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
    """Enter and Space count at once, as in a field: here they only choose, and commit nothing."""

    class Changed(Message):
        """Something else was chosen."""

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

    @property
    def value(self) -> T:
        """What is chosen."""
        return self._options[self._at].value

    def offer(self, options: Sequence[Option[T]]) -> None:
        """Offer others to choose from; what is chosen stays, if it is among them."""
        chosen = self.value
        self._options = options
        self._at = next((at for at, option in enumerate(options) if option.value == chosen), 0)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Draw the line (Textual's line API)."""
        option = self._options[self._at]
        way = Run(f"← {option.text} →", Tone.MARK) if self.has_focus else Run(f"  {option.text}  ")
        line = (Run(f"{self._label}  ", Tone.STRONG), way, Run(f"  {option.hint}", Tone.DIM))
        cells = self.size.width
        return strip(fit(line, cells, self._glyphs), styles(self.app), self.rich_style, cells)

    def action_turn(self, step: int) -> None:
        """Choose the next, or the one before."""
        self._at = (self._at + step) % len(self._options)
        self.refresh()
        self.post_message(self.Changed())

    def on_focus(self) -> None:
        """Show that the keys choose here."""
        self.refresh()

    def on_blur(self) -> None:
        """Show that the keys go elsewhere."""
        self.refresh()

    def on_click(self) -> None:
        """Choose the next by the mouse."""
        self.action_turn(1)


def switch(
    label: str, says: Mapping[bool, str], glyphs: Glyphs, *, on: bool = True, id: str | None = None
) -> Selector[bool]:
    """Return a line for something that is one way or the other; `says` are the words for both ways."""
    return Selector(label, [Option(way, says[way]) for way in (True, False)], glyphs, chosen=on, id=id)
