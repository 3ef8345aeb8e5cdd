"""Every reason for which The Patriarch refuses a move, with the leg and the move that provoke it."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import pytest

from protocol.games.patriarch.reasons import Reason
from protocol.ids import Seat
from protocol.reasons.base import Datum
from server.games.errors import GameError
from server.games.patriarch.state import State
from tests.games.patriarch.playing import GAME, HIDDEN, WRONG, after, opening, opening_by
from tests.reasons.cases import hold, told

GUESS = f"guess {HIDDEN}"
LAY = f"tree H {HIDDEN}"
TREE = "3(4(2) A(5))"


class Case(NamedTuple):
    """A leg, a move with its seat before it, and the data of its refusal."""

    state: Callable[[], State]
    move: str
    data: dict[str, Datum]


def guessed(*moves: str, seats: int = 3) -> Callable[[], State]:
    return lambda: after(opening(seats), *moves)


def guessing(tree: str, data: dict[str, Datum], example: str = HIDDEN) -> Case:
    """Return the error of a guessed tree."""
    return Case(opening, f"1 guess {tree}", {**data, "example": example})


GRADE: dict[str, Datum] = {"example": "grade 1 1 1"}


def own() -> State:
    """Return a leg in which a guess waits for an owner who works its grade out."""
    return after(opening(3, own_grades=True), f"1 guess {WRONG}")


def matriarch() -> State:
    return opening(variant="matriarch")


CASES: dict[Reason, Case] = {
    "number_gives_tree": Case(opening, f"1 {LAY}", {"example": GUESS}),
    "tree_laid_already": Case(lambda: after(opening_by("owner"), f"0 {LAY}"), f"1 {LAY}", {"example": GUESS}),
    "tree_not_open": Case(lambda: opening_by("owner"), "0 tree H open", {"example": LAY}),
    "owner_guesses": Case(guessed(f"1 guess {WRONG}"), f"0 guess {WRONG}", {"example": "grade"}),
    "grades_itself": Case(opening, "1 grade", {"example": GUESS}),
    "only_owner_grades": Case(guessed(), "1 grade", {"example": GUESS}),
    "tree_not_laid": Case(lambda: opening_by("open", seats=3), "0 grade", {"example": LAY}),
    "grade_missing": Case(own, "0 grade", GRADE),
    "grade_too_low": Case(own, "0 grade 0 1 1", {"part": "red", "card": "5", **GRADE}),
    "grade_too_high": Case(own, "0 grade 1 1 2", {"part": "down", **GRADE}),
    "open_tree_grades": Case(
        lambda: after(opening_by("open", seats=3), "0 tree H open", f"1 guess {WRONG}"),
        "0 grade 1 1 1",
        {"example": "grade"},
    ),
    "not_a_grade": Case(own, "0 grade one", GRADE),
    "guess_waiting": Case(
        lambda: after(opening_by("owner", own_grades=True), f"0 {LAY}", f"1 {GUESS}"), f"1 {GUESS}", {}
    ),
    "card_not_in_family": guessing("3(4(2) 6(5))", {"card": "6", "first": "A", "last": "5"}),
    "card_repeated": guessing("3(4(2) 4(5))", {"card": "4"}),
    "card_missing": guessing("3(4(2) A)", {"card": "5", "first": "A", "last": "5"}),
    "several_tops": guessing("3(4(2)) A(5)", {"cards": ("3", "A")}),
    "other_shape": guessing("3(4 A(2 5))", {"shape": "*(*(*) *(*))", "own": "*(* *(* *))"}),
    "too_many_generations": Case(matriarch, "1 guess 3(4(2(A 5)))", {"most": 3, "generations": 4, "example": HIDDEN}),
    "owner_lays_first": Case(lambda: opening_by("owner"), f"1 {GUESS}", {}),
    "no_guess_to_grade": Case(guessed(), "0 grade", {}),
    "guessing_time_over": Case(lambda: replace(opening(3), out=frozenset((Seat(1),))), f"1 {GUESS}", {}),
    "guesses_waiting": Case(guessed(f"1 guess {WRONG}", f"1 guess {WRONG}"), f"1 {GUESS}", {}),
    "tree_sign": guessing("3[4]", {"tree": "3[4]", "sign": "["}, TREE),
    "tree_too_large": guessing("A23456789TJQKA", {"tree": "A23456789TJQKA"}, TREE),
    "tree_not_closed": guessing("3(4", {"tree": "3(4"}, TREE),
    "tree_without_cards": guessing("", {"tree": ""}, TREE),
    "not_a_suit": Case(opening, "1 tree X 3(4)", {"sign": "X", "example": LAY}),
}


@pytest.mark.parametrize(("reason", "case"), CASES.items(), ids=CASES)
def test_a_move_is_refused_for_this_reason(reason: Reason, case: Case) -> None:
    seat, _, move = case.move.partition(" ")
    with pytest.raises(GameError) as refused:
        GAME.check(case.state(), Seat(int(seat)), GAME.parse(move))
    hold(told(refused.value), reason, case.data, "patriarch")
