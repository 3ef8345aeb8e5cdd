"""The view of a room: the board of a leg, or the page of the current phase with a banner above and keys below."""

import os
import time
from dataclasses import replace

from textual.app import ComposeResult
from textual.timer import Timer
from textual.widget import Widget

from client.games.clocks import Face, faces, server_now
from client.games.leg_scene import Told
from client.games.mirror.match import is_mirror
from client.net.frames import ShownRoom
from client.net.link_state import Lost
from client.profile.settings import Signal
from client.room.guide_progress import guided
from client.room.keys import named
from client.room.model import played
from client.room.pages import page_of, page_shown
from client.room.pages.setting import WIDEST, Setting
from client.room.refusal_text import refusal_text
from client.room.session import Model, Phase
from client.room.status import counts, line, status, trouble
from client.terminal.games.board import Board
from client.terminal.games.catalog import BOARDS, board_of
from client.terminal.room.final_boards import FinalBoards
from client.terminal.room.turn_notification import TurnNotifications, find_sequence, notification_text
from client.terminal.room.turn_signal import TurnSignal, turn_title
from client.terminal.widgets.sheet import Sheet
from client.text import key_labels
from client.text.enter_guard import enter_guard
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fitted, squeezed, wrap
from client.text.tones import Tone

_Which = tuple[str, bool]
_LIT_SECONDS = 3.0
"""How long the outcome of a match is highlighted."""


