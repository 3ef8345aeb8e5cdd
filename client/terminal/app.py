"""The terminal client: from the start screen into a room and back."""

import traceback
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import ClassVar

from rich.segment import Segment
from rich.text import Text
from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.filter import LineFilter
from textual.worker import WorkerFailed

from client.address import RoomAddress
from client.errand import Errand, Resume, into
from client.errors import BadProfile
from client.identity import Profile
from client.saved_rooms import saved_room, to_go_on
from client.terminal import words
from client.terminal.glyphs import Glyphs
from client.terminal.screens.host import HostScreen
from client.terminal.screens.join import JoinScreen
from client.terminal.screens.name import NameScreen
from client.terminal.screens.room import RoomScreen
from client.terminal.screens.rules import RulesScreen
from client.terminal.screens.start import StartScreen
from client.terminal.too_small import too_small


class _WithoutColour(LineFilter):
    """Leaves bold, dim and reverse, and no colour, not even a default one."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Return the segments without colour (Textual's filter API)."""
        return [Segment(text, style and style.without_color, control) for text, style, control in segments]


_WITHOUT_COLOUR = _WithoutColour()


class TurnaboutApp(App[None], inherit_bindings=False):
    """The program on the terminal. `errand`: what somebody came for, who is taken there at once."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    App:nocolor ModalScreen > #box { border: ascii; padding: 0 1; }
    App.-small TooSmall { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", show=False)]

    def __init__(self, profile: Profile, home: Path, glyphs: Glyphs, errand: Errand | None = None) -> None:
        super().__init__()
        self._profile = profile
        self._home = home
        self._glyphs = glyphs
        self._errand = errand
        self._tried: RoomAddress | None = None

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return what each line passes on its way out: with NO_COLOR it loses every colour, greys too."""
        return (_WITHOUT_COLOUR,) if self.no_color else super().get_line_filters()

    def on_mount(self) -> None:
        """Open the start screen, and go on from there where there is an errand."""
        self.title = words.start.TITLE
        self.push_screen(self._start_screen())
        if self._errand is not None:
            self._go(self._errand)

    def on_resize(self, event: events.Resize) -> None:
        """Have every screen ask for a larger terminal where this one is too small."""
        self.set_class(too_small(event.size), "-small")

    def on_start_screen_chosen(self, chosen: StartScreen.Chosen) -> None:
        """Do what was chosen on the start screen, unless a key before has led away from it."""
        if not isinstance(self.screen, StartScreen):
            return
        match chosen.what:
            case "host":
                self.push_screen(HostScreen(self._glyphs), self._go)
            case "join":
                known = self._tried is None or saved_room(self._profile, self._tried) is not None
                tried = None if known else self._tried
                self.push_screen(JoinScreen(self._profile.last().server, self._glyphs, tried), self._join)
            case "resume" if chosen.room is not None:
                self._go(Resume(chosen.room))
            case "rules":
                self.push_screen(RulesScreen(self._glyphs))
            case "name":
                self.push_screen(NameScreen(self._profile.last().name, self._glyphs), self._named)
            case _:
                self.exit()

    def _join(self, address: RoomAddress | None) -> None:
        if address is not None:
            self._tried = address
            self._go(into(self._profile, address))

    def _go(self, errand: Errand | None) -> None:
        """Go on an errand, once there is a name to go by."""
        if errand is None:
            return
        name = self._profile.last().name
        if name is None:
            self.push_screen(NameScreen(None, self._glyphs), lambda given: self._named(given, errand))
            return
        screen = RoomScreen(errand, self._profile, name, _client(), self._home, self._glyphs)
        self.push_screen(screen, lambda _: self._renew())

    def _named(self, name: str | None, errand: Errand | None = None) -> None:
        if name is None:
            return
        try:
            self._profile.remember(name=name)
        except BadProfile as error:
            self._renew(str(error))
            return
        self._renew()
        self._go(errand)

    def _renew(self, said: str | None = None) -> None:
        """Show the start screen as things stand now."""
        self.switch_screen(self._start_screen(said))

    def _start_screen(self, said: str | None = None) -> StartScreen:
        return StartScreen(self._profile.last().name, self._profile.name, to_go_on(self._profile), self._glyphs, said)

    def _handle_exception(self, error: Exception) -> None:
        """Write a fault of this program to a file and say so, in place of Textual's traceback.

        There is no public way to do this: Textual's own `_handle_exception` prints before anybody else is asked.
        """
        if self._exception is not None:
            return
        self._exception = error
        self._exception_event.set()
        self._return_code = 1
        cause = error.error if isinstance(error, WorkerFailed) else error
        log = self._home / "client.log"
        try:
            with log.open("a", encoding="utf-8") as file:
                file.write(f"{datetime.now(UTC).isoformat()}\n{''.join(traceback.format_exception(cause))}\n")
        except OSError as refused:
            sentence = f"{words.failures.fault(str(log))} ({refused.strerror})"
        else:
            sentence = words.failures.fault(str(log))
        self._exit_renderables.append(Text(sentence))
        self._close_messages_no_wait()


def _client() -> str:
    return f"turnabout-terminal {version('turnabout')}"
