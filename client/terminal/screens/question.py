"""A question over the screen, answered by one of a few choices. If an answer is safe, Enter gives that one first."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, wrap
from client.text.tones import Tone


class QuestionScreen(ModalScreen[str | None]):
    """Asks a question; the answer is the choice's id, None when it was put off.

    The safe choice is preselected; if there is none, the one `at` that index.
    """

    DEFAULT_CSS = """
    QuestionScreen {
        align: center middle;
        #box { width: 78; height: auto; padding: 1 2; background: $panel; }
        Sheet { height: 4; }
        #keys { height: 1; margin-top: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, title: str, text: str, choices: Sequence[Choice], glyphs: Glyphs, *, at: int = 0) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._choices = choices
        self._glyphs = glyphs
        self._at = next((index for index, choice in enumerate(choices) if choice.safe), at)

    def compose(self) -> ComposeResult:
        """Set the question above its choices."""
        with Vertical(id="box"):
            yield Sheet(self._lines, self._glyphs)
            yield Menu(self._choices, self._glyphs, at=self._at)
            yield Sheet(lambda cells, rows: [hints((*key_labels.MENU, key_labels.BACK))], self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def _lines(self, cells: int, rows: int) -> list[Line]:
        return [(Run(self._title, Tone.STRONG),), *wrap((Run(self._text),), cells, self._glyphs)]

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Answer."""
        self.dismiss(chosen.id)
