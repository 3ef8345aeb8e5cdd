"""The commands of a room's owner in lines of text, and their effects: settings, seats, the room, moving a seat."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.line_terminal import LineTerminal
from tests.e2e.play import Player
from tests.e2e.standing import Standing


@pytest.fixture
def anna(tmp_path: Path) -> Iterator[LineTerminal]:
    (tmp_path / "Anna").mkdir()
    terminal = LineTerminal("Anna", tmp_path / "Anna")
    yield terminal
    terminal.close()
    terminal.end_server()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[LineTerminal]:
    (tmp_path / "elsewhere").mkdir()
    terminal = LineTerminal("Anna elsewhere", tmp_path / "elsewhere")
    yield terminal
    terminal.close()


async def test_an_owner_settles_frees_sends_away_and_passes_on(
    anna: LineTerminal, players: Callable[..., Player], port: str
) -> None:
    ben, cy = players("Ben"), players("Cy")
    anna.runs("play", "--plain", "--name", "Anna")
    await anna.sees("host: Host a room", "> ")
    anna.types("leave")
    await anna.sees("Unknown command “leave”")
    anna.types("quit")
    assert await anna.ended() == 0
    anna.runs("--plain", "host", "--port", port, "--role", "maximizer")
    told = await anna.sees("Your room is open.", f":{port}/", "Waiting for your friend", "> ")
    code = re.search(r"/(\w{3}-\w{4})\r\n", told)
    assert code is not None
    for each in (ben, cy):
        await each.come(f"ws://127.0.0.1:{port}/")
        await each.do("enter", room=code[1])
    await cy.do("sit")
    await anna.sees("Cy sat down.", "1 spectator: Ben.")
    anna.types("free dee")
    await anna.sees("Nobody here is called “dee”. There are: Cy.")
    anna.types("free cy")
    await anna.sees("Cy’s seat was freed.")
    await cy.do("sit")  # players are known at once; the list of spectators may arrive later
    await anna.sees("Cy sat down.")
    anna.types("ban CY")
    await anna.sees("The owner removed Cy.")
    await cy.closed()
    await ben.do("sit")
    await anna.sees("Ben sat down.", "Press Enter when you are ready.")
    anna.types("settings clock 11 number 7 role minimizer")
    await anna.sees("You own this room. Next: number 7; 11\xa0s for each move; spectators allowed.")
    anna.types("settings clock soon")
    await anna.sees("is not a clock. Type 30 for 30 seconds a move")
    anna.types("owner ben")
    await anna.sees("Ben owns the room now.")
    anna.types("settings")
    await anna.sees("You can’t use settings now: only the owner can do this.")
    anna.types("ready")
    await ben.until(lambda: ben.room.ready, "Anna being ready")
    await ben.do("ready", match=1, leg=1)
    await anna.sees("Your turn: play", "You have 10\xa0s left.")
    anna.types("end")
    await anna.sees("yes or no: ")
    anna.types("no")
    anna.types("leave")
    await anna.sees("Ben has a seat here, too. Your seat is kept")
    assert await anna.ended() == 0


async def test_a_seat_is_played_on_two_terminals_and_moves(
    anna: LineTerminal, elsewhere: LineTerminal, shared_server: Standing, players: Callable[..., Player]
) -> None:
    ben = players("Ben")
    await ben.come(shared_server.url)
    await ben.do("create_room", game="family-tree")
    room = (await ben.sees(1)).room
    address = f"127.0.0.1:{shared_server.port}/{room}"
    anna.runs("--plain", "join", address, "--name", "Anna")
    await anna.sees("Press Enter when you are ready.", "> ")

    # The same person at another terminal of the same machine.
    elsewhere.home = anna.home
    elsewhere.runs("--plain", "join", address)
    await elsewhere.sees(
        "You are already in this room, on another device or in another window.", "here (play here, too)"
    )
    elsewhere.types("here")
    await elsewhere.sees("Press Enter when you are ready.", "> ")
    elsewhere.types("say from here")
    await anna.sees("You say: from here")
    anna.types("quit")
    assert await anna.ended() == 0

    # Another machine.
    elsewhere.types("seat")
    told = re.search(r"--seat-code (\w{4}-\w{4})", await elsewhere.sees("It works once, until"))
    assert told is not None
    anna.home = anna.home.parent / "third"
    anna.home.mkdir()
    anna.runs("--plain", "play", "--name", "Anna")
    await anna.sees("> ")
    anna.types(f"join {address} {told[1].lower()}")
    await anna.sees("In the room: Ben, Anna (you).", "Press Enter when you are ready.", "> ")
    await elsewhere.sees("Your seat moved to another device.")
    anna.types("l")
    await anna.sees("Your seat is kept", f"1: Resume {room[:3]}-{room[3:]}", "> ")
    anna.types("1")
    await anna.sees("In the room: Ben, Anna (you).", "> ")
    anna.types("q")
    assert await anna.ended() == 0
