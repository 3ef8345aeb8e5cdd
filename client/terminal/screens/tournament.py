"""The competitors of a room's tournament, their scores, and the name of the next player."""

from collections.abc import Iterator
from dataclasses import dataclass

from textual.widget import Widget
from textual.widgets import Input

from client.room.session import Model
from client.room.tournament_lines import tournament
from client.room.tournament_names import typed_names
from client.terminal.screens.form import FormScreen
from client.terminal.screens.number_form import read_competitors
from client.terminal.widgets.field import Field
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.selector import Option, Selector
from client.terminal.widgets.sheet import Sheet
from client.text.glyphs import Glyphs
from client.text.lines import Run, wrap
from client.text.messages import tournament as tournament_text
from client.text.tones import Tone


@dataclass(frozen=True, slots=True)
class Competing:
    """The changes, each None if there is none: the competitors, the name of the player, and the name of a second player
    at the same terminal (empty: there is no second player any more).
    """

    names: tuple[str, ...] | None
    plays: str | None
    beside: str | None = None


class TournamentScreen(FormScreen[Competing]):
    """Asks for the competitors, if the player owns the room, and for the next player; None if the player cancelled."""

    DEFAULT_CSS = """
    TournamentScreen {
        #title { height: 1; }
        #text { height: 4; }
        #table { height: auto; min-height: 1; max-height: 7; }
        Field, Menu { padding-top: 1; }
        #keys { min-height: 1; padding-top: 0; }
    }
    """

    def __init__(self, model: Model, glyphs: Glyphs) -> None:
        super().__init__(tournament_text.title(), glyphs)
        self._model = model
        self._told = model.room.tournament if model.room is not None else None
        self._before = tuple(each.name for each in self._told.names) if self._told is not None else ()

    def fields(self) -> Iterator[Widget]:
        """Put the scores above the choices."""
        glyphs = self.glyphs
        yield Sheet(
            lambda cells, rows: wrap((Run(tournament_text.about(), Tone.DIM),), cells, glyphs), glyphs, id="text"
        )
        yield Sheet(lambda cells, rows: tournament(self._told, glyphs), glyphs, id="table")
        if self._model.owner:
            yield Field(
                tournament_text.names_title(),
                tournament_text.names_hint(),
                read_competitors,
                glyphs,
                value=typed_names(self._before),
                placeholder=tournament_text.names_placeholder(),
                id="names",
            )
        if self._may_play:
            names = [name.name for name in self._told.names] if self._told is not None else []
            options = [
                *([] if self._plays else [Option("", tournament_text.no_name(), tournament_text.no_name_hint())]),
                *(Option(name, name) for name in names),
            ]
            yield Selector(tournament_text.plays_as(), options, glyphs, chosen=self._plays, id="plays")
            if self._model.beside is not None:
                others = [Option("", tournament_text.nobody_beside(), tournament_text.nobody_beside_hint())]
                others += [Option(name, name, tournament_text.beside_hint()) for name in names]
                yield Selector(tournament_text.beside(), others, glyphs, chosen=self._beside, id="beside")
        yield Menu((Choice("keep", tournament_text.keep()),), glyphs)

    def on_mount(self) -> None:
        """Focus the field that is changed most often."""
        (self.query_one("#plays") if self._may_play else self.query_one(Menu)).focus()
        if self._model.owner and not self._before:
            self.query_one(Input).focus()

    @property
    def _may_play(self) -> bool:
        return self._told is not None and self._model.me is not None

    @property
    def _plays(self) -> str:
        me = self._model.mine[0] if self._model.mine else None
        return (self._told.plays[me] or "") if self._told is not None and me is not None else ""

    @property
    def _beside(self) -> str:
        beside = self._model.beside
        shares = self._told is not None and beside is not None and beside in self._model.mine
        return (self._told.plays[beside] or "") if self._told is not None and beside is not None and shares else ""

    def go_on(self, given: Field.Given) -> None:
        """Save the typed value."""
        self.answer("keep")

    def answer(self, choice: str) -> None:
        """Save the choice."""
        names: tuple[str, ...] | None = None
        if self._model.owner:
            read = self.read("names")
            if read is None:
                return
            names = read["names"] if read["names"] != self._before else None
        plays = self.chosen("plays") if self._may_play else ""
        gone = names is not None and plays not in names
        beside = self.chosen("beside") if self.query("#beside") else self._beside
        if names is not None and beside not in names:
            beside = ""
        self.dismiss(
            Competing(
                names,
                plays if plays and plays != self._plays and not gone else None,
                beside if beside != self._beside else None,
            )
        )
