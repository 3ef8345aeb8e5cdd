"""Something that is one way or the other, on one line: arrow keys, Space, Enter or the mouse turn it."""

from collections.abc import Mapping
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from client.terminal.styles import styles
from client.terminal.widgets.sheet import strip
from client.text.glyphs import Glyphs
from client.text.lines import Run, fit
from client.text.tones import Tone


class Switch(Widget, can_focus=True):
    """A label and what holds now; `says` are the words for both ways."""

    DEFAULT_CSS = "Switch { height: 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,right,space,enter", "turn", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]
    on: reactive[bool] = reactive(True)

    typing: ClassVar[bool] = True
    """Enter and Space count at once, as in a field: here they only choose, and commit nothing."""

    def __init__(
        self, label: str, says: Mapping[bool, str], glyphs: Glyphs, *, on: bool = True, id: str | None = None
    ) -> None:
        super().__init__(id=id)
        self._label = label
        self._says = says
        self._glyphs = glyphs
        self.set_reactive(Switch.on, on)

    def render_line(self, y: int) -> Strip:
        """Draw the line (Textual's line API)."""
        says = self._says[self.on]
        way = Run(f"← {says} →", Tone.MARK) if self.has_focus else Run(f"  {says}")
        line = (Run(f"{self._label}  ", Tone.STRONG), way)
        cells = self.size.width
        return strip(fit(line, cells, self._glyphs), styles(self.app), self.rich_style, cells)

    def action_turn(self) -> None:
        """Turn it the other way."""
        self.on = not self.on

    def on_focus(self) -> None:
        """Show that the keys turn it."""
        self.refresh()

    def on_blur(self) -> None:
        """Show that the keys go elsewhere."""
        self.refresh()

    def on_click(self) -> None:
        """Turn it by the mouse."""
        self.action_turn()
