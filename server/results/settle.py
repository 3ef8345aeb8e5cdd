"""Settles a finished match: one transaction stores its record and all results derived from it.

1. The count of settled matches is raised first. That locks it, so matches are settled one after the other, on all
   nodes, and the count is the match's number in that order.
2. A settled match is not changed: it keeps its first record.
3. If the transaction fails, nothing is stored, and the match may be settled again.
"""

from sqlalchemy import Connection

from protocol.record import Record
from server.records.results import end_time
from server.results.best_games import keep_best
from server.results.daily import DaysNumber, keep_daily
from server.results.finished import Finished
from server.results.matches import add_match, has_match
from server.results.numbers import reach
from server.results.ratings import rate
from server.results.schema import matches, records, server_state
from server.results.statistics import Counted, count
from server.results.variant_rows import add_variant
from server.results.writing import add

_RAISE = server_state.update().values(matches=server_state.c.matches + 1).returning(server_state.c.matches)


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
    match |= {"correspondence": (slow := record.correspondence is True)}
    match |= {"why": record.result.why, "day": day, "ended": end_time(record), "settled": now}
    add(connection, matches, [match])
    add(connection, records, [{"match": number, "record": finished.packed}])
    changes = [] if finished.duel is None else rate(connection, record.game, finished.duel)
    add_match(connection, number, record, day=day, changes=changes)
    counted = [
        Counted(outcome=each, game=record.game, form=record.form, correspondence=slow, variant=variant, day=day)
        for each in finished.outcomes
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
