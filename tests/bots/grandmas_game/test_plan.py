"""Plans: with all cards known and reordering, only few piles are obstacles. rules: grandmas_game, Reorder"""

import pytest

from server.bots.grandmas_game.plan import can_be_emptied
from tests.bots.grandmas_game.conftest import LOST, won
from tests.games.grandmas_game.conftest import laid

POSITIONS = [state.tables[0].position for state in won()]


@pytest.mark.parametrize(
    ("lying", "can"),
    [
        pytest.param({"p5": "8H TH 9H"}, False, id="the ten is above the eight"),
        pytest.param({"p5": "TH 9H 8H"}, True, id="in order"),
        pytest.param({"p5": "8H TH", "p6": "9H"}, False, id="the eight is below a card that waits for it"),
        pytest.param({"p5": "8H TH 9H", "stock": "5C"}, True, id="a deal makes the pile the workspace"),
        pytest.param({"workspace": "5: 8H TH 9H"}, True, id="the pile is the workspace"),
    ],
)
def test_piles_that_no_deal_can_free_lose(lying: dict[str, str], can: bool) -> None:
    assert (
        can_be_emptied(laid("KC+ AC- KD+ AD- KS+ 2S- 7H+ 7H-", **lying, pJ="KH QH JH AS", p2="AH 2H 3H 4H 5H 6H"))
        is can
    )


@pytest.mark.parametrize(
    ("lying", "can"),
    [
        pytest.param({"p5": "5H 5H 4H", "workspace": "6: 4H 6H 6H"}, True, id="the one on a pile"),
        pytest.param({"p5": "4H 5H", "workspace": "6: 4H 5H 6H 6H"}, True, id="the free one"),
        pytest.param({"p5": "5H 4H", "p6": "6H 4H", "workspace": "7: 5H 6H"}, True, id="either, if both are on piles"),
        pytest.param({"p5": "4H 6H 6H", "p6": "4H 5H 5H"}, False, id="neither can come first"),
    ],
)
def test_either_of_two_equal_cards_may_be_played_first(lying: dict[str, str], can: bool) -> None:
    # three ranks have not been played at all, the others once
    higher = "KH QH JH TH 9H 8H 7H"
    position = laid("KC+ AC- KD+ AD- KS+ AS- 3H+ 7H-", **lying, p2="AH 2H 3H", p8=higher)
    assert can_be_emptied(position) is can


def test_won_positions_are_not_called_lost() -> None:
    for position in POSITIONS[:165:12]:
        assert can_be_emptied(position, nodes=300) is not False


def test_the_result_is_unknown_after_too_many_positions() -> None:
    assert can_be_emptied(LOST, nodes=0) is None
