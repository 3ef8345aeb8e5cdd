"""The search for other players: a live list of public rooms, and quick matches."""

import time
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import ClassVar

from textual.binding import Binding, BindingType

from client.lobby import room_lines
from client.net.address import RoomAddress, ServerAddress, parse_server
from client.net.errors import BadAddress
from client.net.link_state import Failure, FailureKind
from client.room.entry_request import Errand, HostRoom, PlayNext, into
from client.room.level_hints import level_hints
from client.room.settings import Settled
from client.terminal.screens.lookup import LookupScreen, failed
from client.terminal.screens.match_form import MatchForm
from client.terminal.screens.prompt import LineScreen
from client.terminal.screens.quick_form import Quick, QuickForm
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.field import Field
from client.terminal.widgets.list import Listing
from client.terminal.widgets.sheet import Sheet
from client.text.error_text import explain
from client.text.failure_text import explain_stop
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, wrap
from client.text.list_item import Item
from client.text.messages import finding as finding_text
from client.text.messages import lobby as lobby_text
from client.text.messages import start as start_text
from client.text.tones import Tone
from protocol.finding import LobbyEvent, LobbyRoom

SERVER_EXAMPLE = "play.example.org"


def _server(text: str) -> ServerAddress:
    try:
        return parse_server(text)
    except BadAddress as error:
        raise ValueError(explain(error)) from None


class FindScreen(LookupScreen[Errand, LobbyEvent]):
    """Lists open rooms live; the answer is the errand to play, or None.

    It calls `moved` with another server if the player looks there; `room` returns the errand that opens a room there.
    """

    DEFAULT_CSS = "FindScreen #about { min-height: 5; padding: 1 2 0 2; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("g", "all_games", show=False),
        Binding("s", "server", show=False),
        Binding("h", "host", show=False),
    ]

    def __init__(
        self,
        questions: Questions,
        glyphs: Glyphs,
        moved: Callable[[ServerAddress], None],
        room: Callable[[Settled, ServerAddress | None], HostRoom],
    ) -> None:
        super().__init__(questions, glyphs)
        self._room = room
        self._moved = moved
        self._game: str | None = None
        self._lost: Failure | None = None

    def on_mount(self) -> None:
        """Update the ages of the rooms at intervals."""
        self.set_interval(20, self.renew)

    def action_ask(self) -> None:
        """Ask again, without the last answer."""
        self.wrong = self.told = self._lost = None
        self.renew()
        super().action_ask()

    async def answers(self, place: Place) -> AsyncGenerator[LobbyEvent, None]:
        """Yield the rooms, and again when they change."""
        async with aclosing(self.questions.rooms(place, self._game, self._linked)) as told:
            async for lobby in told:
                yield lobby

    def _linked(self, lost: Failure | None) -> None:
        self._lost = lost
        self.renew()

    def on_listing_marked(self) -> None:
        """Show the marked room."""
        self.query_one("#about", Sheet).renew()

    # Drawing

    def headline(self) -> str:
        """Return the title."""
        return finding_text.title()

    def lines(self, cells: int) -> list[Item]:
        """Return the rooms, or why there are none; before the first answer, say that the server is being asked."""
        if self.wrong is not None:
            return failed(self.wrong, cells, self.glyphs)
        if self.told is None and self._lost is not None:
            return failed(self._away, cells, self.glyphs)
        title = self.questions.title
        shown = None if self._game is None else title
        return room_lines.items(self.told, title, time.time() * 1000, cells, self.glyphs, game=shown)

    @property
    def _away(self) -> str:
        """Return why there is no connection to the server now."""
        if self.place is None or self._lost is None:
            return ""
        if self.place.away is None and self._lost.kind is FailureKind.NOTHING_LISTENS:
            return finding_text.own_server_stopped()
        return f"{explain_stop(self._lost, str(self.place.server), hosted=False)} {finding_text.resumes()}"

    @property
    def _marked(self) -> LobbyRoom | None:
        rooms = self.told.rooms if self.told is not None else ()
        marked = self.query_one(Listing).marked
        return next((room for room in rooms if room.room == marked), None)

    def about(self, cells: int) -> list[Line]:
        """Return the details of the marked room, or the server's error."""
        room = self._marked
        if self.wrong is not None:
            return []
        if self._lost is not None and self.told is not None:
            return wrap((Run(self._away, Tone.BAD),), cells, self.glyphs)
        if room is not None:
            return room_lines.details(room, cells, self.glyphs)
        if self.place is not None and self.place.own:
            return wrap((Run(finding_text.own_server(), Tone.DIM),), cells, self.glyphs)
        return []

    def keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys."""
        key, back = finding_text.key, ("Esc", lobby_text.key("back"))
        if self.wrong is not None or self._lost is not None:
            return (("r", key("retry")), ("s", key("another-server")), back)
        return (
            ("↑↓", lobby_text.key("choose")),
            ("Enter", key("open")),
            ("h", key("host")),
            ("g", key("games")),
            ("s", key("server")),
            back,
        )

    # Input

    def action_all_games(self) -> None:
        """Show the rooms of the chosen game, or of all games."""
        self._game = self.questions.game if self._game is None else None
        self.action_ask()

    def action_server(self) -> None:
        """Ask for another server."""
        label, hint = finding_text.server_label(), finding_text.server_hint()
        field = Field(label, hint, _server, self.glyphs, placeholder=SERVER_EXAMPLE)
        self.app.push_screen(LineScreen(finding_text.server_title(), field, self.glyphs), self._elsewhere)

    def action_host(self) -> None:
        """Ask for the settings of a new listed room."""
        if self.place is not None and self.wrong is None:
            game = self.questions.game
            levels = (None, *level_hints(game))
            form = MatchForm(start_text.choice("host"), self.glyphs, Settled(public=True), levels, game=game)
            self.app.push_screen(form, self._settled)

    def _settled(self, settled: Settled | None) -> None:
        if settled is not None and self.place is not None:
            self.dismiss(self._room(settled, self.place.away))

    def _elsewhere(self, server: ServerAddress | None) -> None:
        if server is not None:
            self.place = None
            self.questions = self.questions.at(server)
            self._moved(server)
            self.action_ask()

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Join a room, or ask for the settings of a quick match."""
        if chosen.id == room_lines.QUICK:
            self.app.push_screen(QuickForm(self.questions.game, self.questions.title, self.glyphs), self._wanted)
            return
        room = self._marked
        if room is None or self.place is None:
            return
        if not room.free and not room.spectators:
            self.notify(finding_text.full(), markup=False)
            return
        self.dismiss(into(self.questions.profile, RoomAddress(self.place.server, room.room)))

    def _wanted(self, quick: Quick | None) -> None:
        if quick is not None and self.place is not None:
            self.dismiss(PlayNext(quick.wanted, quick.clock, self.place.away))
