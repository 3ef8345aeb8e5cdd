"""rules: patriarch, What everyone sees: nothing that is hidden is in a view"""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import to_json, to_jsonable_python

from protocol.cards import Card
from protocol.encoding import encode_value
from protocol.games.patriarch.view import Grade, LegalMove, PatriarchView, Played
from protocol.ids import Seat
from server.games.game import Setup
from server.games.patriarch.allowed import allowed
from server.games.patriarch.possible import members_of
from server.games.patriarch.state import Made, State
from server.games.patriarch.variants import FAMILIES
from tests.games.patriarch.playing import GAME, HIDDEN, WRONG, after, opening, opening_by

TREES = allowed(FAMILIES["matriarch"])
PLACES = st.integers(0, len(TREES) - 1)


def view(state: State, seat: int | None) -> PatriarchView:
    return GAME.view(state, None if seat is None else Seat(seat))


def trees(state: State, seat: int | None) -> list[list[str | None]]:
    return [[guess.tree for guess in row.guesses] for row in view(state, seat).rows]


def told(state: State) -> str:
    return str(to_jsonable_python(GAME.describe_last_move(state)))


def test_the_opening_shows_an_example_of_a_tree() -> None:
    seen = view(opening(), 1)
    assert (seen.ranks, seen.generations, seen.shape, seen.all) == ("A2345", 3, "*(*(*) *(*))", 60)
    assert (seen.suit, seen.tree, seen.guesses, seen.may, seen.moves) == ("H", None, 4, ("guess",), ())
    assert view(opening(variant="advanced-matriarch"), 1).shape is None
    assert view(opening(3), 1).guesses is None


def test_the_number_s_tree_is_seen_by_neither_of_two_before_both_legs_are_over() -> None:
    for seen in (0, 1):
        state = after(opening(seen=seen), f"1 guess {WRONG}")
        assert [view(state, seat).tree for seat in (0, 1, None)] == [None] * 3
    over = after(opening(guesses=1), f"1 guess {WRONG}")
    assert [view(over, seat).tree for seat in (0, 1, None)] == [None] * 3
    assert GAME.shown(over) == ("H",)
    over = after(opening(guesses=1, seen=1), f"1 guess {WRONG}")
    assert [view(over, seat).tree for seat in (0, 1, None)] == [HIDDEN] * 3
    assert GAME.shown(over) == ("H", HIDDEN)


@pytest.mark.parametrize("moves", [[f"1 guess {WRONG}"], [f"1 guess {WRONG}", f"1 guess {HIDDEN}"]])
def test_leg_one_s_guesses_and_grades_are_the_guesser_s_alone(moves: list[str]) -> None:
    state = after(opening(), *moves)
    assert trees(state, 1)[0][0] == WRONG
    assert view(state, 1).rows[0].guesses[0].grade == Grade(1, 1, 1)
    for seat in (0, None):
        assert trees(state, seat) == [[None] * len(moves)]
        assert {guess.grade for guess in view(state, seat).rows[0].guesses} == {None}
        assert view(state, seat).board is None
        assert not {WRONG, HIDDEN} & {*to_json(view(state, seat)).decode().split(chr(34))}
    assert GAME.describe_last_move(state) == Played(
        seat=Seat(1), does="guessed", suit=None, open=False, guesser=None, tree=None, grade=None, left=None
    )


def test_leg_two_is_seen_by_both_and_by_spectators() -> None:
    state = after(opening(seen=1), f"1 guess {WRONG}")
    for seat in (0, 1, None):
        assert trees(state, seat) == [[WRONG]]
        board = view(state, seat).board
        assert board is not None
        assert board.possible == view(state, seat).rows[0].guesses[0].left
    assert GAME.describe_last_move(state) == Played(
        seat=Seat(1), does="guessed", suit=None, open=False, guesser=Seat(1), tree=WRONG, grade=Grade(1, 1, 1), left=4
    )


