"""rules: patriarch, Play"""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.games.patriarch.view import Grade
from protocol.ids import Seat
from server.games.errors import GameError, IllegalMove, NotYourTurn
from server.games.patriarch.allowed import allowed
from server.games.patriarch.grading import grade
from server.games.patriarch.possible import members_of
from server.games.patriarch.state import State
from server.games.patriarch.variants import FAMILIES
from tests.games.patriarch.playing import GAME, HIDDEN, WRONG, after, opening, opening_by

MATRIARCHS = allowed(FAMILIES["matriarch"])


def refused(state: State, text: str) -> tuple[type[GameError[Any]], str, str]:
    seat, _, move = text.partition(" ")
    with pytest.raises(GameError) as error:
        GAME.apply(state, Seat(int(seat)), GAME.parse(move))
    kind = next(each for each in (IllegalMove, NotYourTurn) if isinstance(error.value, each))
    return kind, str(error.value), str(error.value.data.get("example", ""))


def test_with_two_players_a_guess_is_graded_at_once() -> None:
    state = after(opening(), f"1 guess {WRONG}")
    assert [announced.grade for announced in state.grades] == [Grade(1, 1, 1)]
    assert GAME.to_act(state) == {1}
    assert GAME.record_writer.describe_move(state) == {"grade": {"red": 1, "black": 1, "down": 1}}


@pytest.mark.parametrize("by", ["owner", "open"])
def test_an_owner_who_works_grades_out_grades_each_guess_of_two_players(by: str) -> None:
    state = after(opening_by(by, own_grades=True), f"0 tree H {HIDDEN}", f"1 guess {WRONG}")
    assert GAME.to_act(state) == GAME.on_clock(state) == {0}
    assert refused(state, f"1 guess {HIDDEN}")[0] is NotYourTurn
    state = after(state, "0 grade 1 1 1")
    assert [announced.grade for announced in state.grades] == [Grade(1, 1, 1)]
    assert GAME.record_writer.describe_move(state) == {"grade": {"red": 1, "black": 1, "down": 1}}
    state = after(state, f"1 guess {HIDDEN}", "0 grade 5 0 0")
    assert (state.over, state.found_by, GAME.score(state).total) == (True, 1, 2)


@pytest.mark.parametrize(
    ("grade", "why"),
    [
        ("grade", "In this room you say the grade: red, black and face down."),
        ("grade 0 1 1", "Are you sure? 5 counts as red."),
        ("grade 2 1 1", "Are you sure? Fewer cards count as red."),
        ("grade 1 0 1", "Are you sure? A counts as black."),
        ("grade 1 2 1", "Are you sure? Fewer cards count as black."),
        ("grade 1 1 0", "Are you sure? 4 counts as down."),
        ("grade 1 1 2", "Are you sure? Fewer cards count as down."),
    ],
)
def test_a_wrong_grade_is_refused_with_the_reason(grade: str, why: str) -> None:
    state = after(opening(3, own_grades=True), f"1 guess {WRONG}")
    assert refused(state, f"0 {grade}") == (IllegalMove, why, "grade 1 1 1")
    assert GAME.view(state, Seat(0)).moves[0].move == "grade 1 1 1"


def test_the_room_announces_the_right_grade_for_an_owner_who_takes_too_long() -> None:
    state = after(opening(3, own_grades=True, auto_grade=20), f"1 guess {WRONG}")
    due = GAME.due(state)
    assert due is not None and due.move == "grade 1 1 1"


def test_an_open_tree_and_the_number_s_tree_of_two_players_are_graded_as_ever() -> None:
    state = after(opening_by("open", own_grades=True), "0 tree H open", f"1 guess {WRONG}")
    assert refused(state, "0 grade 1 1 1")[1] == "The grades of an open tree are given."
    assert len(after(state, "0 grade").grades) == 1
    assert len(after(opening(own_grades=True), f"1 guess {WRONG}").grades) == 1


def test_found_within_the_allowed_guesses_the_guesser_wins_in_so_many() -> None:
    state = after(opening(), f"1 guess {WRONG}", f"1 guess {WRONG}", f"1 guess {WRONG}", f"1 guess {HIDDEN}")
    assert GAME.to_act(state) == frozenset()
    assert GAME.score(state).total == 4
    assert GAME.score(state).parts == {"guesses": {"1": 4}, "found_by": 1}


def test_five_reds_of_seven_cards_find_nothing() -> None:
    state = after(opening(tree="3(4(2(6)) A(5(7)))", variant="advanced-patriarch"), "1 guess 3(4(2(7)) A(5(6)))")
    assert state.grades[0].grade == Grade(5, 2, 0)
    assert state.found_by is None and GAME.to_act(state) == {1}


