"""What is settled before a match: who plays, the number, the clock, onlookers, hints, and who maximizes first."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input

from client.clocks import parse_clock, write_clock
from client.terminal import words
from client.terminal.glyphs import Glyphs
from client.terminal.lines import Line, Run, hints
from client.terminal.menu import Choice, Menu
from client.terminal.screens.form import Field
from client.terminal.screens.number_form import read_number, type_digit
from client.terminal.selector import Option, Selector
from client.terminal.sheet import Sheet
from client.terminal.switch import Switch
from client.terminal.tones import Tone
from client.terminal.too_small import TooSmall
from protocol.deals import show_number
from protocol.ids import Role
from protocol.options import Clock

_ROLES: dict[str, Role | None] = {"drawn": None, "maximizer": "maximizer", "minimizer": "minimizer"}


@dataclass(frozen=True, slots=True)
class Settled:
    """What a room's owner settles: `number` and `role` None are drawn, `clock` None is none.

    `computer` is the level of the one that plays the other seat, None: a friend does.
    """

    number: int | None = None
    role: Role | None = None
    onlookers: bool = True
    clock: Clock | None = None
    hints: bool = False
    computer: str | None = None


class MatchForm(ModalScreen[Settled | None]):
    """Asks what is to be played, beginning with what was settled before; None when that was put off.

    `against`: who may play the other seat, where that is to be settled too: a friend (None), or a computer's level.
    """

    DEFAULT_CSS = """
    MatchForm {
        align: center middle;
        #box { width: 76; height: auto; padding: 1 2; background: $panel; }
        #title, #role { height: 2; }
        #role { padding-top: 1; }
        #number Sheet { height: 2; }
        #clock Sheet { height: 2; }
        #keys { height: 2; padding-top: 1; }
        &.-compact #role { height: 1; padding-top: 0; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(
        self, title: str, glyphs: Glyphs, before: Settled | None = None, against: Sequence[str | None] = ()
    ) -> None:
        super().__init__(classes="-compact" if against else None)
        self._against = against
        self._form_title = title
        self._glyphs = glyphs
        self._before = before or Settled()

    def compose(self) -> ComposeResult:
        """Set all else above the roles: choosing one settles it."""
        say, glyphs, before = words.start, self._glyphs, self._before
        with Vertical(id="box"):
            yield Sheet(lambda cells, rows: [(Run(self._form_title, Tone.STRONG),)], glyphs, id="title")
            yield Field(
                say.NUMBER_LABEL,
                say.NUMBER_HINT,
                read_number,
                glyphs,
                value=show_number(before.number) if before.number is not None else "",
                placeholder=say.NUMBER_PLACEHOLDER,
                id="number",
            )
            yield Field(
                words.clock.LABEL,
                words.clock.HINT,
                _clock,
                glyphs,
                value=write_clock(before.clock) if before.clock is not None else "",
                placeholder=words.clock.PLACEHOLDER,
                id="clock",
            )
            if self._against:
                others = [Option(each, *words.start.other_seat(each)) for each in self._against]
                yield Selector(say.OTHER_LABEL, others, glyphs, chosen=before.computer, id="other")
            yield Switch(
                words.deeds.ONLOOKERS_LABEL, words.deeds.ONLOOKERS, glyphs, on=before.onlookers, id="onlookers"
            )
            yield Switch(words.deeds.HINTS_LABEL, words.deeds.HINTS, glyphs, on=before.hints, id="hints")
            yield Sheet(lambda cells, rows: [(Run(say.ROLE_LABEL, Tone.STRONG),)], glyphs, id="role")
            yield Menu(
                (
                    Choice("drawn", say.ROLE_DRAWN),
                    Choice("maximizer", say.ROLE_MAXIMIZER, say.ROLE_MAXIMIZER_HINT),
                    Choice("minimizer", say.ROLE_MINIMIZER, say.ROLE_MINIMIZER_HINT),
                ),
                glyphs,
                at=list(_ROLES.values()).index(before.role),
            )
            yield Sheet(self._keys, glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Begin with the roles: most matches are played on a drawn number."""
        self.query_one(Menu).focus()

    def on_key(self, event: events.Key) -> None:
        """Take a digit for the number, wherever it was typed."""
        type_digit(self, event)

    def on_field_given(self, given: Field.Given) -> None:
        """Go on to the roles."""
        self.query_one(Menu).focus()

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Answer, if number and clock are such."""
        read: dict[str, object] = {}
        for name in ("number", "clock"):
            field = self.query_one(f"#{name}", Field)
            try:
                read[name] = field.read()
            except ValueError:
                field.query_one(Input).focus()
                return
        number, clock = read["number"], read["clock"]
        self.dismiss(
            Settled(
                number if isinstance(number, int) else None,
                _ROLES[chosen.id],
                self.query_one("#onlookers", Switch).on,
                clock if isinstance(clock, Clock) else None,
                self.query_one("#hints", Switch).on,
                self.query_one("#other", Selector).value if self._against else None,
            )
        )

    def _keys(self, cells: int, rows: int) -> list[Line]:
        return [hints((*words.keys.FORM, words.keys.BACK))]


def _clock(text: str) -> Clock | None:
    try:
        return parse_clock(text)
    except ValueError as error:
        raise ValueError(words.start.sentence(str(error))) from None
