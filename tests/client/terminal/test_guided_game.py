"""The guided first game in a room, hints, and the saved view of a tree."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from client.games.family_tree.guide import ALL, NUMBER
from client.games.family_tree.lessons import Lesson
from client.net.frames import ShownRoom
from client.profile.identity import Profile, open_profile
from client.profile.settings import read_settings, settings_file
from client.room.guide_progress import explained
from protocol.events import Expected, HintEvent
from protocol.ids import Seat
from protocol.scores import NumberEvent
from tests.client.rooms import Rooms, with_match
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import Desk, at_desk
from tests.client.terminal.table import table


def alone(rooms: Rooms) -> ShownRoom:
    """Return the room of a solo game on the guide's number, at its first card."""
    room = rooms.leg()
    assert room.match is not None
    assert room.view is not None
    leg = replace(room.match.legs[0], roles=("player",))
    room = with_match(room, number=NUMBER, known=True, commitment=None, legs=(leg,))
    view = replace(room.view, roles=("player",), to_act=(Seat(0),)) if room.view else None
    return replace(room, form="solo", seats=room.seats[:1], offers=(None,), view=view)


async def until(desk: Desk, home: Path, lessons: frozenset[Lesson]) -> Profile:
    """Wait until these lessons are saved."""
    profile = open_profile(within=home)
    while explained(profile) != lessons:
        await desk.press("up")
    return profile


async def test_a_first_game_is_explained_and_that_is_kept(servers: Servers, rooms: Rooms, tmp_path: Path) -> None:
    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(alone(rooms)))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("Your first game", "Q♠ is a celebrity", "g skip tips")
        await desk.press("g")
        await desk.gone("Your first game")
        await until(desk, tmp_path, ALL)


async def test_hints_the_score_to_beat_and_the_way_to_look_come_to_the_screen_and_stay(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    about = NumberEvent(
        id="n",
        game="family-tree",
        options={},
        number=NUMBER,
        computer=None,
        par=None,
        working=True,
        standings=(),
    )
    hint = HintEvent(id="h", match=1, leg=1, ply=0, choices=(Expected(move="QS>5D", score=640.0),))

    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        await line.let_in(mine(alone(rooms)))
        await line.tell(about, hint, replace(about, computer=940, working=False))

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("Hint: Q♠ on 5♦, final score about 640, your choice too", "beat 940", "★5♦══10♦")
        await desk.press("f")
        await desk.sees("5♦═10♦, the family that everybody comes from")
        settings = settings_file("default", tmp_path)
        while read_settings(settings)[0].tree != "family":
            await desk.press("up")