def test_a_leg_in_which_the_tree_is_not_found_scores_one_more_than_allowed() -> None:
    state = after(opening(guesses=2), f"1 guess {WRONG}")
    assert GAME.score(state).total == 1
    state = after(state, f"1 guess {WRONG}")
    assert GAME.to_act(state) == frozenset()
    assert GAME.score(state).total == 3
    assert GAME.score(state).parts == {"guesses": {"1": 2}, "found_by": None}


def test_a_tree_that_is_not_allowed_costs_no_guess() -> None:
    state = opening()
    kind, words, expected = refused(state, "1 guess 3(4(2) A)")
    assert (kind, words) == (IllegalMove, "5 is missing: a tree has every card from A to 5.")
    assert "3(4(2) A(5))" in expected
    assert GAME.score(state).total == 0


def test_the_owner_first_hides_a_tree_in_a_suit_if_the_number_gives_none() -> None:
    state = opening_by("owner")
    assert GAME.to_act(state) == {0}
    assert refused(state, f"1 guess {HIDDEN}") == (NotYourTurn, "The owner lays the tree out first. Wait for that.", "")
    state = after(state, f"0 tree S {HIDDEN}")
    assert (state.suit, state.tree, state.deck) == ("S", HIDDEN, ())
    assert GAME.to_act(state) == {1}
    assert GAME.record_writer.describe_move(state) == {}
    assert after(state, f"1 guess {HIDDEN}").found_by == 1


@pytest.mark.parametrize(
    ("state", "move", "kind", "words", "expected"),
    [
        (opening(), f"0 guess {HIDDEN}", NotYourTurn, "It is the guesser's turn.", ""),
        (
            opening(),
            f"1 tree H {HIDDEN}",
            IllegalMove,
            "The number gives the tree, so nobody lays it out.",
            "guess 3(4(2) A(5))",
        ),
        (
            opening(),
            "1 grade",
            IllegalMove,
            "With two players, guesses are graded automatically.",
            "guess 3(4(2) A(5))",
        ),
        (
            opening_by("owner"),
            f"0 guess {HIDDEN}",
            IllegalMove,
            "The owner knows the tree and does not guess it.",
            "tree H 3(4(2) A(5))",
        ),
        (
            opening_by("owner"),
            "0 tree H open",
            IllegalMove,
            "This room does not let the tree be left open.",
            "tree H 3(4(2) A(5))",
        ),
        (
            opening_by("open", seats=3),
            "0 grade",
            IllegalMove,
            "No guess waits for a grade. Lay the tree out first.",
            "tree H 3(4(2) A(5))",
        ),
        (
            after(opening_by("owner"), f"0 tree H {HIDDEN}"),
            f"1 tree H {HIDDEN}",
            IllegalMove,
            "The tree is laid out once, before the first guess.",
            "guess 3(4(2) A(5))",
        ),
        (
            opening_by("owner"),
            "0 tree H 3(4(2 A(5)))",
            IllegalMove,
            "The Patriarch has one shape, *(*(*) *(*)). This tree has the shape *(*(* *(*))).",
            "3(4(2) A(5))",
        ),
        (opening(3), "1 grade", IllegalMove, "Only the owner announces grades.", "guess 3(4(2) A(5))"),
        (opening(3), "0 grade", NotYourTurn, "No guess waits for a grade.", ""),
        (
            after(opening(3), f"1 guess {WRONG}"),
            f"0 guess {WRONG}",
            IllegalMove,
            "The owner knows the tree and does not guess it.",
            "grade",
        ),
        (
            after(opening(3), f"1 guess {WRONG}", f"1 guess {WRONG}"),
            f"1 guess {HIDDEN}",
            NotYourTurn,
            "Two of your guesses are in the queue. Wait until one of them is graded.",
            "",
        ),
        (after(opening(), f"1 guess {HIDDEN}"), "1 grade", NotYourTurn, "The leg is over: the tree was found.", ""),
        (
            after(opening(guesses=1), f"1 guess {WRONG}"),
            "1 grade",
            NotYourTurn,
            "The leg is over: every guess was used.",
            "",
        ),
    ],
)
def test_a_move_that_the_rules_refuse_says_why(
    state: State, move: str, kind: type[GameError[Any]], words: str, expected: str
) -> None:
    assert refused(state, move) == (kind, words, expected)


