"""rules: grandmas_game, The layout"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.cards import PACK, Card
from protocol.games.grandmas_game.deck import DECK
from server.games.grandmas_game.layout import called_for, course, laid_out
from server.games.grandmas_game.state import flat, unplayed
from tests.games.grandmas_game.conftest import cards

decks = st.permutations(PACK * 2)


def test_the_layout_example_of_the_seed() -> None:
    deck = cards("3C JC 3D 2C 9C 5C 4C 6C KC 7C")
    position = laid_out(deck)
    assert position.piles[:6] == (("3C",), ("JC",), ("3D",), ("9C",), ("5C",), ("KC",))
    assert not any(position.piles[6:])
    assert position.stock == ("2C", "4C", "6C", "7C")
    assert position.home is None


@pytest.mark.parametrize(
    ("card", "pile", "down"),
    [
        pytest.param("3C", "A", 0, id="nothing"),
        pytest.param("KC", "A", 1, id="a king"),
        pytest.param("3C", "5", 1, id="the end of the first row"),
        pytest.param("3C", "T", 1, id="the end of the second row"),
        pytest.param("3C", "K", 1, id="the end of the third row"),
        pytest.param("3C", "3", 1, id="the pile's own rank"),
        pytest.param("5C", "5", 2, id="its own rank at the end of a row"),
        pytest.param("KC", "5", 2, id="a king at the end of a row"),
        pytest.param("KC", "K", 3, id="a king on the king pile"),
    ],
)
def test_a_stock_gets_the_required_number_of_cards(card: str, pile: str, down: int) -> None:
    assert called_for(Card(card), pile) == down


@pytest.mark.parametrize("count", [12, 13, 14, 15])
def test_a_deck_that_runs_out_in_the_middle_ends_the_dealing(count: int) -> None:
    # the king pile's king, the thirteenth, calls for three
    deck = cards("2C 3C 4C 5C 6D 2S 8C 9C TC JC QC 2D KH AC AD AH")
    position = laid_out(deck[:count])
    assert sum(map(len, (*position.piles, position.stock))) == count


@settings(max_examples=20, deadline=None)
@given(decks)
def test_every_card_is_dealt_once_to_piles_in_turn(deck: list[Card]) -> None:
    position = laid_out(deck)
    assert sorted(flat(unplayed(position))) == sorted(deck)
    sizes = [len(pile) for pile in position.piles]
    assert sizes == sorted(sizes, reverse=True)
    assert max(sizes) - min(sizes) <= 1


@settings(max_examples=20, deadline=None)
@given(decks)
def test_the_course_of_the_dealing_is_the_deck_with_the_stocks_cards_left_out(deck: list[Card]) -> None:
    position = laid_out(deck)
    told, at, stock = list(course(position.piles, len(position.stock))), 0, []
    for dealt in told:
        assert dealt.card == deck[at]
        stock += deck[at + 1 : at + 1 + dealt.stock]
        at += 1 + dealt.stock
    assert tuple(stock) == position.stock
    assert at == len(deck)


def test_the_stock_of_most_numbers_has_between_the_low_twenties_and_the_low_thirties() -> None:
    sizes = [len(laid_out(DECK.deal(number)).stock) for number in range(1, 21)]
    assert sum(20 <= size <= 34 for size in sizes) >= 18
