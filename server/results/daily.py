"""The results on daily numbers."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Row, and_, func, select

from protocol.daily import DailyRow
from protocol.ids import MatchId, PlayerId
from server.records.results import DailyResult
from server.results.schema import daily_numbers, daily_results, matches
from server.results.writing import add_new

BEST = 20
"""The most rows of a table, without the player's own."""

_COMPUTER: Literal["computer"] = "computer"
_FRIEND: Literal["friend"] = "friend"


@dataclass(frozen=True, slots=True)
class DaysNumber:
    """The number of a day, and the salt of its commitment (32 hex digits)."""

    number: int = field(repr=False)
    salt: str = field(repr=False)


def keep_daily(
    connection: Connection, match: int, game: str, day: str, number: DaysNumber, results: Sequence[DailyResult]
) -> None:
    """Store a match on a daily number; of several matches of a player, the one that was settled first."""
    row = {"game": game, "day": day, "number": number.number, "salt": number.salt}
    add_new(connection, daily_numbers, [row])
    rows = [
        {
            "game": game,
            "day": day,
            "against": _COMPUTER if each.computer else _FRIEND,
            "player": each.player,
            "match": match,
            "name": each.name,
            "opponent": each.opponent,
            "difference": each.difference,
            "own_score": each.scores[0],
            "other_score": each.scores[1],
            "why": each.why,
            "ended": each.at,
            "ranked": each.why == "score",
        }
        for each in results
    ]
    add_new(connection, daily_results, rows)


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyTableOf:
    """The results on a game's daily number for a player: the best rows, then the player's own if it is not among them.

    `number` is None if nobody has finished a match on it. `own` is the player's own row. `played` are the numbers of
    rows against the computer and against friends.
    """

    number: DaysNumber | None
    computer: tuple[DailyRow, ...]
    friends: tuple[DailyRow, ...]
    own: DailyRow | None
    played: tuple[int, int]


def read_daily(connection: Connection, game: str, day: str, player: PlayerId) -> DailyTableOf:
    """Return the results on a game's daily number."""
    its = and_(daily_numbers.c.game == game, daily_numbers.c.day == day)
    row = connection.execute(select(daily_numbers).where(its)).one_or_none()
    conditions = [_of(game, day, against) for against in (_COMPUTER, _FRIEND)]
    computer, friends = [_best(connection, condition, player) for condition in conditions]
    played = [connection.execute(select(func.count()).where(condition)).scalar_one() for condition in conditions]
    return DailyTableOf(
        number=None if row is None else DaysNumber(row.number, row.salt),
        computer=computer,
        friends=friends,
        own=next((row for row in (*computer, *friends) if row.player == player), None),
        played=(played[0], played[1]),
    )


def _of(game: str, day: str, against: str) -> ColumnElement[bool]:
    its = daily_results.c
    return and_(its.game == game, its.day == day, its.against == against)


def _best(connection: Connection, its: ColumnElement[bool], player: PlayerId) -> tuple[DailyRow, ...]:
    table = daily_results.c
    found = select(daily_results, matches.c.id).join(matches, table.match == matches.c.number).where(its)
    order = table.ranked.desc(), table.difference.desc(), table.ended, table.player
    rows = list(connection.execute(found.order_by(*order).limit(BEST)))
    ranks = [1 + sum(_is_better(other, row) for other in rows) for row in rows]
    if all(row.player != player for row in rows):
        own = connection.execute(found.where(table.player == player)).one_or_none()
        if own is not None:
            better = and_(table.ranked.is_(True), table.difference > own.difference)  # without a rank none is needed
            rows.append(own)
            ranks.append(1 + connection.execute(select(func.count()).where(its, better)).scalar_one())
    return tuple([_row(row, rank) for row, rank in zip(rows, ranks, strict=True)])


def _is_better(one: Row[Any], other: Row[Any]) -> bool:
    return (one.ranked, one.difference) > (other.ranked, other.difference)


def _row(row: Row[Any], rank: int) -> DailyRow:
    return DailyRow(
        rank=rank if row.ranked else 0,
        player=PlayerId(row.player),
        name=row.name,
        opponent=row.opponent,
        difference=row.difference,
        scores=(row.own_score, row.other_score),
        at=row.ended,
        match=MatchId(row.id),
        against=row.against,
        why=row.why,
    )
