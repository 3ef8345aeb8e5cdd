from dataclasses import replace

import pytest

from protocol.cards import Card
from protocol.ids import Role, Seat
from protocol.room import MatchResult
from server.table import match as matches
from server.table.legs import MatchBegun, Readied, begin_match, ready_seat, start_leg
from server.table.match import BrokenLog, Match, UnknownRules
from server.table.moves import Moved, move_in_match
from server.table.snapshot import describe_match
from tests.table.play import BEGUN, LEG_2


def play(begun: MatchBegun, *last: str) -> Match:
    """Play as many legs as there are last moves; a leg is `QD>5D` and the last move."""
    match = begin_match(begun)
    for leg, move in enumerate(last, 1):
        if leg > 1:
            match = start_leg(match, replace(LEG_2, leg=leg, roles=matches.rotate_roles(begun.roles)))
        first = match.leg.roles.index("maximizer")
        match = move_in_match(match, Moved(Seat(first), leg, 0, "QD>5D"))
        match = move_in_match(match, Moved(Seat(1 - first), leg, 1, move))
    return match


# The eight is born to the couple (20 points: two levels), or it marries the queen (30: two levels and a celebrity).
BORN, MARRIED = "8S>5D", "8S>QD"


@pytest.mark.parametrize("roles", [("maximizer", "minimizer"), ("minimizer", "maximizer")])
@pytest.mark.parametrize(
    ("last", "scores", "winner"),
    [
        pytest.param((MARRIED, BORN), (30, 20), 0, id="the first to maximize"),
        pytest.param((BORN, MARRIED), (20, 30), 1, id="the second to maximize"),
        pytest.param((BORN, BORN), (20, 20), None, id="a tie is a draw"),
    ],
)
def test_the_better_score_as_maximizer_wins(
    roles: tuple[Role, Role], last: tuple[str, str], scores: tuple[int, int], winner: int | None
) -> None:
    first = roles.index("maximizer")
    match = play(replace(BEGUN, roles=roles), *last)
    assert matches.result(match) == MatchResult(
        winners=() if winner is None else (Seat(winner if first == 0 else 1 - winner),),
        scores=scores if first == 0 else scores[::-1],
        why="score",
    )


@pytest.mark.parametrize("legs", [0, 1])
def test_a_match_has_no_result_before_its_last_leg_is_over(legs: int) -> None:
    match = play(BEGUN, *[BORN] * legs)
    assert matches.result(match) is None
    assert describe_match(match).result is None


def test_the_snapshot_of_the_legs() -> None:
    match = start_leg(play(BEGUN, MARRIED), LEG_2)
    before, during = describe_match(play(BEGUN)), describe_match(match)
    assert [(leg.leg, leg.status, leg.ply, leg.score) for leg in before.legs] == [
        (1, "playing", 0, 10),
        (2, "waiting", 0, None),
    ]
    assert [(leg.leg, leg.status, leg.ply, leg.score) for leg in during.legs] == [
        (1, "over", 2, 30),
        (2, "playing", 0, 10),
    ]
    assert before.legs[1].roles == during.legs[1].roles == ("minimizer", "maximizer")
    assert before.legs[1].parts is None
    assert during.legs[0].parts == {"levels": 20, "celebrity": 10, "hands": 0}


def test_a_dead_number_is_announced() -> None:
    assert describe_match(begin_match(replace(BEGUN, dead=True))).dead


@pytest.mark.parametrize(("name", "rules"), [("chess", 1), ("family-tree", 2), ("family-tree", 0)])
def test_a_match_by_rules_that_are_not_here_is_not_read(name: str, rules: int) -> None:
    with pytest.raises(UnknownRules, match=f"{name} with rules version {rules}"):
        begin_match(replace(BEGUN, game=name, rules=rules))


@pytest.mark.parametrize(
    ("legs", "fact"),
    [
        pytest.param(0, Moved(Seat(0), 1, 1, "QD>5D"), id="a ply ahead"),
        pytest.param(0, Moved(Seat(0), 2, 0, "QD>5D"), id="another leg"),
        pytest.param(0, Moved(Seat(1), 1, 0, "QD>5D"), id="out of turn"),
        pytest.param(0, Moved(Seat(0), 1, 0, "8S>5D"), id="an illegal move"),
        pytest.param(0, Moved(Seat(0), 1, 0, "castle"), id="no move"),
        pytest.param(1, Moved(Seat(0), 1, 2, "QD>5D"), id="after the leg's end"),
    ],
)
def test_a_move_that_cannot_stand_breaks_the_log(legs: int, fact: Moved) -> None:
    with pytest.raises(BrokenLog, match=r"leg \d, ply \d"):
        move_in_match(play(BEGUN, *[BORN] * legs), fact)


@pytest.mark.parametrize(
    ("legs", "leg"),
    [
        pytest.param(0, 2, id="before leg one is over"),
        pytest.param(1, 1, id="leg one again"),
        pytest.param(1, 3, id="a leg left out"),
        pytest.param(2, 3, id="after the last leg"),
    ],
)
def test_a_leg_that_does_not_wait_breaks_the_log(legs: int, leg: int) -> None:
    match = play(BEGUN, *[BORN] * legs)
    with pytest.raises(BrokenLog, match=f"leg {leg} of match 1"):
        start_leg(match, replace(LEG_2, leg=leg))
    with pytest.raises(BrokenLog, match=f"leg {leg} of match 1"):
        ready_seat(match, Readied(Seat(0), leg))


def test_who_is_ready_for_a_leg_is_so_until_it_starts() -> None:
    match = ready_seat(play(BEGUN, BORN), Readied(Seat(1), 2))
    assert match.ready == {1}
    assert start_leg(match, LEG_2).ready == frozenset()


def test_a_leg_without_moves_is_over_at_once() -> None:
    couple_alone = replace(BEGUN, deck=tuple(map(Card, ("5D", "TD"))))
    match = begin_match(couple_alone)
    assert (match.leg.over, match.next_leg, match.over) == (True, 2, False)
    match = start_leg(match, LEG_2)
    assert (match.leg.over, match.next_leg) == (False, None)
