"""Replays of matches: which are kept, which are replayed again, and their limits."""

from typing import Any

import pytest

from protocol.commands import AskReplay
from protocol.events import EVENT, ReplayEvent
from protocol.ids import MatchId
from protocol.record import Record
from server.finished import replays
from server.finished.replays import Replays
from server.table.decision import Rejection
from tests.records.documents import known
from tests.records.test_replay import asked

ID = "0123456789ABCDEF"
MOVES = [len(leg["moves"]) for leg in known()["legs"]]


class Records:
    """The records of a match that was played here, under any id; `read` counts the reads."""

    def __init__(self) -> None:
        self.read = 0
        self.begun = 0
        self.replays = Replays(self._lasting)

    async def _lasting(self, match: MatchId) -> Record:
        self.read += 1
        return Record.model_validate(known())

    def _begin(self) -> None:
        self.begun += 1

    async def ask(self, **question: Any) -> ReplayEvent:
        command = AskReplay.model_validate({"id": "r", **question})
        event = EVENT.validate_json(await self.replays.page("an address", command, self._begin))
        assert isinstance(event, ReplayEvent)
        return event


async def test_a_match_is_played_once_for_all_its_pages() -> None:
    records = Records()
    for leg, first in ((1, 0), (2, 0), (1, 52), (2, 3)):
        told = await records.ask(match=ID, leg=leg, first=first)
        assert (told.leg, told.sights[0].ply, told.plies) == (leg, first, MOVES[leg - 1])
    assert (records.read, records.begun) == (1, 1)


async def test_the_least_recently_used_match_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_HELD", 2)
    records = Records()
    for ends, read in (("A", 1), ("B", 2), ("A", 2), ("C", 3), ("A", 3), ("B", 4)):
        await records.ask(match=ID[:-1] + ends, leg=1, first=0)
        assert records.read == read


async def test_a_question_without_a_leg_and_a_ply_asks_for_the_first_page() -> None:
    told = await Records().ask(match=ID)
    assert (told.leg, told.sights[0].ply) == (1, 0)


async def test_a_match_that_is_given_by_its_moves_is_known_by_them() -> None:
    records = Records()
    given = asked(known()).model_dump()
    other = {**given, "number": given["number"] + 1}
    for question, begun in ((given, 1), (given, 1), (other, 2), (given, 2)):
        told = await records.ask(**{**question, "leg": 2, "first": 0, "id": f"r{begun}"})
        assert (told.id, told.leg) == (f"r{begun}", 2)
        assert records.begun == begun
    assert records.read == 0


async def test_a_rejected_replay_reads_nothing() -> None:
    records = Records()

    def refuse() -> None:
        raise Rejection("replays_too_fast", "not now", seconds=1)

    command = AskReplay.model_validate({"id": "r", "match": ID, "leg": 1, "first": 0})
    with pytest.raises(Rejection, match="not now"):
        await records.replays.page("an address", command, refuse)
    assert records.read == 0
    await records.ask(match=ID, leg=1, first=0)
    assert await records.replays.page("an address", command, refuse), "further pages need no permission"
