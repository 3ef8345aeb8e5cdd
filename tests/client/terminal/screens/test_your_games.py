"""The screen with your games."""

import asyncio
import time
from pathlib import Path

from client.net.address import RoomAddress
from client.room.entry_request import Errand, JoinRoom
from client.terminal.screens.server_questions import Questions
from client.terminal.screens.your_games import GamesScreen
from client.text.glyphs import UNICODE
from protocol.ids import RoomCode
from protocol.player_games import GamesChanged, GamesEvent
from tests.client.games_told import game, theirs
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import at_desk, profile_at


async def test_the_list_is_live_and_opens_a_game(servers: Servers, tmp_path: Path) -> None:
    moved = asyncio.Event()
    due = int(time.time() * 1000) + 2 * 3_600_000

    async def script(line: Line) -> None:
        await line.welcome()
        await line.ack(await line.command("watch_games"), 0)
        await line.tell(GamesEvent(games=(theirs("KZ74QM2", due=due),)))
        await moved.wait()
        await line.tell(GamesChanged(changed=(game("KZ74QM2", due=due),), removed=()))

    server = await servers(script)
    chosen: list[Errand | None] = []
    async with at_desk(tmp_path) as desk:
        questions = Questions(profile_at(tmp_path), tmp_path, "a test", "family-tree", "Family Tree", server)
        await desk.app.push_screen(GamesScreen(questions, UNICODE), chosen.append)
        await desk.sees("Your games", "Ben’s turn", "Family Tree", "score 240", "Ben: 8D>5C", "KZ7-4QM2")
        moved.set()
        await desk.sees("▸ Your turn")
        await desk.press("enter")
        await desk.sees("T U R N A B O U T")
    assert chosen == [JoinRoom(RoomAddress(server, RoomCode("KZ74QM2")), alongside=True)]


async def test_without_games_the_list_says_so(servers: Servers, tmp_path: Path) -> None:
    async def script(line: Line) -> None:
        await line.welcome()
        await line.ack(await line.command("watch_games"), 0)
        await line.tell(GamesEvent(games=()))

    server = await servers(script)
    async with at_desk(tmp_path) as desk:
        questions = Questions(profile_at(tmp_path), tmp_path, "a test", "family-tree", "Family Tree", server)
        await desk.app.push_screen(GamesScreen(questions, UNICODE))
        await desk.sees("You have no games on this server.")
