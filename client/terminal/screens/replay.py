"""The replay of a match: both legs side by side, move by move."""

from collections.abc import Callable
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.timer import Timer

from client.games.word_catalog import words_of
from client.replay import lines as replay_lines
from client.replay.match import Replay
from client.replay.pages import Paging
from client.terminal.games.catalog import BOARDS
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fitted, width
from client.text.messages import replay as replay_text
from client.text.tones import Tone

_SECONDS = (3.0, 1.5, 0.8, 0.4, 0.2)
"""How long each move is shown in playback, slowest first."""
_MOST_DIGITS = 5
_STEP, _GO_TO, _PART, _LOOK = "←→", "12 Enter", "p", "↑↓"


def _legend(game: str) -> str:
    """Return the meaning of the symbols between the moves of two legs."""
    signs = [("═", replay_text.same_move()), ("─", replay_text.same_card()), ("╱", replay_text.differ())]
    return "   ".join(f"{sign} {meaning}" for sign, meaning in signs if sign != "─" or words_of(game).same_card)


class ReplayLeg(Vertical):
    """One leg at one ply: its heading and its board."""

    DEFAULT_CSS = """
    ReplayLeg { width: 1fr; }
    ReplayLeg > Sheet { height: 2; }
    ReplayLeg.-second { border-left: vkey $foreground 30%; }
    ReplayLeg.-second.-ascii { border-left: ascii $foreground 30%; }
    """

    def __init__(self, replay: Replay, leg: int, ply: Callable[[], int], glyphs: Glyphs) -> None:
        super().__init__(classes=f"{'-second' if leg > 1 else ''} {'-ascii' if glyphs.ascii else ''}")
        self.leg = leg
        self._replay = replay
        self._ply = ply
        self._glyphs = glyphs
        self._sight = BOARDS[replay.record.game].sight(glyphs)
        self._sight.names = [replay.name(seat) for seat in range(len(replay.record.seats))]

    def compose(self) -> ComposeResult:
        """Put the heading above the board."""
        yield Sheet(self._heading, self._glyphs)
        yield self._sight

    def _heading(self, cells: int, rows: int) -> list[Line]:
        return replay_lines.leg_heading(self._replay, self.leg, self._ply(), cells, self._glyphs)

    def renew(self) -> None:
        """Show the leg at the current ply, with the last move in sight."""
        view = self._replay.at(self.leg, self._ply()).view
        self._sight.visible = view is not None
        if view is not None:
            self._sight.show(view)
        self.query_one(Sheet).renew()

    def look(self, cells: int, lines: int) -> None:
        """Move the view of the board."""
        self._sight.look(cells, lines)


