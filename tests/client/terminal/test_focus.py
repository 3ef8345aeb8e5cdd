"""No widget that isn't shown gets the keys: on every screen, and whichever board waits behind a room's page."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from client.games.word_catalog import title_of
from client.net.frames import ShownRoom
from client.terminal.games.board import Board
from client.terminal.games.catalog import BOARDS
from client.terminal.screens.room import RoomScreen
from tests.client.mirrors import MIRRORED
from tests.client.rooms import Rooms
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import Desk, at_desk
from tests.client.terminal.table import table


@pytest.mark.parametrize(
    ("game", "form"), [*((game, "match") for game in BOARDS), *((game, "mirror") for game in MIRRORED)]
)
async def test_enter_on_ready_counts_although_the_hidden_board_asks_for_the_focus(
    servers: Servers, rooms: Rooms, tmp_path: Path, game: str, form: Any
) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.ready(game=game, title=title_of(game), form=form)))
        ready = await line.command("ready")
        await line.ack(ready, 3)
        await line.tell(mine(rooms.ready(game=game, title=title_of(game), form=form, version=3, ready=(0,))))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("Press Enter when you are ready.")
        boards = await hidden_boards(desk)
        assert desk.app.focused is None
        for board in boards:
            desk.app.screen.set_focus(board)
        await desk.press("enter")
        await desk.sees("✓ Anna  ready")
        assert desk.app.focused is None


async def hidden_boards(desk: Desk) -> list[Board]:
    """Return the boards that wait behind the page, once they are mounted and have had time to ask for the focus."""
    assert isinstance(desk.app.screen, RoomScreen)
    while not (boards := list(desk.app.screen.query(Board))) or not all(board.is_mounted for board in boards):
        await desk.press("f9")
    await desk.press("f9")
    return boards


@pytest.mark.parametrize("opens", ["", "c", "h", "j", "w", "p", "n", "s"])
async def test_on_every_screen_a_widget_that_was_hidden_loses_the_focus_to_a_shown_one(
    tmp_path: Path, opens: str
) -> None:
    async with at_desk(tmp_path) as desk:
        await desk.sees("T U R N A B O U T")
        await desk.press(*opens)
        screen = desk.app.screen
        for hidden in [widget for widget in screen.query("*") if widget.can_focus]:
            shown = hidden.display
            hidden.display = False
            screen.set_focus(hidden)
            await desk.press("f9")
            assert desk.app.focused is not hidden, hidden
            hidden.display = shown