def test_who_lays_the_tree_out_sees_everything_of_that_leg_and_others_not_the_tree() -> None:
    state = opening_by("owner")
    assert view(state, 0).may == ("tree",)
    assert (view(state, 0).suit, view(state, 1).may) == (None, ())
    state = after(state, f"0 tree S {HIDDEN}")
    assert [view(state, seat).tree for seat in (0, 1, None)] == [HIDDEN, None, None]
    assert [view(state, seat).suit for seat in (0, 1, None)] == ["S"] * 3
    assert HIDDEN not in told(state)
    state = after(state, f"1 guess {WRONG}")
    assert [trees(state, seat) for seat in (0, 1, None)] == [[[WRONG]]] * 3
    over = after(state, f"1 guess {HIDDEN}")
    assert [view(over, seat).tree for seat in (0, 1, None)] == [HIDDEN] * 3


def test_with_more_players_the_owner_knows_the_number_s_tree() -> None:
    state = opening(3)
    assert [view(state, seat).tree for seat in (0, 1, 2, None)] == [HIDDEN, None, None, None]
    over = after(state, f"1 guess {HIDDEN}", "0 grade")
    assert [view(over, seat).tree for seat in (0, 1, 2, None)] == [HIDDEN] * 4
    assert GAME.shown(state) == ()
    assert GAME.shown(over) == ("H", HIDDEN)


def test_waiting_guesses_are_backs_to_all_but_their_player_and_graded_ones_lie_open() -> None:
    state = after(opening(3), f"1 guess {WRONG}", f"2 guess {HIDDEN}", f"1 guess {HIDDEN}")
    assert trees(state, 1) == [[WRONG, HIDDEN], [None]]
    assert trees(state, 2) == [[None, None], [HIDDEN]]
    assert trees(state, None) == [[None, None], [None]]
    assert trees(state, 0) == [[WRONG, None], [None]], "the owner sees the guess that is graded"
    assert [view(state, seat).queue for seat in (0, 1, None)] == [(1, 2, 1)] * 3
    assert "(" not in told(state)
    state = after(state, "0 grade")
    assert trees(state, 2) == [[WRONG, None], [HIDDEN]]
    assert trees(state, None) == [[WRONG, None], [None]]
    assert GAME.describe_last_move(state) == Played(
        seat=Seat(0), does="graded", suit=None, open=False, guesser=Seat(1), tree=WRONG, grade=Grade(1, 1, 1), left=4
    )
    assert [guess.number for row in view(state, None).rows for guess in row.guesses] == [1, 3, 2]


def test_an_owner_who_may_grade_gets_the_move_and_its_effect() -> None:
    state = after(opening(3), f"1 guess {WRONG}")
    assert (view(state, 0).may, view(state, 0).moves) == (("grade",), (LegalMove("grade", 1),))
    assert (view(state, 1).may, view(state, 1).moves, view(state, None).may) == (("guess",), (), ())


def test_an_open_tree_is_announced() -> None:
    state = opening_by("open")
    assert view(state, 0).may == ("tree", "open")
    state = after(state, "0 tree S open")
    assert GAME.describe_last_move(state) == Played(
        seat=Seat(0), does="laid", suit="S", open=True, guesser=None, tree=None, grade=None, left=None
    )
    assert [(view(state, seat).open, view(state, seat).tree) for seat in (0, 1, None)] == [(True, None)] * 3


def test_a_tree_that_an_earlier_match_has_shown_is_shown() -> None:
    state = opening(seen=2)
    assert [view(state, seat).tree for seat in (0, 1, None)] == [HIDDEN] * 3


def test_what_was_seen_of_another_deck_counts_as_nothing() -> None:
    state = opening()
    other = GAME.deal(
        Setup(options=state.options, deck=state.deck, roles=state.roles, seen=(Card("H"), Card("2(3(4) 5(A))")))
    )
    assert other == state


def test_a_finished_match_hides_nothing() -> None:
    state = after(opening(seen=2), f"1 guess {WRONG}")
    assert [(trees(state, seat), view(state, seat).tree) for seat in (0, None)] == [([[WRONG]], HIDDEN)] * 2


