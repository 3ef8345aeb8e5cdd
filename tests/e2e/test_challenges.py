"""Challenges in the terminal's list of games, at a real server."""

from pathlib import Path

from client.net.address import RoomAddress, parse_server
from client.room.entry_request import Errand, JoinRoom
from client.terminal.screens.server_questions import Questions
from client.terminal.screens.your_games import GamesScreen
from client.text.glyphs import UNICODE
from server.backups.archive import RESULTS
from server.results.database import Database
from tests.client.terminal.desk import at_desk, profile_at
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join
from tests.e2e.results import until_settled
from tests.e2e.steps import make_move, match_of, result_of


async def test_a_challenge_is_declined_withdrawn_or_accepted_in_the_list(server: ServerProcess, tmp_path: Path) -> None:
    home = tmp_path / "home"
    at, profile = parse_server(server.url), profile_at(home)
    anna, ben = Player("Anna", profile.key(at)), Player("Ben")
    await host_and_join(server.url, ben, anna)
    await begin_leg(ben, anna)
    await make_move(ben, anna)
    await ben.do("resign", match=1)
    await result_of(anna)
    async with Database(f"sqlite:///{server.data_dir / RESULTS}") as results:
        await until_settled(results, match_of(ben).id)
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
        await desk.sees("▸ Ben challenges you")
        await desk.press("enter")
        await desk.sees("T U R N A B O U T")
    assert chosen == [JoinRoom(RoomAddress(at, ben.room.room))]
    await ben.go()
