"""A room's tournament: the competitors, their scores, and the next player, on a screen and in lines."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from client.games.heading import heading
from client.games.poker_solitaire.scene import Scene
from client.line import pages
from client.line.games.catalog import board_of
from client.line.room_commands import barred
from client.net.frames import ShownRoom
from client.room import commands as room_commands
from client.room.keys import actions
from client.room.local_events import CameIn
from client.room.pages import page_of
from client.room.pages.setting import Setting
from client.room.session import Model, step
from client.room.tournament_lines import tournament
from client.room.tournament_names import read_names
from client.room.tournament_text import next_cards, standings
from client.text.glyphs import UNICODE
from protocol.commands import Free, PlayAs
from protocol.events import Welcome
from protocol.ids import Seat
from protocol.room import MatchResult, SeatInfo, TournamentInfo, TournamentName
from tests.client.games.poker_solitaire.builders import after, leg, lying, room_of
from tests.client.rooms import Rooms
from tests.client.scripted import Line, Servers
from tests.client.terminal.desk import at_desk
from tests.client.terminal.one_leg import PEOPLE
from tests.client.terminal.table import table

ADA = TournamentName(name="Ada", legs=2, highest=61, lowest=40, average=50.5)
BEN = TournamentName(name="Ben", legs=0, highest=None, lowest=12, average=None)
TOLD = TournamentInfo(names=(ADA, BEN), plays=("Ada", None), playing=(None, None), again=(False, False))


def test_what_each_has_reached_stands_in_a_table_and_in_sentences() -> None:
    lines = ["".join(run.text for run in line).split() for line in tournament(TOLD, UNICODE)]
    assert lines == [
        ["games", "highest", "lowest", "average"],
        ["▸", "Ada", "2", "61", "40", "50.5"],
        ["Ben", "0", "–", "12", "–"],
    ]
    assert standings(TOLD) == [
        "Ada: 2 games, highest 61, lowest 40, average 50.5.",
        "Ben: 0 games, highest –, lowest 12, average –.",
        "Next: Ada.",
    ]


@pytest.mark.parametrize(
    ("typed", "wrong"), [("a,b,c,d,e,f", "one to five names, not 6"), ("Ada, ada", "needs to be different")]
)
def test_names_are_five_at_most_and_each_once(typed: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        read_names(typed)


def test_what_one_played_alone_is_told_as_such_in_a_room_that_is_for_two_now() -> None:
    full = " ".join(["2H 3H 4H 5H 6H"] * 5)
    room = room_of(after(lying(leg("QH 5S"), full[:-3]), "QH>e5"))
    assert room.match is not None
    match = replace(room.match, result=MatchResult(winners=(), scores=(300,), why="score"))
    free = SeatInfo(seat=Seat(1), player=None, name=None)
    now = replace(room, form="match", seats=(*room.seats, free), match=match, tournament=TOLD, offers=(None, None))
    model = Model()
    for thing in (Welcome(protocol=1, server="0", player=PEOPLE[0], name="", now=0), now, CameIn()):
        model = step(model, thing)
    page = page_of(replace(model, lingers=False))
    assert page is not None
    lines = ["".join(run.text for run in line) for line in page.lines(Setting(model, UNICODE), 78)]
    assert any("You reached" in line or "points" in line for line in lines) and any("Ada" in line for line in lines)


BOTH = TournamentInfo(names=(ADA, BEN), plays=("Ada", "Ben"), playing=("Ada", "Ben"), again=(False, False))


def turns(*moves: str, free: bool = False, told: TournamentInfo = BOTH) -> Model:
    """Return the model of a terminal at which two players take turns, after some moves."""
    room = room_of(
        after(leg("QH 5D KC", mode="alternate"), " ".join(moves)) if moves else leg("QH 5D KC", mode="alternate")
    )
    seats = [replace(seat, player=PEOPLE[0], name=name) for seat, name in zip(room.seats, ("Ada", "Ben"), strict=True)]
    if free:
        seats[1] = replace(seats[1], player=None, name=None)
    model, came = Model(), replace(room, seats=tuple(seats), tournament=told)
    for thing in (Welcome(protocol=1, server="0", player=PEOPLE[0], name="", now=0), came, CameIn()):
        model = step(model, thing)
    return model


def test_two_take_turns_at_one_terminal_each_by_the_name_they_compete_under() -> None:
    for model, seat, name in ((turns(), 0, "Ada"), (turns("QH>1:c3"), 1, "Ben")):
        assert (model.me, model.mine, model.beside, model.my_turn, model.alone) == (seat, (0, 1), 1, True, True)
        assert model.room is not None
        scene = Scene.read(model.room, model.me, (Seat(0), Seat(1)))
        assert scene is not None and scene.my_turn and [player.name for player in scene.players] == ["Ada", "Ben"]
        head = "".join(run.text for run in heading(scene, 78, UNICODE)[1])
        assert f" {name}’s turn " in head
        assert board_of("poker-solitaire").turn(scene)[0].startswith(f"{name}’s turn: dealt")
        lines = pages.page(Setting(model, UNICODE))
        assert lines[0].startswith("Ada, Ben;") and pages.people(Setting(model, UNICODE))[0].endswith("Ada, Ben.")
    assert scene is not None and scene.news == ("Ada: Q♥ to c3",)
    assert room_commands.play_beside(turns(free=True), "") is None and turns(free=True).beside == 1
    assert turns(free=True, told=replace(BOTH, in_turn=False)).beside is None  # the server would refuse it
    freed, played = room_commands.play_beside(turns(), ""), room_commands.play_beside(turns(), "Ben")
    assert isinstance(freed, Free) and freed.seat == 1
    assert isinstance(played, PlayAs) and (played.name, played.seat) == ("Ben", 1)
    assert room_commands.play_beside(Model(), "Ben") is None


@pytest.mark.parametrize(("mode", "turn"), [("race", "both play"), ("alternate", "your turn")])
def test_who_competes_from_a_terminal_of_their_own_finds_themselves_in_the_heading(mode: str, turn: str) -> None:
    room = replace(room_of(leg("QH 5D KC", mode=mode)), tournament=BOTH)
    seats = [replace(seat, name=name) for seat, name in zip(room.seats, ("Ada", "Ben"), strict=True)]
    scene = Scene.read(replace(room, seats=tuple(seats)), Seat(0), (Seat(0), Seat(1)))
    assert scene is not None
    head = "".join(run.text for run in heading(scene, 78, UNICODE, at_once=scene.race)[1])
    assert "● Ada (you)   ● Ben " in head and f" {turn} " in head
    board = board_of("poker-solitaire")
    assert "Ada (you), Ben" in board.opening(scene)[0]
    assert mode == "race" or board.turn(scene)[0].startswith("Your turn: dealt")


def test_after_a_match_of_one_leg_its_matrices_can_be_looked_at_again() -> None:
    model = turns("QH>1:c3")
    assert model.room is not None and model.room.match is not None
    over = replace(model.room.match, result=MatchResult(winners=(), scores=(0, 0), why="score"))
    ended = replace(step(model, replace(model.room, match=over)), lingers=False)
    assert actions(Setting(ended, UNICODE))["t"] == "look('tree')"


def before_a_match(*ready: int, free: bool = False) -> Setting:
    """Return the page before a match at a terminal with two players."""
    model = turns(free=free)
    assert model.room is not None
    waits = replace(model.room, match=None, view=None, next=(1, 1), ready=tuple(map(Seat, ready)))
    return Setting(step(model, waits), UNICODE)


def test_who_was_ready_is_asked_once_more_where_a_second_sits_down_at_the_terminal() -> None:
    """The server waits for both of them, and would for good."""
    for ready, key, told in (((), True, "Press Enter"), ((0,), True, "Press Enter"), ((0, 1), False, None)):
        setting = before_a_match(*ready)
        page = page_of(setting.model)
        assert page is not None
        lines = ["".join(run.text for run in line) for line in page.lines(setting, 78)]
        assert ("enter" in actions(setting)) is key
        assert told is None or any(line.startswith(told) for line in lines)
        assert (barred("ready", setting, None) is None) is key


def test_a_free_seat_is_waited_for_by_no_name() -> None:
    setting = before_a_match(0, free=True)
    page = page_of(setting.model)
    assert page is not None
    lines = ["".join(run.text for run in line) for line in page.lines(setting, 78)]
    assert "You are ready. The leg starts as soon as a new player is." in lines


def test_alone_it_is_asked_who_plays_and_digits_say_it() -> None:
    told = replace(TOLD, plays=("Ada",), playing=(), again=())
    room = replace(room_of(leg("QH")), match=None, view=None, next=(1, 1), tournament=told)
    model = Model()
    for thing in (Welcome(protocol=1, server="0", player=PEOPLE[0], name="", now=0), room, CameIn()):
        model = step(model, thing)
    setting = Setting(model, UNICODE)
    page = page_of(model)
    assert page is not None
    lines = ["".join(run.text for run in line).strip() for line in page.lines(setting, 78)]
    assert [line for line in lines if line.endswith("plays")] == ["1 Ada plays", "2 Ben plays"]
    does = actions(setting)
    assert (does["1"], does["2"], does["enter"]) == ("plays(0)", "plays(1)", "plays(-1)") and "3" not in does
    assert pages.page(setting)[-2:] == [
        "The cards of number 7.",
        "Who plays? Type as and a name, then ready.",
    ]
    again = replace(room_of(leg("QH")), agreed="same_number")
    assert [next_cards(each) for each in (replace(room, number=None), again)] == [
        "New cards: the number is drawn.",
        "The same number 7 again: players who know these cards can only lower their lowest score.",
    ]


async def test_who_competes_and_who_plays_next_are_chosen_between_matches(
    servers: Servers, rooms: Rooms, tmp_path: Path
) -> None:
    commands: list[dict[str, Any]] = []
    done = asyncio.Event()

    async def talk(line: Line, mine: Callable[[ShownRoom], ShownRoom]) -> None:
        room = mine(rooms.result(tournament=TOLD))
        assert room.seats[0].player is not None
        await line.let_in(replace(room, owner=room.seats[0].player))
        while len(commands) < 2:
            command = await line.command()
            if command["type"] in ("enlist", "play_as"):
                commands.append(command)
            await line.ack(command, 3)
        done.set()

    errand, _ = await table(servers, tmp_path, talk)
    async with at_desk(tmp_path, errand) as desk:
        await desk.sees("▸ Ada", "highest", "v tournament")
        await desk.press("v")
        await desk.sees("Names          Ada, Ben", "You play as  ← Ada →")
        await desk.press("right", "shift+tab", *", Cy", "enter")
        await done.wait()
    assert [{name: value for name, value in each.items() if name != "id"} for each in commands] == [
        {"type": "enlist", "names": ["Ada", "Ben", "Cy"]},
        {"type": "play_as", "name": "Ben", "seat": None},
    ]
