"""Your ten best solo games without help and with it, each of which can be played again, and your statistics."""

from contextlib import suppress
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.lobby import score_lines, score_words
from client.net.errors import CannotAsk, ClientError
from client.room.entry_request import PlayAlone, Wanted
from client.terminal.screens import lookup
from client.terminal.screens.number import NumberScreen
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.list import Listing
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, wrap
from client.text.list_item import Item
from client.text.tones import Tone
from protocol.scores import HighScore, ScoresEvent, Statistics


class HighScoresScreen(Screen[PlayAlone | None]):
    """Lists high scores; the answer is the game that is to be played again, None where none is."""

    DEFAULT_CSS = """
    HighScoresScreen {
        #title { height: 3; padding: 1 2; }
        Listing { margin: 0 2; }
        #statistics { height: 6; margin: 0 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("i", "number", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False),
    ]

    def __init__(self, questions: Questions, glyphs: Glyphs) -> None:
        super().__init__()
        self._questions = questions
        self._glyphs = glyphs
        self._place: Place | None = None
        self._scores: ScoresEvent | None = None
        self._statistics: tuple[Statistics, ...] = ()
        self._wrong: str | None = None

    def compose(self) -> ComposeResult:
        """Set the list between its title and its keys."""
        yield Sheet(self._title, self._glyphs, id="title")
        yield Listing(self._items, self._glyphs)
        yield Sheet(self._told, self._glyphs, id="statistics")
        yield Sheet(self._keys, self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Ask for them."""
        self.run_worker(self._ask(), exclusive=True)

    async def _ask(self) -> None:
        try:
            self._place = await self._questions.place()
            self._renew()
            self._scores = await self._questions.scores(self._place)
            self._renew()
            with suppress(CannotAsk):  # a server older than this keeps none, and has told the scores
                self._statistics = (await self._questions.statistics(self._place)).forms
        except ClientError as error:
            self._wrong = str(error)
        self._renew()

    def _renew(self) -> None:
        lookup.renew(self)

    def _title(self, cells: int, rows: int) -> list[Line]:
        what = f"{score_words.HIGH_SCORES} · {self._questions.headed}"
        return [lookup.heading(what, self._place, cells, self._glyphs)]

    def _items(self, cells: int) -> list[Item]:
        if self._wrong is not None:
            return lookup.failed(self._wrong, cells, self._glyphs)
        if self._scores is None:
            return [Item((Run(score_words.LOOKING, Tone.DIM),))]
        return score_lines.high_scores(self._scores, cells, self._glyphs)

    def _told(self, cells: int, rows: int) -> list[Line]:
        """Tell how all one's games have gone, each form in a line."""
        if not self._statistics:
            return []
        told = [score_words.statistics(each) for each in self._statistics]
        lines = [line for each in told for line in wrap((Run(each),), cells, self._glyphs, indent=2)]
        return [(Run(score_words.STATISTICS, Tone.STRONG),), *lines]

    def _keys(self, cells: int, rows: int) -> list[Line]:
        return [hints(score_words.SCORES_KEYS if self._games else (key_labels.BACK,))]

    @property
    def _games(self) -> tuple[HighScore, ...]:
        return (*self._scores.scores, *self._scores.helped) if self._scores is not None else ()

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Play the number of a game again."""
        for game in self._games:
            if game.match == chosen.id and self._place is not None:
                wanted = Wanted(self._questions.game, tuple(game.options.items()))
                self.dismiss(self._place.again(game.number, wanted))

    def action_number(self) -> None:
        """Show the results on the number of the marked game."""
        marked = self.query_one(Listing).marked
        for game in self._games:
            if game.match == marked:
                self.app.push_screen(NumberScreen(self._questions, game.number, self._glyphs), self._played)

    def _played(self, errand: PlayAlone | None) -> None:
        if errand is not None:
            self.dismiss(errand)
