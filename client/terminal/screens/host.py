"""What to settle before a room is opened: the number, and who maximizes first."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input

from client.errand import HostRoom
from client.terminal import words
from client.terminal.glyphs import Glyphs
from client.terminal.lines import Line, Run, hints
from client.terminal.menu import Choice, Menu
from client.terminal.screens.form import Field
from client.terminal.sheet import Sheet
from client.terminal.tones import Tone
from client.terminal.too_small import TooSmall
from protocol.deals import parse_number
from protocol.ids import Role

_ROLES: dict[str, Role | None] = {"drawn": None, "maximizer": "maximizer", "minimizer": "minimizer"}


class HostScreen(ModalScreen[HostRoom | None]):
    """Asks what kind of room to open; None when that was put off."""

    DEFAULT_CSS = """
    HostScreen {
        align: center middle;
        #box { width: 76; height: auto; padding: 1 2; background: $panel; }
        #title, #role { height: 2; }
        #keys { height: 2; padding-top: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Set the number above the roles: choosing one opens the room."""
        say, glyphs = words.start, self._glyphs
        with Vertical(id="box"):
            yield Sheet(lambda cells, rows: [(Run(say.HOST_TITLE, Tone.STRONG),)], glyphs, id="title")
            yield Field(
                say.NUMBER_LABEL,
                say.NUMBER_HINT,
                _number,
                glyphs,
                placeholder=say.NUMBER_PLACEHOLDER,
            )
            yield Sheet(lambda cells, rows: [(Run(say.ROLE_LABEL, Tone.STRONG),)], glyphs, id="role")
            yield Menu(
                (
                    Choice("drawn", say.ROLE_DRAWN),
                    Choice("maximizer", say.ROLE_MAXIMIZER, say.ROLE_MAXIMIZER_HINT),
                    Choice("minimizer", say.ROLE_MINIMIZER, say.ROLE_MINIMIZER_HINT),
                ),
                glyphs,
            )
            yield Sheet(self._keys, glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Begin with the roles: most rooms are opened with a drawn number."""
        self.query_one(Menu).focus()

    def on_key(self, event: events.Key) -> None:
        """Take a digit for the number, wherever it was typed."""
        line = self.query_one(Input)
        if event.is_printable and event.character is not None and event.character.isdigit() and not line.has_focus:
            event.stop()
            line.focus()
            line.insert_text_at_cursor(event.character)

    def on_field_given(self, given: Field.Given) -> None:
        """Go on to the roles."""
        self.query_one(Menu).focus()

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Answer, if the number is one."""
        field = self.query_one(Field)
        try:
            number = field.read()
        except ValueError:
            field.query_one("Input").focus()
            return
        self.dismiss(HostRoom(number if isinstance(number, int) else None, _ROLES[chosen.id]))

    def _keys(self, cells: int, rows: int) -> list[Line]:
        return [hints((*words.keys.FORM, words.keys.BACK))]


def _number(text: str) -> int | None:
    """Read a number; None where nothing was typed."""
    if not text.strip():
        return None
    try:
        return parse_number(text)
    except ValueError as error:
        raise ValueError(words.start.sentence(str(error))) from None
