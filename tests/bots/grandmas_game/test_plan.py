"""rules: grandmas_game, Reorder: who knows all cards and may put the workspace in order is held up by few piles"""

import pytest

from server.bots.grandmas_game.plan import can_be_emptied
from tests.bots.grandmas_game.conftest import LOST, won
from tests.games.grandmas_game.conftest import laid

POSITIONS = [state.tables[0].position for state in won()]


@pytest.mark.parametrize(
    ("lying", "can"),
    [
        pytest.param({"p5": "8H TH 9H"}, False, id="the ten lies over the eight"),
        pytest.param({"p5": "TH 9H 8H"}, True, id="in order"),
        pytest.param({"p5": "8H TH", "p6": "9H"}, False, id="the eight lies under a card that waits for it"),
        pytest.param({"p5": "8H TH 9H", "stock": "5C"}, True, id="a deal brings the pile into the workspace"),
        pytest.param({"workspace": "5: 8H TH 9H"}, True, id="or it lies there"),
    ],
)
def test_what_no_deal_can_free_is_lost(lying: dict[str, str], can: bool) -> None:
    assert (
        can_be_emptied(laid("KC+ AC- KD+ AD- KS+ 2S- 7H+ 7H-", **lying, pJ="KH QH JH AS", p2="AH 2H 3H 4H 5H 6H"))
        is can
    )


@pytest.mark.parametrize(
    ("lying", "can"),
    [
        pytest.param({"p5": "5H 5H 4H", "workspace": "6: 4H 6H 6H"}, True, id="it may be the one on a pile"),
        pytest.param({"p5": "4H 5H", "workspace": "6: 4H 5H 6H 6H"}, True, id="or the free one"),
        pytest.param({"p5": "5H 4H", "p6": "6H 4H", "workspace": "7: 5H 6H"}, True, id="or either of two"),
        pytest.param({"p5": "4H 6H 6H", "p6": "4H 5H 5H"}, False, id="but one has to come"),
    ],
)
def test_of_two_cards_that_are_the_same_either_may_be_first(lying: dict[str, str], can: bool) -> None:
    # three ranks have not been played at all, and the others once
    higher = "KH QH JH TH 9H 8H 7H"
    position = laid("KC+ AC- KD+ AD- KS+ AS- 3H+ 7H-", **lying, p2="AH 2H 3H", p8=higher)
    assert can_be_emptied(position) is can


def test_nothing_that_was_won_is_called_lost() -> None:
    for position in POSITIONS[:165:12]:
        assert can_be_emptied(position, nodes=300) is not False


def test_of_too_many_positions_nothing_is_said() -> None:
    assert can_be_emptied(LOST, nodes=0) is None
