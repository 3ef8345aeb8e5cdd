"""Finished matches: their records, and how players' pages list them."""

import itertools
import json
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, case, select

from protocol.ids import MatchId, PlayerId, Seat
from protocol.record import Record
from protocol.scores import PastMatch, PastSeat
from server.records.packed import unpack
from server.records.results import describe_match, list_results
from server.results.schema import (
    match_numbers,
    match_seats,
    matches,
    opponents,
    player_matches,
    player_numbers,
    players,
    records,
    variants,
)
from server.results.writing import Insert, add, insert

_AT_ONCE = 500
_CLOCKS_DIFFER_MS = 86_400_000
"""How much earlier than its end a match may seem to be settled: the clocks of stores differ."""


class StoredRecord(NamedTuple):
    """A match's packed record, and the day until whose end it is hidden, which may be over; None: never hidden."""

    packed: bytes
    day: str | None

    def unpack(self) -> bytes:
        """Return the record as JSON. Takes some milliseconds for a long match. Raises NotUnpacked."""
        return unpack(self.packed)


class NumberedRecord(NamedTuple):
    """A match's number in the order of settling, its packed record, and the day of its daily number, if it has one."""

    number: int
    packed: bytes
    day: str | None


class Who(NamedTuple):
    """A player's latest name, and the end of their first match, in ms since 1970 UTC."""

    name: str
    first: int


def add_match(connection: Connection, match: int, record: Record, *, day: str | None, changes: Sequence[int]) -> None:
    """Add a match to the lists of its players and numbers; `changes` are the changes of ratings by seat, if any."""
    past = describe_match(MatchId(""), record)
    seats = [
        {
            "match": match,
            "seat": number,
            "player": seat.player,
            "name": seat.name,
            "score": seat.score,
            "won": Seat(number) in past.winners,
            "rating_change": change,
        }
        for number, (seat, change) in enumerate(itertools.zip_longest(past.seats, changes))
    ]
    add(connection, match_seats, seats)
    numbers = sorted({leg.number for leg in record.legs})
    on = [{"game": past.game, "number": each, "ended": past.at, "match": match} for each in numbers]
    if changes:
        add(connection, match_numbers, on)
    listed = {"match": match, "game": past.game, "form": past.form, "rated": bool(changes), "day": day}
    listed["ended"] = past.at
    first: dict[PlayerId, int] = {}
    for number, seat in enumerate(past.seats):
        first.setdefault(seat.player, number)
    results = list_results(record)
    add(
        connection,
        player_matches,
        [{"player": player, "seat": seat, "result": results[seat], **listed} for player, seat in first.items()],
    )
    add(connection, player_numbers, [{"player": player, **each} for player in first for each in on])
    pairs = itertools.permutations(first, 2)
    add(
        connection,
        opponents,
        [
            {
                "player": one,
                "opponent": other,
                "result": results[first[one]],
                "opponent_result": results[first[other]],
                **listed,
            }
            for one, other in pairs
        ],
    )
    named = [
        {"player": player, "name": past.seats[seat].name, "first": past.at, "last": past.at}
        for player, seat in first.items()
    ]
    connection.execute(_name(connection.dialect.name), named)


@cache
def _name(dialect: str) -> Insert:
    """Return the statement that stores players' latest names, and their first matches."""
    statement = insert(dialect, players)
    new, known = statement.excluded, players.c
    later = new.last >= known.last
    values = {
        "name": case((later, new.name), else_=known.name),
        "first": case((new.first < known.first, new.first), else_=known.first),
        "last": case((later, new.last), else_=known.last),
    }
    return statement.on_conflict_do_update(index_elements=[known.player], set_=values)


def has_match(connection: Connection, match: MatchId) -> bool:
    """Return whether a match is settled."""
    return connection.scalar(select(matches.c.number).where(matches.c.id == match)) is not None


def list_unsettled(connection: Connection, listed: Sequence[MatchId]) -> list[MatchId]:
    """Return the matches of a list that are not settled."""
    settled: set[str] = set()
    for at in range(0, len(listed), _AT_ONCE):
        found = select(matches.c.id).where(matches.c.id.in_(listed[at : at + _AT_ONCE]))
        settled.update(connection.scalars(found))
    return [match for match in listed if match not in settled]


def read_record(connection: Connection, match: MatchId) -> StoredRecord | None:
    """Return a match's record; None if it has none."""
    found = select(records.c.record, matches.c.day).join(matches, records.c.match == matches.c.number)
    row = connection.execute(found.where(matches.c.id == match)).one_or_none()
    return None if row is None else StoredRecord(row.record, row.day)


def read_first_match(connection: Connection, since: int) -> int:
    """Return a number in the order of settling below which no match ended at a time, in ms since 1970 UTC, or later."""
    soonest = matches.c.settled >= since - _CLOCKS_DIFFER_MS
    found = select(matches.c.number).where(soonest).order_by(matches.c.settled).limit(1)
    return int(connection.scalar(found) or 0)


def list_records(connection: Connection, first: int, since: int, most: int) -> list[NumberedRecord]:
    """Return the records of at most `most` matches that ended at a time or later, from a number in that order on."""
    found = select(matches.c.number, records.c.record, matches.c.day).join(records, records.c.match == matches.c.number)
    page = found.where(matches.c.number >= first, matches.c.ended >= since).order_by(matches.c.number).limit(most)
    return [NumberedRecord(row.number, row.record, row.day) for row in connection.execute(page)]


def read_who(connection: Connection, player: PlayerId) -> Who | None:
    """Return a player's name and first match; None if the player has finished no match."""
    row = connection.execute(select(players).where(players.c.player == player)).one_or_none()
    return None if row is None else Who(row.name, row.first)


def read_matches(connection: Connection, numbers: Sequence[int], player: PlayerId | None) -> tuple[PastMatch, ...]:
    """Return matches by their numbers in order of settling, each from the first seat of a player, if one is given."""
    with_variant = select(matches, variants.c.game, variants.c.options).join(
        variants, matches.c.variant == variants.c.id
    )
    found = connection.execute(with_variant.where(matches.c.number.in_(numbers)))
    by_number = {row.number: row for row in found}
    seats: dict[int, list[Row[Any]]] = {}
    of_match = select(match_seats).where(match_seats.c.match.in_(numbers))
    for row in connection.execute(of_match.order_by(match_seats.c.match, match_seats.c.seat)):
        seats.setdefault(row.match, []).append(row)
    return tuple([_past(by_number[match], seats[match], player) for match in numbers])


def _past(row: Row[Any], seats: Sequence[Row[Any]], player: PlayerId | None) -> PastMatch:
    shown = [
        PastSeat(player=PlayerId(each.player), name=each.name, score=each.score, change=each.rating_change)
        for each in seats
    ]
    return PastMatch(
        match=MatchId(row.id),
        game=row.game,
        options=json.loads(row.options),
        form=row.form,
        at=row.ended,
        seats=tuple(shown),
        winners=tuple([Seat(each.seat) for each in seats if each.won]),
        why=row.why,
        seat=next((Seat(each.seat) for each in seats if each.player == player), None),
        daily=row.day,
        correspondence=row.correspondence,
    )
