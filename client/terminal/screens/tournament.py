"""Who competes in a room's tournament, what each has reached, and under which name one plays next."""

from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input

from client.room import tournament_words
from client.room.session import Model
from client.room.tournament_lines import tournament
from client.terminal.screens.form import Field, form_keys
from client.terminal.screens.number_form import read_competitors
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.selector import Option, Selector
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.tones import Tone


@dataclass(frozen=True, slots=True)
class Competing:
    """What was chosen, each None where it is as before: who competes, under which name one plays, and under which a
    second at the same terminal (an empty one: nobody does any more).
    """

    names: tuple[str, ...] | None
    plays: str | None
    beside: str | None = None


class TournamentScreen(ModalScreen[Competing | None]):
    """Asks who competes, where one owns the room, and who plays next; None when that was put off."""

    DEFAULT_CSS = """
    TournamentScreen {
        align: center middle;
        #box { width: 76; height: auto; padding: 1 2; background: $panel; }
        #text { height: 5; }
        #table { height: auto; min-height: 1; max-height: 7; }
        Field { padding-top: 1; }
        Field Sheet { height: 1; }
        Menu { padding-top: 1; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, model: Model, glyphs: Glyphs) -> None:
        super().__init__()
        self._model = model
        self._glyphs = glyphs
        self._told = model.room.tournament if model.room is not None else None
        self._before = ", ".join(name.name for name in self._told.names) if self._told is not None else ""

    def compose(self) -> ComposeResult:
        """Set what each has reached above what can be chosen."""
        say, glyphs = tournament_words, self._glyphs
        with Vertical(id="box"):
            yield Sheet(self._text, glyphs, id="text")
            sheet = Sheet(lambda cells, rows: tournament(self._told, glyphs), glyphs, id="table")
            sheet.styles.height = len(tournament(self._told, glyphs)) or 1
            yield sheet
            if self._model.owner:
                yield Field(
                    say.NAMES,
                    say.NAMES_HINT,
                    read_competitors,
                    glyphs,
                    value=self._before,
                    placeholder=say.NAMES_PLACEHOLDER,
                    id="names",
                )
            if self._may_play:
                names = [name.name for name in self._told.names] if self._told is not None else []
                options = [
                    *([] if self._plays else [Option("", say.NOBODY, say.NOBODY_HINT)]),
                    *(Option(name, name) for name in names),
                ]
                yield Selector(say.PLAYS, options, glyphs, chosen=self._plays, id="plays")
                if self._model.beside is not None:
                    others = [Option("", say.NOT_BESIDE, say.NOT_BESIDE_HINT)]
                    others += [Option(name, name, say.BESIDE_HINT) for name in names]
                    yield Selector(say.BESIDE, others, glyphs, chosen=self._beside, id="beside")
            yield Menu((Choice("keep", say.KEEP),), glyphs)
            yield Sheet(lambda cells, rows: form_keys(), glyphs, id="keys")
        yield TooSmall(glyphs)

    def on_mount(self) -> None:
        """Begin where most often something is to be chosen."""
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

    def on_field_given(self, given: Field.Given) -> None:
        """Keep what was typed."""
        self._keep()

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Keep what was chosen."""
        self._keep()

    def _keep(self) -> None:
        names: tuple[str, ...] | None = None
        if self._model.owner:
            field = self.query_one("#names", Field)
            try:
                read = field.read()
            except ValueError:
                field.query_one(Input).focus()
                return
            typed = read if isinstance(read, tuple) else ()
            names = typed if ", ".join(typed) != self._before else None
        plays = str(self.query_one("#plays", Selector).value) if self._may_play else ""
        gone = names is not None and plays not in names
        beside = str(self.query_one("#beside", Selector).value) if self.query("#beside") else self._beside
        if names is not None and beside not in names:
            beside = ""
        self.dismiss(
            Competing(
                names,
                plays if plays and plays != self._plays and not gone else None,
                beside if beside != self._beside else None,
            )
        )

    def _text(self, cells: int, rows: int) -> list[Line]:
        say = tournament_words
        text = wrap((Run(say.TEXT, Tone.DIM),), cells, self._glyphs)
        return [(Run(say.TITLE, Tone.STRONG),), *text]
