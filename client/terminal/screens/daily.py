"""A game's daily number: one's try of today, and how it went on days that have ended."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.lobby import daily_lines, daily_words
from client.net.address import RoomAddress
from client.net.errors import BadProfile, ClientError
from client.replay.sources import Found
from client.room.entry_request import Errand, PlayToday, into
from client.terminal.screens import server_answers
from client.terminal.screens.record_download import Fetching
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.list import Listing
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, wrap
from client.text.list_item import Item
from client.text.tones import Tone
from protocol.daily import KEPT_DAYS, DailyEvent
from protocol.ids import MatchId, PlayerId


class DailyScreen(Screen[Errand | None]):
    """Shows a daily number; the answer is the errand of playing it. `watch` has a match of the table watched."""

    DEFAULT_CSS = """
    DailyScreen {
        #title { height: 3; padding: 1 2; }
        Listing { margin: 0 2; }
        #about { height: 4; margin: 0 2; padding: 1 2 0 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "day(-1)", show=False),
        Binding("right", "day(1)", show=False),
        Binding("c", "play('computer')", show=False),
        Binding("f", "play('friend')", show=False),
        Binding("g", "game", show=False),
        Binding("r", "ask", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False),
    ]

    def __init__(self, questions: Questions, glyphs: Glyphs, watch: Callable[[tuple[Found, ...]], None]) -> None:
        super().__init__()
        self._questions = questions
        self._glyphs = glyphs
        self._fetching = Fetching(self, watch)
        self._place: Place | None = None
        self._me: PlayerId | None = None
        self._told: DailyEvent | None = None
        self._day: str | None = None
        self._wrong: str | None = None

    def compose(self) -> ComposeResult:
        """Set try and table between the title and what it is all about."""
        yield Sheet(self._title, self._glyphs, id="title")
        yield Listing(self._items, self._glyphs)
        yield Sheet(self._about, self._glyphs, id="about")
        yield Sheet(lambda cells, rows: [hints(daily_words.KEYS)], self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Ask the server."""
        self.action_ask()

    def on_screen_resume(self) -> None:
        """Ask again after something else was looked at: meanwhile the day may have ended."""
        if self._told is not None:
            self.action_ask()

    def action_ask(self) -> None:
        """Ask how it stands."""
        self.run_worker(self._ask(), group="daily", exclusive=True)

    async def _ask(self) -> None:
        try:
            self._place = await self._questions.place()
            self._me = self._questions.me(self._place)
            self._told, self._wrong = await self._questions.daily(self._place, self._day), None
        except (ClientError, BadProfile) as error:
            self._wrong = str(error)
        self._renew()

    def _renew(self) -> None:
        server_answers.renew(self)

    def _title(self, cells: int, rows: int) -> list[Line]:
        game, told = self._questions.title, self._told
        title = daily_words.title(game, told.day) if told is not None else f"{daily_words.TITLE} · {game}"
        return [server_answers.heading(title, self._place, cells, self._glyphs)]

    def _items(self, cells: int) -> list[Item]:
        if self._wrong is not None:
            return server_answers.failed(self._wrong, cells, self._glyphs)
        if self._told is None:
            return [Item((Run(daily_words.LOOKING, Tone.DIM),))]
        return daily_lines.items(self._told, self._me, cells, self._glyphs)

    def _about(self, cells: int, rows: int) -> list[Line]:
        if self._fetching.said is not None:
            return wrap((Run(self._fetching.said, Tone.BAD),), cells, self._glyphs)
        return wrap((Run(daily_words.ABOUT, Tone.DIM),), cells, self._glyphs)

    def action_day(self, step: int) -> None:
        """Look at the table of the day before, or after."""
        if self._told is None:
            return
        today = datetime.strptime(self._told.day, "%Y-%m-%d").replace(tzinfo=UTC)
        shown = datetime.strptime(self._told.yesterday.day, "%Y-%m-%d").replace(tzinfo=UTC)
        day = shown + timedelta(days=step)
        if today - timedelta(days=KEPT_DAYS) <= day < today:
            self._day = f"{day:%Y-%m-%d}"
            self.action_ask()

    def action_game(self) -> None:
        """Look at the next game's daily number."""
        self._questions = self._questions.of_next_game()
        self._told = self._wrong = None
        self._renew()
        self.action_ask()

    def action_play(self, against: str) -> None:
        """Have one's try, if it is still there."""
        if self._told is None or self._place is None or self._told.tried:
            return
        if against == daily_lines.COMPUTER:
            self.dismiss(PlayToday(self._questions.game, "computer", self._place.away))
        else:
            self.dismiss(PlayToday(self._questions.game, "friend", self._place.away))

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Play, go on, or watch a match of the table."""
        told, place = self._told, self._place
        if told is None or place is None:
            return
        if chosen.id == daily_lines.GO_ON and told.room is not None:
            self.dismiss(into(self._questions.profile, RoomAddress(place.server, told.room)))
        elif chosen.id in (daily_lines.COMPUTER, daily_lines.FRIEND):
            self.action_play(chosen.id)
        else:
            self._fetching.fetch(place.server, MatchId(chosen.id))
