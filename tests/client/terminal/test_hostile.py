"""A server that means harm: whatever text it sends, the screen stays a screen of cells."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from wcwidth import iter_graphemes

from client.net.frames import ShownRoom
from client.text.cells import LEFT_TO_RIGHT, MOST_MARKS
from protocol.events import Presence
from protocol.ids import Seat
from protocol.room import Happening
from tests.client.rooms import CODE, Rooms
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import Desk, at_desk
from tests.client.terminal.screens.test_chat import says
from tests.client.terminal.table import table
from tests.hostile import HARMFUL, INERT

ALL = [text for text in (*HARMFUL.values(), *INERT.values()) if "\ud800" not in text]  # which is in no JSON
EVIL = "".join(ALL)


def assert_inert(desk: Desk) -> None:
    """Hold every line of the screen to its cells."""
    strips = desk.app.screen._compositor.render_strips()
    assert [strip.cell_length for strip in strips] == [80] * 24
    for strip in strips:
        assert strip.text.replace(LEFT_TO_RIGHT, "").isprintable()
        assert all(len(cluster) <= 2 + 2 * MOST_MARKS for cluster in iter_graphemes(strip.text))


async def test_whatever_a_server_sends_the_screen_stays_a_screen(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        room = rooms.leg()
        evil = replace(
            mine(room),
            title=EVIL,
            seats=(mine(room).seats[0], replace(room.seats[1], name=f"Ben{EVIL}")),
            happenings=(Happening(version=1, kind="opened", name=EVIL),),
        )
        await line.let_in(evil)
        for number, text in enumerate(ALL):
            await line.tell(says(number + 1, text, name=text, seat=Seat(1)))
        await line.tell(says(len(ALL) + 1, "that was all"))
        await line.tell(Presence(room=CODE, here=(Seat(0),), spectators=1, names=(EVIL,), players=(rooms.ben,)))
        await line.reject(await line.command("move"), "illegal", f"No, {EVIL}")
        await line.command("move")
        await line.reject({"id": "enter-again"}, "not_allowed", f"Go, {EVIL}")

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("that was all", "your turn")
        assert_inert(desk)
        await desk.press("c")
        await desk.sees("that was all", "Ben")
        assert_inert(desk)
        await desk.press("pageup")
        assert_inert(desk)
        await desk.press("escape", "down", "enter")
        await desk.sees("No, ")
        assert_inert(desk)
        await desk.press("down", "enter")
        await desk.sees("Go,")
        assert_inert(desk)
