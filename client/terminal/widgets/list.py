"""A list of lines, some of which can be chosen with arrow keys and Enter or the mouse; it scrolls with the mark."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from client.terminal.styles import styles
from client.terminal.widgets.sheet import strip
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit
from client.text.list_item import Item
from client.text.tones import Tone

MARGIN = 2
"""The cells before each line, for the mark."""


Composer = Callable[[int], Sequence[Item]]
"""Composes the lines of a list of the given width."""


class Listing(Widget, can_focus=True):
    """A list, which posts the marked or chosen line. The mark stays at the same line when the lines change.

    Textual's OptionList marks a line by colour alone, and its lines are fixed text. These lines are composed for the
    width, in tones that can also be drawn without colour and in ASCII.
    """

    DEFAULT_CSS = "Listing { height: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "step(-1)", show=False),
        Binding("down,j", "step(1)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("home", "step(-9999)", show=False),
        Binding("end", "step(9999)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Chosen(Message):
        """A line was chosen."""

        def __init__(self, id: str) -> None:
            super().__init__()
            self.id = id

    class Marked(Message):
        """Another line is marked."""

    def __init__(self, composer: Composer, glyphs: Glyphs, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._composer = composer
        self._glyphs = glyphs
        self._items: Sequence[Item] = ()
        self._at = 0
        self._top = 0

    @property
    def marked(self) -> str | None:
        """The meaning of the marked line; None if nothing can be chosen."""
        return self._items[self._at].id if self._at < len(self._items) else None

    def on_resize(self) -> None:
        """Compose the lines for the new width."""
        self.renew()

    def renew(self) -> None:
        """Compose the lines again, because their content has changed."""
        marked = self.marked
        self._items = self._composer(max(0, self.size.width - MARGIN))
        same = [index for index, item in enumerate(self._items) if marked is not None and item.id == marked]
        at = same[0] if same else min(self._can, key=lambda each: abs(each - self._at), default=0)
        self._mark(at, follow=marked is not None)

    @property
    def _can(self) -> Sequence[int]:
        """The lines that can be marked: those with a choice, or all if there are none, for scrolling."""
        lines = range(len(self._items))
        return [each for each in lines if self._items[each].id is not None] or lines

    def _scroll(self, top: int) -> None:
        self._top = max(0, min(top, len(self._items) - self.size.height))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Draw one line (Textual's line API)."""
        cells, index = self.size.width, y + self._top
        line: Line = ()
        if index < len(self._items):
            chosen = index == self._at and self._items[index].id is not None
            told = self._items[index].line
            if chosen:
                told = tuple(Run(run.text, Tone.MARK if run.tone is Tone.PLAIN else run.tone) for run in told)
            line = fit((Run("▸ " if chosen else "  ", Tone.MARK), *told), cells, self._glyphs)
        return strip(line, styles(self.app), self.rich_style, cells)

    def action_step(self, steps: int) -> None:
        """Mark another line that can be chosen; scroll if the mark is out of sight or does not move."""
        can = self._can
        if not can:
            return
        to = can[max(0, min(can.index(self._at) + steps, len(can) - 1))]
        if to == self._at or not self._top <= self._at < self._top + self.size.height:
            self._scroll(self._top + steps)
        else:
            self._mark(to)

    def _mark(self, index: int, *, follow: bool = True) -> None:
        """Mark a line; `follow`: scroll to it and a few lines around it, which happens only when the player moves."""
        self._at = index
        rows = self.size.height
        near = min(2, rows // 3)
        top = max(min(self._top, index - near), index - rows + near + 1) if follow else self._top
        self._scroll(top)
        self.post_message(self.Marked())

    def action_choose(self) -> None:
        """Choose the marked line."""
        if self.marked is not None:
            self.post_message(self.Chosen(self.marked))

    def on_click(self, event: events.Click) -> None:
        """Mark the clicked line, or choose it if it was marked already."""
        index = event.y + self._top
        if index < len(self._items) and self._items[index].id is not None:
            if index == self._at:
                self.action_choose()
            else:
                self._mark(index)