@given(PLACES, st.lists(st.tuples(st.integers(1, 3), PLACES), max_size=12), st.integers(0, 12), st.data())
def test_a_view_does_not_depend_on_hidden_cards(
    hidden: int, made: list[tuple[int, int]], graded: int, data: st.DataObject
) -> None:
    state = opening(4, TREES[hidden], variant="matriarch")
    for seat, guess in made:
        if Seat(seat) in GAME.to_act(state):
            state = after(state, f"{seat} guess {TREES[guess]}")
        if graded and 0 in GAME.to_act(state):
            state, graded = after(state, "0 grade"), graded - 1
    if state.found_by is not None:
        return
    other = TREES[data.draw(st.sampled_from([*members_of(state.possible)]))]
    waiting = tuple([Made(seat, TREES[data.draw(PLACES)]) for seat, _ in state.queue])
    changed = replace(
        state, tree=other, deck=(state.deck[0], Card(other)), guesses=state.guesses[: len(state.grades)] + waiting
    )
    assert view(changed, None) == view(state, None)
    for seat in (1, 2, 3):
        own = tuple([then if then.seat == seat else now for then, now in zip(state.queue, waiting, strict=True)])
        assert view(replace(changed, guesses=state.guesses[: len(state.grades)] + own), seat) == view(state, seat)
    assert GAME.describe_last_move(changed) == GAME.describe_last_move(state)


@given(PLACES, PLACES, st.lists(st.tuples(PLACES, PLACES), max_size=5))
def test_leg_one_of_two_looks_the_same_to_owner_and_spectators_whatever_is_guessed(
    hidden: int, other: int, guesses: list[tuple[int, int]]
) -> None:
    one, two = (opening(2, TREES[tree], variant="matriarch", guesses=5) for tree in (hidden, other))
    for first, second in guesses:
        if (first == hidden) == (second == other) and 1 in GAME.to_act(one):
            one, two = after(one, f"1 guess {TREES[first]}"), after(two, f"1 guess {TREES[second]}")
            assert [view(one, seat) for seat in (0, None)] == [view(two, seat) for seat in (0, None)]
            assert GAME.describe_last_move(one) == GAME.describe_last_move(two)


@given(st.lists(PLACES, min_size=1, max_size=4), st.randoms(use_true_random=False))
def test_a_possible_tree_agrees_with_every_grade_that_the_guesser_has_seen(
    guesses: list[int], rng: random.Random
) -> None:
    state = opening(2, TREES[7], variant="matriarch", guesses=12)
    for guess in guesses:
        state = state if guess == 7 else after(state, f"1 guess {TREES[guess]}")
    found = GAME.possible(view(state, 1), rng)
    assert found.tree is not None
    assert found.possible == state.possible
    assert state.possible >> TREES.place(found.tree) & 1
    assert replace(found, tree=state.tree, deck=state.deck) == state


def test_a_view_is_a_few_kilobytes() -> None:
    state = opening_by("owner", 12, variant="advanced-matriarch")
    family = FAMILIES["advanced-matriarch"]
    rng = random.Random(1)
    state = after(state, f"0 tree C {allowed(family)[46_000]}")
    for _ in range(3):
        for seat in range(1, 12):
            state = after(state, f"{seat} guess {allowed(family)[rng.randrange(40_000)]}", "0 grade")
    assert len(encode_value(GAME.view(state, None))) < 6_000


def test_without_notes_the_possible_trees_are_hidden() -> None:
    state = after(replace(opening(3), notes=False), f"1 guess {WRONG}", "0 grade")
    for seat in (Seat(0), Seat(1), None):
        seen = GAME.view(state, seat)
        assert seen.board is None
        assert seen.rows[0].guesses[0].left is None and seen.rows[0].guesses[0].grade is not None
        assert seen.played is not None and seen.played.left is None
        assert GAME.view(GAME.possible(seen, random.Random(1)), seat) == seen
