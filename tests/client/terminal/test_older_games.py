"""A program that is older than its server: a game that it has nothing to draw with is refused in a sentence."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from client.net.frames import ShownRoom
from tests.client.rooms import Rooms
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import at_desk
from tests.client.terminal.table import table


async def test_a_game_that_cannot_be_shown_is_refused(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(replace(mine(rooms.ready()), game="whist", title="Whist"))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("Whist needs a newer version of Turnabout: update it", "Esc back")
