"""Challenges in the terminal and in line mode, at a real server."""

from pathlib import Path

import pytest

from client.line.console import Console
from client.line.lobby_menu import LobbyMenu
from client.net.address import RoomAddress, parse_server
from client.net.errors import CannotAsk
from client.room.entry_request import Errand, HostRoom, JoinRoom
from client.terminal.screens.player import PlayerScreen
from client.terminal.screens.server_questions import Questions
from client.terminal.screens.your_games import GamesScreen
from client.text.glyphs import UNICODE
from protocol.ids import player_id, show_room_code
from server.backups.archive import RESULTS
from server.results.database import Database
from tests.client.terminal.desk import at_desk, profile_at
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join
from tests.e2e.results import until_settled
from tests.e2e.steps import make_move, match_of, result_of


async def play_match(server: ServerProcess, anna: Player, ben: Player) -> None:
    """Have two players finish a match, and wait until it is counted."""
    await host_and_join(server.url, ben, anna)
    await begin_leg(ben, anna)
    await make_move(ben, anna)
    await ben.do("resign", match=1)
    await result_of(anna)
    async with Database(f"sqlite:///{server.data_dir / RESULTS}") as results:
        await until_settled(results, match_of(ben).id)


async def test_a_challenge_is_declined_withdrawn_or_accepted_in_the_list(server: ServerProcess, tmp_path: Path) -> None:
    home = tmp_path / "home"
    at, profile = parse_server(server.url), profile_at(home)
    anna, ben = Player("Anna", profile.key(at)), Player("Ben")
    await play_match(server, anna, ben)
    await anna.do("create_room", game="family-tree", challenge=ben.id)
    await anna.go()
    chosen: list[Errand | None] = []
    async with at_desk(home) as desk:
        questions = Questions(profile, home, "a test", "family-tree", "Family Tree", at)
        await desk.app.push_screen(GamesScreen(questions, UNICODE), chosen.append)
        await desk.sees("Waiting for Ben", "d withdraw")
        await desk.press("d")
        await desk.gone("Waiting for Ben")
        await ben.do("create_room", game="family-tree", challenge=anna.id)
        await desk.sees("Ben challenges you", "1 day left")
        await desk.press("up")
        await desk.sees("▸ Ben challenges you", "Enter accept", "d decline")
        await desk.press("d")
        await ben.until(lambda: ben.room.match is None and ben.room.challenge is None, "the answer")
        await desk.gone("Ben challenges you")
        await ben.do("create_room", game="family-tree", challenge=anna.id)
        await desk.sees("Ben challenges you")
        await desk.press("up")
        await desk.sees("▸ Ben challenges you", "x decline all")
        await desk.press("enter")
        await desk.sees("T U R N A B O U T")
    assert chosen == [JoinRoom(RoomAddress(at, ben.room.room))]
    await ben.go()


async def test_a_challenge_from_a_players_page_is_withdrawn_on_its_page(server: ServerProcess, tmp_path: Path) -> None:
    home = tmp_path / "home"
    at, profile = parse_server(server.url), profile_at(home)
    profile.remember(name="Anna")
    anna, ben = Player("Anna", profile.key(at)), Player("Ben")
    await play_match(server, anna, ben)
    await anna.go()
    async with at_desk(home) as desk:
        questions = Questions(profile, home, "a test", "family-tree", "Family Tree", at)
        await desk.app.push_screen(PlayerScreen(questions, ben.id, UNICODE, None), desk.app.go)
        await desk.sees("c challenge")
        await desk.press("c")
        await desk.sees("Waiting for Ben …", "1 day left", "d withdraw")
        await desk.press("d")
        await desk.sees("The challenge to Ben was withdrawn.")
    await ben.go()


async def test_line_mode_sends_and_declines_challenges(server: ServerProcess, tmp_path: Path) -> None:
    home = tmp_path / "home"
    at, profile = parse_server(server.url), profile_at(home)
    anna, ben = Player("Anna", profile.key(at)), Player("Ben")
    await play_match(server, anna, ben)
    await anna.go()
    console = Console(UNICODE)
    menu = LobbyMenu(profile, "a test", home, console, at)
    errand = await menu.do("challenge", "Ben", "patriarch")
    assert isinstance(errand, HostRoom)
    assert (errand.challenge, errand.wanted.game, errand.server) == (ben.id, "family-tree", at)
    await ben.do("create_room", game="family-tree", challenge=player_id(profile.key(at)))
    room = f"{at}/{show_room_code(ben.room.room)}"
    assert await menu.do("decline", f"{room} all", "patriarch") is None
    await ben.until(lambda: ben.room.challenge is None, "the answer")
    assert ben.room.happenings[-1].kind == "challenge_declined"
    refused = await ben.refused("create_room", game="family-tree", challenge=player_id(profile.key(at)))
    assert refused.reason == "challenges_refused"
    with pytest.raises(CannotAsk, match="no longer a challenge"):
        await menu.do("withdraw", room, "patriarch")
    with pytest.raises(ValueError, match="Name the room"):
        await menu.do("decline", "", "patriarch")
    await ben.go()
