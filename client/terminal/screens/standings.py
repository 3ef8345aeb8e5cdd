"""How well players do in a game, against each other; and from there anybody's page."""

from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.lobby import standings_lines, standings_words
from client.net.errors import ClientError
from client.replay.sources import Found
from client.terminal.screens import server_answers
from client.terminal.screens.player import PlayerScreen
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.list import Listing
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, wrap
from client.text.list_item import Item
from client.text.tones import Tone
from protocol.ids import PlayerId
from protocol.scores import StandingsEvent


class StandingsScreen(Screen[Any]):
    """Lists who is rated in a game; `watch` has a match watched that is on somebody's page."""

    DEFAULT_CSS = """
    StandingsScreen {
        #title { height: 3; padding: 1 2; }
        Listing { margin: 0 2; }
        #about { height: 5; margin: 0 2; padding: 1 2 0 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "mine", show=False),
        Binding("g", "game", show=False),
        Binding("r", "ask", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False),
    ]

    def __init__(self, questions: Questions, glyphs: Glyphs, watch: Callable[[tuple[Found, ...]], None]) -> None:
        super().__init__()
        self._questions = questions
        self._glyphs = glyphs
        self._watch = watch
        self._place: Place | None = None
        self._told: StandingsEvent | None = None
        self._wrong: str | None = None

    def compose(self) -> ComposeResult:
        """Set the list between its title and what it is worth."""
        yield Sheet(self._title, self._glyphs, id="title")
        yield Listing(self._items, self._glyphs)
        yield Sheet(self._about, self._glyphs, id="about")
        yield Sheet(lambda cells, rows: [hints(standings_words.KEYS)], self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Ask the server."""
        self.action_ask()

    def action_ask(self) -> None:
        """Ask how it stands."""
        self.run_worker(self._ask(), group="standings", exclusive=True)

    async def _ask(self) -> None:
        try:
            self._place = await self._questions.place()
            self._told, self._wrong = await self._questions.standings(self._place), None
        except ClientError as error:
            self._wrong = str(error)
        self._renew()

    def _renew(self) -> None:
        server_answers.renew(self)

    def _title(self, cells: int, rows: int) -> list[Line]:
        what = standings_words.title(self._questions.title)
        return [server_answers.heading(what, self._place, cells, self._glyphs)]

    def _items(self, cells: int) -> list[Item]:
        if self._wrong is not None:
            return server_answers.failed(self._wrong, cells, self._glyphs)
        if self._told is None:
            return [Item((Run(standings_words.LOOKING, Tone.DIM),))]
        return standings_lines.standings(self._told, cells, self._glyphs)

    def _about(self, cells: int, rows: int) -> list[Line]:
        return wrap((Run(standings_words.HONEST, Tone.DIM),), cells, self._glyphs)

    def action_game(self) -> None:
        """Look at the next game."""
        self._questions = self._questions.of_next_game()
        self._told = self._wrong = None
        self._renew()
        self.action_ask()

    def action_mine(self) -> None:
        """See one's own page."""
        self._see(None)

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """See somebody's page."""
        self._see(PlayerId(chosen.id))

    def _see(self, player: PlayerId | None) -> None:
        self.app.push_screen(PlayerScreen(self._questions, player, self._glyphs, self._watch))