class RoomView(Widget):
    """Shows the newest setting."""

    DEFAULT_CSS = """
    RoomView {
        height: 1fr;
        #banner, #status { height: 1; display: none; }
        #room-keys { height: 1; }
        #page { height: 1fr; margin: 1 0; }
        Board { display: none; }
        &.-leg #page, &.-leg #room-keys { display: none; }
        &.-leg Board { display: block; }
        &.-banner #banner { display: block; }
        &.-status #status { display: block; }
    }
    """

    def __init__(self, setting: Setting, glyphs: Glyphs) -> None:
        super().__init__()
        self._setting = setting
        self._glyphs = glyphs
        self._retry_at = 0.0
        self._noticed: str | None = None
        self._board: tuple[_Which, Board] | None = None
        self._signal = TurnSignal(self._write)
        self._highlight: Timer | None = None
        self._notifications = TurnNotifications(self._write, find_sequence(os.environ), time.monotonic)

    def compose(self) -> ComposeResult:
        """Add the widgets; the board is added once the game is known."""
        yield Sheet(self._status_lines, self._glyphs, id="status")
        yield Sheet(self._banner_lines, self._glyphs, id="banner")
        yield Sheet(self._page_lines, self._glyphs, id="page")
        yield FinalBoards(self._glyphs, self._renew)
        yield Sheet(self._key_lines, self._glyphs, id="room-keys")

    def on_resize(self) -> None:
        """Show the final boards if there is room for them now."""
        self._show_final_boards()

    def on_mount(self) -> None:
        """Renew clocks, absences and the time to the next try twice a second."""
        self.set_interval(0.5, self._tick)
        self.watch(self.app, "app_focus", self._look)

    def show(self, setting: Setting) -> None:
        """Show another setting."""
        before, model = self._setting.model, setting.model
        if _shows_result(model, before) and self.app.animation_level != "none":
            self._highlight = self.set_timer(_LIT_SECONDS, self.end_moment)
        self._setting = replace(setting, lit=self._highlight is not None)
        if isinstance(model.link, Lost) and model.link is not before.link:
            self._retry_at = time.monotonic() + model.link.retry_in
        board = self._board_of(model)
        if board is not None and model.phase.at_the_tree:
            self._show_leg(board, model, before)
        elif before.phase.at_the_tree and not model.phase.at_the_tree:
            self.remove_class("-leg")
        if page_shown(model) != page_shown(before):
            self.begin()
        self._tell_turn()
        self._renew()

    def end_moment(self) -> None:
        """End the highlight of a match's outcome."""
        if self._highlight is not None:
            self._highlight.stop()
            self._highlight = None
            self._setting = replace(self._setting, lit=False)
            self._renew()

    def on_unmount(self) -> None:
        """Give the window its own title back."""
        self._signal.tell(None)

    def _tell_turn(self) -> None:
        signal: Signal = getattr(self.app, "signal", "off")
        model = self._setting.model
        title = turn_title(model) if signal != "off" else None
        self._signal.tell(title)
        text = None
        if signal == "notification" and title is not None and model.room is not None:
            text = notification_text(model.room, model.me)
        self._notifications.tell(text, looks=self.app.app_focus)

    def _look(self, has_focus: bool) -> None:
        if has_focus:
            self._notifications.look()

    def _write(self, text: str) -> None:
        """Write control characters to the terminal, as Textual rings its bell."""
        driver = self.app._driver
        if driver is not None:
            driver.write(text)
            driver.flush()

    def begin(self) -> None:
        """Ignore Enter and Space for a moment, because something new is shown."""
        guard = enter_guard(self.app)
        if guard is not None:
            guard.begin()

    def _board_of(self, model: Model) -> Board | None:
        """Return the board of the room's game; None before the game is known, and until the board is mounted."""
        room = model.as_played.room if model.phase.at_the_tree else model.room
        if room is None or room.game not in BOARDS:
            return None
        if self._board is None or self._board[0] != _which(room):
            self.call_next(self._set_board, room)
            return None
        return self._board[1]

    async def _set_board(self, room: ShownRoom) -> None:
        """Mount the board of the room's game in place of another one, and show the leg."""
        if self._board is not None and self._board[0] == _which(room):
            return
        if self._board is not None:
            before, self._board = self._board[1], None
            self.remove_class("-leg")
            await before.remove()
        board = board_of(room, self._glyphs, (key_labels.rules(), key_labels.leave_leg()))
        await self.mount(board, before="#room-keys")
        self._board = _which(room), board
        self._noticed = None
        self.show(self._setting)

    def _show_leg(self, leg: Board, model: Model, before: Model) -> None:
        first = not self.has_class("-leg")
        if first:
            self.add_class("-leg")
            leg.look_as_set()
            leg.focus()
            self.begin()
        if model.room is not None and (first or _tells_more(model, before)):
            explained: frozenset[str] = getattr(self.app, "explained", frozenset())
            leg.explain(explained if guided(model) else None)
            told = Told(model.hint, model.awaits_hint, model.about)
            leg.show(played(model.room), model.me, model.known_here, self._faces(), told)
        reset = model.room is not None and model.room.reset  # then the notice says why the move is refused
        if model.refused is not None and model.refused is not before.refused and not reset:
            leg.refused(refusal_text(model))

    def _renew(self) -> None:
        said = self._notice()
        at_the_tree = self._setting.model.phase.at_the_tree
        self.set_class(said is not None and not at_the_tree, "-banner")
        left, rights = status(self._setting.model, server_now(self._setting.model.ahead))
        self.set_class(bool(left or rights[0]), "-status")
        if at_the_tree and self._board is not None and self.has_class("-leg"):
            leg = self._board[1]
            leg.name_keys([key.shown for key in named(self._setting)])
            leg.tell_time(self._faces(), server_now(self._setting.model.ahead))
            if said != self._noticed:
                leg.notice(said)
                self._noticed = said
        self._show_final_boards()
        for sheet in self.query("RoomView > Sheet").results(Sheet):
            sheet.renew()

    def _show_final_boards(self) -> None:
        """Show the final boards below the page of the result, if all of the page leaves enough rows for them."""
        page, boards = self.query_one("#page", Sheet), self.query_one(FinalBoards)
        lines = len(self._all_page_lines(self.size.width))
        around = sum(self.query_one(each).size.height for each in ("#status", "#banner", "#room-keys"))
        rows = self.size.height - around - lines - page.styles.margin.height
        page.styles.height = lines if boards.show(self._setting, rows) else "1fr"

    def _tick(self) -> None:
        model = self._setting.model
        if isinstance(model.link, Lost) or counts(model):
            self._renew()

    def _faces(self) -> tuple[Face, ...]:
        """Return what the clocks show now, in whole seconds; empty if there are none."""
        model, now = self._setting.model, server_now(self._setting.model.ahead)
        room = model.as_played.room
        if room is None or room.match is None or room.match.clocks is None or now is None:
            return ()
        shown = faces(room.match.clocks, now, room.clock)
        return tuple(replace(each, left=-(-each.left // 1000) * 1000) for each in shown)

    def _status_lines(self, cells: int, rows: int) -> list[Line]:
        left, rights = status(self._setting.model, server_now(self._setting.model.ahead))
        return [line(left, rights, cells, self._glyphs)]

    def _notice(self) -> str | None:
        setting, seconds = self._setting, round(self._retry_at - time.monotonic())
        return trouble(setting.model, hosted=setting.hosted, seconds=seconds)

    def _banner_lines(self, cells: int, rows: int) -> list[Line]:
        said = self._notice()
        return [(Run(f" {said}", Tone.BAD),)] if said else []

    def _page_lines(self, cells: int, rows: int) -> list[Line]:
        return squeezed(self._all_page_lines(cells), rows)

    def _all_page_lines(self, cells: int) -> list[Line]:
        page = page_of(self._setting.model)
        if page is None:
            return []
        wide = min(cells - 4, WIDEST)
        margin = Run(" " * ((cells - wide) // 2))
        lines = [part for line in page.lines(self._setting, wide) for part in wrap(line, wide, self._glyphs)]
        return [(margin, *line) if line else line for line in lines]

    def _key_lines(self, cells: int, rows: int) -> list[Line]:
        if page_of(self._setting.model) is None:
            return []
        keys = [key.shown for key in named(self._setting) if key.shown[0]]
        return [fitted(keys, key_labels.LEAST, cells)]


def _which(room: ShownRoom) -> _Which:
    """Return which board a room needs: its game, and whether it is a mirror match."""
    return room.game, is_mirror(room)


def _shows_result(model: Model, before: Model) -> bool:
    """Return whether the page of a result replaces another page, and the player was in the room before."""
    return model.phase is Phase.RESULT and before.phase not in (Phase.RESULT, Phase.CONNECTING)


def _tells_more(model: Model, before: Model) -> bool:
    """Return whether the leg has changed, apart from its clocks."""
    news = (model.room, model.hint, model.about), (before.room, before.hint, before.about)
    return model.known_here != before.known_here or any(now is not then for now, then in zip(*news, strict=True))
