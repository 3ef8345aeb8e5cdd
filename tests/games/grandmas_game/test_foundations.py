"""rules: grandmas_game, Play: foundations and Stuck; Screen: safe cards"""

from collections.abc import Callable

import pytest

from protocol.ids import Seat
from server.games.grandmas_game.foundations import stuck
from server.games.grandmas_game.rules import GrandmasGame
from server.games.grandmas_game.state import State
from tests.games.grandmas_game.conftest import laid

GAME = GrandmasGame()


@pytest.mark.parametrize(
    ("foundations", "lying", "is_stuck"),
    [
        pytest.param("", {"stock": "2C"}, False, id="the stock can be dealt"),
        pytest.param("", {"p5": "AH 9C"}, True, id="cards under a top do not help"),
        pytest.param("", {"p5": "9C AH"}, False, id="a top can be played"),
        pytest.param("", {"workspace": "5: AH 9C"}, False, id="anything in the workspace can be played"),
        pytest.param("7H+ 8H-", {"p5": "JH"}, False, id="a top can be played after transfers up"),
        pytest.param("7H+ 8H-", {"p5": "2H"}, False, id="a top can be played after transfers down"),
        pytest.param("AH-", {"p5": "9H"}, False, id="after transfers from a foundation that is complete"),
        pytest.param("7H+ 9H-", {"p5": "JH"}, True, id="the foundations have not met"),
        pytest.param("7H+ 7H-", {"p5": "JH"}, True, id="and when they have passed each other none is transferred"),
        pytest.param("7H+ 8H-", {"p5": "JS"}, True, id="transfers of another suit do not help"),
    ],
)
def test_stuck_is_an_empty_stock_and_nothing_to_play_not_even_after_transfers(
    foundations: str, lying: dict[str, str], is_stuck: bool
) -> None:
    assert stuck(laid(foundations, **lying)) is is_stuck


@pytest.mark.parametrize(
    "foundations",
    [*(f"{up}H+ {down}H-" for up, down in zip("A23456789TJQ", "23456789TJQK", strict=True)), "KH+", "AH-"],
)
@pytest.mark.parametrize("card", ["AH", "7H", "KH"])
def test_where_foundations_meet_every_card_of_the_suit_can_be_played_after_transfers(
    lay: Callable[..., State], foundations: str, card: str
) -> None:
    todo, met = [lay(foundations, p5=card)], set()
    while todo:
        state = todo.pop()
        moves = GAME.legal_moves(state, Seat(0))
        if any(move.does == "play" for move in moves):
            return
        for move in moves:
            if move.does == "transfer" and (after := GAME.apply(state, Seat(0), move)).tables[0].position not in met:
                met.add(after.tables[0].position)
                todo.append(after)
    raise AssertionError(f"{card} cannot be played")


@pytest.mark.parametrize(
    ("foundations", "card", "safe"),
    [
        pytest.param("7H+ 8H-", "8H", False, id="13 cards, and the next may turn anywhere"),
        pytest.param("7H+ 7H-", "8H", True, id="14 cards, so each has one place"),
        pytest.param("KH+ 8H-", "7H", True, id="more than that"),
        pytest.param("7H+", "8H", False, id="fewer"),
    ],
)
def test_a_card_is_safe_when_its_suit_has_14_cards_on_the_foundations(
    lay: Callable[..., State], foundations: str, card: str, safe: bool
) -> None:
    moves = GAME.view(lay(foundations, p5=card), Seat(0)).moves
    assert {move.safe for move in moves if move.does == "play"} == {safe}
    assert not any(move.safe for move in moves if move.does != "play")
