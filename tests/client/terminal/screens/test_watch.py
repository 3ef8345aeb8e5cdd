"""Watching again from the page of a match's result."""

import json
from collections.abc import Callable
from pathlib import Path

from client.net.frames import ShownRoom
from tests.client.replays import line_of
from tests.client.rooms import Rooms
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import at_desk
from tests.client.terminal.table import table

Mine = Callable[[ShownRoom], ShownRoom]


async def test_a_match_that_is_over_is_watched_from_its_result(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    async def talk(line: Line, mine: Mine) -> None:
        await line.let_in(mine(rooms.result()))
        ask = await line.command("record")
        await line.tell({"type": "record", "id": ask["id"], "match": 1, "record": json.loads(line_of(9))})
        await line.ack(ask, 60)

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("You win, 210 to 180.", "a analysis", "! ")
        await desk.press("w")
        await desk.sees("Family Tree · number 9", "move 0 of 6")
        await desk.press("right")
        await desk.sees("move 1 of 6")
        await desk.press("escape")
        await desk.sees("You win, 210 to 180.")
        await desk.press("w", "escape")
        await desk.sees("You win, 210 to 180.")


async def test_a_record_that_the_server_does_not_give_cannot_be_watched(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    async def talk(line: Line, mine: Mine) -> None:
        await line.let_in(mine(rooms.result()))
        await line.reject(await line.command("record"), "not_allowed")
        await line.reject(await line.command("record"), "not_allowed")

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("The server did not give the record")
        await desk.press("w")
        await desk.sees("Could not load the record. Try again.")
