"""In which order the entries of a room's two logs count, and those of what happens around a game that cannot stand."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from protocol.ids import MatchId, PlayerId, Seat
from protocol.options import Clock
from server.table.entries import BrokenLog, Entry, decode
from server.table.evolve import evolve, made_versions
from server.table.facts import Fact
from server.table.match_facts import (
    Claimed,
    Flagged,
    Moved,
    Resigned,
    Returned,
    Substituted,
    TakebackAsked,
    TakebackRefused,
    TakenBack,
    TimeGiven,
)
from server.table.room import Room
from server.table.room_facts import Banned, Configured, Freed, MatchNamed, Owned, Readied, SeatMoved
from tests.table.asked import answer, ban, claim, configure, free, gone, move, pass_on, resign, takeback
from tests.table.phases import PHASES, agreed, leg_1, over
from tests.table.play import CODE, PEOPLE, Table, fold, told_of

EVE = PEOPLE["eve"]


def move_about(table: Table) -> None:
    """Have a match in which seats move about, and what they do after it, all told in the room's log."""
    table.begin()
    table.play("QD>5D")
    move(table, 0, "ada", "eve")
    table.play("8S>5D")
    table.do("eve", pass_on(1))
    table.do("ben", resign(table))
    table.stand("ben")
    table.sit("ada")
    move(table, 1, "ada", "ben")
    table.do("ben", configure(number=7))
    table.offer("eve", "new_number")


def reads(table: Table) -> Iterable[list[Entry]]:
    """Yield the entries of the current match and the room in orders in which a node may read them."""
    room, (*_, match) = list(map(decode, table.room_log)), table.match_logs.values()
    played = list(map(decode, match))
    named = max(index for index, entry in enumerate(room) if isinstance(entry.fact, MatchNamed)) + 1
    for stop in range(named, len(room) + 1):
        for half in range(len(played) + 1):
            # All that may have been there at the first look, and the rest at the second.
            if all(getattr(entry.fact, "played", len(played)) <= half for entry in room[named:stop]):
                yield [*room[:stop], *played[:half], *room[stop:], *played[half:]]


def test_a_room_is_the_same_whichever_log_is_read_how_far() -> None:
    table = Table(brief=True)
    table.sit()
    move_about(table)
    orders = list(reads(table))
    assert len(orders) == 15
    for entries in orders:
        room = fold(CODE, entries)
        assert room is not None
        assert replace(room, happenings=()) == replace(table.room, happenings=())
    assert fold(CODE, orders[-1]) == table.read() == table.room


def test_a_room_is_the_same_when_a_move_was_read_before_what_came_ahead_of_it() -> None:
    table = leg_1()
    move(table, 1, "ben", "eve")
    table.play("QD>5D")
    *room, moved_seat = map(decode, table.room_log)
    (match,) = table.match_logs.values()
    late = fold(CODE, [*room, *map(decode, match), moved_seat])
    assert late is not None
    assert replace(late, happenings=()) == replace(table.room, happenings=())


def test_what_was_done_at_any_time_in_a_match_that_is_not_read_counts_when_it_did() -> None:
    table = Table(brief=True)
    table.sit()
    move_about(table)
    table.offer("ben", "new_number")
    del table.match_logs[MatchId("M000000000000001")]
    read = table.read()
    assert replace(read, happenings=()) == replace(table.room, happenings=())
    told, kept = told_of(table.room), told_of(read)
    assert kept == [each for each in told if each in kept]
    assert [each["kind"] for each in kept if each["kind"] in ("seat_moved", "owned")] == [
        *("seat_moved", "owned", "seat_moved"),
    ]


def test_every_command_is_acknowledged_at_the_same_version_whichever_log_is_read_first() -> None:
    table = Table(brief=True)
    table.sit()
    move_about(table)
    table.offer("ben", "new_number")
    made = {entry.id: version + isinstance(entry.fact, MatchNamed) for version, entry in enumerate(table.log, 1)}
    *_, last = table.match_logs.values()
    as_stored = [decode(line) for line in (*table.room_log, *last)]
    for entries in (as_stored, table.log):
        room: Room | None = None
        found: dict[str, int] = {}
        for entry in entries:
            before, room = room, evolve(room, entry, CODE)
            found.update({each.id: version for each, version in made_versions(before, entry, room)})
        assert found == {id: made[id] for id in found}
        assert {entry.id for entry in as_stored} <= set(found)


# What cannot stand


def asked() -> Table:
    """Ada, who has moved, asks to take that back."""
    table = leg_1()
    table.play("QD>5D")
    table.do("ada", takeback(table))
    return table


def computer() -> Table:
    table = gone(leg_1(), "ben")
    table.do("ada", claim(table, "random"))
    return table


