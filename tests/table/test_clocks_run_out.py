"""A guesser who runs out of time is out of the leg, and the others play on."""

import json
from typing import Any

import pytest

from protocol.codes import RejectionCode as Code
from protocol.ids import PlayerId, Seat
from protocol.options import Clock
from protocol.room import MatchResult
from server.records.difference import Difference
from server.records.verify import check
from server.table import match as matches
from server.table.clocks import Flagged, RanOut, next_flag, running_seats
from server.table.decision import Decision
from server.table.dispatch import apply_to_match
from server.table.match import BrokenLog
from server.table.moves import Moved
from server.table.snapshot import describe_match
from tests.records import documents
from tests.records.eventful import record_of
from tests.table.asked import claim, resign
from tests.table.patriarchs import found, frame, hidden, moves, three, two, wrong
from tests.table.play import PEOPLE, Table, told_of

PER_LEG = Clock(leg=60, increment=5)
LAID = "tree H 3(4(2) A(5))"


def clocked(clock: Clock = PER_LEG, **options: Any) -> Table:
    """Return a table of three by a clock, at which Ada owns the first tree."""
    return three(clock=clock, options={"variant": "patriarch", **options})


def runs_out(table: Table, ms: int = 600_000) -> Decision:
    """Let some time pass, and append the entries that fall due."""
    table.waited += ms
    decision = table.fall_due()
    assert decision is not None
    return decision


def running(table: Table) -> tuple[int, ...]:
    return running_seats(table.match)


def recorded(table: Table) -> dict[str, Any]:
    """Return the record of the match, which verifies."""
    document: dict[str, Any] = json.loads(record_of(table).model_dump_json())
    check(document)
    return document


@pytest.mark.parametrize("clock", [PER_LEG, Clock(move=30)])
def test_a_guesser_without_time_stops_and_the_others_continue(clock: Clock) -> None:
    table = clocked(clock)
    moves(table, f"1 guess {wrong(table)}", "0 grade")
    assert runs_out(table, 59_000 if clock.move is None else 29_000) == Decision([RanOut(Seat(2))])
    assert running(table) == (1,)
    assert str(table.refused("cat", table.command(f"guess {wrong(table)}"))) == (
        "Your time has run out: you guess no more in this leg."
    )
    assert [frame(table, seat)["view"]["out"] for seat in (0, 1, None)] == [[2], [2], [2]]
    assert told_of(table.room)[-1]["kind"] == "ran_out"
    found(table, 1)
    assert matches.result(table.match) is None
    table.begin()
    assert (running(table), table.match.leg.state.out) == ((0, 2), frozenset())
    assert table.read() == table.room


def test_a_leg_without_guessers_left_is_over_without_a_winner() -> None:
    table = clocked()
    moves(table, f"1 guess {wrong(table)}", "0 grade")
    assert runs_out(table, 120_000) == Decision([RanOut(Seat(2))])
    assert table.fall_due() == Decision([RanOut(Seat(1))])
    leg = table.match.leg
    assert (leg.over, leg.score.total, leg.score.parts["found_by"], table.room.next_leg) == (True, 1, None, (1, 2))
    assert [each["kind"] for each in told_of(table.room)[-3:]] == ["ran_out", "ran_out", "leg_over"]
    assert "nobody has time left" in str(table.refused("ben", table.command(f"guess {wrong(table)}")))
    for seat in (2, 0):
        table.begin()
        found(table, seat)
    assert matches.result(table.match) == MatchResult(winners=(Seat(0), Seat(2)), scores=(1, 0, 1), why="score")
    document = recorded(table)
    assert [each["kind"] for each in document["legs"][0]["incidents"]] == ["ran_out", "ran_out"]
    assert document["legs"][0]["result"] == {"score": 1, "parts": {"guesses": {"1": 1, "2": 0}, "found_by": None}}
    del document["legs"][0]["incidents"][1]
    with pytest.raises(Difference, match="is missing"):
        check(document)


def test_the_last_leg_ends_the_match_if_all_guessers_run_out_of_time() -> None:
    table = clocked()
    for leg in range(3):
        if leg:
            table.begin()
        decisions = [runs_out(table), table.fall_due()]
        assert [each.over for each in decisions if each is not None] == [False, leg == 2]
    assert matches.result(table.match) == MatchResult(winners=(), scores=(0, 0, 0), why="score")
    assert table.read() == table.room
    recorded(table)


def test_what_one_has_in_the_queue_is_graded_still() -> None:
    table = clocked(Clock(move=30), auto_grade=60)
    moves(table, f"1 guess {hidden(table)}")
    assert runs_out(table, 31_000) == Decision([RanOut(Seat(2))])
    assert (running(table), table.match.leg.over) == ((), False)
    runs_out(table)
    assert (table.match.leg.over, table.match.leg.score.parts["found_by"]) == (True, 1)


