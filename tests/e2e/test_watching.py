"""Finished matches watched again from their room, and settings that last: the real server, the real terminal."""

import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from client.net.address import RoomAddress, ServerAddress
from client.net.errors import CannotWatch
from client.profile.identity import Profile, open_profile
from client.profile.settings import Settings, read_settings
from client.replay.local_replay import play_again
from client.replay.room_records import fetch_from_room
from protocol.ids import RoomCode
from tests.client.replays import line_of
from tests.e2e.long_leg import MOVES, play_long_leg
from tests.e2e.play import Player, begin_leg, host_and_join, play_leg
from tests.e2e.standing import Standing
from tests.e2e.terminal import Terminal

ENTER, ESCAPE, DOWN, RIGHT = "\r", "\x1b", "\x1b[B", "\x1b[C"
HOME, END, PAGE_UP = "\x1b[H", "\x1b[F", "\x1b[5~"
SHORT = 9
"""A number whose legs end within a few cards, whatever the players do."""

Players = Callable[..., Player]
Finished = Callable[..., Awaitable[tuple[RoomAddress, Player, Player]]]


@pytest.fixture
def finished(shared_server: Standing, players: Players, profile: Profile) -> Finished:
    """Has a match played in a room to its end, seat 0 being the profile's."""

    async def play(**settings: Any) -> tuple[RoomAddress, Player, Player]:
        address = ServerAddress("127.0.0.1", shared_server.port)
        anna, ben = players("Anna", profile.key(address)), players("Ben")
        code = await host_and_join(shared_server.url, anna, ben, number=SHORT, role="maximizer", **settings)
        for _ in range(2):
            await begin_leg(anna, ben)
            await play_leg(random.Random(7), anna, ben)
        return RoomAddress(address, RoomCode(code)), anna, ben

    return play


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    return open_profile(within=tmp_path)


async def another(anna: Player, ben: Player) -> None:
    """Begin another match and give it up."""
    await anna.do("offer", match=1, what="same_number")
    agreed = await ben.do("answer", match=1, what="same_number", accept=True)
    for player in (anna, ben):
        await player.sees(agreed.version)
    await anna.do("resign", match=2)


async def test_a_rooms_finished_matches_are_downloaded_and_watched(
    finished: Finished, profile: Profile, tmp_path: Path
) -> None:
    address, anna, ben = await finished()
    # Anna is in the room, and stays there: it is a stranger who looks in for her.
    (found,) = await fetch_from_room(profile, address, "test")
    assert (found.number, found.names) == (SHORT, ("Anna", "Ben"))
    replay = await play_again(found.line)
    await replay.source.rest()
    assert (replay.difference, replay.plies) == (None, 6)
    assert not any(event.type == "goodbye" for event in anna.events)

    await another(anna, ben)
    await anna.go()
    terminal = Terminal()
    try:
        terminal.turnabout("replay", str(address), environment={"TURNABOUT_HOME": str(tmp_path)})
        await terminal.sees(
            "Which match?", "1  Family Tree · number 9: Anna 20, Ben 20", "2  Family Tree · number 9: Anna, Ben"
        )
        terminal.press(DOWN)
        await terminal.sees("Enter watch", without="Enter …")
        terminal.press(ENTER)
        await terminal.sees("Ben won: Anna resigned", "Ben maximizes", "move 0 of 0", "Anna resigns")
        terminal.press(ESCAPE)
        await terminal.sees("Which match?", "Enter watch", without="Enter …")
        terminal.press(ENTER)
        await terminal.sees("Family Tree · number 9", "Verified", "move 0 of 6", "Leg 2: Ben maximizes", "Esc back")
        terminal.press("4" + ENTER)
        await terminal.sees("move 4 of 6", "▸  4 ")
        terminal.press(ESCAPE)
        await terminal.sees("Which match?")
        terminal.press(ESCAPE)
        assert await terminal.ended() == 0
    finally:
        terminal.close()


