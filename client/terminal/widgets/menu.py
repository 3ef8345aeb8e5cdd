"""A list of choices, one a line: arrow keys and Enter, a letter, or the mouse."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from client.terminal.styles import styles
from client.terminal.widgets.sheet import strip
from client.text.cells import cell_len
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fit, show, width
from client.text.tones import Tone

MOST_ROWS = 18
_ROWS_AROUND = 8
"""The lines around a menu with empty lines between its groups."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu: `key` is the letter that chooses it at once, `hint` a short description.

    `barred` says why it can't be chosen now; `safe`: a question preselects it, because it loses nothing. `group`: it
    begins a group, with an empty line before it if there is room.
    """

    id: str
    text: str
    hint: str = ""
    key: str = ""
    barred: str = ""
    safe: bool = False
    group: bool = False


class Menu(Widget, can_focus=True):
    """A menu, which posts the choice. A symbol marks the choice that Enter makes.

    Textual's OptionList marks it by colour alone. It has no letters that choose a line, and no reason beside a line
    that can't be chosen now.
    """

    DEFAULT_CSS = "Menu { height: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("home", "step(-999)", show=False),
        Binding("end", "step(999)", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    class Chosen(Message):
        """A choice was made."""

        def __init__(self, id: str) -> None:
            super().__init__()
            self.id = id

    class Marked(Message):
        """Another choice was marked."""

        def __init__(self, id: str) -> None:
            super().__init__()
            self.id = id

    def __init__(self, choices: Sequence[Choice], glyphs: Glyphs, *, at: int = 0, id: str | None = None) -> None:
        super().__init__(id=id)
        self._choices = choices
        self._glyphs = glyphs
        self._at = at

    def replace(self, choices: Sequence[Choice]) -> None:
        """Show other choices; the marked one stays marked if it is still there."""
        marked = self.marked
        self._choices = choices
        self._at = next((at for at, each in enumerate(choices) if each.id == marked), 0)
        self.refresh(layout=True)
        if self.marked != marked:
            self.post_message(self.Marked(self.marked))

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """Return the number of lines, at most what fits on a small terminal (Textual's layout API)."""
        room, choices = self.app.size.height - _ROWS_AROUND, len(self._choices)
        return len(self._grouped(room)) if choices <= room else min(choices, max(MOST_ROWS, room))

    @property
    def marked(self) -> str:
        """The id of the choice that Enter makes."""
        return self._choices[self._at].id

    @property
    def cut_hint(self) -> str:
        """The hint of the marked choice, if there is no room for all of it."""
        choice = self._choices[self._at]
        cut = width(show(self._line(self._at), self._glyphs)) > self.size.width
        return (choice.barred or choice.hint) if cut else ""

    def _grouped(self, rows: int) -> list[int | None]:
        """Return the index of the choice on each line; None: an empty line between groups.

        Only the last groups are apart if there is no room for more empty lines.
        """
        starts = [index for index, choice in enumerate(self._choices) if choice.group and index]
        room = max(0, rows - len(self._choices))
        apart = starts[max(0, len(starts) - room) :]
        lines: list[int | None] = []
        for index in range(len(self._choices)):
            lines += [None, index] if index in apart else [index]
        return lines

    @property
    def _lines(self) -> list[int | None]:
        """The same in the menu's height."""
        return self._grouped(self.size.height)

    @property
    def _top(self) -> int:
        """The first visible line; the marked choice is always visible."""
        rows, lines = self.size.height, self._lines
        return max(0, min(lines.index(self._at) - rows // 2, len(lines) - rows))

    def render_line(self, y: int) -> Strip:
        """Draw one choice (Textual's line API)."""
        cells = self.size.width
        index = self._index_at(y)
        line = fit(self._line(index), cells, self._glyphs) if index is not None else ()
        return strip(line, styles(self.app), self.rich_style, cells)

    def _index_at(self, y: int) -> int | None:
        """Return the index of the choice on a visible line."""
        lines, at = self._lines, y + self._top
        return lines[at] if at < len(lines) else None

    def _line(self, index: int) -> Line:
        choice = self._choices[index]
        chosen = index == self._at
        column = max(cell_len(self._glyphs.show(each.text)) for each in self._choices)
        keyed = any(each.key for each in self._choices)
        letter = (Run(f"{choice.key or ' '} ", Tone.KEY),) if keyed else ()
        line: Line = (
            Run("▸ " if chosen else "  ", Tone.MARK),
            *letter,
            Run(choice.text, Tone.DIM if choice.barred else Tone.MARK if chosen and self.has_focus else Tone.PLAIN),
        )
        hint = f"({choice.barred})" if choice.barred else choice.hint
        return (*line, *self._hint(hint, column + 4 + width(letter), width(line))) if hint else line

    def _hint(self, hint: str, column: int, start: int) -> Line:
        """Return a hint at its column, or right after the text if it would be cut there."""
        begin = max(start + 2, column if column + cell_len(self._glyphs.show(hint)) <= self.size.width else 0)
        return (Run(" " * (begin - start)), Run(hint, Tone.DIM))

    def action_step(self, steps: int) -> None:
        """Mark another choice; if there is only one, move the focus to the widget above or below."""
        last = len(self._choices) - 1
        if last == 0:
            move = self.screen.focus_previous if steps < 0 else self.screen.focus_next
            move()
            return
        to = self._at + steps
        self._at = to % len(self._choices) if abs(steps) == 1 else min(max(to, 0), last)
        self.refresh()
        self.post_message(self.Marked(self.marked))

    def action_choose(self) -> None:
        """Make the marked choice, if it is possible."""
        if not self._choices[self._at].barred:
            self.post_message(self.Chosen(self._choices[self._at].id))

    def on_key(self, event: events.Key) -> None:
        """Make the choice of the pressed letter."""
        for index, choice in enumerate(self._choices):
            if choice.key and event.character == choice.key:
                event.stop()
                self._at = index
                self.action_choose()

    def on_click(self, event: events.Click) -> None:
        """Make the clicked choice."""
        index = self._index_at(event.y)
        if index is not None:
            self._at = index
            self.action_choose()

    def on_focus(self) -> None:
        """Show the mark on the choice that Enter makes."""
        self.refresh()

    def on_blur(self) -> None:
        """Show that Enter goes to another widget."""
        self.refresh()