def test_the_room_grades_for_an_owner_without_time() -> None:
    table = clocked(Clock(move=30))
    moves(table, f"1 guess {wrong(table)}", f"2 guess {wrong(table)}")
    assert running(table) == (0,)
    assert runs_out(table) == Decision([RanOut(Seat(0))])
    for _ in range(2):
        decision = table.fall_due()
        assert decision is not None
        assert decision.facts == [Moved(Seat(0), 1, table.match.leg.ply - 1, "grade", True)]
    assert (running(table), table.fall_due()) == ((1, 2), None)
    found_at = table.match.leg.ply
    moves(table, f"1 guess {hidden(table)}")
    table.fall_due()
    assert (table.match.leg.over, table.match.leg.ply) == (True, found_at + 2)
    assert table.read() == table.room


def test_an_owner_without_time_cannot_move_before_the_room() -> None:
    table = clocked(Clock(move=30))
    moves(table, f"1 guess {wrong(table)}", f"2 guess {wrong(table)}")
    runs_out(table)
    refused = table.refused("ada", table.command("grade"))
    assert (refused.code, str(refused)) == (
        Code.NOT_ALLOWED,
        "Your time has run out: the room plays for you. Wait for the next leg.",
    )


def test_a_record_shows_that_the_room_moved_for_an_owner_without_time() -> None:
    table = clocked(tree="owner")
    given = table.match.deal.deck
    runs_out(table)
    table.fall_due()
    moves(table, f"1 guess {given[1]}")
    table.fall_due()
    for owner in (1, 2):
        table.begin()
        moves(table, f"{owner} {LAID}", f"0 guess {LAID.partition('H ')[2]}", f"{owner} grade")
    document = recorded(table)
    laid = document["legs"][0]["moves"][0]
    del laid["auto"]
    assert documents.found(documents.sealed(document)) == (
        "leg 1, move 1: auto is missing: the room moves for a seat whose time has run out"
    )
    laid.update({"auto": True, "move": LAID})
    assert documents.found(documents.sealed(document)).startswith(
        f'leg 1, move 1: move is "{LAID}", for a seat whose time has run out it is "tree '
    )


@pytest.mark.parametrize("tree", ["owner", "open"])
def test_the_room_uses_the_numbers_tree_if_the_owner_hides_none_in_time(tree: str) -> None:
    table = clocked(tree=tree)
    given = table.match.deal.deck
    assert runs_out(table) == Decision([RanOut(Seat(0))])
    assert (running(table), table.match.leg.state.laid) == ((), False)
    table.fall_due()
    assert table.log[-1].fact == Moved(Seat(0), 1, 0, f"tree {given[0]} {given[1]}", True)
    assert running(table) == (1, 2)
    assert next_flag(table.match) == ((table.log[-1].at or 0) + 60_500, (1, 2))
    moves(table, f"1 guess {given[1]}")
    table.fall_due()
    for owner in (1, 2):
        table.begin()
        moves(table, f"{owner} {LAID}", f"0 guess {LAID.partition('H ')[2]}", f"{owner} grade")
    assert matches.result(table.match) == MatchResult(winners=(Seat(0),), scores=(2, 1, 0), why="score")
    document = recorded(table)
    first = document["legs"][0]
    assert (first["moves"][0]["auto"], first["opening"]["tree"]) == (True, given[1])


def test_the_grades_determine_an_open_tree_that_was_not_found() -> None:
    table = clocked(tree="open")
    moves(table, "0 tree H open", f"1 guess {wrong(table)}", "0 grade")
    runs_out(table)
    table.fall_due()
    assert (table.match.leg.over, table.match.leg.state.tree is None) == (True, False)


def test_of_two_whose_time_runs_out_loses_the_match_and_of_one_side_it_ends_for_all() -> None:
    table = two(clock=PER_LEG)
    assert runs_out(table) == Decision([Flagged(Seat(1))], over=True)
    together = Table(7, None, game="happy-graphs", form="together", seats=3, clock=PER_LEG)
    for who in ("ben", "cat"):
        together.sit(who)
    together.begin()
    assert runs_out(together) == Decision([Flagged(Seat(0))], over=True)


def test_nobody_is_played_for_whose_time_has_run_out_in_the_last_leg() -> None:
    table = clocked()
    moves(table, f"1 guess {wrong(table)}", "0 grade")
    for seat in (2, 0):
        found(table, 1 if seat == 2 else 2)
        table.begin()
    moves(table, f"0 guess {wrong(table)}", "2 grade")
    runs_out(table, 62_000)
    assert table.match.leg.state.out == {1}
    table.do("ben", resign(table))
    assert "to the end" in str(table.refused("ada", claim(table, "random", 1)))


@pytest.mark.parametrize("seat", [0, 3])
def test_time_that_does_not_run_does_not_run_out(seat: int) -> None:
    table = clocked()
    with pytest.raises(BrokenLog):
        apply_to_match(table.match, RanOut(Seat(seat)))
    together = Table(7, None, game="happy-graphs", form="together", clock=PER_LEG)
    together.sit("ben")
    together.begin()
    for no_clock in (three(), together):
        with pytest.raises(BrokenLog):
            apply_to_match(no_clock.match, RanOut(Seat(1 if no_clock is not together else 0)))


def test_the_server_appends_it() -> None:
    table = clocked()
    runs_out(table)
    assert table.log[-1].by == PlayerId("server")
    info = describe_match(table.match)
    assert (info.result, info.clocks and info.clocks.left[1], PEOPLE["ben"].player in info.players) == (None, 0, True)
