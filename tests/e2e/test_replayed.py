"""The replay of a match from its record, for a client without rules, over real sockets."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.events import Rejected, ReplayEvent
from server.net.limits import PAGES_AT_ONCE, REPLAYS_AT_ONCE, Limits
from tests.e2e.play import Player, ServerProcess
from tests.records.documents import eventful
from tests.records.test_replay import asked

Players = Callable[..., Player]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server with its limits."""
    server = ServerProcess(tmp_path / "data", {})
    await server.start()
    yield server
    await server.stop()


def question() -> dict[str, Any]:
    """Return what is asked of a match that was played elsewhere."""
    return asked(eventful()).model_dump(mode="json", exclude={"id", "type"})


async def test_a_match_that_was_played_elsewhere_is_seen_again(server: ServerProcess, players: Players) -> None:
    ada = players("Ada")
    await ada.come(server.url)
    legs = eventful()["legs"]
    acks = [await ada.do("replay", **{**question(), "leg": leg}) for leg in (1, 2)]
    told = [event for ack in acks for event in ada.events if isinstance(event, ReplayEvent) and event.id == ack.id]
    assert [each.leg for each in told] == [1, 2]
    assert [[sight.score for sight in each.sights[1:]] for each in told] == [
        [move["score"] for move in leg["moves"]] for leg in legs
    ]


async def test_who_asks_for_too_many_waits(server: ServerProcess, players: Players) -> None:
    ada = players("Ada")
    await ada.come(server.url)
    for number in range(1, REPLAYS_AT_ONCE + 1):
        await ada.do("replay", **{**question(), "number": number})
    refused = await ada.refused("replay", **{**question(), "number": REPLAYS_AT_ONCE + 1})
    assert refused.code is Code.TOO_MANY
    await ada.do("catalog")


async def test_pages_of_a_replayed_match_do_not_count_as_replays(server: ServerProcess, players: Players) -> None:
    ada = players("Ada")
    await ada.come(server.url)
    moves = eventful()["legs"][0]["moves"]
    assert REPLAYS_AT_ONCE < PAGES_AT_ONCE - 1
    for first in range(PAGES_AT_ONCE - 1):
        ack = await ada.do("replay", **{**question(), "first": first})
        (told,) = [event for event in ada.events if isinstance(event, ReplayEvent) and event.id == ack.id]
        assert (told.leg, told.sights[0].ply, told.plies) == (1, first, len(moves))
        assert (told.outline is not None) is (first == 0)
    beyond = await ada.refused("replay", **{**question(), "first": len(moves) + 1})
    assert (beyond.code, beyond.message) == (Code.NOT_ALLOWED, f"Leg 1 ends after {len(moves)} moves.")


async def test_who_asks_for_too_many_pages_waits(server: ServerProcess, players: Players) -> None:
    ada = players("Ada")
    await ada.come(server.url)
    page = {**question(), "first": 50}
    answers = await asyncio.gather(*[ada.ask("replay", **page) for _ in range(2 * PAGES_AT_ONCE)])
    refused = [answer for answer in answers if isinstance(answer, Rejected)]
    assert refused and {answer.code for answer in refused} == {Code.TOO_MANY}
    await ada.do("catalog")


async def test_a_client_without_a_hello_gets_nothing(server: ServerProcess, players: Players) -> None:
    eve = players("Eve")
    await eve.connect(server.url)
    assert (await eve.refused("replay", **question())).code is Code.NOT_ALLOWED


def test_the_longest_match_there_is_fits_into_a_frame() -> None:
    document = eventful()
    document["legs"] = [document["legs"][0]] * 2
    assert len(document["legs"][0]["moves"]) == 52
    assert len(asked(document).model_dump_json()) < Limits().frame_bytes
