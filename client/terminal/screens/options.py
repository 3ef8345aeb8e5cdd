"""Asks with which options of a game, where scores or numbers are looked up."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from client.games import option_words
from client.games.options import form_of, seats_of
from client.terminal.screens.form import form_keys
from client.terminal.screens.option_fields import chosen_in, option_fields, show_fitting
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.selector import Option, Selector
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text.glyphs import Glyphs
from client.text.lines import Run
from client.text.tones import Tone


@dataclass(frozen=True, slots=True)
class Which:
    """The options that were chosen, and how many play together; None: alone, or against each other."""

    options: Mapping[str, str]
    together: int | None


class WhichForm(ModalScreen[Which | None]):
    """Asks for a game's options; `alone` None: also how many play; None when that was put off."""

    DEFAULT_CSS = """
    WhichForm {
        align: center middle;
        #box { width: 76; height: auto; padding: 1 2; background: $panel;
            max-height: 100%; overflow-y: auto; scrollbar-size-vertical: 1; }
        #title { height: 2; }
        Menu { padding-top: 1; }
        #keys { height: 2; padding-top: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, title: str, game: str, glyphs: Glyphs, *, alone: bool | None) -> None:
        super().__init__()
        self._title = title
        self._game = game
        self._alone = alone
        self._glyphs = glyphs

    def compose(self) -> ComposeResult:
        """Set the options above what shows it."""
        glyphs = self._glyphs
        with Vertical(id="box"):
            yield Sheet(lambda cells, rows: [(Run(self._title, Tone.STRONG),)], glyphs, id="title")
            yield from option_fields(self._game, {}, glyphs, alone=self._alone, drawn=False)
            if self._alone is None:
                most = seats_of(self._game, {}, "together").most
                players = [Option(each, option_words.playing(each)) for each in range(1, most + 1)]
                yield Selector(option_words.PLAYERS_LABEL, players, glyphs, chosen=1, id="players")
            yield Menu((Choice("go", option_words.OPTIONS_GO),), glyphs)
            yield Sheet(lambda cells, rows: form_keys(), glyphs, id="keys")
        yield TooSmall(glyphs)

    def on_mount(self) -> None:
        """Begin where Enter shows it: most often it is what is usual."""
        self._fit()
        self.query_one(Menu).focus()

    def on_selector_changed(self) -> None:
        """Ask only for what counts with the options as they are now."""
        self._fit()

    def _fit(self) -> None:
        show_fitting(self, self._game)
        if self._alone is None:
            together = form_of(self._game, chosen_in(self, self._game), alone=False) == "together"
            self.query_one("#players").display = together

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Answer."""
        options = chosen_in(self, self._game)
        together = form_of(self._game, options, alone=False) == "together" and self._alone is None
        players = int(self.query_one("#players", Selector).value) if together else 1
        self.dismiss(Which(options, players if players > 1 else None))
