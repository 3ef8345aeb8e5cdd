"""Asks for the number to play, and for what else can be chosen."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from textual import events
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input

from client.games.options import has_undo
from client.room.level_hints import level_hints
from client.room.tournament_names import read_names
from client.terminal.screens.game_form import FIRST_GAME, GameForm
from client.terminal.widgets.field import Field
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.selector import Option, Selector
from client.text import formats
from client.text.glyphs import Glyphs
from client.text.messages import forms as forms_text
from client.text.messages import tournament as tournament_text
from protocol.deals import parse_number
from protocol.ids import Form


@dataclass(frozen=True, slots=True)
class Picked:
    """The number, None for a random one; the chosen levels, options and form; the names of a tournament.

    `casual`: every move of a game alone can be undone.
    """

    number: int | None
    levels: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    form: Form | None = None
    names: tuple[str, ...] = ()
    casual: bool = False


class NumberForm(GameForm[Picked]):
    """Asks for a number, a game's options, and a computer's level for each of `seats`; None if the player cancelled.

    `go` is the label of the button; `alone`: one player, or several; `compete`: a tournament is possible.
    """

    DEFAULT_CSS = """
    NumberForm {
        #number { padding-top: 1; }
        &.-many #number { padding-top: 0; }
    }
    """

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
        super().__init__(title, game, glyphs)
        self._before = before or {}
        self._alone = alone
        self._compete = compete
        self._go = go
        self._seats = seats

    def fields(self) -> Iterator[Widget]:
        """Show the levels and the number above the button."""
        glyphs = self.glyphs
        levels = [Option(level, formats.level(level), told) for level, told in level_hints(self.game).items()]
        yield from self.option_fields(self._before, alone=self._alone)
        if not self._alone:
            yield from self.form_field(None)
        for label, level in self._seats:
            yield Selector(label, levels, glyphs, chosen=level, classes="level")
        yield Field(
            forms_text.number(),
            forms_text.number_hint(),
            read_number,
            glyphs,
            placeholder=forms_text.number_random(),
            id="number",
        )
        if self._alone and self._compete:
            kinds = [Option(each, forms_text.scored(each), forms_text.scored_hint(each)) for each in ("no", "yes")]
            yield Selector(forms_text.casual(), kinds, glyphs, chosen="no", id="casual")
        if self._compete:
            yield Field(
                tournament_text.optional_names(),
                tournament_text.optional_names_hint(),
                read_competitors,
                glyphs,
                placeholder=tournament_text.optional_names_placeholder(),
                id="names",
            )
        yield Menu((Choice("go", self._go),), glyphs, id="go")

    def on_key(self, event: events.Key) -> None:
        """Put a digit into the number, wherever it was typed."""
        type_digit(self, event)

    def go_on(self, given: Field.Given) -> None:
        """Answer from the number or the names; leave any other field for the next one."""
        if given.field in ("number", "names"):
            self.answer("go")
        else:
            super().go_on(given)

    def answer(self, choice: str) -> None:
        """Answer if the fields are valid and the options go together."""
        read = self.read("number", *(("names",) if self._compete else ())) if self.goes_together() else None
        if read is None:
            return
        levels = tuple(str(each.value) for each in self.query("Selector.level").results(Selector))
        form = self.form if not self._alone else None
        casual = any(each.value == "yes" and each.display for each in self.query("#casual").results(Selector))
        names = read.get("names", ())
        self.dismiss(Picked(read["number"], levels, tuple(self.options.items()), form, names, casual))

    def fit(self) -> None:
        """Hide the choice of a casual game if the game undoes every move anyway."""
        super().fit()
        for choice in self.query("#casual").results(Selector):
            choice.display = not has_undo(self.game, self.options)


def type_digit(form: ModalScreen[Any], event: events.Key) -> None:
    """Put a digit that was typed anywhere in a form into its number."""
    digit = event.is_printable and event.character is not None and event.character.isdigit()
    if digit and event.character is not None and not isinstance(form.focused, Input):
        event.stop()
        line = form.query_one("#number Input", Input)
        line.focus()
        line.insert_text_at_cursor(event.character)


def read_number(text: str) -> int | None:
    """Read a game number; None if nothing was entered."""
    if not text.strip():
        return None
    try:
        return parse_number(text)
    except ValueError:
        raise ValueError(forms_text.bad_number()) from None


def read_competitors(text: str) -> tuple[str, ...]:
    """Read the names of a tournament; none if nothing was entered."""
    try:
        return read_names(text)
    except ValueError as error:
        raise ValueError(formats.sentence(str(error))) from None
