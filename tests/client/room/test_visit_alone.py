"""A stay in a room of a solo player: the program's automatic requests, and another game."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from client.net.errors import CannotAnalyze
from client.net.frames import ShownRoom
from client.profile.identity import Profile
from client.profile.saved_rooms import saved_rooms
from client.room import commands
from client.room.analysis import analysed
from client.room.session import Phase
from protocol.events import AnalysisEvent
from protocol.ids import player_id
from tests.client.rooms import Rooms, seated, with_match
from tests.client.scripted import Line, Servers
from tests.client.solo_rooms import about, sits, solo_leg, solo_over, solo_ready
from tests.client.staying import ENTER, Table, staying


async def test_who_plays_alone_is_ready_by_themselves_and_told_what_there_is_to_beat(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    table = Table()

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(mine(solo_ready(rooms)))
        await line.ack(await line.command("ready"), 3)
        await line.tell(mine(solo_leg(rooms)))
        asked = await line.command("number")
        assert (asked["number"], asked["tree"]) == (7, False)
        await line.ack(asked)
        await line.tell({**vars_of(about(350)), "id": asked["id"], "type": "number"})

    def mine(room: ShownRoom) -> ShownRoom:
        return seated(room, profile, table.server, 0)

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER, hosted=True) as (_, watch):
        model = await watch.until(lambda model: model.to_beat is not None)
    assert (model.to_beat, model.phase) == (350, Phase.LEG)
    (kept,) = saved_rooms(profile)
    assert (kept.form, kept.alone, kept.number, kept.score, kept.finished) == ("solo", True, 7, 10, False)
    assert profile.last().server is None, "nobody is told a code of a game that one plays alone at home"


async def test_what_the_program_asks_for_by_itself_is_refused_without_a_word(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    table, refused = Table(), asyncio.Event()

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(solo_leg(rooms), profile, table.server, 0))
        await line.reject(await line.command("number"), "unknown_type")
        refused.set()
        await line.reject(await line.command("move"), "illegal", "The 5♦ has three children already.")

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (visit, watch):
        await watch.phase(Phase.LEG)
        await refused.wait()
        assert watch.model.refused is None
        await visit.move("QS>5D")
        assert watch.model.refused is not None and watch.model.refused.code == "illegal"


async def test_another_game_gives_up_the_one_that_is_not_over(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    table = Table()
    sent: list[dict[str, Any]] = []

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(solo_leg(rooms), profile, table.server, 0))
        sent.append(await line.command("resign"))
        await line.ack(sent[-1], 60)
        await line.tell(seated(solo_over(rooms, why="resigned"), profile, table.server, 0))
        while (command := await line.command())["type"] == "record":
            await line.reject(command, "unavailable")
        sent.append(command)
        await line.ack(command, 61)
        await line.tell(seated(with_match(solo_leg(rooms, version=64), match=2), profile, table.server, 0))

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (visit, watch):
        await watch.phase(Phase.LEG)
        await visit.wish("new_number")
        await watch.until(lambda model: model.match is not None and model.match.match == 2)
    assert [(each["type"], each["match"]) for each in sent] == [("resign", 1), ("offer", 1)]


async def test_whoever_watches_computers_can_go_on_watching(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    table = Table()

    async def script(line: Line) -> None:
        hello = await line.welcome()
        await line.let_in(replace(sits(rooms.leg(), "strong", "easy"), owner=player_id(hello["key"])))

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (_, watch):
        await watch.until(lambda model: model.inside)
    (kept,) = saved_rooms(profile)
    assert (kept.looks_on, kept.alone, kept.others) == (True, True, ("strong", "easy"))


@pytest.mark.parametrize("refused", [False, True])
async def test_how_well_a_match_was_played_is_told_bit_by_bit(
    servers: Servers, rooms: Rooms, profile: Profile, refused: bool
) -> None:
    table, seen = Table(), asyncio.Event()

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(solo_over(rooms), profile, table.server, 0))
        while (asked := await line.command())["type"] == "record":
            await line.reject(asked, "unavailable")
        assert asked["type"] == "analysis"
        if refused:
            await line.reject(asked, "not_allowed", "This server analyses nothing.")
            return
        await line.ack(asked)
        whole = {"version": 1, "game": "family-tree", "rules": 1, "playouts": 8, "legs": []}
        begun = vars_of(AnalysisEvent(id=asked["id"], match=1, done=3, of=40))
        await line.tell(begun)
        await seen.wait()
        await line.tell({**begun, "done": 40, "analysis": whole})

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (visit, watch):
        await watch.phase(Phase.RESULT)
        if refused:
            with pytest.raises(CannotAnalyze, match="analyses nothing"):
                await anext(analysed(visit))
            assert watch.model.refused is None
        else:
            far = []
            async for each in analysed(visit):
                far.append((each.done, each.of, each.analysis is not None))
                seen.set()
            assert far == [(3, 40, False), (40, 40, True)]


def vars_of(event: Any) -> dict[str, Any]:
    """Return an event's fields."""
    return {name: getattr(event, name) for name in event.__dataclass_fields__}


async def test_a_move_is_sent_while_a_hint_is_asked_for(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    table = Table()

    async def script(line: Line) -> None:
        await line.welcome()
        await line.let_in(seated(solo_leg(rooms), profile, table.server, 0))
        hint = await line.command("hint")
        move = await line.command("move")  # not another hint
        await line.ack(hint)
        await line.ack(move)

    table.server = await servers(script)
    async with staying(profile, table.server, ENTER) as (visit, watch):
        model = await watch.phase(Phase.LEG)
        await asyncio.gather(visit.do(commands.hint(model)), visit.do(commands.hint(model)), visit.move("8H>7D"))
