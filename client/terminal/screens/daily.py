"""A game's daily number: your try of today, and the tables of days that have ended."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from client.lobby import daily_lines
from client.lobby.days import day_after
from client.net.address import RoomAddress
from client.room.entry_request import Errand, PlayToday, into
from client.terminal.screens.lookup import LookupScreen, Watch
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.list import Listing
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.list_item import Item
from client.text.messages import daily as daily_text
from client.text.messages import lobby as lobby_text
from client.text.tones import Tone
from protocol.daily import KEPT_DAYS, DailyEvent
from protocol.ids import MatchId, PlayerId


class DailyScreen(LookupScreen[Errand, DailyEvent]):
    """Shows a daily number; the answer is the errand of playing it. `watch` opens the replay of a match."""

    DEFAULT_CSS = "DailyScreen #about { min-height: 4; padding: 1 2 0 2; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "day(-1)", show=False),
        Binding("right", "day(1)", show=False),
        Binding("c", "play('computer')", show=False),
        Binding("f", "play('friend')", show=False),
        Binding("g", "game", show=False),
    ]

    def __init__(self, questions: Questions, glyphs: Glyphs, watch: Watch) -> None:
        super().__init__(questions, glyphs, watch)
        self._me: PlayerId | None = None
        self._day: str | None = None

    def on_screen_resume(self) -> None:
        """Ask again after another screen: meanwhile the day may have ended."""
        if self.told is not None:
            self.action_ask()

    async def ask(self, place: Place) -> DailyEvent:
        """Ask for the number of today and the table of a day."""
        self._me = self.questions.me(place)
        return await self.questions.daily(place, self._day)

    def headline(self) -> str:
        """Return the game and the day."""
        return daily_text.heading(game=self.questions.title, day=self.told.day if self.told is not None else None)

    def items(self, told: DailyEvent, cells: int) -> list[Item]:
        """Return the try of today, and the table of a day."""
        return daily_lines.items(told, self._me, cells, self.glyphs)

    def about(self, cells: int) -> list[Line]:
        """Explain the daily number."""
        return wrap((Run(daily_text.about(), Tone.DIM),), cells, self.glyphs)

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys."""
        return (
            ("↑↓", lobby_text.key("choose")),
            ("Enter", daily_text.key("play")),
            ("←→", daily_text.key("day")),
            ("g", daily_text.key("game")),
            ("Esc", lobby_text.key("back")),
        )

    def action_day(self, step: int) -> None:
        """Look at the table of the day before, or after."""
        if self.told is None:
            return
        today, day = self.told.day, day_after(self.told.yesterday.day, step)
        if day_after(today, -KEPT_DAYS) <= day < today:
            self._day = day
            self.action_ask()

    def action_play(self, against: str) -> None:
        """Play your try, if you have not used it."""
        if self.told is None or self.place is None or self.told.tried:
            return
        if against == daily_lines.COMPUTER:
            self.dismiss(PlayToday(self.questions.game, "computer", self.place.away))
        else:
            self.dismiss(PlayToday(self.questions.game, "friend", self.place.away))

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Play, resume, or watch a match of the table."""
        told, place = self.told, self.place
        if told is None or place is None:
            return
        if chosen.id == daily_lines.GO_ON and told.room is not None:
            self.dismiss(into(self.questions.profile, RoomAddress(place.server, told.room), alongside=True))
        elif chosen.id in (daily_lines.COMPUTER, daily_lines.FRIEND):
            self.action_play(chosen.id)
        else:
            self.watch_match(MatchId(chosen.id))
