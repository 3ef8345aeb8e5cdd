"""Asks on which number to play, and what else is to be chosen for that."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input

from client.games.options import OFFERS
from client.room import action_words, start_words, tournament_words
from client.room.tournament_names import read_names
from client.terminal.screens.form import Field, form_keys
from client.terminal.screens.option_fields import chosen_in, form_field, form_in, option_fields, show_fitting, wrong_in
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.selector import Option, Selector
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run
from client.text.tones import Tone
from protocol.deals import parse_number
from protocol.ids import Form

FIRST_GAME = next(iter(OFFERS))
MANY = 6
"""With more options than these a form leaves out what is not needed, so that it fits 24 lines."""


@dataclass(frozen=True, slots=True)
class Picked:
    """The number, None for one that is drawn, the levels, options and form that were chosen, and who competes."""

    number: int | None
    levels: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    form: Form | None = None
    names: tuple[str, ...] = ()


class NumberForm(ModalScreen[Picked | None]):
    """Asks for a number, a game's options, and a computer's level for each of `seats`; None when that was put off.

    `go` says what is begun; `alone`: by one, or by several; `compete`: names may compete.
    """

    DEFAULT_CSS = """
    NumberForm {
        align: center middle;
        #box { width: 76; height: auto; padding: 1 2; background: $panel;
            max-height: 100%; overflow-y: auto; scrollbar-size-vertical: 1; }
        #title { height: 2; }
        #number { padding-top: 1; }
        Field Sheet { height: 1; }
        #number Sheet { height: 2; }
        #keys { height: 2; padding-top: 1; }
        &.-many #box { padding: 0 2; }
        &.-many #title, &.-many #keys { height: 1; padding-top: 0; }
        &.-many #number { padding-top: 0; }
        &.-many #keys { dock: bottom; }
        &.-many Field Sheet { height: 0; }
        &.-many Field.-typed-in Sheet { height: 1; }
        &.-many #number Sheet { height: 0; }
        &.-many #number.-typed-in Sheet { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(
        self,
        title: str,
        go: str,
        glyphs: Glyphs,
        seats: Sequence[tuple[str, str]] = (),
        *,
        game: str = FIRST_GAME,
        before: Mapping[str, str] | None = None,
        alone: bool = True,
        compete: bool = False,
    ) -> None:
        super().__init__(classes="-many" if len(OFFERS[game].options) > MANY else None)
        self._game = game
        self._before = before or {}
        self._alone = alone
        self._compete = compete
        self._form_title = title
        self._go = go
        self._glyphs = glyphs
        self._seats = seats
        self._wrong: str | None = None

    def compose(self) -> ComposeResult:
        """Set the levels and the number above what begins the game."""
        say, glyphs = start_words, self._glyphs
        levels = [Option(level, level, told) for level, told in action_words.levels_of(self._game).items()]
        with Vertical(id="box"):
            yield Sheet(lambda cells, rows: [(Run(self._form_title, Tone.STRONG),)], glyphs, id="title")
            yield from option_fields(self._game, self._before, glyphs, alone=self._alone)
            if not self._alone:
                yield from form_field(self._game, None, glyphs)
            for label, level in self._seats:
                yield Selector(label, levels, glyphs, chosen=level, classes="level")
            yield Field(
                say.NUMBER_LABEL,
                say.NUMBER_ALONE_HINT,
                read_number,
                glyphs,
                placeholder=say.NUMBER_ALONE_PLACEHOLDER,
                id="number",
            )
            if self._compete:
                yield Field(
                    tournament_words.COMPETE,
                    tournament_words.COMPETE_HINT,
                    read_competitors,
                    glyphs,
                    placeholder=tournament_words.COMPETE_PLACEHOLDER,
                    id="names",
                )
            yield Menu((Choice("go", self._go),), glyphs)
            yield Sheet(self._keys, glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Begin where Enter begins the game: most are played on a drawn number."""
        show_fitting(self, self._game)
        self.query_one(Menu).focus()

    def on_key(self, event: events.Key) -> None:
        """Take a digit for the number, wherever it was typed."""
        type_digit(self, event)

    def on_selector_changed(self) -> None:
        """Leave out what changes nothing now."""
        self._say(None)
        show_fitting(self, self._game)

    def on_field_given(self, given: Field.Given) -> None:
        """Begin on the number that was typed, with the names; from another field go on."""
        if given.field in ("number", "names"):
            self._answer()
        else:
            self.query_one(Menu).focus()

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Begin."""
        self._answer()

    def _answer(self) -> None:
        self._say(wrong_in(self, self._game))
        if self._wrong is not None:
            return
        field = self.query_one("#number", Field)
        try:
            number = field.read()
        except ValueError:
            field.query_one(Input).focus()
            return
        names: object = ()
        if self._compete:
            try:
                names = self.query_one("#names", Field).read()
            except ValueError:
                self.query_one("#names Input", Input).focus()
                return
        levels = tuple(str(each.value) for each in self.query("Selector.level").results(Selector))
        options = tuple(chosen_in(self, self._game).items())
        form = form_in(self, self._game) if not self._alone else None
        competing = names if isinstance(names, tuple) else ()
        self.dismiss(Picked(number if isinstance(number, int) else None, levels, options, form, competing))

    def _say(self, wrong: str | None) -> None:
        self._wrong = wrong
        self.query_one("#keys", Sheet).renew()

    def _keys(self, cells: int, rows: int) -> list[Line]:
        return form_keys(self._wrong)


def type_digit(form: ModalScreen[Any], event: events.Key) -> None:
    """Put a digit that was typed anywhere in a form into its number."""
    digit = event.is_printable and event.character is not None and event.character.isdigit()
    if digit and event.character is not None and not isinstance(form.focused, Input):
        event.stop()
        line = form.query_one("#number Input", Input)
        line.focus()
        line.insert_text_at_cursor(event.character)


def read_number(text: str) -> int | None:
    """Read a number; None where nothing was typed."""
    if not text.strip():
        return None
    try:
        return parse_number(text)
    except ValueError as error:
        raise ValueError(start_words.sentence(str(error))) from None


def read_competitors(text: str) -> tuple[str, ...]:
    """Read the names of a tournament; none where nothing was typed."""
    try:
        return read_names(text)
    except ValueError as error:
        raise ValueError(start_words.sentence(str(error))) from None
