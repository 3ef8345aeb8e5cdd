"""The terminal client: from the start screen into a room and back."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing, suppress
from functools import cached_property, partial
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, ClassVar

from rich.segment import Segment
from rich.text import Text
from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.filter import LineFilter
from textual.worker import WorkerFailed

from client.games.options import played_alone
from client.games.word_catalog import about, title_of
from client.net import local_server
from client.net.address import ServerAddress
from client.net.errors import BadProfile, BadSetting
from client.profile.crash_log import log_crash
from client.profile.identity import Profile
from client.profile.saved_rooms import to_go_on
from client.profile.settings import Colours, Kept, Settings, settings_file
from client.room.entry_request import Errand, JoinRoom, Resume, into
from client.room.guide_progress import explained, newcomer, remember_explained
from client.terminal.focus import focus_shown
from client.terminal.preload import preload
from client.terminal.screens.start import StartScreen
from client.terminal.start_state import StartState
from client.terminal.widgets.menu import Choice
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import too_small
from client.text import formats
from client.text.enter_guard import Clock, EnterGuard
from client.text.error_text import explain
from client.text.glyphs import Glyphs
from client.text.messages import program as program_text
from client.text.messages import start as start_text

if TYPE_CHECKING:
    from client.lobby.waiting_games import Lists
    from client.replay.match import Replay
    from client.replay.sources import Found
    from client.terminal.games.board import Board
    from client.terminal.start_actions import StartActions

# The first screen has to appear at once, so the modules of other screens are imported by the methods that open them.


class _WithoutColour(LineFilter):
    """Removes all colours, even the default ones, and keeps bold, dim and reverse."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Return the segments without colour (Textual's filter API)."""
        return [Segment(text, style and style.without_color, control) for text, style, control in segments]


_WITHOUT_COLOUR = _WithoutColour()


