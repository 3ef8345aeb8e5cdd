"""Asks for a game's options, before scores or numbers are looked up."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from textual.widget import Widget

from client.games.options import form_of, seats_of
from client.terminal.screens.game_form import GameForm
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.selector import Option, Selector
from client.text.glyphs import Glyphs
from client.text.messages import forms as forms_text


@dataclass(frozen=True, slots=True)
class Which:
    """The chosen options, and how many play together; None: alone, or against each other."""

    options: Mapping[str, str]
    together: int | None


class WhichForm(GameForm[Which]):
    """Asks for a game's options; `alone` None: also how many play. The answer is None if the player cancelled."""

    def __init__(self, title: str, game: str, glyphs: Glyphs, *, alone: bool | None) -> None:
        super().__init__(title, game, glyphs)
        self._alone = alone

    def fields(self) -> Iterator[Widget]:
        """Show the options above the button."""
        yield from self.option_fields({}, alone=self._alone, drawn=False)
        if self._alone is None:
            most = seats_of(self.game, {}, "together").most
            players = [Option(each, forms_text.players_together(each)) for each in range(1, most + 1)]
            yield Selector(forms_text.players(), players, self.glyphs, chosen=1, id="players")
        yield Menu((Choice("go", forms_text.show()),), self.glyphs, id="go")

    @property
    def _together(self) -> bool:
        return self._alone is None and form_of(self.game, self.options, alone=False) == "together"

    def fit(self) -> None:
        """Ask how many play only if they play together."""
        super().fit()
        for players in self.query("#players"):
            players.display = self._together

    def answer(self, choice: str) -> None:
        """Answer."""
        players = self.chosen("players") if self._together else 1
        self.dismiss(Which(self.options, players if players > 1 else None))
