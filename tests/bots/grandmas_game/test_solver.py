"""The solver, which knows all cards. rules: grandmas_game"""

from dataclasses import replace

import pytest

from server.bots.base import Solved
from server.bots.grandmas_game.solver import last_won, solved, winnable
from server.games.game import Setup
from server.games.grandmas_game.state import State
from tests.bots.grandmas_game.conftest import ALONE, GAME, LOST, won

POSITIONS = [state.tables[0].position for state in won()]


def reached(state: State, found: Solved) -> int:
    """The score that the moves reach by the rules of the game."""
    for move in found.moves:
        state = GAME.apply(state, ALONE, GAME.parse(move))
    return GAME.score(state).total


def opening(number: int) -> tuple[State, Solved]:
    options = GAME.options()
    state = GAME.deal(Setup(options=options, deck=GAME.deck(options, 1, number), roles=("player",)))
    return state, solved(state.tables[0].position, reorder=True)


@pytest.mark.parametrize(
    ("ply", "reorder"),
    [
        pytest.param(60, True, id="with a plan"),
        pytest.param(150, False, id="without reordering"),
    ],
)
def test_winning_moves_are_returned(ply: int, reorder: bool) -> None:
    state = replace(won()[ply], reorder=reorder)
    found = solved(state.tables[0].position, reorder)
    assert (found.verdict, found.score) == ("won", 104)
    assert reached(state, found) == 104


# thousands of play-outs do not win these numbers
@pytest.mark.parametrize("hard", [62, 193, 339, 436])
def test_a_hard_number_is_won(hard: int) -> None:
    state, found = opening(hard)
    assert found.verdict == "won"
    assert reached(state, found) == 104


@pytest.mark.parametrize(("lost", "most"), [(130, 88), (632, 86), (661, 97)])
def test_a_lost_number_has_its_best_score(lost: int, most: int) -> None:
    state, found = opening(lost)
    assert (found.verdict, found.score) == ("lost", most)
    assert reached(state, found) == most


def test_a_position_without_a_plan_is_played_out() -> None:
    state = won()[60]
    found = solved(state.tables[0].position, reorder=True, tries=60, nodes=0)
    assert found.verdict == "won"
    assert reached(state, found) == 104


def test_a_lost_position_is_not_played_out() -> None:
    found = solved(LOST, reorder=True)
    assert found.verdict == "lost"
    assert found.score < 104


def test_a_position_neither_won_nor_proved_lost_is_unknown() -> None:
    assert solved(LOST, reorder=True, tries=60, nodes=0).verdict == "unknown"


def test_winnable_tells_won_numbers_from_unknown_ones() -> None:
    deck = GAME.deck(GAME.options(), 1, 3)
    assert winnable(deck, reorder=True)
    assert not winnable(deck[::-1][:40], reorder=True)


def test_the_last_winnable_position_is_found() -> None:
    line = POSITIONS[140:150]
    assert last_won(line, reorder=True) == len(line) - 1
    lost = [LOST]
    assert last_won([*line, *lost], reorder=True, tries=60) == len(line) - 1
    assert last_won(lost, reorder=True, tries=60) is None