class TurnaboutApp(App[None], inherit_bindings=False):
    """The terminal program.

    It runs `errand` at once. If `records` are given, it shows them and then ends. `settings` is the settings file;
    `server` is where to play alone and against the computer, None: on this machine; `opens` is a choice of the start
    screen to make at once, `game` a game to use instead of the last one; `clock` measures how long something has been
    on the screen.
    """

    # Its symbols are not ASCII, and it marks a line by colour alone; the last line of each screen names the keys.
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    App:nocolor ModalScreen > #box { border: ascii; padding: 0 1; }
    App.-small TooSmall { display: block; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", show=False)]

    def __init__(
        self,
        profile: Profile,
        home: Path,
        glyphs: Glyphs,
        errand: Errand | None = None,
        *,
        records: "Sequence[Found]" = (),
        settings: Path | None = None,
        server: ServerAddress | None = None,
        opens: str | None = None,
        game: str | None = None,
        clock: Clock = monotonic,
        follows: bool = True,
    ) -> None:
        super().__init__()
        self.enter_guard = EnterGuard(clock, self._show_enter)
        self._follows = follows
        self._opens = opens
        self._profile = profile
        self._home = home
        self._glyphs = glyphs
        self._errand = errand
        self._server = server
        self._start = StartState(profile, game)
        self._listed = records
        self._only_watching = bool(records)
        self._animations = self.animation_level
        self._no_color_wanted = self.no_color
        self._kept = Kept(settings or settings_file(profile.name, home), self._put_in_force)
        self._put_in_force(self._kept.now)

    @cached_property
    def _start_actions(self) -> "StartActions":
        from client.terminal.start_actions import StartActions

        return StartActions(self, self._start, self._profile, self._home, client_name(), self._glyphs, self._server)

    @property
    def colours(self) -> Colours:
        """The colours in the settings."""
        return self._kept.now.colours

    @property
    def plays_safe(self) -> bool:
        """Whether safe cards of Grandma's Game are played automatically."""
        return self._kept.now.safe == "on"

    @property
    def shows_families(self) -> bool:
        """Whether trees are shown one family at a time."""
        return self._kept.now.tree == "family"

    @property
    def explained(self) -> frozenset[str]:
        """The lessons that the player has seen."""
        return explained(self._profile)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return the filters of each line: with NO_COLOR a line loses every colour, greys too."""
        return (_WITHOUT_COLOUR,) if self.no_color else super().get_line_filters()

    def on_mount(self) -> None:
        """Open the start screen, and run the errand if there is one."""
        self.title = start_text.title()
        self.screen_change_signal.subscribe(self, lambda _: self.enter_guard.begin(), immediate=True)
        self.push_screen(self._start_screen(self._wrong))
        self.call_after_refresh(self.run_worker, preload, group="preload")
        if self._errand is not None:
            self.go(self._errand)
        elif self._only_watching:
            self.choose_record(self._listed)
        elif self._opens is not None:
            self._start_actions.choose(self._opens)

    async def on_event(self, event: events.Event) -> None:
        """Pass an event on, except keys and pastes for a hidden widget, and an Enter that comes too early."""
        if isinstance(event, events.Key | events.Paste) and not event.is_forwarded and self.screen_stack:
            focus_shown(self.screen)
            if isinstance(event, events.Key) and self._stops(event):
                return
        await super().on_event(event)

    def _stops(self, event: events.Key) -> bool:
        """Return whether a key comes too early, or acts on something that a small terminal hides."""
        if self.has_class("-small") and event.key in ("enter", "space"):
            return True
        return self.enter_guard.stops(event.key, event.character, self.focused or self.screen)

    def _show_enter(self) -> None:
        """Show in the line of keys whether Enter is accepted, now and when that changes."""
        for screen in self.screen_stack:
            for sheet in screen.query(Sheet):
                sheet.refresh()
        if self.enter_guard.closed:
            self.set_timer(max(self.enter_guard.left, 0.01), self._show_enter)

    def on_resize(self, event: events.Resize) -> None:
        """Ask for a larger terminal on every screen if this one is too small."""
        if self.has_class("-small") and not too_small(event.size):
            self.enter_guard.begin()
        self.set_class(too_small(event.size), "-small")

    def on_start_screen_chosen(self, chosen: StartScreen.Chosen) -> None:
        """Run the action chosen on the start screen, unless another screen is open by now."""
        if not isinstance(self.screen, StartScreen):
            return
        match chosen.what:
            case "resume" if chosen.room is not None:
                self.go(Resume(chosen.room, alongside=True))
            case "enter" if chosen.address is not None:
                self.go(into(self._profile, chosen.address, alongside=True))
            case "forget" if chosen.room is not None:
                self._renew(self._start_actions.forget(chosen.room))
            case "settings":
                self._change_settings()
            case "rules":
                from client.terminal.screens.rules import RulesScreen

                self.push_screen(RulesScreen(self._glyphs, offers_game=True, first=self._start.game), self._read)
            case "name":
                from client.terminal.screens.player_name import NameScreen

                self.push_screen(NameScreen(self._profile.last().name, self._glyphs), self._named)
            case "ask_to_quit":
                self._ask_to_quit()
            case what if not self._start_actions.choose(what):
                self.exit()

    def _ask_to_quit(self) -> None:
        from client.terminal.screens.question import QuestionScreen

        choices = [Choice("stay", start_text.stay(), safe=True), Choice("quit", start_text.choice("quit"))]
        question = QuestionScreen(start_text.quit_title(), start_text.quit_text(), choices, self._glyphs)
        self.push_screen(question, self._quit_asked)

    def _quit_asked(self, answer: str | None) -> None:
        if answer == "quit":
            self.exit()

    def on_board_keeps(self, keeps: "Board.Keeps") -> None:
        """Save a setting that was changed on a board."""
        try:
            self._kept.change(keeps.setting, keeps.value)
        except BadSetting as error:
            self.notify(explain(error), severity="warning", markup=False)

    def on_board_explained(self, explained: "Board.Explained") -> None:
        """Save which lessons the player has seen."""
        with suppress(BadProfile):  # then it is explained once more
            remember_explained(self._profile, explained.lessons)

    def go(self, errand: Errand | None) -> None:
        """Run an errand, after asking for the player's name if there is none."""
        if errand is None:
            return
        from client.terminal.screens.player_name import NameScreen
        from client.terminal.screens.room import RoomScreen

        name = self._profile.last().name
        if name is None:
            screen = NameScreen(None, self._glyphs, _invitation(errand))
            self.push_screen(screen, lambda given: self._named(given, errand))
            return
        if newcomer(self._profile):
            with suppress(BadProfile):  # then the first game is offered once more
                remember_explained(self._profile, explained(self._profile))
        room = RoomScreen(errand, self._profile, name, client_name(), self._home, self._glyphs, self._kept)
        self.push_screen(room, lambda _: self._renew())

    def _read(self, then: str | None) -> None:
        """Start the guided game, if it was chosen in the rules."""
        if then is not None:
            self._start_actions.choose(then)

    def _named(self, name: str | None, errand: Errand | None = None) -> None:
        if name is None:
            return
        try:
            self._profile.remember(name=name)
        except BadProfile as error:
            self._renew(explain(error))
            return
        self._renew()
        self.go(errand)

    def show_game(self) -> None:
        """Show the chosen game."""
        self._renew()

    def choose_record(self, records: "Sequence[Found] | None") -> None:
        """Watch one of some records."""
        self._listed = records or ()
        if len(self._listed) == 1:
            self._prepare(self._listed[0])
        elif self._listed:
            from client.terminal.screens.records import RecordsScreen

            self.push_screen(RecordsScreen(self._listed, self._glyphs), self._prepare)

    def _prepare(self, record: "Found | None") -> None:
        if record is not None:
            from client.terminal.screens.watch import PreparingScreen

            self.push_screen(PreparingScreen(record, self._glyphs), self._watch)
        elif self._only_watching:
            self.exit()

    def _watch(self, replay: "Replay | None") -> None:
        if replay is None:
            self._watched()
        else:
            from client.terminal.screens.replay import ReplayScreen

            analyze = partial(self._analyze, replay)
            self.push_screen(ReplayScreen(replay, self._glyphs, analyze=analyze), lambda _: self._watched())

    def _analyze(self, replay: "Replay") -> None:
        from client.replay.local_analysis import judge
        from client.replay.sources import found_in
        from client.terminal.screens.analysis import AnalysisScreen

        told = judge(found_in(replay.record).line)
        self.push_screen(AnalysisScreen(replay.record, told, self._glyphs))

    def _watched(self) -> None:
        """Go back to the list of records, if there is one; end the program if it was started to watch."""
        if len(self._listed) > 1:
            self.choose_record(self._listed)
        elif self._only_watching:
            self.exit()

    def _change_settings(self) -> None:
        from client.terminal.screens.settings import SettingsScreen

        screen = SettingsScreen(
            self._profile,
            self._kept.now,
            self._kept.keep,
            self._glyphs,
            no_color=self._no_color_wanted,
            said=self._wrong,
        )
        self.push_screen(screen, lambda _: self._renew())

    @property
    def _wrong(self) -> str | None:
        """What is wrong with the file of settings."""
        return None if self._kept.wrong is None else explain(self._kept.wrong)

    def _put_in_force(self, settings: Settings) -> None:
        """Apply settings; NO_COLOR overrides them."""
        self.no_color = self._no_color_wanted or settings.colours == "none"
        self.animation_level = self._animations if settings.animation == "on" else "none"
        self.signal = settings.signal
        formats.use(settings)
        if self.is_running:
            self.refresh_css(animate=False)
            for screen in self.screen_stack:
                for widget in screen.walk_children(with_self=True):
                    widget.refresh()

    def _renew(self, said: str | None = None) -> None:
        """Show the current start screen, perhaps with an error."""
        self.switch_screen(self._start_screen(said))

    def _start_screen(self, said: str | None = None) -> StartScreen:
        return StartScreen(
            self._profile.last().name,
            self._profile.name,
            to_go_on(self._profile),
            self._glyphs,
            said,
            newcomer=newcomer(self._profile),
            server=None if self._server is None else str(self._server),
            game=title_of(self._start.game),
            about=about(self._start.game),
            removed=self._start.removed,
            alone=played_alone(self._start.game),
            browser=partial(local_server.browser_address, self._home),
            follow=self._follow_games if self._follows else None,
        )

    async def _follow_games(self) -> "AsyncGenerator[Lists, None]":
        """Yield the player's games on the servers that run, and again when they change."""
        from client.lobby.known_servers import running_servers

        servers = await asyncio.to_thread(running_servers, self._profile, self._home, self._server)
        if not servers:
            return
        from client.lobby.games_of_servers import follow_games

        async with aclosing(follow_games(self._profile, servers, client_name())) as told:
            async for lists in told:
                yield lists

    def _handle_exception(self, error: Exception) -> None:
        """Write an error of this program to a file and report it, in place of Textual's traceback.

        There is no public hook for this: Textual's own `_handle_exception` prints the traceback first.
        """
        if self._exception is not None:
            return
        self._exception = error
        self._exception_event.set()
        self._return_code = 1
        cause = error.error if isinstance(error, WorkerFailed) else error
        log, why = log_crash(self._home, cause)
        self._exit_renderables.append(Text(program_text.failed(log=log, why=why)))
        self._close_messages_no_wait()


def _invitation(errand: Errand) -> Callable[[], Sequence[str]] | None:
    """Return a function that loads the invitation of an errand that joins a room; None for other errands."""
    if not isinstance(errand, JoinRoom):
        return None

    def load() -> Sequence[str]:
        from client.room.invitation import fetch_invitation, introduce

        found = fetch_invitation(errand.target)
        return [] if found is None else introduce(found)

    return load


def client_name() -> str:
    """Return this program's name for servers."""
    return f"turnabout-terminal {version('turnabout')}"