def timed() -> Table:
    table = Table(brief=True, clock=Clock(move=30))
    table.sit()
    table.begin()
    return table


def timed_between() -> Table:
    table = timed()
    table.play_leg()
    return table


def banned() -> Table:
    table = leg_1()
    table.do("ada", ban("eve"))
    return table


def refused() -> Table:
    table = asked()
    table.do("ben", answer(table, False))
    return table


MORE = {
    "asked": asked,
    "refused": refused,
    "computer": computer,
    "timed": timed,
    "timed, between": timed_between,
    "banned": banned,
}
ZERO, ONE, TWO, NONE = Seat(0), Seat(1), Seat(2), Seat(-1)
BROKEN: list[tuple[str, Fact]] = [
    *((phase, Resigned(ZERO)) for phase in ("alone", "seated", "over", "agreed")),
    *((phase, Claimed(ZERO, ONE, 0)) for phase in ("seated", "over")),
    *((phase, fact) for phase in ("leg 1",) for fact in (Resigned(TWO), Resigned(NONE))),
    *(("leg 1", fact) for fact in (Claimed(ZERO, ZERO, 0), Claimed(ZERO, TWO, 0), Claimed(TWO, ZERO, 0))),
    *((phase, Flagged(ZERO)) for phase in ("seated", "leg 1", "timed, between", "over")),
    *(("timed", fact) for fact in (Flagged(ONE), Flagged(TWO), TimeGiven(0), TimeGiven(-1))),
    *((phase, TimeGiven(5)) for phase in ("seated", "leg 1", "timed, between", "over")),
    *(("computer", fact) for fact in (Substituted(ONE, "random"), Returned(ZERO))),
    *(
        ("leg 1", fact)
        for fact in (
            Substituted(TWO, "random"),
            Substituted(NONE, "random"),
            Substituted(Seat(-9), "random"),
            Returned(ONE),
        )
    ),
    *((phase, Substituted(ZERO, "random")) for phase in ("seated", "over")),
    *((phase, TakebackAsked(ZERO, 0)) for phase in ("seated", "leg 1", "between", "asked", "over")),
    *(("refused", fact) for fact in (TakebackAsked(ZERO, 1), TakebackAsked(ONE, 0), TakebackAsked(TWO, 0))),
    *((phase, fact) for phase in ("leg 1", "refused") for fact in (TakebackRefused(ONE), TakenBack(ONE, 0))),
    *(("asked", fact) for fact in (TakenBack(ZERO, 0), TakenBack(ONE, 1), TakenBack(TWO, 0), TakebackRefused(TWO))),
    *(("between, ben ready", Readied(seat, 2)) for seat in (ONE, TWO, NONE)),
    *((phase, Freed(ONE)) for phase in ("alone", "over, ben gone")),
    *(("leg 1", SeatMoved(seat, EVE.player, "Eve", 0)) for seat in (TWO, NONE)),
    ("alone", SeatMoved(ONE, EVE.player, "Eve", 0)),
    ("leg 1", SeatMoved(ONE, PEOPLE["ada"].player, "Ada", 0)),
    ("leg 1", Owned(EVE.player, "Eve", 0)),
    ("leg 1", Banned(PEOPLE["ben"].player, "Ben", 0)),
    ("banned", Banned(EVE.player, "Eve", 0)),
]


@pytest.mark.parametrize(("phase", "fact"), BROKEN, ids=[f"{phase}: {fact}" for phase, fact in BROKEN])
def test_what_cannot_stand_breaks_the_log(phase: str, fact: Fact) -> None:
    room = {**PHASES, **MORE}[phase]().room
    with pytest.raises(BrokenLog):
        evolve(room, Entry("x", PlayerId("A" * 16), "c", fact), CODE)


def test_after_an_early_end_nothing_stands_in_the_matchs_log() -> None:
    table = leg_1()
    table.do("ben", resign(table))
    facts: list[Fact] = [
        Moved(ZERO, 1, 0, "QD>5D"),
        Resigned(ZERO),
        Claimed(ZERO, ONE, 0),
        Substituted(ONE, "random"),
        TakebackRefused(ZERO),
    ]
    for fact in facts:
        with pytest.raises(BrokenLog):
            evolve(table.room, Entry("x", PlayerId("A" * 16), "c", fact), CODE)


def test_settings_that_were_read_ahead_wait_for_the_matchs_end() -> None:
    table = over()
    table.do("ada", configure(number=9))
    table.do("ada", free(1))
    room = table.room_only()
    assert [type(entry.fact) for entry in room.ahead] == [Configured, Freed]
    assert room.settings.number is None
    assert table.read() == table.room


def test_an_agreed_match_is_read_as_it_was_agreed() -> None:
    table = agreed()
    move(table, 1, "ben", "eve")
    assert table.read() == table.room
