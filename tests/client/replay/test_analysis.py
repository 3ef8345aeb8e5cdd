"""A match and how well it was played, as a value."""

from dataclasses import replace
from typing import Any

import pytest

from client.replay import analysis_sentences
from client.replay.analysis import Judged
from client.replay.analysis_lines import choices, verdict
from client.text.glyphs import UNICODE
from protocol.analysis import VERSION, Analysis, Choice, Fault, JudgedLeg, JudgedMove
from tests.client.judging import judged_of

MATCH = judged_of(8)


def made(seat: int, expected: float, fault: Fault | None = None) -> JudgedMove:
    only = (Choice(move="QS>7D", expected=expected),)
    return JudgedMove(seat=seat, move="QS>7D", expected=expected, loss=0.0, fault=fault, choices=only)


def judged(*legs: tuple[JudgedMove, ...]) -> Judged:
    judged_legs = tuple(
        JudgedLeg(roles=("maximizer", "minimizer"), moves=moves, accuracy=(90.0, None)) for moves in legs
    )
    analysis = Analysis(version=VERSION, game="family-tree", rules=1, playouts=200, legs=judged_legs)
    return Judged(MATCH.record, analysis)


def test_faults_are_counted_by_seat_and_leg() -> None:
    played = judged((made(0, 10, "blunder"), made(1, 10, "mistake"), made(0, 10, "blunder")), (made(1, 5, "blunder"),))
    assert played.tally(0) == {"blunder": 2}
    assert played.tally(1) == {"mistake": 1, "blunder": 1}
    assert played.tally(1, leg=2) == {"blunder": 1}
    assert [(found.leg, found.ply) for found in played.faults()] == [(1, 0), (1, 1), (1, 2), (2, 0)]


@pytest.mark.parametrize(
    ("ply", "step", "there"), [(0, 1, 2), (2, 1, None), (2, -1, 0), (1, -1, 0), (0, -1, None), (1, 1, 2)]
)
def test_the_next_fault_is_found_in_both_directions(ply: int, step: int, there: int | None) -> None:
    played = judged((made(0, 10, "mistake"), made(1, 20), made(0, 30, "mistake")))
    assert played.next_fault(1, ply, step) == there


def test_the_curve_is_what_was_expected_after_each_move() -> None:
    played = judged((made(0, 10), made(1, 30)), (made(1, -5),))
    assert played.expected(1) == (10, 30)
    assert played.span() == (-5, 30)  # to which both graphs are drawn


def test_where_each_has_a_score_it_is_told_how_far_the_first_is_ahead_whoever_moves() -> None:
    leg = JudgedLeg(roles=("player", "player"), moves=(made(0, 4), made(1, 9), made(0, 2)), accuracy=(90.0, 80.0))
    played = Judged(MATCH.record, Analysis(version=VERSION, game="family-tree", rules=1, playouts=200, legs=(leg,)))
    assert played.leader(1) == MATCH.name(0)
    assert played.expected(1) == (4, -9, 2)
    assert judged((made(0, 4), made(1, 9))).leader(1) is None


def test_a_leg_that_was_never_played_is_none() -> None:
    assert len(judged((made(0, 10),), ()).legs) == 1
    assert judged((), ()).legs == ()
    assert judged((), ()).span() == (0.0, 0.0)


def test_who_played_and_how_well() -> None:
    assert (MATCH.name(0), MATCH.role(1, 0), MATCH.role(2, 0)) == ("Computer (greedy)", "maximizer", "minimizer")
    assert MATCH.name(7) == ""
    assert judged((made(0, 1),)).accuracy(1, 1) is None


@pytest.mark.parametrize(
    ("movable", "first", "second"),
    [
        (True, True, True),
        ([False, True], False, True),
        ([False, False], False, False),
        (None, False, False),
        ("puzzle", True, True),
    ],
)
def test_it_is_said_of_whom_no_choice_is_judged_since_they_may_move_placed_cards(
    movable: Any, first: bool, second: bool
) -> None:
    judged = judged_of(7)
    options = {} if movable is None else {"mode": "puzzle"} if movable == "puzzle" else {"movable": movable}
    played = replace(judged, record=judged.record.model_copy(update={"options": options}))
    assert (played.rearranged(0), played.rearranged(1)) == (first, second)
    name = "" if first else judged.name(1)
    assert verdict(played, 1) == (analysis_sentences.not_judged(name) if second else "")
    leg = played.legs[0]
    one = replace(leg, moves=(made(0, 1.0), *leg.moves[1:]))
    analysis = replace(played.analysis, legs=(one, *played.legs[1:]))
    head = choices(replace(played, analysis=analysis), 1, 0, 40, 8, UNICODE)[0]
    assert "".join(run.text for run in head) == f"move 1, {'not judged' if first else 'no other choice'}"
