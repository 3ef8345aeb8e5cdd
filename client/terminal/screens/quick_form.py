"""Asks for the settings of a quick match: a game's options, the form, and a clock."""

from collections.abc import Iterator
from dataclasses import dataclass

from textual.widget import Widget

from client.games.forms import forms_of_two, has_clock
from client.room.entry_request import Wanted
from client.terminal.screens.game_form import GameForm
from client.terminal.widgets.menu import Choice, Menu
from client.text.glyphs import Glyphs
from client.text.messages import finding as finding_text
from protocol.ids import Form
from protocol.options import Clock


@dataclass(frozen=True, slots=True)
class Quick:
    """The game with its options and form, and the clock; None: no clock."""

    wanted: Wanted
    clock: Clock | None


class QuickForm(GameForm[Quick]):
    """Asks for the settings of a quick match; None if the player cancelled."""

    def __init__(self, game: str, title: str, glyphs: Glyphs) -> None:
        super().__init__(finding_text.quick_match_of(title), game, glyphs)

    def fields(self) -> Iterator[Widget]:
        """Show options, form and clock above the button."""
        yield from self.option_fields({}, alone=False, drawn=False)
        yield from self.form_field(None)
        yield from self.clock_fields(None)
        yield Menu((Choice("go", finding_text.find_opponent()),), self.glyphs, id="go")

    @property
    def _form(self) -> Form:
        return self.form or forms_of_two(self.game, self.options)[0]

    def fit(self) -> None:
        """Ask for a clock only if the form allows one."""
        super().fit()
        self.fit_clock(offered=has_clock(self._form))

    def answer(self, choice: str) -> None:
        """Answer if the options go together and the clock is valid."""
        read = self.read(*self.typed_clock) if self.goes_together() else None
        if read is not None:
            self.dismiss(Quick(Wanted(self.game, tuple(self.options.items()), self._form), self.clock(read)))
