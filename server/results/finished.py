"""Derives all results of a finished match from its record. One transaction then stores both.

A thinking process derives them, so nothing here may import the database or the metrics.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from protocol.ids import MatchId, RoomCode
from protocol.record import Record
from server.records.packed import pack
from server.records.results import (
    DailyResult,
    Duel,
    LegScore,
    Outcome,
    end_time,
    find_rated_duel,
    list_daily_results,
    list_leg_scores,
    list_outcomes,
)
from server.records.write import write_record
from server.results.ranking import Order, counts, order_of
from server.results.variants import Variant
from server.table.entries import Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """The day of a match's daily number, and its end, in ms since 1970 UTC."""

    day: str
    ends: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """A finished match, with all results derived from its record. `leg_scores` is empty if the results don't count."""

    id: MatchId
    room: RoomCode
    record: Record
    packed: bytes
    day: Day | None
    variant: Variant
    order: Order
    leg_scores: tuple[LegScore, ...]
    outcomes: tuple[Outcome, ...]
    daily_results: tuple[DailyResult, ...]
    duel: Duel | None


def read_finished(id: MatchId, room: RoomCode, record: Record, day: Day | None) -> Finished:
    """Compute a match's results from its record. Takes some milliseconds. Raises UnknownRules.

    A match on a daily number that ended after the day is neither ranked nor rated, because its number was known.
    """
    was_known = day is not None and end_time(record) >= day.ends
    return Finished(
        id=id,
        room=room,
        record=record,
        packed=pack(record.model_dump_json().encode()),
        day=day,
        variant=Variant.of(record.game, record.rules, record.options),
        order=order_of(record.game, record.options),
        leg_scores=tuple(list_leg_scores(record)) if counts(record) else (),
        outcomes=tuple(list_outcomes(record)),
        daily_results=tuple(list_daily_results(record)) if day is not None and not was_known else (),
        duel=None if was_known else find_rated_duel(record),
    )


def finish(id: MatchId, room: RoomCode, entries: Sequence[Entry], day: Day | None) -> tuple[bool, Finished | None]:
    """Return whether the entries have a finished match, and its results; None if nobody has played in it.

    `day` is that of a daily number. Raises BrokenLog and UnknownRules.
    """
    record = write_record(entries)
    if record is None or not any(leg.moves for leg in record.legs):
        return record is not None, None
    return True, read_finished(id, room, record, day)