def test_guesses_of_many_players_wait_in_the_order_in_which_they_were_made() -> None:
    state = after(opening(4), f"2 guess {WRONG}", f"1 guess {WRONG}", f"2 guess {HIDDEN}", f"3 guess {WRONG}")
    assert [made.seat for made in state.queue] == [2, 1, 2, 3]
    assert GAME.to_act(state) == {0, 1, 3}
    assert GAME.score(state).total == 0
    state = after(state, "0 grade")
    assert [made.seat for made in state.queue] == [1, 2, 3]
    assert GAME.to_act(state) == {0, 1, 2, 3}
    assert GAME.record_writer.describe_move(state) == {"grade": {"red": 1, "black": 1, "down": 1}}
    assert GAME.score(state).parts == {"guesses": {"1": 0, "2": 1, "3": 0}, "found_by": None}


def test_the_first_guess_graded_as_correct_wins_even_if_another_correct_one_was_made_earlier() -> None:
    state = after(opening(3), f"1 guess {WRONG}", f"1 guess {WRONG}", f"2 guess {HIDDEN}", "0 grade")
    state = after(state, f"1 guess {HIDDEN}", "0 grade")
    assert state.found_by is None
    state = after(state, "0 grade")
    assert state.found_by == 2
    assert GAME.to_act(state) == frozenset()
    assert [made.seat for made in state.queue] == [1]
    assert GAME.score(state).total == 3
    assert GAME.score(state).parts == {"guesses": {"1": 2, "2": 1}, "found_by": 2}


def test_with_three_and_more_players_there_is_no_last_guess() -> None:
    state = opening(3, guesses=1)
    for _ in range(5):
        state = after(state, f"1 guess {WRONG}", "0 grade")
    assert GAME.to_act(state) == {1, 2}


def test_an_open_tree_is_settled_only_as_far_as_its_grades_bind_it() -> None:
    state = after(opening_by("open", variant="matriarch", guesses=3), "0 tree C open")
    assert (state.tree, state.open, state.suit) == (None, True, "C")
    for guess in (MATRIARCHS[0], MATRIARCHS[7], MATRIARCHS[50]):
        assert state.tree is None
        before = state.possible
        state = after(state, f"1 guess {guess}")
        assert state.possible & before == state.possible
        assert state.grades[-1].left == state.possible.bit_count()
    assert state.tree == MATRIARCHS[next(members_of(state.possible))]
    for made, announced in zip(state.guesses, state.grades, strict=True):
        assert grade(made.tree, state.tree) == announced.grade


def test_an_open_tree_is_found_when_no_other_is_left() -> None:
    state = after(opening_by("open", guesses=12), "0 tree C open")
    while GAME.to_act(state):
        state = after(state, f"1 guess {allowed(FAMILIES['patriarch'])[next(members_of(state.possible))]}")
    assert state.found_by == 1
    assert state.tree == state.guesses[-1].tree


def test_where_the_room_says_so_the_owner_may_still_lay_a_tree_out() -> None:
    state = after(opening_by("open"), f"0 tree C {HIDDEN}")
    assert (state.tree, state.open) == (HIDDEN, False)
    assert after(state, f"1 guess {WRONG}").grades[0].grade == Grade(1, 1, 1)


def test_with_more_players_an_open_tree_is_graded_when_the_owner_announces_it() -> None:
    state = after(opening_by("open", seats=3), "0 tree C open", f"1 guess {HIDDEN}", f"2 guess {HIDDEN}", "0 grade")
    assert state.found_by is None
    assert after(state, "0 grade").grades[1].grade == state.grades[0].grade


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 204)), max_size=40), st.integers(0, 204))
def test_any_legal_sequence_keeps_the_queue_and_the_grades_right(steps: list[tuple[int, int]], hidden: int) -> None:
    tree = MATRIARCHS[hidden]
    state = opening(5, tree, variant="matriarch")
    for number, choice in steps:
        seat = Seat(number)
        if seat not in GAME.to_act(state):
            continue
        before, move = state, "grade" if seat == 0 else f"guess {MATRIARCHS[choice]}"
        state = GAME.apply(state, seat, GAME.parse(move))
        assert state.ply == before.ply + 1
        assert state.guesses[: len(before.guesses)] == before.guesses
        assert max([0, *([made.seat for made in state.queue].count(Seat(seat)) for seat in range(5))]) <= 2
        assert [announced.grade for announced in state.grades] == [
            grade(made.tree, tree) for made in state.guesses[: len(state.grades)]
        ]
        assert state.possible >> hidden & 1
        assert (state.found_by is not None) == (tree in [made.tree for made in state.guesses[: len(state.grades)]])
    assert GAME.score(state).total == len(state.grades) == sum(GAME.score(state).parts["guesses"].values())
