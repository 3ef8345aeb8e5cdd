"""Challenges in the terminal and in line mode, at a real server."""

from collections.abc import Callable
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
from protocol.events import Event
from protocol.ids import player_id, show_room_code
from protocol.player_games import GamesChanged, GamesEvent
from server.backups.archive import RESULTS
from server.results.database import Database
from tests.client.terminal.desk import at_desk, profile_at
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.people import ENTER, People
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


async def is_challenged(player: Player, by: str) -> bool:
    """Wait until the player's newest challenge, or what became of it, reaches their list; return whether it is open.

    The player watches their games.
    """

    def newest() -> bool | None:
        for event in reversed(player.events):
            found = _challenge(event, by)
            if found is not None:
                return found
        return None

    return await player.until(newest, f"a challenge by {by}")


def _challenge(event: Event, by: str) -> bool | None:
    if isinstance(event, GamesChanged) and event.removed:
        return False
    games = event.games if isinstance(event, GamesEvent) else event.changed if isinstance(event, GamesChanged) else ()
    return any(each.challenge and not each.own and by in [seat.name for seat in each.seats] for each in games) or None


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
    assert chosen == [JoinRoom(RoomAddress(at, ben.room.room), alongside=True)]
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


async def test_line_mode_challenges_and_withdraws_in_a_room(
    server: ServerProcess, ben: LineTerminal, players: Callable[..., Player]
) -> None:
    anna = players("Anna")
    await anna.come(server.url)
    await anna.do("create_room", game="family-tree", role="maximizer", clock={"move": 259_200})
    code = show_room_code((await anna.sees(1)).room)
    ben.runs("join", f"127.0.0.1:{server.port}/{code}", "--name", "Ben", "--plain")
    await ben.sees("Press Enter when you are ready.")
    ben.types("challenge")
    await ben.sees("You can’t use challenge now: there is no finished match against another person.")
    ben.types("ready")
    await begin_when_others_are_ready(anna)
    await make_move(anna)
    await anna.do("resign", match=1)
    await ben.sees("Anna resigned")
    async with Database(f"sqlite:///{server.data_dir / RESULTS}") as results:
        await until_settled(results, match_of(anna).id)
    await anna.do("leave")
    await anna.do("watch_games")
    ben.types("challenge")
    await ben.sees("Anna finds your challenge under “Your games”. The seat is kept for them.")
    assert await is_challenged(anna, "Ben")
    ben.types("withdraw")
    await ben.sees("The challenge to Anna was withdrawn.")
    await anna.until(lambda: any(isinstance(each, GamesChanged) and each.removed for each in anna.events), "its end")
    ben.types("withdraw")
    await ben.sees("You can’t use withdraw now: no challenge of yours is open here.")


async def test_the_command_challenges_a_past_opponent(
    server: ServerProcess, ben: LineTerminal, players: Callable[..., Player]
) -> None:
    at = parse_server(f"127.0.0.1:{server.port}")
    anna, own = players("Anna"), players("Ben", profile_at(ben.home).key(at))
    ben.runs("challenge", "Anna", "--server", f"127.0.0.1:{server.port}", "--name", "Ben", "--plain")
    await ben.sees("Anna")
    assert await ben.ended() == 1, "they have not met"
    await play_match(server, anna, own)
    await own.go()
    await anna.do("leave")
    await anna.do("watch_games")
    ben.runs("challenge", "Anna", "--server", f"127.0.0.1:{server.port}", "--plain")
    await ben.sees("Anna finds your challenge under “Your games”. The seat is kept for them.")
    assert await is_challenged(anna, "Ben")
    ben.types("leave")
    assert await ben.ended() == 0


async def test_the_menu_of_a_room_challenges_the_opponent_who_has_left(
    server: ServerProcess, people: People, players: Callable[..., Player]
) -> None:
    anna, ben = players("Anna"), people("Ben")
    await anna.come(server.url)
    await anna.do("create_room", game="family-tree", role="maximizer")
    code = show_room_code((await anna.sees(1)).room)
    ben.runs("join", f"127.0.0.1:{server.port}/{code}", "--name", "Ben")
    await ben.enters("ready")
    await begin_when_others_are_ready(anna)
    await make_move(anna)
    await anna.do("resign", match=1)
    await ben.sees("Anna resigned")
    async with Database(f"sqlite:///{server.data_dir / RESULTS}") as results:
        await until_settled(results, match_of(anna).id)
    await anna.do("leave")
    await anna.do("watch_games")
    ben.press("o")
    await ben.sees("Challenge Anna")
    ben.press("c")
    await ben.sees("Anna finds your challenge under “Your games”.")
    assert await is_challenged(anna, "Ben")
    ben.press(ENTER)


async def begin_when_others_are_ready(player: Player) -> None:
    """Have a player be ready once everybody else is, and wait until the leg begins."""
    coming = await player.until(lambda: player.room.next, "a leg to come")
    await player.until(lambda: len(player.room.ready) == 1, "the other player")
    await player.do("ready", match=coming[0], leg=coming[1])
    await player.until(lambda: player.room.view is not None, "the leg")
