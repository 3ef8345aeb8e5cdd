"""What is known of a game number: who reached what, the computer's score and tree, and par."""

from collections.abc import Callable
from contextlib import aclosing
from dataclasses import replace
from typing import ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.games.options import played_alone
from client.games.word_catalog import words_of
from client.lobby import score_lines, score_words
from client.lobby.match_search import MatchSearch
from client.net.errors import ClientError
from client.replay.sources import Found
from client.room import start_words
from client.room.entry_request import PlayAlone
from client.terminal.screens import lookup
from client.terminal.screens.matches import MatchesScreen
from client.terminal.screens.position import ComputersTreeScreen
from client.terminal.screens.prompt import LineScreen
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.field import Field
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, wrap
from client.text.tones import Tone
from protocol.deals import parse_number
from protocol.scores import NumberEvent


def _number(text: str) -> int:
    try:
        return parse_number(text)
    except ValueError as error:
        raise ValueError(start_words.sentence(str(error))) from None


class NumberScreen(Screen[PlayAlone | None]):
    """Shows what is known of a number, as it becomes known; the answer is the errand of playing it.

    `number` None: it is asked for. `playable`: whether one can go and play it from here. `watch` opens the replay of a
    match that was played on it; None: its matches can't be listed from here.
    """

    DEFAULT_CSS = """
    NumberScreen {
        #title { height: 3; padding: 1 2; }
        #page { height: 1fr; margin: 0 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "play", show=False),
        Binding("n", "another", show=False),
        Binding("t", "tree", show=False),
        Binding("m", "matches", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False),
    ]

    def __init__(
        self,
        questions: Questions,
        number: int | None,
        glyphs: Glyphs,
        *,
        playable: bool = True,
        watch: Callable[[tuple[Found, ...]], None] | None = None,
    ) -> None:
        super().__init__()
        self._watch = watch
        self._questions = questions
        self._number = number
        self._playable = playable and played_alone(questions.game)
        self._glyphs = glyphs
        self._place: Place | None = None
        self._about: NumberEvent | None = None
        self._wrong: str | None = None

    def compose(self) -> ComposeResult:
        """Set the page between its title and its keys."""
        yield Sheet(self._title, self._glyphs, id="title")
        yield Sheet(self._page, self._glyphs, id="page")
        yield Sheet(self._keys, self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Ask the server, once it is known what about."""
        if self._number is None:
            self.action_another()
        else:
            self._begin()

    def _begin(self) -> None:
        self._about = self._wrong = None
        self._renew()
        self.run_worker(self._ask(), group="number", exclusive=True)

    async def _ask(self) -> None:
        if self._number is None:
            return
        try:
            self._place = await self._questions.place()
            self._renew()
            async with aclosing(self._questions.number(self._place, self._number, tree=True)) as told:
                async for about in told:
                    self._about = about
                    self._renew()
        except ClientError as error:
            self._wrong = str(error)
            if self._about is not None:  # nothing more is told
                self._about = replace(self._about, working=False)
            self._renew()

    def _renew(self) -> None:
        lookup.renew(self)

    def _title(self, cells: int, rows: int) -> list[Line]:
        if self._number is None:
            return []
        title = self._questions.headed if self._headed(cells) else self._questions.title
        return [lookup.heading(score_words.number_title(title, self._number), self._place, cells, self._glyphs)]

    def _headed(self, cells: int) -> bool:
        """Whether the options have room in the title; else they stand above the page."""
        what = score_words.number_title(self._questions.headed, self._number or 0)
        where = score_words.where(str(self._place.server), self._place.own) if self._place is not None else ""
        return cell_len(what) + 2 + cell_len(where) <= cells

    def _page(self, cells: int, rows: int) -> list[Line]:
        told: list[Line] = []
        if self._number is not None and self._questions.chosen and not self._headed(cells):
            told = [*wrap((Run(start_words.sentence(self._questions.chosen)),), cells, self._glyphs), ()]
        lines = score_lines.number_page(self._about, cells, self._glyphs) if self._about is not None else []
        if self._wrong is not None:
            return [*told, *lines, (), *wrap((Run(self._wrong, Tone.BAD),), cells, self._glyphs)]
        if self._about is None and self._number is not None:
            return [*told, (Run(score_words.LOOKING, Tone.DIM),)]
        return [*told, *lines]

    def _keys(self, cells: int, rows: int) -> list[Line]:
        play, *others = score_words.NUMBER_KEYS
        left = (score_words.TREE_KEY[0], words_of(self._questions.game).computers_key)
        tree = (left,) if self._about is not None and self._about.tree is not None else ()
        matches = (score_words.MATCHES_KEY,) if self._watch is not None else ()
        return [hints((*((play,) if self._playable and self._place is not None else ()), *tree, *matches, *others))]

    def action_play(self) -> None:
        """Play the number alone."""
        if self._playable and self._place is not None and self._number is not None:
            self.dismiss(self._place.again(self._number, self._questions.wanted))

    def action_another(self) -> None:
        """Ask for a number."""
        field = Field(score_words.NUMBER_LABEL, score_words.NUMBER_FIELD_HINT, _number, self._glyphs)
        self.app.push_screen(LineScreen(score_words.NUMBER_TITLE, field, self._glyphs), self._typed)

    def _typed(self, number: int | None) -> None:
        if number is not None:
            self._number = number
            self._begin()
        elif self._number is None:
            self.dismiss(None)

    def action_matches(self) -> None:
        """List the matches of everyone on the number."""
        if self._watch is not None and self._number is not None:
            search = MatchSearch(game=self._questions.game, number=self._number, everyone=True)
            self.app.push_screen(MatchesScreen(self._questions, None, search, self._glyphs, self._watch))

    def action_tree(self) -> None:
        """See the tree that the computer built."""
        if self._about is not None and self._about.tree is not None:
            self.app.push_screen(
                ComputersTreeScreen(self._about, self._questions.game, self._questions.title, self._glyphs)
            )
