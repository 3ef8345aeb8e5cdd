"""rules: deals"""

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.cards import JOKERS, PACK
from protocol.deals import (
    HIGHEST_NUMBER,
    LOWEST_NUMBER,
    commitment,
    deal,
    draw_below,
    listed,
    parse_number,
    show_number,
)

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "deals.json").read_text())["deals"]
NUMBERS = st.integers(LOWEST_NUMBER, HIGHEST_NUMBER)
RANGE = "a whole number from 1 to 999,999,999,999"


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['deck']} {vector['number']}")
def test_a_number_deals_the_same_deck_for_ever(vector: dict[str, Any]) -> None:
    deck = deal(vector["deck"], vector["number"])
    assert list(deck[:8]) == vector["top"]
    assert sha256(" ".join(deck).encode()).hexdigest() == vector["sha256_of_cards_joined_by_spaces"]


@pytest.mark.parametrize(
    ("name", "size", "copies"),
    [
        ("family-tree", 54, 1),
        ("grandmas-game", 104, 2),
        ("poker-solitaire-1", 52, 1),
        ("poker-solitaire-4", 208, 4),
        ("happy-graphs-4-1", 16, 1),
        ("happy-graphs-6-3", 72, 3),
        ("happy-graphs-8-99", 3168, 99),
    ],
)
def test_a_deck_holds_every_card_as_often_as_it_has_packs(name: str, size: int, copies: int) -> None:
    cards = listed(name)
    assert len(cards) == size
    assert set(Counter(cards).values()) == {copies}
    assert cards == cards[: size // copies] * copies
    assert Counter(deal(name, 5)) == Counter(cards)


def test_family_tree_has_the_jokers_last() -> None:
    assert listed("family-tree") == PACK + JOKERS


def test_happy_graphs_takes_the_ranks_it_uses_in_the_listed_order() -> None:
    assert " ".join(listed("happy-graphs-4-1")) == "AC 2C 3C 4C AD 2D 3D 4D AH 2H 3H 4H AS 2S 3S 4S"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Family-Tree",
        "family-tree-1",
        "patriarch-8-2-any",
        "poker-solitaire",
        "poker-solitaire-0",
        "poker-solitaire-5",
        "happy-graphs-5-1",
        "happy-graphs-4-0",
        "happy-graphs-4-01",
        "happy-graphs-4-100",
    ],
)
def test_a_name_that_no_deck_has_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no deck is called"):
        deal(name, 1)


@pytest.mark.parametrize("number", [-1, 0, HIGHEST_NUMBER + 1])
def test_a_number_out_of_range_is_not_dealt(number: int) -> None:
    with pytest.raises(ValueError, match=RANGE):
        deal("family-tree", number)


@given(NUMBERS)
def test_a_number_is_read_back_as_it_is_shown(number: int) -> None:
    assert parse_number(show_number(number)) == number
    assert parse_number(str(number)) == number
    assert parse_number(f"{number:015d}") == number


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        (1, "1"),
        (9999, "9999"),
        (10_000, "1-0000"),
        (482_109_375_512, "4821-0937-5512"),
        (HIGHEST_NUMBER, "9999-9999-9999"),
    ],
)
def test_a_number_is_shown_in_groups_of_four_digits_from_the_right(number: int, shown: str) -> None:
    assert show_number(number) == shown


@pytest.mark.parametrize(("text", "number"), [("4821 0937 5512", 482_109_375_512), ("0000-0007", 7), (" 4-2 ", 42)])
def test_dashes_spaces_and_leading_zeros_do_not_matter(text: str, number: int) -> None:
    assert parse_number(text) == number


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-",
        "-5",
        "5-",
        "0",
        "0000",
        "1000000000000",
        "12.5",
        "1,000",
        "+7",
        "7x",
        "seven",
        "７",
        "1_000",
        "9" * 5000,
    ],
)
def test_any_other_number_is_refused_with_the_range(text: str) -> None:
    with pytest.raises(ValueError, match=RANGE):
        parse_number(text)


def test_a_draw_below_n_drops_the_numbers_of_the_incomplete_last_round() -> None:
    last_whole = 2**32 - 2**32 % 54 - 1
    assert draw_below(54, iter([last_whole + 1, 2**32 - 1, last_whole])) == last_whole % 54 == 53
    assert draw_below(2, iter([2**32 - 1])) == 1


def test_a_commitment_is_the_sha256_of_the_digits_a_colon_and_the_salt() -> None:
    salt = "0123456789abcdef" * 2
    assert commitment(482_109_375_512, salt) == sha256(b"482109375512:" + salt.encode()).hexdigest()
    assert commitment(482_109_375_513, salt) != commitment(482_109_375_512, salt)
