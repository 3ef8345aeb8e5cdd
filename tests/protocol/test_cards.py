"""rules: README, Cards on the wire and in the command line"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.cards import JOKERS, PACK, Card, is_joker, parse_card


def test_a_pack_is_listed_by_suit_from_the_ace_up() -> None:
    assert " ".join(PACK[:14]) == "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD"
    assert PACK[-1] == "KS"
    assert len(set(PACK)) == 52


@pytest.mark.parametrize("card", PACK + JOKERS)
def test_a_card_is_read_back_as_it_is_written(card: Card) -> None:
    assert parse_card(card) == card
    assert parse_card(card.lower()) == card


@pytest.mark.parametrize(
    ("text", "card"),
    [
        pytest.param("10D", "TD", id="ten in digits"),
        pytest.param("10♦", "TD", id="as screens show it"),
        pytest.param("t♦", "TD", id="suit sign"),
        pytest.param("7♧", "7C", id="outlined suit sign"),
        pytest.param("  kh ", "KH", id="spaces around"),
        pytest.param("x2", "X2", id="joker"),
    ],
)
def test_input_is_case_blind_and_takes_10_and_suit_signs(text: str, card: str) -> None:
    assert parse_card(text) == card


@pytest.mark.parametrize(
    "text", ["", "7", "D7", "1D", "11D", "77D", "7DD", "10", "1010D", "X", "X3", "XX", "7 D", "7D\n7D", "٧D", "7Ｄ"]
)
def test_anything_else_is_rejected_with_an_example_of_a_card(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a card; one is written like 7D, TD \(or 10D\) or X1"):
        parse_card(text)


@given(st.text())
def test_no_text_at_all_breaks_the_reader(text: str) -> None:
    try:
        card = parse_card(text)
    except ValueError:
        return
    assert card in PACK + JOKERS


def test_only_x1_and_x2_are_jokers() -> None:
    assert [card for card in PACK + JOKERS if is_joker(card)] == ["X1", "X2"]
