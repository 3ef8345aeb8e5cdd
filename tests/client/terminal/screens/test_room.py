"""A room on the screen, the way in and the way out, against a server that follows a script."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from client.net.address import RoomAddress
from client.net.frames import ShownRoom
from client.profile.saved_rooms import saved_rooms
from client.room.entry_request import JoinRoom
from client.text.glyphs import ASCII
from client.text.qr_code import scan_code
from tests.client.rooms import CODE, Rooms, seated
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import at_desk, profile_at
from tests.client.terminal.table import table


async def test_a_leg_on_a_terminal_too_small_asks_it_to_grow_and_goes_on(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.leg()))
        await line.ack(await line.command("move"), 11)
        await line.tell(mine(rooms.leg(ply=1, current="3C")))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("your turn")
        for columns, lines in ((79, 24), (80, 23), (20, 6), (2, 1)):
            await desk.resize(columns, lines)
            await desk.sees("Turnabout"[:columns])
            assert "your turn" not in desk.text()
        await desk.resize(80, 24)
        await desk.sees("your turn")
        await desk.press("down", "enter")
        await desk.sees("Ben’s turn")


async def test_a_lost_connection_says_so_and_the_game_goes_on_where_it_was(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    back = asyncio.Event()

    async def first(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.leg()))
        await line.drop()

    async def second(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await back.wait()
        await line.let_in(mine(rooms.leg(ply=1)))

    errand, _ = await table(servers, tmp_path, first, second)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("The match is saved")
        back.set()
        screen = await desk.sees("Ben’s turn")
        assert "The match is saved" not in screen


async def test_a_host_that_is_away_is_waited_for(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.swap()))
        await line.socket.close(4001)
        line.socket.server.close()

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("The server doesn’t answer. The match is saved. Retrying", "Leg 1 is over: 210 points.")


async def test_a_seat_that_is_connected_elsewhere_is_not_entered_unasked(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    async def first(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.reject(await line.command("enter"), "seat_connected", "You are in this room already.")

    async def second(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        assert (await line.let_in(mine(rooms.leg())))["alongside"]
        await line.tell({"type": "goodbye", "code": "replaced", "message": "Replaced."})
        await line.socket.close(4001)

    async def third(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        assert (await line.let_in(mine(rooms.leg(ply=1))))["alongside"]

    errand, server = await table(servers, tmp_path, first, second, third)
    async with at_desk(tmp_path, errand, size=(100, 30)) as desk:
        await desk.sees(
            "You are already in this room, on another device or in another window.",
            f"turnabout join {server}/KZ7-4QM2 --profile NAME",
            "t play here, too",
        )
        await desk.press("t")
        await desk.sees("You opened this room on too many devices or in too many windows", "t play here again")
        await desk.press("t")
        await desk.sees("Ben’s turn")


async def test_a_full_room_is_said_in_the_servers_words(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.reject(await line.command("enter"), "seat_taken", "The room is full: Anna and Ben are playing.")

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("The room is full: Anna and Ben are playing.", "r try again")
        await desk.press("escape")
        await desk.sees("T U R N A B O U T")
    assert saved_rooms(profile_at(tmp_path)) == ()


async def test_the_rooms_link_is_copied_by_a_key_and_shown_to_be_scanned_by_another(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.waiting()))

    errand, server = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("Waiting for your friend", f"turnabout join {server}/KZ7-4QM2")
        await desk.press("l")
        await desk.sees("Copied, if your terminal allows it: http")
        assert desk.app.clipboard == f"http://{server}/KZ7-4QM2"
        await desk.press("x")
        await desk.sees(*(line[0].text.rstrip() for line in scan_code(f"http://{server}/KZ7-4QM2")), "Esc back")
        await desk.press("escape")
        await desk.sees("Waiting for your friend")


async def test_a_name_the_server_refuses_can_be_changed_there(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    hellos: list[dict[str, Any]] = []

    async def first(line: Line) -> None:
        hellos.append(await line.command("hello"))
        await line.reject(hellos[-1], "malformed", "The name has too many marks on one letter.")

    async def second(line: Line) -> None:
        hellos.append(await line.welcome())
        await line.let_in(seated(rooms.ready(), profile_at(tmp_path, None), address, 0))

    address = await servers(first, second)
    async with at_desk(tmp_path, JoinRoom(RoomAddress(address, CODE))) as desk:
        await desk.sees("doesn’t accept your name. The name has too", "n change your name")
        await desk.press("n")
        await desk.sees("What is your name?")
        await desk.type("bel")
        await desk.press("enter")
        await desk.sees("Press Enter when you are ready.")
    assert [hello["name"] for hello in hellos] == ["Anna", "Annabel"]
    assert profile_at(tmp_path, None).last().name == "Annabel"


async def test_leaving_asks_first_and_keeps_the_seat(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.leg()))
        await line.ack(await line.command("leave"), 0)

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("your turn")
        await desk.press("escape")
        await desk.sees("Leave the room?", "Ben has a seat here, too. Your seat is kept", "▸ Stay")
        await desk.press("ctrl+q")
        await desk.sees("Esc leave")
        await desk.press("escape", "enter")
        await desk.sees("Esc leave")
        await desk.press("ctrl+q", "up", "enter")
        await desk.sees("T U R N A B O U T", "Resume KZ7-4QM2")


async def test_a_store_that_is_away_is_a_delay(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.ready()))
        await line.reject(await line.command("ready"), "unavailable")
        await line.ack(await line.command("ready"), 3)
        await line.tell(mine(rooms.leg()))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("Press Enter")
        await desk.press("enter")
        await desk.sees("The server can’t save at the moment")
        assert "can’t save" not in await desk.sees("your turn")


async def test_names_are_shown_as_they_are(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        room = rooms.ready()
        seats = (room.seats[0], replace(room.seats[1], name="[red]B\x1b[31men[/]"))
        await line.let_in(mine(replace(room, seats=seats)))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        screen = await desk.sees("[red]B[31men[/]")
        assert "\x1b" not in screen


async def test_without_unicode_a_room_draws_ascii_alone(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.swap()))
        await line.ack(await line.command("ready"), 20)
        await line.tell(mine(rooms.result()))
        await line.reject(await line.command("record"), "not_allowed")

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand, glyphs=ASCII) as desk:
        assert (await desk.sees("Leg 1 is over")).isascii()
        await desk.press("q")
        assert (await desk.sees("Leave the room?")).isascii()
        await desk.press("escape", "enter")
        assert (await desk.sees("You win", "! The number doesn't match")).isascii()