async def test_a_leg_of_more_moves_than_a_page_tells_is_watched_to_its_end_and_back(
    shared_server: Standing, players: Players, tmp_path: Path
) -> None:
    ada = players("Ada")
    await ada.come(shared_server.url)
    await play_long_leg(ada)
    await ada.go()
    address = f"127.0.0.1:{shared_server.port}/{ada.room.room}"
    terminal = Terminal()
    try:
        terminal.turnabout("replay", address, environment={"TURNABOUT_HOME": str(tmp_path)})
        await terminal.sees("Grandma’s Game · number 7", "Verified", f"move 0 of {MOVES}", "score 0: clubs 0")
        terminal.press(END)
        await terminal.sees(
            f"move {MOVES} of {MOVES}", "score 0: clubs 0", f"▸{MOVES} Ada: give up", "Workspace: pile 9"
        )
        terminal.press(PAGE_UP * 20)
        await terminal.sees(f"move {MOVES - 200} of {MOVES}", "score 0: clubs 0", f"▸{MOVES - 200} Ada: ")
        terminal.press(f"{MOVES - 1}" + ENTER)
        await terminal.sees(f"move {MOVES - 1} of {MOVES}", "score 0: clubs 0")
        terminal.press(HOME)
        await terminal.sees(f"move 0 of {MOVES}", "score 0: clubs 0")
    finally:
        terminal.close()

    lines = Terminal()
    try:
        lines.turnabout("replay", "--plain", address, environment={"TURNABOUT_HOME": str(tmp_path)})
        await lines.sees(f"move 0 of {MOVES}", "At the start, the score is 0.")
        lines.press("end" + ENTER)
        await lines.sees(f"{MOVES}. leg 1, Ada: give up, score 0", f"After {MOVES} moves, the score is 0.")
        lines.press("tree" + ENTER)
        await lines.sees("orkspace")
        lines.press("start" + ENTER + "1" + ENTER)
        await lines.sees("1. leg 1, Ada: deal, score 0")
    finally:
        lines.close()


async def test_missing_or_forbidden_records_are_explained(
    shared_server: Standing, players: Players, finished: Finished, profile: Profile, tmp_path: Path
) -> None:
    address, anna, _ = await finished(spectators=False)
    assert len(await fetch_from_room(profile, address, "test")) == 1, "beside the player's own connection"
    await anna.go()
    assert len(await fetch_from_room(profile, address, "test")) == 1
    with pytest.raises(CannotWatch, match="has no spectators"):
        await fetch_from_room(open_profile("cy", within=tmp_path), address, "test")

    dee = players("Dee")
    await dee.come(shared_server.url)
    await dee.do("create_room", game="family-tree")
    code = (await dee.sees(1)).room
    with pytest.raises(CannotWatch, match="No match has been finished in that room yet"):
        await fetch_from_room(profile, RoomAddress(address.server, code), "test")
    with pytest.raises(CannotWatch, match=f"There is no room 000-0000 at 127.0.0.1:{shared_server.port}"):
        await fetch_from_room(profile, RoomAddress(address.server, RoomCode("0000000")), "test")
    nowhere = RoomAddress(ServerAddress("127.0.0.1", 9), code)
    with pytest.raises(CannotWatch, match="Nothing answers at"):
        await fetch_from_room(profile, nowhere, "test")


async def test_settings_changed_in_a_terminal_are_kept(
    tmp_path: Path,
) -> None:
    environment = {"TURNABOUT_HOME": str(tmp_path), "COLORTERM": "truecolor"}
    terminal = Terminal()
    try:
        terminal.turnabout("play", environment=environment)
        await terminal.sees("T U R N A B O U T")
        terminal.press("s")
        await terminal.sees("Settings", "four-colour")
        assert b"38;2;" in terminal.sent
        terminal.press(DOWN * 2 + RIGHT * 3)
        await terminal.sees("< none >")
        terminal.press(DOWN * 2 + RIGHT)
        await terminal.sees("It is 7:05 pm.")
        terminal.close()
        assert read_settings(tmp_path / "settings.toml") == (Settings(colours="none", times="12h"), None)

        terminal.sent = b""
        terminal.turnabout("play", environment=environment)
        await terminal.sees("T U R N A B O U T")
        terminal.press("s")
        await terminal.sees("none", "12h", "It is 7:05 pm.")
        terminal.press(ESCAPE)
        await terminal.sees("T U R N A B O U T", without="12h")
        (tmp_path / "match.json").write_bytes(line_of(8))
        terminal.press("w")
        await terminal.sees("Watch what?")
        terminal.press("w")
        await terminal.sees("File, web address or room")
        terminal.press(str(tmp_path / "match.json") + ENTER)
        await terminal.sees("Computer (greedy) won", "move 0 of 52")
        terminal.press(RIGHT)
        await terminal.sees("move 1 of 52")
        assert b"38;2;" not in terminal.sent
    finally:
        terminal.close()
