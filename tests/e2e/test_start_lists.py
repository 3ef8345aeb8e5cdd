"""The start screens list the games that wait for the player, on any of their devices."""

from collections.abc import Callable
from pathlib import Path

from client.net.address import parse_server
from protocol.ids import RoomCode, show_room_code
from tests.client.terminal.desk import at_desk, profile_at
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join
from tests.e2e.steps import make_move

Players = Callable[..., Player]
DAYS = {"move": 259_200}


async def test_the_terminal_lists_a_game_as_soon_as_it_waits(
    server: ServerProcess, players: Players, tmp_path: Path
) -> None:
    at, profile = parse_server(server.url), profile_at(tmp_path)
    anna, ben = players("Anna", profile.key(at)), players("Ben")
    code = await host_and_join(server.url, ben, anna, role="maximizer", clock=DAYS)
    await begin_leg(ben, anna)
    await anna.go()
    async with at_desk(tmp_path, server=at, follows=True) as desk:
        resume = f"Resume {show_room_code(RoomCode(code))}"
        assert resume not in await desk.sees("T U R N A B O U T")
        await make_move(ben)
        await desk.sees(f"1 {resume}", "Family Tree with Ben · Your turn")
        await desk.press("1")
        await desk.sees("your turn")
        await desk.press("escape")


async def test_line_mode_lists_the_games_that_wait(server: ServerProcess, ben: LineTerminal, players: Players) -> None:
    address = f"127.0.0.1:{server.port}"
    ada, own = players("Ada"), players("Ben", profile_at(ben.home, "Ben").key(parse_server(address)))
    code = await host_and_join(server.url, ada, own, role="minimizer", clock=DAYS)
    await begin_leg(ada, own)
    await own.go()
    ben.runs("play", "--plain", "--server", address)
    await ben.sees(f"Resume {show_room_code(RoomCode(code))}", "Family Tree with Ada", "Your turn", "> ")
    ben.types("1")
    await ben.sees("Your turn: play")
