"""Records played again as they stand, for who has no more than a match's id."""

from collections.abc import Callable
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.record import Record
from server.games.catalog import GAMES
from server.records.recorded import legs_of
from server.records.replayed import replayed_record
from server.table.rejection import Rejection
from tests.records.eventful import record_of
from tests.records.played import RECORDS, Document, known
from tests.records.test_replayed import asked, told, whole
from tests.table.test_own_numbers import played
from tests.table.test_race import move, race


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_a_record_is_seen_as_its_moves_are(record: Callable[[], Document]) -> None:
    document = record()
    assert whole(replayed_record(Record.model_validate(document))) == told(asked(document))


def test_of_a_race_each_leg_is_its_own_seats() -> None:
    table = race("ben")
    for who, text in (("ben", "deal"), ("ben", "give-up"), ("ada", "give-up")):
        move(table, who, text)
    legs = whole(replayed_record(record_of(table)))
    assert [(leg.leg, leg.refused) for leg in legs] == [(1, None), (2, None)]
    assert [[(each.seat, each.move) for each in leg.sights] for leg in legs] == [
        [(None, None), (0, "give-up")],
        [(None, None), (1, "deal"), (1, "give-up")],
    ]


def test_a_leg_with_a_number_of_its_own_is_dealt_from_that() -> None:
    record = record_of(played(None))
    legs = whole(replayed_record(record))
    assert [len(leg.sights) - 1 for leg in legs] == [len(leg.moves) for leg in record.legs]
    assert all(leg.refused is None for leg in legs)


def test_what_was_played_by_other_rules_is_refused() -> None:
    record = Record.model_validate(known()).model_copy(update={"rules": 99})
    with pytest.raises(Rejection, match="version 99 of the rules") as refused:
        replayed_record(record)
    assert refused.value.code is Code.NOT_ALLOWED


@pytest.mark.parametrize(
    "changes",
    [{"form": "together"}, {"form": "solo"}, {"roles": {"0": "player", "1": "minimizer"}}, {"roles": {"7": "player"}}],
)
def test_legs_that_are_not_the_games_are_left_out(changes: dict[str, Any]) -> None:
    record = Record.model_validate(known())
    if "roles" in changes:
        legs = [record.legs[0], record.legs[1].model_copy(update=changes)]
        assert len(list(legs_of(GAMES["family-tree"], record.model_copy(update={"legs": legs})))) == 1
    else:
        assert list(legs_of(GAMES["family-tree"], record.model_copy(update=changes))) == []