class ReplayScreen(Screen[None]):
    """Replays a match by steps, by jumps, or automatically.

    `ply` and `legs` are shown first; `analyze` starts the analysis, unless the player came from there.
    """

    DEFAULT_CSS = """
    ReplayScreen {
        #heading { height: 2; }
        #legs { height: 2fr; }
        #rule { height: 1; }
        #moves { height: 1fr; min-height: 5; }
        #of-note { height: 1; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l,enter", "step(1)", show=False),
        Binding("left,h", "step(-1)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(99999)", show=False),
        Binding("space", "play", show=False),
        Binding("plus,equals_sign", "speed(1)", show=False),
        Binding("minus", "speed(-1)", show=False),
        Binding("p", "parting", show=False),
        Binding("i", "incident", show=False),
        Binding("a", "analyze", show=False),
        Binding("tab", "legs(1)", show=False),
        Binding("shift+tab", "legs(-1)", show=False),
        Binding("up", "look(0, -2)", show=False),
        Binding("down", "look(0, 2)", show=False),
        Binding("shift+left", "look(-8, 0)", show=False),
        Binding("shift+right", "look(8, 0)", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "back", show=False),
    ]

    def __init__(
        self,
        replay: Replay,
        glyphs: Glyphs,
        *,
        ply: int = 0,
        legs: tuple[int, ...] = (),
        analyze: Callable[[], None] | None = None,
    ) -> None:
        super().__init__()
        self._replay = replay
        self._glyphs = glyphs
        self._analyze = analyze
        self._ply = ply
        self._typed = ""
        self._speed = 1
        self._timer: Timer | None = None
        self._paging = Paging(replay, self._renew)
        self._every = tuple(range(1, len(replay.legs) + 1))
        # Tables of a race are wide, and many legs don't fit side by side.
        alone = len(self._every) > 2 or replay.record.form == "race"
        self._legs = legs or (self._every[:1] if alone else self._every)

    def compose(self) -> ComposeResult:
        """Put the boards above the list of moves."""
        glyphs = self._glyphs
        yield Sheet(lambda cells, _: replay_lines.heading(self._replay, cells, glyphs), glyphs, id="heading")
        with Horizontal(id="legs"):
            for leg in self._every:
                yield ReplayLeg(self._replay, leg, lambda: self._ply, glyphs)
        yield Sheet(self._rule, glyphs, id="rule")
        yield Sheet(self._moves, glyphs, id="moves")
        yield Sheet(self._of_note, glyphs, id="of-note")
        yield Sheet(self._keys, glyphs, id="keys")
        yield TooSmall(glyphs)

    @property
    def typing(self) -> bool:
        """Whether the number of a move is being typed."""
        return bool(self._typed)

    def on_mount(self) -> None:
        """Start at the first position."""
        self._look()

    async def on_unmount(self) -> None:
        """Cancel the loading of pages."""
        await self._replay.source.rest()

    def _look(self) -> None:
        """Show the current ply, and load the pages for it and the next ones."""
        if self._paging.look(self._legs, self._ply):
            self.run_worker(self._paging.run(), group="pages")
        self._renew()

    def _renew(self) -> None:
        for leg in self.query(ReplayLeg):
            leg.display = leg.leg in self._legs
            leg.renew()
        for sheet in self.query("ReplayScreen > Sheet").results(Sheet):
            sheet.renew()

    def _rule(self, cells: int, rows: int) -> list[Line]:
        legend = _legend(self._replay.record.game) if len(self._legs) > 1 else ""
        start = (Run("─ ", Tone.LINE), Run(replay_text.moves(), Tone.TITLE), Run(" ", Tone.LINE))
        end = (Run(f" {legend} ", Tone.DIM), Run("─", Tone.LINE)) if legend else ()
        end = end if width((*start, *end)) < cells else ()
        return [(*start, Run("─" * (cells - width((*start, *end))), Tone.LINE), *end)]

    def _moves(self, cells: int, rows: int) -> list[Line]:
        near = self._ply - rows, self._ply + rows
        listed = replay_lines.moves(self._replay, self._legs, cells, self._glyphs, *near)
        return replay_lines.window(listed, self._ply, rows, cells, self._glyphs)

    def _of_note(self, cells: int, rows: int) -> list[Line]:
        if self._typed:
            return [(Run(f" {replay_text.go_to(typed=self._typed, moves=self._replay.plies)}", Tone.STRONG),)]
        if self._paging.wrong is not None:
            return [(Run(f" {self._paging.wrong}", Tone.BAD),)]
        line = replay_lines.of_note(self._replay, self._legs, self._ply)
        return [(Run(f" {replay_text.playing()} ", Tone.BADGE), *line) if self._timer else line]

    def _keys(self, cells: int, rows: int) -> list[Line]:
        keys: list[tuple[str, replay_text.Key]] = [(_STEP, "step"), ("Space", "play"), (_GO_TO, "go-to")]
        if len(self._every) > 1:
            keys.append((_PART, "part"))
        if self._timer is not None:
            keys = [("Space", "pause"), ("+-", "speed")]
        if self._replay.next_of_note(-1) is not None:
            keys.append(("i", "event"))
        if len(self._every) > 1:
            one = len(self._legs) == 1
            keys.append(("Tab", "one-leg" if not one else "other-leg" if self._legs == (1,) else "both-legs"))
        if self._analyze is not None and self._timer is None:
            keys.append(("a", "analysis"))
        keys.append((_LOOK, "look"))
        named = [(key, replay_text.key(label)) for key, label in keys]
        return [fitted([*named, key_labels.back()], (_LOOK, _PART, _GO_TO), cells)]

    # Input

    def on_key(self, event: events.Key) -> None:
        """Handle the digits of a move number or a number of steps."""
        digit = event.character or ""
        if digit.isascii() and digit.isdigit():
            self._typed = (self._typed + digit)[:_MOST_DIGITS]
        elif event.key == "backspace" and self._typed:
            self._typed = self._typed[:-1]
        elif event.key == "enter" and self._typed:
            self.action_go(int(self._typed))
        elif event.key == "escape" and self._typed:
            self._typed = ""
        else:
            return
        event.stop()
        event.prevent_default()
        self._renew()

    def action_step(self, moves: int) -> None:
        """Step forward or back; a number typed before repeats the step."""
        self.action_go(self._ply + moves * int(self._typed or 1))

    def action_go(self, ply: int) -> None:
        """Go to a ply."""
        self._typed = ""
        self._ply = max(0, min(ply, self._replay.plies))
        if self._ply == self._replay.plies:
            self._pause()
        self._look()

    def action_parting(self) -> None:
        """Go to the first move that differs between the legs."""
        if self._replay.parting is not None:
            self.action_go(self._replay.parting)

    def action_incident(self) -> None:
        """Go to the next event that is not a move, or from the last to the first."""
        ply = self._replay.next_of_note(self._ply)
        ply = self._replay.next_of_note(-1) if ply is None else ply
        if ply is not None:
            self.action_go(ply)

    def action_analyze(self) -> None:
        """Start the computer's analysis."""
        if self._analyze is not None:
            self._analyze()

    def action_legs(self, step: int) -> None:
        """Show both legs, or one of them with more of its board."""
        ways = [self._every, *((leg,) for leg in self._every)] if len(self._every) > 1 else [self._every]
        self._legs = ways[(ways.index(self._legs) + step) % len(ways)]
        self._look()

    def action_look(self, cells: int, lines: int) -> None:
        """Move the view of the boards."""
        for leg in self.query(ReplayLeg):
            leg.look(cells, lines)

    def action_play(self) -> None:
        """Start or stop the playback; it starts from the beginning if this is the end."""
        if self._timer is not None:
            self._pause()
        else:
            if self._ply == self._replay.plies:
                self._ply = 0
            self._start()
        self._renew()

    def action_speed(self, step: int) -> None:
        """Make the playback faster or slower."""
        self._speed = max(0, min(self._speed + step, len(_SECONDS) - 1))
        if self._timer is not None:
            self._start()

    def _start(self) -> None:
        self._pause()
        self._timer = self.set_interval(_SECONDS[self._speed], self._play_on)

    def _play_on(self) -> None:
        """Show the next move, after the previous one is shown."""
        if self._paging.shown():
            self.action_go(self._ply + 1)

    def _pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    @on(events.ScreenSuspend)
    def stop(self) -> None:
        """Pause while another screen is shown."""
        self._pause()

    def action_back(self) -> None:
        """Go back to the previous screen."""
        self.dismiss()
