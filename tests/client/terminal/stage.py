"""A leg on a real Textual screen without a terminal: its pictures and its messages."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from textual import events
from textual.app import App, ComposeResult
from textual.pilot import Pilot

from client.net.frames import ShownRoom
from client.terminal.games.board import Board
from protocol.ids import Seat


class Stage(App[None]):
    """A screen with only a leg; `room_of` returns the leg's room as a seat sees it."""

    def __init__(self, leg: Board, room_of: Callable[[Any, int | None], ShownRoom]) -> None:
        super().__init__()
        self.leg = leg
        self.moves: list[str] = []
        self.went_on = False
        self.other_keys: list[str] = []
        self._room_of = room_of

    def compose(self) -> ComposeResult:
        yield self.leg

    def on_board_move_chosen(self, message: Board.MoveChosen) -> None:
        self.moves.append(message.move)

    def on_board_went_on(self) -> None:
        self.went_on = True

    def on_key(self, event: events.Key) -> None:
        self.other_keys.append(event.key)

    def text(self) -> str:
        """Return the text on the screen, without trailing spaces."""
        return "\n".join(strip.text.rstrip() for strip in self.screen._compositor.render_strips())

    def stand(self, state: Any, me: int | None = 0) -> None:
        """Show the current state of a leg to the player of a seat, with all others connected; None: to a spectator."""
        here = tuple(Seat(seat) for seat in range(len(state.roles)))
        self.leg.show(self._room_of(state, me), None if me is None else Seat(me), here)


AnyStage = TypeVar("AnyStage", bound=Stage)


@asynccontextmanager
async def on_stage(
    stage: AnyStage, state: Any, me: int | None = 0, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[tuple[AnyStage, Pilot[None]]]:
    """Show a leg on a stage of this size."""
    async with stage.run_test(size=size) as pilot:
        stage.stand(state, me)
        await pilot.pause()
        yield stage, pilot
