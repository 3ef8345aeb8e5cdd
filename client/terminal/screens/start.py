"""The start screen: play alone, against the computer or a friend, watch, look things up, or resume a game."""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import aclosing, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen

from client.net.address import RoomAddress
from client.net.errors import ClientError
from client.profile.identity import named
from client.profile.saved_rooms import SavedRoom
from client.room import saved_room_text
from client.terminal.widgets.menu import Choice, Menu
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import formats, key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, hints, width, wrap
from client.text.messages import player_name as name_text
from client.text.messages import standings as standings_text
from client.text.messages import start as start_text
from client.text.messages import your_games as games_text
from client.text.tones import Tone
from protocol.ids import show_room_code

if TYPE_CHECKING:
    from client.lobby.waiting_games import Lists, Waiting

# The first screen has to appear at once, so what describes the servers' games is imported when they are known.

MOST_ROOMS = 3
RENEW_SECONDS = 30
_SAID_ROWS = 3
_GAMES = "games"
"""The group of the worker that follows the games."""
Follow = Callable[[], "AsyncGenerator[Lists, None]"]


class StartScreen(Screen[None]):
    """The start screen; posts the choice, and the room to resume."""

    DEFAULT_CSS = """
    StartScreen {
        align: center middle;
        #box { width: 78; height: auto; }
        #title { height: auto; }
        #said { height: 3; }
        #keys { dock: bottom; height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "choose('ask_to_quit')", show=False),
        Binding("ctrl+c", "choose('quit')", show=False),
        Binding("question_mark", "choose('rules')", show=False),
        Binding("i", "choose('scores')", show=False),
        Binding("u", "choose('number')", show=False),
        Binding("x,delete", "forget", show=False),
    ]

    class Chosen(Message):
        """A choice was made: a word of the menu, a room to resume or to remove from the list, or one to enter."""

        def __init__(self, what: str, room: SavedRoom | None = None, address: RoomAddress | None = None) -> None:
            super().__init__()
            self.what = what
            self.room = room
            self.address = address

    def __init__(
        self,
        name: str | None,
        profile: str,
        rooms: Sequence[SavedRoom],
        glyphs: Glyphs,
        said: str | None = None,
        *,
        newcomer: bool = False,
        server: str | None = None,
        game: str = "",
        about: str = "",
        alone: bool = True,
        browser: Callable[[], str | None] = lambda: None,
        removed: SavedRoom | None = None,
        follow: Follow | None = None,
    ) -> None:
        super().__init__()
        self._newcomer = newcomer
        self._game = game
        self._about = about
        self._not_alone = "" if alone else start_text.not_alone(game)
        self._server = server
        self._find_browser = browser
        self._browser: str | None = None
        self._follow = follow
        self._lists: Lists = {}
        self._saved = rooms
        self._name_now = name
        self._profile = profile
        self._glyphs = glyphs
        self._said = said
        self._removed = removed

    def compose(self) -> ComposeResult:
        """Stack the title, the menu and a message."""
        with Vertical(id="box"):
            yield Sheet(self._title_lines, self._glyphs, id="title")
            yield Menu(self._choices(), self._glyphs, at=self._first)
            if self._said:
                yield Sheet(self._said_lines, self._glyphs, id="said")
        yield Sheet(self._key_lines, self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_screen_suspend(self) -> None:
        """Hide the menu and the line of keys, because the form that has opened shows its own."""
        self.query_one("#keys").display = False
        self.query_one(Menu).visible = False
        self.workers.cancel_group(self, _GAMES)

    def on_screen_resume(self) -> None:
        """Show the keys again, and the address of the server for a browser if it runs by now."""
        self.query_one("#keys").display = True
        self.query_one(Menu).visible = True
        self._look_for_server()
        self._follow_games()

    def on_mount(self) -> None:
        """Update the time that is left at intervals."""
        self.set_interval(RENEW_SECONDS, self._renew_games)

    @work(group=_GAMES, exclusive=True)
    async def _follow_games(self) -> None:
        """Keep the list of games up to date; without an answer it has the rooms that are saved here."""
        if self._follow is None:
            return
        with suppress(ClientError):
            async with aclosing(self._follow()) as told:
                async for lists in told:
                    self._lists = lists
                    self._renew_games()

    def _renew_games(self) -> None:
        if self._lists:
            for menu in self.query(Menu):  # none if another screen has replaced this one
                menu.replace(self._choices())
            for title in self.query("#title").results(Sheet):
                title.renew()

    @property
    def _waiting(self) -> "Mapping[str, Waiting]":
        """The games that wait for the player, by address: as many as there is room for."""
        if not self._lists:
            return {}
        from client.lobby.waiting_games import waiting_games

        found = waiting_games(self._lists, time.time() * 1000)[:MOST_ROOMS]
        return {str(RoomAddress(each.server, each.game.room)): each for each in found}

    @property
    def _rooms(self) -> Mapping[str, SavedRoom]:
        """The rooms saved here that are listed after them, by address."""
        waiting = self._waiting.values()
        rooms = [room for room in self._saved if room.room.room not in [each.game.room for each in waiting]]
        return {room.address: room for room in rooms[: MOST_ROOMS - len(waiting)]}

    @work(exclusive=True)
    async def _look_for_server(self) -> None:
        self._browser = await asyncio.to_thread(self._find_browser)
        for title in self.query("#title").results(Sheet):  # none if another screen has replaced this one
            title.renew()

    def action_choose(self, what: str) -> None:
        """Choose by a key of the screen."""
        self.post_message(self.Chosen(what))

    def action_forget(self) -> None:
        """Remove the marked unfinished game from the list."""
        room = self._rooms.get(self.query_one(Menu).marked)
        if room is not None:
            self.post_message(self.Chosen("forget", room))

    def on_menu_marked(self, marked: Menu.Marked) -> None:
        """Name the keys of the marked choice."""
        self.query_one("#keys", Sheet).renew()

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Post the choice."""
        room, waiting = self._rooms.get(chosen.id), self._waiting.get(chosen.id)
        if waiting is not None:
            at, code = RoomAddress(waiting.server, waiting.game.room), waiting.game.room
            saved = next((each for each in self._saved if each.room.room == code), None)
            self.post_message(self.Chosen("enter" if saved is None else "resume", saved, at))
        else:
            self.post_message(self.Chosen("resume" if room else chosen.id, room))

    def _choices(self) -> list[Choice]:
        first = [_choice("guided", "y")] if self._newcomer else []
        waiting, rooms = self._waiting, self._rooms
        codes = [each.game.room for each in waiting.values()]
        left = sum(room.room.room not in codes for room in self._saved) - len(rooms)
        more = (
            [Choice("rooms", start_text.more_unfinished(left), start_text.more_unfinished_hint(), "m")]
            if left > 0
            else []
        )
        put_back = (
            [Choice("put_back", start_text.put_back(), start_text.removed(self._removed.title), "z")]
            if self._removed is not None
            else []
        )
        game = [Choice("game", start_text.game(self._game), self._about, "g")] if self._game else []
        playing = [*first, *game, _choice("alone", "a", self._not_alone), _choice("computer", "c")]
        return [
            *waiting_choices(waiting),
            *room_choices(rooms, first=len(waiting) + 1),
            *more,
            *put_back,
            replace(playing[0], group=True),
            *playing[1:],
            _choice("host", "h"),
            _choice("join", "j"),
            replace(_choice("find", "f"), group=True),
            _choice("daily", "d"),
            Choice("games", games_text.title(), games_text.hint(), "o"),
            _choice("watch", "w"),
            Choice("tables", standings_text.tables(), standings_text.tables_hint(), "t"),
            replace(_choice("rules", "p"), group=True),
            Choice("name", name_text.change() if self._name_now else name_text.choose(), key="n"),
            _choice("settings", "s"),
            Choice("quit", start_text.choice("quit"), key="q"),
        ]

    @property
    def _first(self) -> int:
        """The choice that is marked at first: not the choice of the game, although it comes first."""
        choices = self._choices()
        return int(choices[0].id == "game")

    def _title_lines(self, cells: int, rows: int) -> list[Line]:
        title = " ".join(start_text.title().upper())
        who = name_text.playing_as(name=self._name_now, profile=named(self._profile))
        if self._server is not None:
            who = f"{who} {start_text.playing_at(self._server)}"
        subtitle = wrap((Run(start_text.subtitle(), Tone.DIM),), cells, self._glyphs)
        line: Line = (Run(who),)
        above: Line = ()
        if self._browser is not None:
            browser = Run(start_text.in_browser(self._browser), Tone.DIM)
            together = (*line, Run(" "), browser)
            line, above = (together, above) if width(together) <= cells else (line, (browser,))
        full = [(Run(title, Tone.STRONG),), *([] if self._said else [()]), *subtitle, above, line, ()]
        close = [each for each in full if each]
        room = self.app.size.height - len(self._choices()) - (_SAID_ROWS if self._said else 0) - 1
        shorter = [(Run(title, Tone.STRONG),), *([above] if above else []), line]
        return next((each for each in (full, close) if len(each) <= room), shorter)

    def _key_lines(self, cells: int, rows: int) -> list[Line]:
        menu = self.query(Menu)
        removes = bool(menu) and menu.first(Menu).marked in self._rooms
        return [hints((*key_labels.menu(), *([key_labels.remove_game()] if removes else [])))]

    def _said_lines(self, cells: int, rows: int) -> list[Line]:
        return wrap((Run(self._said, Tone.BAD),), cells, self._glyphs) if self._said else []


def _choice(name: start_text.Hint, key: str, barred: str = "") -> Choice:
    return Choice(name, start_text.choice(name), start_text.hint(name), key, barred=barred)


def waiting_choices(waiting: "Mapping[str, Waiting]") -> list[Choice]:
    """Return the choices of games that wait for the player, by address."""
    if not waiting:
        return []
    from client.lobby import your_games

    now = time.time() * 1000
    return [
        Choice(
            address,
            start_text.resume(show_room_code(game.room)),
            formats.facts([your_games.described(game), your_games.state(game, now), your_games.left(game, now)]),
            str(digit),
        )
        for digit, (address, (_, game)) in enumerate(waiting.items(), start=1)
    ]


def room_choices(rooms: Mapping[str, SavedRoom], *, full: bool = True, first: int = 1) -> list[Choice]:
    """Return the choices of rooms to resume, by address, with digits from `first`; `full`: with the word for it."""
    return [
        Choice(
            address,
            start_text.resume(show_room_code(room.room.room)) if full else show_room_code(room.room.room),
            saved_room_text.details(room),
            str(digit) if digit < 10 else "",
        )
        for digit, (address, room) in enumerate(rooms.items(), start=first)
    ]
