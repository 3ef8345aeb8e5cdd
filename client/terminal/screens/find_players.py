"""Finding somebody to play with: rooms that are open to all, as they come and go, and the next who wants the same."""

import time
from collections.abc import Callable
from contextlib import aclosing
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from client.lobby import finding_words, room_lines
from client.net.address import RoomAddress, ServerAddress, parse_server
from client.net.errors import BadAddress, ClientError
from client.net.link_state import Failure
from client.room import action_words, start_words
from client.room.entry_request import Errand, HostRoom, PlayNext, into
from client.room.settings import Settled
from client.terminal.screens import lookup
from client.terminal.screens.match_form import MatchForm
from client.terminal.screens.prompt import LineScreen
from client.terminal.screens.quick_form import Quick, QuickForm
from client.terminal.screens.server_questions import Place, Questions
from client.terminal.widgets.field import Field
from client.terminal.widgets.list import Listing
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, wrap
from client.text.list_item import Item
from client.text.tones import Tone
from protocol.finding import LobbyEvent, LobbyRoom


def _server(text: str) -> ServerAddress:
    try:
        return parse_server(text)
    except BadAddress as error:
        raise ValueError(str(error)) from None


class FindScreen(Screen[Errand | None]):
    """Lists open rooms live; the answer is the errand of playing, None where nobody is to be played.

    `moved` is told of another server that games are looked for at; `room` gives the errand of opening one's own there.
    """

    DEFAULT_CSS = """
    FindScreen {
        #title { height: 3; padding: 1 2; }
        Listing { margin: 0 2; }
        #details { height: 5; margin: 0 2; padding: 1 2 0 2; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("g", "all_games", show=False),
        Binding("s", "server", show=False),
        Binding("h", "host", show=False),
        Binding("r", "again", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "dismiss(None)", show=False),
    ]

    def __init__(
        self,
        questions: Questions,
        glyphs: Glyphs,
        moved: Callable[[ServerAddress], None],
        room: Callable[[Settled, ServerAddress | None], HostRoom],
    ) -> None:
        super().__init__()
        self._room = room
        self._questions = questions
        self._glyphs = glyphs
        self._moved = moved
        self._game: str | None = None
        self._place: Place | None = None
        self._lobby: LobbyEvent | None = None
        self._wrong: str | None = None
        self._lost: Failure | None = None

    def compose(self) -> ComposeResult:
        """Set the list between its title and what is to be known of the marked room."""
        yield Sheet(self._title, self._glyphs, id="title")
        yield Listing(self._items, self._glyphs)
        yield Sheet(self._details, self._glyphs, id="details")
        yield Sheet(self._keys, self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_mount(self) -> None:
        """Begin to listen, and look at the clock now and then."""
        self.set_interval(20, self._renew)
        self.action_again()

    def action_again(self) -> None:
        """Ask anew."""
        self._wrong = self._lobby = self._lost = None
        self._renew()
        self.run_worker(self._follow(), group="rooms", exclusive=True)

    async def _follow(self) -> None:
        try:
            self._place = await self._questions.place()
            self._renew()
            async with aclosing(self._questions.rooms(self._place, self._game, self._linked)) as told:
                async for lobby in told:
                    self._lobby = lobby
                    self._renew()
        except ClientError as error:
            self._wrong = str(error)
            self._renew()

    def _linked(self, lost: Failure | None) -> None:
        self._lost = lost
        self._renew()

    def _renew(self) -> None:
        lookup.renew(self)

    def on_listing_marked(self) -> None:
        """Tell of the room that is marked now."""
        self.query_one("#details", Sheet).renew()

    # What it shows

    def _title(self, cells: int, rows: int) -> list[Line]:
        return [lookup.heading(finding_words.FIND, self._place, cells, self._glyphs)]

    def _items(self, cells: int) -> list[Item]:
        if self._wrong is not None:
            return lookup.failed(self._wrong, cells, self._glyphs)
        if self._lobby is None and self._lost is not None:
            return lookup.failed(self._away, cells, self._glyphs)
        title = self._questions.title
        shown = None if self._game is None else title
        return room_lines.items(self._lobby, title, time.time() * 1000, cells, self._glyphs, game=shown)

    @property
    def _away(self) -> str:
        """Why nothing is heard of the server now."""
        if self._place is None or self._lost is None:
            return ""
        return finding_words.away(self._lost, str(self._place.server), own=self._place.away is None)

    @property
    def _marked(self) -> LobbyRoom | None:
        rooms = self._lobby.rooms if self._lobby is not None else ()
        marked = self.query_one(Listing).marked
        return next((room for room in rooms if room.room == marked), None)

    def _details(self, cells: int, rows: int) -> list[Line]:
        room = self._marked
        if self._lost is not None and self._lobby is not None and self._wrong is None:
            return wrap((Run(self._away, Tone.BAD),), cells, self._glyphs)
        if room is not None and self._wrong is None:
            return room_lines.details(room, cells, self._glyphs)
        if self._place is not None and self._place.own and self._wrong is None:
            return wrap((Run(finding_words.OWN_SERVER, Tone.DIM),), cells, self._glyphs)
        return []

    def _keys(self, cells: int, rows: int) -> list[Line]:
        return [hints(finding_words.KEYS if self._wrong is None and self._lost is None else finding_words.KEYS_AWAY)]

    # What one does

    def action_all_games(self) -> None:
        """Turn between the rooms of the chosen game and those of all."""
        self._game = self._questions.game if self._game is None else None
        self.action_again()

    def action_server(self) -> None:
        """Ask where else to look."""
        say = finding_words
        field = Field(say.SERVER_LABEL, say.SERVER_HINT, _server, self._glyphs, placeholder=say.SERVER_PLACEHOLDER)
        self.app.push_screen(LineScreen(say.SERVER_TITLE, field, self._glyphs), self._elsewhere)

    def action_host(self) -> None:
        """Ask what is to be played in a room of one's own that is listed here."""
        if self._place is not None and self._wrong is None:
            game = self._questions.game
            levels = (None, *action_words.levels_of(game))
            form = MatchForm(start_words.HOST_TITLE, self._glyphs, Settled(public=True), levels, game=game)
            self.app.push_screen(form, self._settled)

    def _settled(self, settled: Settled | None) -> None:
        if settled is not None and self._place is not None:
            self.dismiss(self._room(settled, self._place.away))

    def _elsewhere(self, server: ServerAddress | None) -> None:
        if server is not None:
            self._place = None
            self._questions = self._questions.at(server)
            self._moved(server)
            self.action_again()

    def on_listing_chosen(self, chosen: Listing.Chosen) -> None:
        """Go into a room, or ask what is wanted of the next who comes."""
        if chosen.id == room_lines.QUICK:
            self.app.push_screen(QuickForm(self._questions.game, self._questions.title, self._glyphs), self._wanted)
            return
        room = self._marked
        if room is None or self._place is None:
            return
        if not room.free and not room.spectators:
            self.notify(finding_words.CLOSED_TO_ALL, markup=False)
            return
        self.dismiss(into(self._questions.profile, RoomAddress(self._place.server, room.room)))

    def _wanted(self, quick: Quick | None) -> None:
        if quick is not None and self._place is not None:
            self.dismiss(PlayNext(quick.wanted, quick.clock, self._place.away))
