"""How well a match was played, asked for over real sockets."""

import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from protocol.codes import RejectionCode as Code
from protocol.events import Ack, AnalysisEvent
from server.offline.simulate import records, simulation
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join, play_leg
from tests.e2e.steps import make_move, result_of
from tests.records.test_replay import asked

Players = Callable[..., Player]
SHORT = 9
"""A number whose legs end within a few cards."""
LONG, PLAYED = 7, 24
"""A number whose legs do not, and the moves that are made on it."""


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server with a store of its own."""
    server = ServerProcess(tmp_path, {"TURNABOUT_LIMITS": "off"})
    await server.start()
    yield server
    await server.stop()


async def whole(player: Player, ack: Ack) -> AnalysisEvent:
    """Return a requested analysis when it is complete."""

    def told() -> AnalysisEvent | None:
        events = [event for event in player.events if isinstance(event, AnalysisEvent) and event.id == ack.id]
        return events[-1] if events and events[-1].analysis is not None else None

    return await player.until(told, "a whole analysis")


async def test_everybody_in_the_room_may_ask_once_the_match_is_over(server: ServerProcess, players: Players) -> None:
    ada, ben, eve = players("Ada"), players("Ben"), players("Eve")
    code = await host_and_join(server.url, ada, ben, number=SHORT)
    await eve.come(server.url)
    stranger = await eve.refused("analysis", match=1)
    assert stranger.reason == "not_in_room"
    await eve.do("enter", room=code)
    for leg in (1, 2):
        early = await ben.refused("analysis", match=1)
        assert early.code is Code.NOT_ALLOWED
        await begin_leg(ada, ben)
        await play_leg(random.Random(leg), ada, ben)
    found = await whole(ada, await ada.do("analysis", match=1))
    assert (found.match, found.done, found.failed) == (1, found.of, None)
    assert found.analysis is not None and found.analysis.game == "family-tree"
    assert sum(len(leg.moves) for leg in found.analysis.legs) == found.of
    for other in (ben, eve):
        assert (await whole(other, await other.do("analysis", match=1))).analysis == found.analysis
    assert "no match 2" in (await ada.refused("analysis", match=2)).message


async def test_moves_are_told_as_they_are_judged_from_the_last_backwards(
    server: ServerProcess, players: Players
) -> None:
    ada, ben = players("Ada"), players("Ben")
    await host_and_join(server.url, ada, ben, number=LONG)
    await begin_leg(ada, ben)
    for _ in range(PLAYED):
        await make_move(ada, ben)
    await ben.do("resign", match=1)
    await result_of(ada)
    ack = await ada.do("analysis", match=1)
    found = await whole(ada, ack)
    assert found.analysis is not None
    told = [event for event in ada.events if isinstance(event, AnalysisEvent) and event.id == ack.id]
    early = [judged for event in told[:-1] for judged in event.judged]
    assert [(each.leg, each.ply) for each in early] == [(1, PLAYED - 1 - at) for at in range(len(early))]
    assert early, "no move was told before the whole analysis"
    for each in early:
        last = found.analysis.legs[0].moves[each.ply]
        assert (each.move, each.expected, each.loss, each.fault) == (last.move, last.expected, last.loss, last.fault)


async def test_analysis_outlives_the_server_that_made_it(
    server: ServerProcess, players: Players, tmp_path: Path
) -> None:
    ada = players("Ada")
    await ada.come(server.url)
    await ada.do("create_room", game="family-tree", form="solo", number=SHORT)
    await ada.until(lambda: ada.rooms and ada.room.next == (1, 1), "a leg that waits")
    await begin_leg(ada)
    await play_leg(random.Random(1), ada)
    code, found = ada.room.room, await whole(ada, await ada.do("analysis", match=1))
    await ada.go()
    await server.stop()
    await server.start()
    again = players("Ada", ada.key)
    await again.come(server.url)
    await again.do("enter", room=code)
    ack = await again.do("analysis", match=1)
    assert (await whole(again, ack)).analysis == found.analysis
    assert len([event for event in again.events if isinstance(event, AnalysisEvent)]) == 1


async def test_a_match_that_was_played_elsewhere_is_judged_and_one_that_could_not_be_is_refused(
    server: ServerProcess, players: Players
) -> None:
    (record,) = records(simulation("family-tree", str(SHORT), 1, "random,easy", 0))
    question = asked(record.model_dump(mode="json")).model_dump(mode="json", exclude={"id", "type", "leg", "first"})
    ada, eve = players("Ada"), players("Eve")
    await eve.connect(server.url)
    assert (await eve.refused("judge", **question)).code is Code.NOT_ALLOWED
    await ada.come(server.url)
    wrong = {**question, "legs": [{**question["legs"][0], "moves": [[0, "KS>KS"]]}]}
    refused = await ada.refused("judge", **wrong)
    assert (refused.code, refused.message[:14]) == (Code.ILLEGAL, "Leg 1, move 1:")
    ack = await ada.do("judge", **question)
    found = await whole(ada, ack)
    told = [event for event in ada.events if isinstance(event, AnalysisEvent) and event.id == ack.id]
    assert (told[0].done, told[0].of, found.done, found.match) == (0, found.of, found.of, 0)
    assert found.analysis is not None
    assert [[move.move for move in leg.moves] for leg in found.analysis.legs] == [
        [move.move for move in leg.moves] for leg in record.legs
    ]
    again = await whole(ada, await ada.do("judge", **question))
    assert again.analysis == found.analysis
