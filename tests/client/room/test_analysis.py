"""The analysis of a finished match by the room's server."""

from typing import Any

import pytest

from client.net.errors import CannotAnalyze
from client.profile.identity import Profile
from client.room.analysis import analysed
from client.room.session import Phase
from tests.client.judging import judged_of
from tests.client.rooms import Rooms, seated
from tests.client.scripted import Line, Servers
from tests.client.staying import ENTER, Table, staying


async def come_in(line: Line, rooms: Rooms, profile: Profile, table: Table) -> dict[str, Any]:
    """Let a player into a room with a finished match, and return the player's request for the analysis."""
    await line.welcome()
    await line.let_in(seated(rooms.result(), profile, table.server, 0))
    while (command := await line.command())["type"] != "analysis":
        await line.reject(command, "not_allowed")
    return command


def far(command: dict[str, Any], done: int, **whole: Any) -> dict[str, Any]:
    return {"type": "analysis", "id": command["id"], "match": command["match"], "done": done, "of": 104, **whole}


async def test_it_is_asked_for_and_again_after_a_lost_connection(
    servers: Servers, rooms: Rooms, profile: Profile
) -> None:
    table = Table()

    async def lose(line: Line) -> None:
        ask = await come_in(line, rooms, profile, table)
        await line.ack(ask)
        await line.tell(far(ask, 7))
        await line.drop()

    async def whole(line: Line) -> None:
        ask = await come_in(line, rooms, profile, table)
        await line.ack(ask)
        await line.tell(far(ask, 104, analysis=judged_of(8).analysis))
        ask = await line.command("analysis")
        await line.tell(far(ask, 104, analysis=judged_of(8).analysis))
        await line.ack(ask)

    table.server = await servers(lose, whole)
    async with staying(profile, table.server, ENTER) as (visit, watch):
        await watch.phase(Phase.RESULT)
        told = [each async for each in analysed(visit)]
        assert (told[0].done, told[0].of, told[0].analysis) == (7, 104, None)
        assert told[-1].analysis == judged_of(8).analysis
        assert [each.done async for each in analysed(visit)][-1] == 104


async def test_a_refusal_is_told_to_who_asked(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    table = Table()

    async def refuse(line: Line) -> None:
        await line.reject(await come_in(line, rooms, profile, table), "not_allowed", "There is no record of it.")

    table.server = await servers(refuse)
    async with staying(profile, table.server, ENTER) as (visit, watch):
        model = await watch.phase(Phase.RESULT)
        with pytest.raises(CannotAnalyze, match=r"There is no record of it\."):
            await anext(analysed(visit))
        assert model.refused is None


async def test_what_failed_at_the_server_is_told(servers: Servers, rooms: Rooms, profile: Profile) -> None:
    table = Table()

    async def fail(line: Line) -> None:
        ask = await come_in(line, rooms, profile, table)
        await line.ack(ask)
        await line.tell(far(ask, 3, failed="The record is torn."))

    table.server = await servers(fail)
    async with staying(profile, table.server, ENTER) as (visit, watch):
        await watch.phase(Phase.RESULT)
        with pytest.raises(CannotAnalyze, match=r"The record is torn\."):
            await anext(analysed(visit))
