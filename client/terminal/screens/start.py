"""Where everything begins: host a room, join one, or go on in one."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen

from client.saved_rooms import SavedRoom
from client.terminal import words
from client.terminal.glyphs import Glyphs
from client.terminal.lines import Line, Run, hints, wrap
from client.terminal.menu import Choice, Menu
from client.terminal.sheet import Sheet
from client.terminal.tones import Tone
from client.terminal.too_small import TooSmall
from protocol.ids import show_room_code

MOST_ROOMS = 5


class StartScreen(Screen[None]):
    """The start screen; tells what was chosen, a room to go on in by its address."""

    DEFAULT_CSS = """
    StartScreen {
        align: center middle;
        #box { width: 76; height: auto; }
        #title { height: 7; }
        #said { height: 3; margin-top: 1; }
        #keys { dock: bottom; height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,ctrl+c", "choose('quit')", show=False),
        Binding("question_mark", "choose('rules')", show=False),
    ]

    class Chosen(Message):
        """Something was chosen: a word of the menu, or a room."""

        def __init__(self, what: str, room: SavedRoom | None = None) -> None:
            super().__init__()
            self.what = what
            self.room = room

    def __init__(
        self, name: str | None, profile: str, rooms: Sequence[SavedRoom], glyphs: Glyphs, said: str | None = None
    ) -> None:
        super().__init__()
        self._name_now = name
        self._profile = profile
        self._rooms = {room.address: room for room in rooms[:MOST_ROOMS]}
        self._glyphs = glyphs
        self._said = said

    def compose(self) -> ComposeResult:
        """Set title, menu and what there is to say, one below the other."""
        with Vertical(id="box"):
            yield Sheet(self._title_lines, self._glyphs, id="title")
            yield Menu(self._choices(), self._glyphs)
            yield Sheet(self._said_lines, self._glyphs, id="said")
        yield Sheet(lambda cells, rows: [hints(words.keys.MENU)], self._glyphs, id="keys")
        yield TooSmall(self._glyphs)

    def on_screen_suspend(self) -> None:
        """Leave the line of keys to the form that has opened."""
        self.query_one("#keys").display = False

    def on_screen_resume(self) -> None:
        """Say again which keys do what."""
        self.query_one("#keys").display = True

    def action_choose(self, what: str) -> None:
        """Choose by a key that is not the menu's."""
        self.post_message(self.Chosen(what))

    def on_menu_chosen(self, chosen: Menu.Chosen) -> None:
        """Tell what was chosen."""
        room = self._rooms.get(chosen.id)
        self.post_message(self.Chosen("resume" if room else chosen.id, room))

    def _choices(self) -> list[Choice]:
        rooms = [
            Choice(
                address,
                words.start.go_on(show_room_code(room.room.room)),
                words.start.resume_hint(room.title, room.other, room.when),
                str(digit),
            )
            for digit, (address, room) in enumerate(self._rooms.items(), start=1)
        ]
        return [
            *rooms,
            Choice("host", words.start.HOST, words.start.HOST_HINT, "h"),
            Choice("join", words.start.JOIN, words.start.JOIN_HINT, "j"),
            Choice("watch", words.replay.WATCH, words.replay.WATCH_HINT, "w"),
            Choice("rules", words.start.RULES, key="r"),
            Choice("name", words.start.CHANGE_NAME if self._name_now else words.start.SAY_NAME, key="n"),
            Choice("settings", words.settings.SETTINGS, words.settings.HINT, "s"),
            Choice("quit", words.start.QUIT, key="q"),
        ]

    def _title_lines(self, cells: int, rows: int) -> list[Line]:
        title = " ".join(words.start.TITLE.upper())
        who = words.start.playing_as(self._name_now, self._profile)
        subtitle = wrap((Run(words.start.SUBTITLE, Tone.DIM),), cells, self._glyphs)
        return [(Run(title, Tone.STRONG),), (), *subtitle, (), (Run(who),), ()]

    def _said_lines(self, cells: int, rows: int) -> list[Line]:
        return wrap((Run(self._said, Tone.BAD),), cells, self._glyphs) if self._said else []
