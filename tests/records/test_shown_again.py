"""A room whose last match was compacted shows the same result as before, whatever game was played."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from protocol.ids import Seat
from protocol.options import Clock
from protocol.record import Record
from server.records.write import write_record
from server.rooms.folded_log import end_of
from server.rooms.replica import with_last_match
from server.table.entries import decode
from server.table.room import Room
from tests.records.eventful import EVENTFUL, eventful, record_of
from tests.table import patriarchs
from tests.table.asked import claim, gone, move, resign
from tests.table.by_chance import EVERY, by_chance
from tests.table.play import CODE, Table, fold, stored
from tests.table.seats import three
from tests.table.shown import encode_room


def compacted(table: Table) -> Room:
    """Return the room as a checkpoint tells of it, after the entries that follow the end of its last match."""
    end = end_of(CODE, [decode(line) for line in table.lines], table.match.deal.id)
    assert end is not None
    room = fold(CODE, map(decode, [stored(end), *table.lines[end.n :]]))
    assert room is not None and room.match is None
    return room


def shown_again(table: Table, record: Record) -> Room:
    """Return the room with its last match rebuilt from a record."""
    return with_last_match(compacted(table), record.model_dump_json().encode())


def assert_shows_the_same(table: Table) -> None:
    made = write_record(table.match_log)
    assert made is not None
    room = shown_again(table, made)
    before = replace(table.room, happenings=room.happenings)
    for seat in (None, *map(Seat, range(len(table.match.deal.players)))):
        assert encode_room(room, seat, today="2026-11-23") == encode_room(before, seat, today="2026-11-23")
    assert room.happenings == table.room.happenings[-len(room.happenings) :]


@pytest.mark.parametrize("name", EVERY)
def test_a_match_that_was_played_to_its_end(name: str) -> None:
    assert_shows_the_same(by_chance(name, 3))


@pytest.mark.parametrize("name", EVENTFUL)
def test_a_match_in_which_much_happened_beside_the_moves(name: str) -> None:
    assert_shows_the_same(EVENTFUL[name]())


def ran_out() -> Table:
    """Return three players' match in which each ran out of time in turn."""
    table = patriarchs.three(clock=Clock(leg=60))
    while not table.match.over:
        table.waited += 1_000_000
        if table.fall_due() is None:
            table.begin()
    return table


def left() -> Table:
    """Return a match that all three players left, one of whom a computer had replaced for a while."""
    table = three()
    table.play(table.moves()[0])
    table.do("ada", resign(table))
    for who in ("ben", "cat"):
        table.do(who, resign(table))
    return table


def claimed_by_another_key() -> Table:
    """Return a match that was claimed by a player whose seat had moved, and moved again after it."""
    table = Table(3)
    table.sit()
    table.begin()
    table.play(table.moves()[0])
    move(table, 0, "ada", "ada's other")
    table.do("ada's other", claim(gone(table, "ben")))
    move(table, 0, "ada's other", "ada")
    return table


def on_the_same_number() -> Table:
    """Return a second match on the same number, whose cards were known from the first."""
    table = Table(7)
    table.sit()
    table.play_match()
    table.agree("same_number")
    table.play_match()
    return table


ENDS = (ran_out, left, claimed_by_another_key, on_the_same_number)


@pytest.mark.parametrize("played", ENDS, ids=lambda played: played.__name__)
def test_other_ends(played: Callable[[], Table]) -> None:
    assert_shows_the_same(played())


def test_a_record_of_another_course_is_not_shown() -> None:
    table, other = eventful(), Table(3)
    other.sit()
    other.play_match()
    assert shown_again(table, record_of(other)).match is None
