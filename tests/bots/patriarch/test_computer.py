"""Every level as guesser and as owner, by the view of its seat."""

import random
from statistics import fmean

import pytest

from protocol.games.patriarch.view import PatriarchView
from protocol.ids import Seat
from server.bots.budget import Budget
from server.bots.patriarch.computer import PatriarchComputer
from server.bots.patriarch.guesser import book_guess, position
from server.games.patriarch.allowed import allowed
from server.games.patriarch.possible import members_of
from server.games.patriarch.state import State
from server.games.patriarch.trees import shape
from server.games.patriarch.variants import FAMILIES
from tests.games.patriarch.playing import GAME, HIDDEN, WRONG, after, opening, opening_by

COMPUTER = PatriarchComputer()
LEVELS = list(COMPUTER.levels)
every_level = pytest.mark.parametrize("level", LEVELS)


def seen(state: State, seat: int = 1) -> PatriarchView:
    return GAME.view(state, Seat(seat))


def moved(level: str, state: State, seat: int, seed: int = 1) -> str:
    return COMPUTER.levels[level](seen(state, seat), Seat(seat), random.Random(seed))


def test_all_levels_exist_the_weakest_first() -> None:
    assert LEVELS == ["random", "easy", "normal", "strong"]
    assert COMPUTER.par(GAME.options(), ()) == 1


@every_level
@pytest.mark.parametrize("variant", FAMILIES)
def test_every_level_finds_an_open_tree(level: str, variant: str) -> None:
    state = opening_by("open", variant=variant, guesses=12)
    rng = random.Random(7)
    while GAME.to_act(state):
        seat = min(GAME.to_act(state))
        move = COMPUTER.levels[level](GAME.view(state, seat), seat, rng)
        state = GAME.apply(state, seat, GAME.parse(move))
    assert state.open
    assert (state.found_by is not None) or level == "random"


@pytest.mark.parametrize("level", ["easy", "normal", "strong"])
def test_the_last_possible_tree_is_guessed(level: str) -> None:
    state = opening(variant="matriarch", guesses=12)
    rng = random.Random(3)
    while state.possible.bit_count() > 1:
        state = after(state, f"1 guess {allowed(FAMILIES['matriarch'])[rng.randrange(205)]}")
    assert moved(level, state, 1) == f"guess {HIDDEN}"


@every_level
def test_waiting_guesses_are_not_repeated(level: str) -> None:
    state = opening(3)
    first = moved(level, state, 1)
    state = after(state, f"1 {first}")
    assert moved(level, state, 1) != first


def test_waiting_guesses_are_not_repeated_when_time_is_over() -> None:
    state = after(opening(3, variant="matriarch"), "1 guess 2(3(4 5) A)", "0 grade")
    for _ in range(2):
        view = seen(state)
        move = COMPUTER.levels["strong"](view, Seat(1), random.Random(1), Budget(1, 0.0))
        assert move not in {f"guess {guess.tree}" for row in view.rows for guess in row.guesses}
        state = after(state, f"1 {move}")


def test_easy_guesses_a_tree_that_agrees_with_every_grade() -> None:
    state = after(opening(3), f"2 guess {WRONG}", "0 grade")
    trees = allowed(FAMILIES["patriarch"])
    agreeing = {f"guess {trees[place]}" for place in members_of(state.possible)}
    assert {moved("easy", state, 1, seed) for seed in range(40)} == agreeing


@every_level
def test_an_owner_hides_an_allowed_tree_and_announces_grades(level: str) -> None:
    state = opening_by("owner", 3, variant="advanced-matriarch")
    moves = {moved(level, state, 0, seed) for seed in range(5)}
    assert len(moves) == 5
    state = after(state, f"0 {min(moves)}", "1 guess 2(3 4 5 6 7 A)")
    assert moved(level, state, 0) == "grade"


@every_level
def test_every_level_leaves_the_tree_open_if_the_room_allows_it(level: str) -> None:
    assert moved(level, opening_by("open"), 0).endswith(" open")
    assert not moved(level, opening_by("owner"), 0).endswith(" open")


def test_first_guesses_of_strong_share_a_shape_with_random_cards() -> None:
    moves = {moved("strong", opening(variant="advanced-matriarch"), 1, seed) for seed in range(9)}
    assert len(moves) == 9
    assert {shape(move.removeprefix("guess ")) for move in moves} == {shape("2(3 4(5 6) 7(A))")}


