"""Settles a finished match: one transaction stores its record and all results derived from it.

1. The count of settled matches is raised first. That locks it, so matches are settled one after the other, on all
   nodes, and the count is the match's number in that order.
2. A settled match is not changed: it keeps its first record.
3. If the transaction fails, nothing is stored, and the match may be settled again.
"""

from dataclasses import dataclass

from sqlalchemy import Connection

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
from server.results.best_games import keep_best
from server.results.daily import DaysNumber, keep_daily
from server.results.matches import add_match, has_match
from server.results.numbers import reach
from server.results.ranking import Order, counts, order_of
from server.results.ratings import rate
from server.results.schema import matches, records, server_state
from server.results.statistics import Counted, count
from server.results.variants import Variant, add_variant
from server.results.writing import add

_RAISE = server_state.update().values(matches=server_state.c.matches + 1).returning(server_state.c.matches)


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """The day of a match's daily number; `over`: it was over when the match ended, so the number was known."""

    day: str
    over: bool


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
    """Compute a match's results from its record. Takes some milliseconds. Raises UnknownRules."""
    ranked_day = day is not None and not day.over
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
        daily_results=tuple(list_daily_results(record)) if ranked_day else (),
        duel=None if day is not None and day.over else find_rated_duel(record),
    )


def settle(connection: Connection, finished: Finished, now: int, today: str) -> int | None:
    """Store a finished match at a time in ms since 1970 UTC; return its number in the order of settling.

    None if it was settled before.
    """
    number = int(connection.execute(_RAISE).scalar_one())
    if has_match(connection, finished.id):
        connection.execute(server_state.update().values(matches=server_state.c.matches - 1))
        return None
    _store(connection, number, finished, now, today)
    return number


def _store(connection: Connection, number: int, finished: Finished, now: int, today: str) -> None:
    record, variant = finished.record, add_variant(connection, finished.variant)
    day = None if finished.day is None else finished.day.day
    match = {"number": number, "id": finished.id, "room": finished.room, "variant": variant, "form": record.form}
    match |= {"why": record.result.why, "day": day, "ended": end_time(record), "settled": now}
    add(connection, matches, [match])
    add(connection, records, [{"match": number, "record": finished.packed}])
    changes = [] if finished.duel is None else rate(connection, record.game, finished.duel)
    add_match(connection, number, record, day=day, changes=changes)
    counted = [
        Counted(outcome=outcome, game=record.game, form=record.form, variant=variant, day=day)
        for outcome in finished.outcomes
    ]
    count(connection, number, counted, today)
    together = len(record.seats) if record.form == "together" else 0
    reach(connection, number, variant, together, finished.order, finished.leg_scores)
    if record.form == "solo":
        keep_best(connection, number, variant, finished.order, finished.leg_scores)
    if day is not None:
        drawn = _drawn(record)
        keep_daily(connection, number, record.game, day, drawn, finished.daily_results)


def _drawn(record: Record) -> DaysNumber:
    """Return the number of a match on a daily number."""
    leg = record.legs[0]
    if leg.commitment is None:
        raise ValueError("a match on a daily number has no commitment")
    return DaysNumber(leg.number, leg.commitment.salt)
