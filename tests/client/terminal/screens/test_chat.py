"""What people say, on the screen, against a server that follows a script."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from client.net.frames import ShownRoom
from client.text.glyphs import ASCII
from protocol.events import Chat, ChatLine
from protocol.ids import PlayerId, Seat, player_id
from tests.client.rooms import CODE, Rooms
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import Desk, at_desk, profile_at
from tests.client.terminal.table import table
from tests.patience import PATIENCE

CY = PlayerId("CY00000000000000")


def says(number: int, text: str, *, player: PlayerId = CY, name: str = "Cy", seat: Seat | None = None) -> Chat:
    return Chat(room=CODE, lines=(ChatLine(line=number, at=0, player=player, name=name, seat=seat, text=text),))


def styled(desk: Desk, text: str) -> list[Any]:
    """Return the styles of the pieces of the line on the screen that hold a text."""
    strips = desk.app.screen._compositor.render_strips()
    (line,) = (strip for strip in strips if text in strip.text)
    return [segment.style for segment in line if segment.text.strip()]


async def test_what_is_said_is_shown_as_it_is_and_steers_nothing(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    evil = "[reverse]hi[/] \x1b[31mred\x1b[0m \u202etxet \x07 [@click=a.q]x[/]"

    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.leg()))
        await line.tell(says(1, evil, name="[b]Cy[/b]"))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("[b]Cy[/b]: [reverse]hi[/] [31mred[0m txet  [@click=a.q]x[/]", "c chat (1 new)")
        await desk.press("c")
        screen = await desk.sees("[b]Cy[/b] (spectator): [reverse]hi[/] [31mred[0m txet", "[@click=a.q]x[/]")
        assert not set(screen) & {"\x1b", "\u202e", "\x07"}
        said = styled(desk, "(spectator)")
        assert not any(style.reverse or style.meta for style in said)
        await desk.press("escape")
        await desk.gone("looks on")
        assert "new)" not in desk.text()


async def test_lines_are_typed_said_and_given_back_when_refused(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    said: list[str] = []

    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.leg()))
        for answer in (True, True, False):
            command = await line.command("chat")
            said.append(command["text"])
            if answer:
                await line.ack(command, 0)
                await line.tell(says(len(said), command["text"], player=me, name="Anna", seat=Seat(0)))
            else:
                await line.reject(command, "too_many", "You say too much at once.")

    errand, server = await table(servers, tmp_path, talk)
    me = player_id(profile_at(tmp_path).key(server))
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("your turn")
        await desk.press("f6")
        await desk.sees("you: Well played!")
        await desk.press("c")
        await desk.sees("Anna: Well played!", "/mute NAME")
        await desk.type("7d is mine, q")
        await desk.press("enter")
        await desk.sees("Anna: 7d is mine, q")
        await desk.press("f5")
        await desk.sees("You say too much at once.", "Say Hello, have fun!")
        await desk.press("ctrl+u", "/", *"quit", "enter")
        await desk.sees("/quit is not a command", "Say /quit")
        await desk.press("ctrl+u", "enter")
        await desk.gone("F5")
        assert "7d is mine" not in desk.text()
    assert said == ["Well played!", "7d is mine, q", "Hello, have fun!"]


async def test_a_talk_longer_than_its_place_scrolls_and_somebody_is_muted(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    more = asyncio.Event()

    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(rooms.swap()))
        for number in range(1, 13):
            await line.tell(says(number, f"line {number} " + 90 * "x"))
        await line.tell(says(13, "I am Ben", player=rooms.ben, name="Ben", seat=Seat(1)))
        await asyncio.wait_for(more.wait(), PATIENCE)
        await line.tell(says(14, "the last one", player=rooms.ben, name="Ben", seat=Seat(1)))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand, glyphs=ASCII) as desk:
        await desk.sees("c chat (13 new)")
        await desk.press("c")
        screen = await desk.sees("I am Ben", "line 12")
        assert "line 5" not in screen and screen.isascii()
        await desk.press(*["pageup"] * 9)
        await desk.sees("line 1\n")
        await desk.press(*["pagedown"] * 9)
        await desk.sees("I am Ben")
        await desk.type("/mute cy")
        await desk.press("enter")
        await desk.sees("Cy is muted.")
        assert "line 12" not in desk.text()
        more.set()
        await desk.sees("the last one")
        await desk.type("/mute all")
        await desk.press("enter")
        await desk.sees("Everyone is muted.", "Nobody has said anything yet.")
        await desk.type("/unmute all")
        await desk.press("enter")
        await desk.sees("Nobody is muted.", "line 12")
