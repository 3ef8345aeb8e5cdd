"""The results of two players against each other, and from there their matches."""

from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.lobby import match_lines, match_words
from client.lobby.match_search import MatchSearch
from client.net.errors import ClientError
from client.terminal.screens import server_answers
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.list import Listing
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints
from client.text.list_item import Item
from client.text.tones import Tone
from protocol.ids import PlayerId
from protocol.scores import HeadToHeadEvent


class HeadToHeadScreen(Screen[Any]):
    """Shows the results of a player, None: yourself, against an opponent; `show` opens a list of their matches."""

    DEFAULT_CSS = """
    HeadToHeadScreen {
        #title { height: 4; padding: 1 2; }
        Listing { margin: 0 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "ask", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False),
    ]

    def __init__(
        self,
        questions: Questions,
        player: PlayerId | None,
        opponent: PlayerId,
        glyphs: Glyphs,
        show: Callable[[PlayerId, MatchSearch], None],
    ) -> None:
        super().__init__()
        self._questions = questions
        self._player = player
        self._opponent = opponent
        self._glyphs = glyphs
        self._show = show
        self._place: Place | None = None
        self._told: HeadToHeadEvent | None = None
        self._wrong: str | None = None

    def compose(self) -> ComposeResult:
        """Set the table between its title and its keys."""
        yield Sheet(self._title, self._glyphs, id="title")
        yield Listing(self._items, self._glyphs)
        yield Sheet(self._keys, self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Ask the server."""
        self.action_ask()

    def action_ask(self) -> None:
        """Ask for the results."""
        self.run_worker(self._ask(), group="head-to-head", exclusive=True)

    async def _ask(self) -> None:
        try:
            self._place = await self._questions.place()
            told = await self._questions.head_to_head(self._place, self._opponent, self._player)
            self._told, self._wrong = told, None
        except ClientError as error:
            self._wrong = str(error)
        server_answers.renew(self)

    def _title(self, cells: int, rows: int) -> list[Line]:
        told = self._told
        what = match_words.VERSUS if told is None else match_words.versus(told.name, told.opponent_name)
        head = server_answers.heading(what, self._place, cells, self._glyphs)
        if told is None or not told.rows:
            return [head]
        return [head, (Run(f"{told.name}: {match_words.tally(*match_words.summed(told.rows))}", Tone.DIM),)]

    def _items(self, cells: int) -> list[Item]:
        if self._wrong is not None:
            return server_answers.failed(self._wrong, cells, self._glyphs)
        if self._told is None or self._place is None:
            return [Item((Run(match_words.LOOKING, Tone.DIM),))]
        me = self._questions.me(self._place)
        own = me in (self._told.player, self._told.opponent)
        return match_lines.head_to_head(self._told, cells, self._glyphs, mine=me == self._told.player, own=own)

    def _keys(self, cells: int, rows: int) -> list[Line]:
        return [hints(match_words.versus_keys(any_match=self._told is not None and bool(self._told.rows)))]

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """List the matches of a game."""
        if self._told is not None:
            game = match_lines.game_of(chosen.id)
            self._show(self._told.player, MatchSearch(game=game, opponent=self._told.opponent))
