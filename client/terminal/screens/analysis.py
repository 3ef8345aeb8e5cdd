"""The analysis of a match: accuracy, the expected score over time, every move, and the better moves."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.screen import Screen

from client.games.word_catalog import words_of
from client.net.errors import ClientError
from client.replay import analysis_lines
from client.replay.analysis import Judged, Progress
from client.replay.local_replay import play_again
from client.replay.match import Replay
from client.replay.sources import found_in
from client.terminal.screens.replay import ReplayScreen
from client.terminal.widgets.sheet import Sheet
from client.terminal.widgets.too_small import TooSmall
from client.text import key_labels
from client.text.glyphs import Glyphs
from client.text.lines import Line, Run, fitted, hints, wrap
from client.text.messages import analysis as analysis_text
from client.text.tables import text_of
from client.text.tones import Tone
from protocol.record import Record

_CHOICES_CELLS = 27
_BETWEEN = 3
_MOST_CELLS = 58


class AnalysisScreen(Screen[None]):
    """Shows the progress of an analysis, then the analysis.

    `told` yields the progress and at last the whole analysis; the screen reads it until it is closed.
    """

    DEFAULT_CSS = """
    AnalysisScreen {
        #said { height: 1fr; padding: 1 1; }
        #heading { height: 3; }
        #verdict { height: 1; }
        #graph { height: 1fr; max-height: 21; }
        #rule { height: 1; }
        #moves { height: 1fr; }
        #keys { height: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,right,j,l", "step(1)", show=False),
        Binding("up,left,h,k", "step(-1)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("home", "step(-9999)", show=False),
        Binding("end", "step(9999)", show=False),
        Binding("n", "fault(1)", show=False),
        Binding("N,p", "fault(-1)", show=False),
        Binding("tab", "leg(1)", show=False),
        Binding("shift+tab", "leg(-1)", show=False),
        Binding("enter,t,space", "tree", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "back", show=False),
    ]

    def __init__(self, record: Record, told: AsyncGenerator[Progress, None], glyphs: Glyphs) -> None:
        super().__init__()
        self._record = record
        self._told = told
        self._glyphs = glyphs
        self._far = Progress()
        self._wrong: str | None = None
        self._replay: Replay | None = None
        self._judged: Judged | None = None
        self._leg = 1
        self._ply = 0

    def compose(self) -> ComposeResult:
        """Put the graph above the moves, and a progress text in their place until they arrive."""
        glyphs = self._glyphs
        yield Sheet(self._said, glyphs, id="said")
        yield Sheet(self._heading, glyphs, id="heading")
        yield Sheet(self._verdict, glyphs, id="verdict")
        yield Sheet(self._graph, glyphs, id="graph")
        yield Sheet(self._rule, glyphs, id="rule")
        yield Sheet(self._moves, glyphs, id="moves")
        yield Sheet(self._keys, glyphs, id="keys")
        yield TooSmall(glyphs)

    def on_mount(self) -> None:
        """Start reading the progress."""
        self._renew()
        self.run_worker(self._work(), exclusive=True)

    async def on_unmount(self) -> None:
        """Release the pages of the match."""
        if self._replay is not None:
            await self._replay.source.rest()

    async def _work(self) -> None:
        try:
            async with asyncio.TaskGroup() as group:
                playing = group.create_task(play_again(found_in(self._record).line))
                await self._listen()
        except* ClientError as errors:
            self._wrong = str(errors.exceptions[0])
        else:
            self._replay = playing.result()
            if self._far.analysis is not None:
                self._judged = Judged(self._record, self._far.analysis)
                if not self._judged.legs:
                    self._judged, self._wrong = None, analysis_text.nothing_to_judge()
            else:
                self._wrong = analysis_text.not_sent()
        self._renew()

    async def _listen(self) -> None:
        async with aclosing(self._told) as told:
            async for far in told:
                self._far = far
                self._renew()

    def _renew(self) -> None:
        shown = self._judged is not None
        if self._judged is not None:
            self.query_one("#heading").styles.height = 1 + min(len(self._judged.seats), analysis_lines.MOST_IN_LINES)
        for sheet in self.query("AnalysisScreen > Sheet").results(Sheet):
            if not isinstance(sheet, TooSmall):
                sheet.display = sheet.id == "keys" or shown is (sheet.id != "said")
                if sheet.id == "verdict" and self._judged is not None:
                    sheet.display = bool(analysis_lines.verdict(self._judged, self._leg))
                sheet.renew()

    # Drawing

    def _said(self, cells: int, rows: int) -> list[Line]:
        if self._wrong is not None:
            return wrap((Run(self._wrong, Tone.BAD),), cells, self._glyphs)
        bar = analysis_lines.progress(self._far.done, self._far.of, cells)
        room = rows - len(bar) - 2
        so_far = analysis_lines.judged_so_far(self._record, self._far.judged, cells, room, self._glyphs)
        return [*bar, (), (Run(f" {analysis_text.judged_so_far()}", Tone.DIM),), *so_far] if so_far else bar

    def _heading(self, cells: int, rows: int) -> list[Line]:
        if self._judged is None or self._replay is None:
            return []
        return analysis_lines.heading(self._judged, self._replay.title, cells, self._glyphs)

    def _verdict(self, cells: int, rows: int) -> list[Line]:
        """Return whether the shown leg could be won."""
        said = analysis_lines.verdict(self._judged, self._leg) if self._judged is not None else ""
        return [(Run(f" {said}", Tone.MARK),)]

    def _graph(self, cells: int, rows: int) -> list[Line]:
        if self._judged is None:
            return []
        return analysis_lines.graphs(self._judged, self._leg, self._ply, cells, rows - 1, self._glyphs)

    def _rule(self, cells: int, rows: int) -> list[Line]:
        if self._judged is None:
            return []
        return [analysis_lines.rule(self._judged, self._leg, cells)]

    def _moves(self, cells: int, rows: int) -> list[Line]:
        if self._judged is None:
            return []
        room = min(cells - _CHOICES_CELLS - _BETWEEN, _MOST_CELLS)
        judged, leg, ply, glyphs = self._judged, self._leg, self._ply, self._glyphs
        left = analysis_lines.moves(judged, leg, ply, room, rows, glyphs)
        right = analysis_lines.choices(judged, leg, ply, _CHOICES_CELLS, rows, glyphs)
        return analysis_lines.beside(left, right, room, rows, glyphs)

    def _keys(self, cells: int, rows: int) -> list[Line]:
        if self._judged is None:
            return [hints((key_labels.back(),))]
        keys = [("↑↓", analysis_text.key("move")), ("n", analysis_text.key("next-fault"))]
        if len(self._judged.legs) > 1:
            kind = {"race": "table", "mirror": "board"}.get(self._record.form, "leg")
            keys.append(("Tab", text_of(analysis_text.key, kind)))
        keys.append(("Enter", words_of(self._record.game).picture()))
        return [fitted([*keys, key_labels.back()], (), cells)]

    # Input

    def action_step(self, moves: int) -> None:
        """Show another move."""
        if self._judged is not None:
            last = len(self._judged.legs[self._leg - 1].moves) - 1
            self._ply = max(0, min(self._ply + moves, last))
            self._renew()

    def action_fault(self, step: int) -> None:
        """Show the next or the previous fault of the leg."""
        if self._judged is not None:
            ply = self._judged.next_fault(self._leg, self._ply, step)
            self._ply = self._ply if ply is None else ply
            self._renew()

    def action_leg(self, step: int) -> None:
        """Show the other leg."""
        if self._judged is not None:
            self._leg = (self._leg - 1 + step) % len(self._judged.legs) + 1
            self.action_step(0)

    def action_tree(self) -> None:
        """Show the tree after the move."""
        if self._judged is not None and self._replay is not None:
            self.app.push_screen(ReplayScreen(self._replay, self._glyphs, ply=self._ply + 1, legs=(self._leg,)))

    @on(Click, "#moves")
    def choose(self, click: Click) -> None:
        """Show the clicked move."""
        if self._judged is not None:
            rows = self.query_one("#moves").size.height
            listed = len(self._judged.legs[self._leg - 1].moves)
            self.action_step(analysis_lines.top_of(self._ply, listed, rows) + click.y - self._ply)

    def action_back(self) -> None:
        """Go back to the previous screen."""
        self.dismiss()
