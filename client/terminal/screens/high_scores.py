"""One's ten best games alone, each of which can be played again, and how all one's games have gone."""

from contextlib import suppress
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.screen import Screen

from client.lobby import score_lines, score_words
from client.net.errors import CannotAsk, ClientError
from client.room.entry_request import PlayAlone, Wanted
from client.terminal import answers
from client.terminal.questions import Place, Questions
from client.terminal.screens.number import NumberScreen
from client.terminal.sheet import Sheet
from client.terminal.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, wrap
from client.text.tones import Tone
from protocol.scores import HighScore, Statistics


class HighScoresScreen(Screen[PlayAlone | None]):
    """Lists high scores; the answer is the game that is to be played again, None where none is."""

    DEFAULT_CSS = """
    HighScoresScreen {
        #title { height: 3; padding: 1 2; }
        #list { height: 1fr; margin: 0 2; }
        #statistics { height: 6; margin: 0 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "step(-1)", show=False),
        Binding("down,j", "step(1)", show=False),
        Binding("home,pageup", "step(-99)", show=False),
        Binding("end,pagedown", "step(99)", show=False),
        Binding("enter,space", "again", show=False),
        Binding("i", "number", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False),
    ]

    def __init__(self, questions: Questions, glyphs: Glyphs) -> None:
        super().__init__()
        self._questions = questions
        self._glyphs = glyphs
        self._place: Place | None = None
        self._scores: tuple[HighScore, ...] | None = None
        self._timed = False
        self._statistics: tuple[Statistics, ...] = ()
        self._wrong: str | None = None
        self._at = 0

    def compose(self) -> ComposeResult:
        """Set the list between its title and its keys."""
        yield Sheet(self._title, self._glyphs, id="title")
        yield Sheet(self._lines, self._glyphs, id="list")
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
            told = await self._questions.scores(self._place)
            self._scores, self._timed = told.scores, told.timed
            self._renew()
            with suppress(CannotAsk):  # a server older than this keeps none, and has told the scores
                self._statistics = (await self._questions.statistics(self._place)).forms
        except ClientError as error:
            self._wrong = str(error)
        self._renew()

    def _renew(self) -> None:
        answers.renew(self)

    def _title(self, cells: int, rows: int) -> list[Line]:
        what = f"{score_words.HIGH_SCORES} · {self._questions.headed}"
        return [answers.heading(what, self._place, cells, self._glyphs)]

    def _lines(self, cells: int, rows: int) -> list[Line]:
        if self._wrong is not None:
            return wrap((Run(self._wrong, Tone.BAD),), cells, self._glyphs)
        if self._scores is None:
            return [(Run(score_words.LOOKING, Tone.DIM),)]
        if not self._scores:
            return wrap((Run(score_words.NO_SCORES),), cells, self._glyphs)
        return score_lines.high_scores(self._questions.game, self._scores, self._at, self._glyphs, timed=self._timed)

    def _told(self, cells: int, rows: int) -> list[Line]:
        """Tell how all one's games have gone, each form in a line."""
        if not self._statistics:
            return []
        told = [score_words.statistics(each) for each in self._statistics]
        lines = [line for each in told for line in wrap((Run(each),), cells, self._glyphs, indent=2)]
        return [(Run(score_words.STATISTICS, Tone.STRONG),), *lines]

    def _keys(self, cells: int, rows: int) -> list[Line]:
        return [hints(score_words.SCORES_KEYS if self._scores else (key_labels.BACK,))]

    def action_step(self, step: int) -> None:
        """Mark another game."""
        if self._scores:
            self._at = max(0, min(self._at + step, len(self._scores) - 1))
            self._renew()

    @on(Click, "#list")
    def choose(self, click: Click) -> None:
        """Mark the game that was clicked, below the columns' names."""
        if self._scores and 1 <= click.y <= len(self._scores):
            self.action_step(click.y - 1 - self._at)

    def action_again(self) -> None:
        """Play the number of the marked game again."""
        if self._scores and self._place is not None:
            one = self._scores[self._at]
            wanted = Wanted(self._questions.game, tuple(one.options.items()))
            self.dismiss(self._place.again(one.number, wanted))

    def action_number(self) -> None:
        """See what is known of the number of the marked game."""
        if self._scores and self._place is not None:
            screen = NumberScreen(self._questions, self._scores[self._at].number, self._glyphs)
            self.app.push_screen(screen, self._played)

    def _played(self, errand: PlayAlone | None) -> None:
        if errand is not None:
            self.dismiss(errand)
