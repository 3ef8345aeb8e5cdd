"""The ways from the start screen into a solo game, against the computer, and to a game of computers."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from client.net.frames import ShownRoom
from client.profile.settings import read_settings
from tests.client.rooms import Rooms, seated
from tests.client.scripted import Line, Servers
from tests.client.solo_rooms import sits, solo_leg
from tests.client.terminal.desk import at_desk, profile_at


def makes(
    made: list[dict[str, Any]], room: Callable[[], ShownRoom], then: Callable[[Line], Awaitable[None]] | None = None
) -> Callable[[Line], Awaitable[None]]:
    """Return a connection's script: create a room as requested, and then run the rest."""

    async def script(line: Line) -> None:
        await line.welcome()
        made.append(await line.let_in(room()))
        if then is not None:
            await then(line)

    return script


async def test_a_game_alone_is_begun_hinted_and_kept_for_another(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    made: list[dict[str, Any]] = []
    profile = profile_at(tmp_path)

    async def hinted(line: Line) -> None:
        made.append(await line.command("hint"))
        await line.ack(made[-1])
        choices = [{"move": "QS>5D", "score": 310.0}]
        await line.tell({"type": "hint", "id": "h", "match": 1, "leg": 1, "ply": 0, "choices": choices})
        await line.ack(await line.command("leave"))

    def alone() -> ShownRoom:
        return seated(solo_leg(rooms), profile, server, 0)

    server = await servers(makes(made, alone, hinted), makes(made, alone))
    async with at_desk(tmp_path, server=server) as desk:
        await desk.sees(f"You play at {server}.")
        await desk.press("a")
        await desk.sees("Play alone", "Game number", "▸ Play")
        await desk.press("7", "enter")
        await desk.sees("Family Tree · alone", "number 7", "h hint")
        await desk.press("h")
        await desk.sees("Hint: Q♠ on 5♦, final score about 310")
        await desk.press("o")
        await desk.sees("Number 7. 10 points.", "Get a hint at every turn", "The computer’s tree", "A new game")
        await desk.press("j", "o")
        await desk.sees("Hints only when you ask")
        await desk.press("n")
        await desk.sees("Leave this game?", "▸ Keep it for later")
        await desk.press("enter")
        await desk.sees("Family Tree · alone")
    told = [(each["type"], each.get("form"), each.get("number")) for each in made]
    assert told == [("create_room", "solo", 7), ("hint", None, None), ("create_room", "solo", None)]
    assert read_settings(tmp_path / "settings.toml")[0].hints == "on"


async def test_a_match_against_the_computer_is_begun_at_its_level(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    made: list[dict[str, Any]] = []
    profile = profile_at(tmp_path)

    def against() -> ShownRoom:
        return seated(sits(rooms.ready(), None, "normal"), profile, server, 0)

    def computers() -> ShownRoom:
        return sits(rooms.leg(), "strong", "normal")

    server = await servers(makes(made, against), makes(made, computers))
    async with at_desk(tmp_path, server=server) as desk:
        await desk.press("c")
        await desk.sees("Which computer?", "▸ easy", "normal", "strong", "random")
        await desk.press("down", "enter")
        assert "Hints   " not in await desk.sees("Play the normal computer", "spectators, hints and other settings")
        await desk.press("shift+tab", "space")
        await desk.sees("Hints          not allowed")
        desk.app.screen.query_one("#hints").focus()
        await desk.press("space", "tab", "down", "enter")
        await desk.sees("● Normal computer", "The cards are being dealt")
        await desk.press("q", "down", "enter")
        await desk.sees("T U R N A B O U T")
        await desk.press("w")
        await desk.sees("Watch what?", "▸ c Watch two computers", "w Watch a match again")
        await desk.press("enter")
        await desk.sees("Maximizes first    strong", "Minimizes first    easy", "▸ Watch")
        await desk.press("shift+tab", "shift+tab", "right", "down", "down", "enter")
        await desk.sees("you are watching", "Strong computer thinks")
    kept = ("role", "computers", "hints", "spectators", "number")
    assert [{name: each[name] for name in kept} for each in made] == [
        {"role": "maximizer", "computers": [None, "normal"], "hints": True, "spectators": False, "number": None},
        {"role": "maximizer", "computers": ["strong", "normal"], "hints": False, "spectators": True, "number": None},
    ]