def test_the_book_has_a_second_guess_for_any_cards_of_the_first() -> None:
    for first in ("4(A(2(3)) 5(6(7)))", "7(A(3(5)) 2(4(6)))"):
        hidden = "2(3(4(5)) 6(7(A)))"
        state = after(opening(tree=hidden, variant="advanced-patriarch"), f"1 guess {first}")
        known = position(seen(state))
        second = book_guess(known, random.Random(1))
        assert second is not None
        assert moved("strong", state, 1) == f"guess {second}"
        state = after(state, f"1 guess {second}")
        assert book_guess(position(seen(state)), random.Random(1)) is None


def test_a_guess_of_another_shape_is_not_in_the_book() -> None:
    hidden = "2(3(4(5)) 6(7(A)))"
    state = after(opening(tree=hidden, variant="advanced-matriarch", guesses=12), "1 guess 2(3(4 5) 6(7 A))")
    assert book_guess(position(seen(state)), random.Random(1)) is None
    assert moved("strong", state, 1).startswith("guess ")


def test_a_hint_lists_the_best_guesses_with_expected_scores() -> None:
    state = after(opening(variant="matriarch"), "1 guess 2(3 4(5 A))")
    told = COMPUTER.judge(seen(state), Seat(1), random.Random(1), Budget(1, 0.5))
    expected = [choice.expected for choice in told]
    assert 2 <= len(told) <= 10
    assert expected == sorted(expected)
    assert all(GAME.check(state, Seat(1), GAME.parse(choice.move)) for choice in told)
    assert 2 <= expected[0] <= 4.5


def test_a_hint_for_an_owner_is_the_move_of_strong() -> None:
    state = after(opening(3), f"1 guess {WRONG}")
    assert [choice.move for choice in COMPUTER.judge(seen(state, 0), Seat(0), random.Random(1), Budget(1))] == ["grade"]
    assert COMPUTER.candidates(seen(state, 0), Seat(0), "grade", random.Random(1)) == ("grade",)


def test_an_owners_move_is_worth_the_guesses_still_needed() -> None:
    graded = after(opening(3), f"1 guess {WRONG}", "0 grade", "2 guess 2(3(4) A(5))")
    for state, least, most in ((opening_by("owner"), 2.7, 2.9), (graded, 2, 3)):
        view, rng = seen(state, 0), random.Random(1)
        (scores,) = COMPUTER.final_scores(view, Seat(0), rng, 3, ("grade",))
        assert len(set(scores)) == 1 and least <= scores[0] <= most
        assert COMPUTER.judge(view, Seat(0), rng, Budget(1))[0].expected == scores[0]


def test_a_guess_is_compared_with_the_best_and_with_random_ones() -> None:
    state = after(opening(variant="matriarch"), "1 guess 2(3 4(5 A))")
    made = "guess 2(3 4(5 A))"  # the same again, which tells nothing new
    tried = COMPUTER.candidates(seen(state), Seat(1), made, random.Random(1))
    assert tried[0] == made
    assert 5 < len(tried) <= 11
    ended = COMPUTER.final_scores(seen(state), Seat(1), random.Random(1), 40, tried)
    means = [fmean(scores) for scores in ended]
    assert {len(scores) for scores in ended} == {40}
    assert means[0] == max(means)
    assert means[0] - min(means) > 0.5
    assert COMPUTER.fault_thresholds("guesser")["blunder"] <= 1


def test_the_first_guess_of_the_largest_variant_can_be_judged() -> None:
    state = opening(variant="advanced-matriarch")
    made = "guess 2(3 4 5 6 7 A)"
    ended = COMPUTER.final_scores(seen(state), Seat(1), random.Random(1), 30, (made, "guess 2(3 4(5 6) 7(A))"))
    assert fmean(ended[0]) > fmean(ended[1])


def test_in_a_race_a_guesser_thinks_and_then_waits_for_the_grade() -> None:
    state = opening(3)
    paces = [COMPUTER.pause(seen(state), Seat(1), level) for level in ("random", "easy", "normal", "strong")]
    assert paces == [5.5, 4.25, 2.75, 2.25]
    more = opening(3, variant="advanced-matriarch", tree="2(3 4 5 6 7 A)")
    assert COMPUTER.pause(seen(more), Seat(2), "easy") == pytest.approx(4.25 * 7 / 5)
    state = after(state, f"1 guess {WRONG}")
    assert COMPUTER.pause(seen(state), Seat(1), "easy") is None
    assert COMPUTER.pause(seen(state, 2), Seat(2), "strong") == 2.25
    assert COMPUTER.pause(seen(state, 0), Seat(0), "easy") == 0.5
    assert COMPUTER.pause(seen(opening_by("owner", 3), 0), Seat(0), "easy") == 0.5
