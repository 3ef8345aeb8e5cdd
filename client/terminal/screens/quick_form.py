"""Asks what is wanted of the next who comes: a game's options, the form, and a clock."""

from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input

from client.games.forms import forms_of_two, has_clock
from client.games.options import OFFERS
from client.lobby import finding_words
from client.room.entry_request import Wanted
from client.terminal.screens.form import Field, form_keys
from client.terminal.screens.match_form import read_clock
from client.terminal.screens.number_form import MANY
from client.terminal.screens.option_fields import chosen_in, form_field, form_in, option_fields, show_fitting, wrong_in
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import clock_words
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run
from client.text.tones import Tone
from protocol.ids import Form
from protocol.options import Clock


@dataclass(frozen=True, slots=True)
class Quick:
    """What is wanted: the game with its options and form, and the clock, None: none."""

    wanted: Wanted
    clock: Clock | None


class QuickForm(ModalScreen[Quick | None]):
    """Asks what is wanted of a game; None when that was put off."""

    DEFAULT_CSS = """
    QuickForm {
        align: center middle;
        #box { width: 76; height: auto; padding: 1 2; background: $panel;
            max-height: 100%; overflow-y: auto; scrollbar-size-vertical: 1; }
        #title { height: 2; }
        Field Sheet { height: 1; }
        #go { padding-top: 1; }
        #keys { height: 2; padding-top: 1; }
        &.-many #box { padding: 0 2; }
        &.-many #title, &.-many #keys { height: 1; padding-top: 0; }
        &.-many #go { padding-top: 0; }
        &.-many #keys { dock: bottom; }
        &.-many Field Sheet { height: 0; }
        &.-many Field.-typed-in Sheet { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, game: str, title: str, glyphs: Glyphs) -> None:
        super().__init__(classes="-many" if len(OFFERS[game].options) > MANY else None)
        self._game = game
        self._title = title
        self._glyphs = glyphs
        self._wrong: str | None = None

    def compose(self) -> ComposeResult:
        """Set options, form and clock above what begins the search."""
        say, glyphs = finding_words, self._glyphs
        with Vertical(id="box"):
            title = f"{say.QUICK} · {self._title}"
            yield Sheet(lambda cells, rows: [(Run(title, Tone.STRONG),)], glyphs, id="title")
            yield from option_fields(self._game, {}, glyphs, alone=False, drawn=False)
            yield from form_field(self._game, None, glyphs)
            clock = clock_words
            yield Field(clock.LABEL, clock.HINT_SHORT, read_clock, glyphs, placeholder=clock.PLACEHOLDER, id="clock")
            yield Menu((Choice("go", say.QUICK_GO),), glyphs, id="go")
            yield Sheet(self._keys, glyphs, id="keys")
        yield TooSmall(glyphs)

    def on_mount(self) -> None:
        """Begin where Enter begins the search: most often it is what is usual."""
        self._fit()
        self.query_one("#go").focus()

    @property
    def _form(self) -> Form:
        return form_in(self, self._game) or forms_of_two(self._game, chosen_in(self, self._game))[0]

    def on_selector_changed(self) -> None:
        """Ask only for what counts with the options as they are now."""
        self._say(None)
        self._fit()

    def _fit(self) -> None:
        show_fitting(self, self._game)
        self.query_one("#clock").display = has_clock(self._form)

    def on_field_given(self, given: Field.Given) -> None:
        """Go on to what begins the search."""
        self.query_one("#go").focus()

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Answer, if the options go together and the clock is one."""
        self._say(wrong_in(self, self._game))
        if self._wrong is not None:
            return
        field = self.query_one("#clock", Field)
        try:
            clock = field.read() if field.display else None
        except ValueError:
            field.query_one(Input).focus()
            return
        options = tuple(chosen_in(self, self._game).items())
        self.dismiss(Quick(Wanted(self._game, options, self._form), clock if isinstance(clock, Clock) else None))

    def _say(self, wrong: str | None) -> None:
        self._wrong = wrong
        self.query_one("#keys", Sheet).renew()

    def _keys(self, cells: int, rows: int) -> list[Line]:
        return form_keys(self._wrong)
