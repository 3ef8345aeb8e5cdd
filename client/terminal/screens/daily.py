"""A game's daily number: one's try of today, and how it went on days that have ended."""

from datetime import UTC, datetime, timedelta
from typing import ClassVar

from textual.binding import Binding, BindingType

from client.lobby import daily_lines, daily_words
from client.net.address import RoomAddress
from client.room.entry_request import Errand, PlayToday, into
from client.terminal.screens.lookup import LookupScreen, Watch
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.list import Listing
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.list_item import Item
from client.text.tones import Tone
from protocol.daily import KEPT_DAYS, DailyEvent
from protocol.ids import MatchId, PlayerId


class DailyScreen(LookupScreen[Errand, DailyEvent]):
    """Shows a daily number; the answer is the errand of playing it. `watch` has a match of the table watched."""

    DEFAULT_CSS = "DailyScreen #about { height: 4; padding: 1 2 0 2; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "day(-1)", show=False),
        Binding("right", "day(1)", show=False),
        Binding("c", "play('computer')", show=False),
        Binding("f", "play('friend')", show=False),
        Binding("g", "game", show=False),
    ]
    looking = daily_words.LOOKING

    def __init__(self, questions: Questions, glyphs: Glyphs, watch: Watch) -> None:
        super().__init__(questions, glyphs, watch)
        self._me: PlayerId | None = None
        self._day: str | None = None

    def on_screen_resume(self) -> None:
        """Ask again after something else was looked at: meanwhile the day may have ended."""
        if self.told is not None:
            self.action_ask()

    async def ask(self, place: Place) -> DailyEvent:
        """Ask how it stands."""
        self._me = self.questions.me(place)
        return await self.questions.daily(place, self._day)

    def headline(self) -> str:
        """Return the game and the day."""
        game, told = self.questions.title, self.told
        return daily_words.title(game, told.day) if told is not None else f"{daily_words.TITLE} · {game}"

    def items(self, told: DailyEvent, cells: int) -> list[Item]:
        """Return the try of today, and the table of a day."""
        return daily_lines.items(told, self._me, cells, self.glyphs)

    def about(self, cells: int) -> list[Line]:
        """Say what it is all about."""
        return wrap((Run(daily_words.ABOUT, Tone.DIM),), cells, self.glyphs)

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys."""
        return daily_words.KEYS

    def action_day(self, step: int) -> None:
        """Look at the table of the day before, or after."""
        if self.told is None:
            return
        today = datetime.strptime(self.told.day, "%Y-%m-%d").replace(tzinfo=UTC)
        shown = datetime.strptime(self.told.yesterday.day, "%Y-%m-%d").replace(tzinfo=UTC)
        day = shown + timedelta(days=step)
        if today - timedelta(days=KEPT_DAYS) <= day < today:
            self._day = f"{day:%Y-%m-%d}"
            self.action_ask()

    def action_play(self, against: str) -> None:
        """Have one's try, if it is still there."""
        if self.told is None or self.place is None or self.told.tried:
            return
        if against == daily_lines.COMPUTER:
            self.dismiss(PlayToday(self.questions.game, "computer", self.place.away))
        else:
            self.dismiss(PlayToday(self.questions.game, "friend", self.place.away))

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Play, go on, or watch a match of the table."""
        told, place = self.told, self.place
        if told is None or place is None:
            return
        if chosen.id == daily_lines.GO_ON and told.room is not None:
            self.dismiss(into(self.questions.profile, RoomAddress(place.server, told.room)))
        elif chosen.id in (daily_lines.COMPUTER, daily_lines.FRIEND):
            self.action_play(chosen.id)
        else:
            self.watch_match(MatchId(chosen.id))
