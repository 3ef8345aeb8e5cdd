"""The start menu in lines of text: unfinished games, and this machine's own server."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.net import local_server
from client.profile.identity import open_profile
from client.profile.saved_rooms import SavedRoom, save_room
from tests.e2e import copied
from tests.e2e.line_terminal import LineTerminal


@pytest.fixture
def anna(tmp_path: Path) -> Iterator[LineTerminal]:
    terminal = LineTerminal("Anna", tmp_path)
    yield terminal
    terminal.close()
    terminal.end_server()


async def test_every_unfinished_game_is_listed_and_resumed(anna: LineTerminal, tmp_path: Path) -> None:
    profile = open_profile("default", tmp_path)
    for at in range(8):
        when = f"2999-01-01T10:00:0{9 - at}+00:00"
        save_room(profile, SavedRoom(f"127.0.0.1:9/KZ74QM{at + 2}", "Family Tree", ("Ben",), False, False, when))
    anna.runs("play", "--plain", "--name", "Anna")
    offered = await anna.sees("> ")
    assert "3: Resume KZ7-4QM4" in offered and "4: Resume" not in offered
    assert "more: 5 more unfinished games (list all of your unfinished games)" in offered
    anna.types("more")
    listed = await anna.sees("> ")
    assert re.findall(r"(\d): Resume KZ7-4QM(\d)", listed) == [(f"{at}", f"{at + 1}") for at in range(1, 9)]
    anna.types("8")
    await anna.sees("Connecting to 127.0.0.1:9")


def test_without_an_unfinished_game_more_says_so(tmp_path: Path) -> None:
    done = copied.told(
        *("client.cli", "play", "--plain", "--name", "Anna"),
        given="more\nolder\nquit\n",
        environment={"TURNABOUT_HOME": str(tmp_path)},
    )
    assert "> more\nYou have no unfinished games.\n" in done.stdout
    assert "> older\nThere is no list to continue. Type matches first.\n" in done.stdout


async def test_matches_lists_all_matches_of_a_page(anna: LineTerminal) -> None:
    anna.runs("play", "--plain", "--name", "Anna")
    await anna.sees("> ")
    anna.types("game grandmas-game")
    await anna.sees("The game is Grandma’s Game.", "> ")
    anna.types("alone")
    for then in ("new", "leave"):
        await anna.sees("The cards are dealt.", "> ")
        anna.types("give-up")
        await anna.sees("You can type new")
        anna.types(then)
    await anna.sees("Type help for the commands.", "> ")
    anna.types("matches")
    listed = await anna.sees("Your matches:", "> ")
    assert listed.count("Grandma’s Game, alone: 0.") == 2 and "older" not in listed


async def test_a_server_start_is_announced_only_if_it_happens(anna: LineTerminal) -> None:
    anna.runs("play", "--plain", "--name", "Anna")
    await anna.sees("> ")
    anna.types("alone 7")
    first = await anna.sees("You play alone; number 7", "> ")
    anna.types("leave")
    await anna.sees("The game is Family Tree.", "Type help for the commands.", "> ")
    anna.types("alone 8")
    second = await anna.sees("You play alone; number 8", "> ")
    assert ("Starting the server" in first, "Starting the server" in second) == (True, False)


async def test_the_menu_shows_the_servers_browser_address_and_quitting_says_that_it_runs_on(
    anna: LineTerminal, tmp_path: Path
) -> None:
    anna.runs("play", "--plain", "--name", "Anna")
    assert "In a browser" not in await anna.sees("> ")
    anna.types("quit")
    assert await anna.ended() == 0
    hosted = await asyncio.to_thread(local_server.find_or_start, tmp_path, alone=True)
    anna.runs("play", "--plain")
    await anna.sees(f"In a browser: http://localhost:{hosted.port}", "> ")
    anna.types("quit")
    await anna.sees(f"Your server is still running: http://localhost:{hosted.port}", "turnabout stop")
    assert await anna.ended() == 0
    await asyncio.to_thread(local_server.end, hosted)
