"""Asks what to search for among finished matches."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input

from client.games.word_catalog import GAMES
from client.lobby import match_words as words
from client.lobby.match_search import MatchSearch, read_date, read_number
from client.terminal.screens.form import Field, form_keys
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.selector import Option, Selector
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.tones import Tone
from protocol.deals import show_number
from protocol.scores import MatchOutcome

FIELDS = ("opponent", "since", "until", "number")


class MatchSearchForm(ModalScreen[MatchSearch | None]):
    """Asks for a search, which begins as `search`; None if it was cancelled."""

    DEFAULT_CSS = """
    MatchSearchForm {
        align: center middle;
        #box { width: 76; height: auto; padding: 1 2; background: $panel; }
        #title { height: 2; }
        Field Sheet { height: 0; }
        Field.-typed-in Sheet { height: 2; }
        #go { padding-top: 1; }
        #keys { height: 3; padding-top: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", show=False)]

    def __init__(self, search: MatchSearch, glyphs: Glyphs) -> None:
        super().__init__()
        self._search = search
        self._glyphs = glyphs
        self._wrong: str | None = None

    def compose(self) -> ComposeResult:
        """Set the fields above the line that starts the search."""
        glyphs, search = self._glyphs, self._search
        games: list[Option[str | None]] = [Option(None, words.ANY_GAME)]
        games += [Option(name, game.title) for name, game in GAMES.items()]
        results: list[Option[MatchOutcome | None]] = [Option(None, words.ANY_RESULT)]
        results += [Option(result, text) for result, text in words.RESULTS.items()]
        number = show_number(search.number) if search.number is not None else ""
        with Vertical(id="box"):
            yield Sheet(lambda cells, rows: [(Run(words.SEARCH, Tone.STRONG),)], glyphs, id="title")
            yield Selector(words.GAME, games, glyphs, chosen=search.game, id="game")
            yield Field(
                words.OPPONENT, words.OPPONENT_HINT, str.strip, glyphs, value=search.opponent or "", id="opponent"
            )
            yield Selector(words.RESULT, results, glyphs, chosen=search.result, id="result")
            yield Field(words.SINCE, words.DATE_HINT, _date, glyphs, value=search.since or "", id="since")
            yield Field(words.UNTIL, words.DATE_HINT, _date, glyphs, value=search.until or "", id="until")
            yield Field(words.NUMBER, words.NUMBER_HINT, _number, glyphs, value=number, id="number")
            yield Selector(
                words.EVERYONE,
                [Option(value=False, text=words.OF_ONE), Option(value=True, text=words.OF_EVERYONE)],
                glyphs,
                chosen=search.everyone,
                id="everyone",
            )
            yield Menu((Choice("go", words.GO),), glyphs, id="go")
            yield Sheet(self._keys, glyphs, id="keys")
        yield TooSmall(glyphs)

    def on_mount(self) -> None:
        """Begin at the top."""
        self.query_one("#game").focus()

    def on_field_given(self, given: Field.Given) -> None:
        """Go on to the next field."""
        self.focus_next()

    def on_selector_changed(self) -> None:
        """Forget what was wrong with the choice before."""
        self._say(None)

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Answer, if all that was typed makes sense and goes together."""
        read: dict[str, object] = {}
        for name in FIELDS:
            field = self.query_one(f"#{name}", Field)
            try:
                read[name] = field.read() or None
            except ValueError:
                field.query_one(Input).focus()
                return
        chosen_of = {name: self.query_one(f"#{name}", Selector).value for name in ("game", "result", "everyone")}
        search = MatchSearch(**chosen_of, **read)  # type: ignore[arg-type]  # as the fields' checks return them
        try:
            search.check()
        except ValueError as error:
            self._say(str(error))
            return
        self.dismiss(search)

    def _keys(self, cells: int, rows: int) -> list[Line]:
        return form_keys() if self._wrong is None else wrap((Run(self._wrong, Tone.BAD),), cells, self._glyphs)

    def _say(self, wrong: str | None) -> None:
        self._wrong = wrong
        self.query_one("#keys", Sheet).renew()


def _date(typed: str) -> str:
    return read_date(typed) if typed.strip() else ""


def _number(typed: str) -> int | None:
    return read_number(typed) if typed.strip() else None
