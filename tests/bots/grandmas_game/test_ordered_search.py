"""The search without reordering. rules: grandmas_game, Reorder"""

import pytest

from protocol.games.grandmas_game.options import GrandmasGameOptions
from server.bots.grandmas_game.ordered_search import search_in_order
from server.bots.grandmas_game.solver import solved
from server.games.game import Setup
from server.games.grandmas_game.notation import Move, parse
from server.games.grandmas_game.state import State
from tests.bots.grandmas_game.conftest import ALONE, GAME

OPTIONS = GrandmasGameOptions(reorder=False)


def opening(number: int) -> State:
    return GAME.deal(Setup(options=OPTIONS, deck=GAME.deck(OPTIONS, 1, number), roles=("player",)))


def reached(state: State, moves: tuple[Move, ...]) -> int:
    for move in moves:
        state = GAME.apply(state, ALONE, move)
    return GAME.score(state).total


@pytest.mark.parametrize(
    ("number", "width", "score"),
    [
        pytest.param(11, 3, 104, id="won by holding a card back"),
        pytest.param(21, 1, 104, id="won by the play-out"),
        pytest.param(3, 1, 104, id="plays the upper of equal cards in the workspace"),
        pytest.param(4, 1, 51, id="not won"),
    ],
)
def test_the_moves_found_reach_the_score(number: int, width: int, score: int) -> None:
    state = opening(number)
    found, moves = search_in_order(state.tables[0].position, width)
    assert "order" not in {move.does for move in moves}
    assert reached(state, moves) == found == score


def test_the_solver_wins_without_reordering() -> None:
    state = opening(11)
    found = solved(state.tables[0].position, reorder=False, tries=120)
    assert found.verdict == "won"
    assert reached(state, tuple([parse(move) for move in found.moves])) == 104
