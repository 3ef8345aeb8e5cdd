"""A question over the screen, answered by one of a few choices. If an answer is safe, Enter gives that one first."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widget import Widget

from client.terminal.widgets.dialog import Dialog
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.sheet import Sheet
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, wrap
from client.text.tones import Tone


class QuestionScreen(Dialog[str]):
    """Asks a question; the answer is the id of the choice, None if the player closed the question.

    The safe choice is preselected; if there is none, the one `at` that index.
    """

    DEFAULT_CSS = "QuestionScreen #text { height: 4; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "dismiss(None)", show=False)]

    def __init__(
        self, title: str, text: str, choices: Sequence[Choice], glyphs: Glyphs, *, at: int = 0, classes: str = ""
    ) -> None:
        super().__init__(glyphs, classes=classes)
        self._title = title
        self._text = text
        self._choices = choices
        self._at = next((index for index, choice in enumerate(choices) if choice.safe), at)

    def content(self) -> Iterator[Widget]:
        """Add the question above its choices."""
        yield Sheet(self._lines, self.glyphs, id="text")
        yield Menu(self._choices, self.glyphs, at=self._at)

    def keys(self, cells: int) -> list[Line]:
        """Return the keys of the choices."""
        return [hints((*key_labels.menu(), key_labels.back()))]

    def _lines(self, cells: int, rows: int) -> list[Line]:
        return [(Run(self._title, Tone.STRONG),), *wrap((Run(self._text),), cells, self.glyphs)]

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Answer."""
        self.dismiss(chosen.id)
