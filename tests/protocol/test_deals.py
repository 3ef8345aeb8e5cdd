"""rules: deals"""

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.cards import JOKERS, PACK
from protocol.deals import HIGHEST_NUMBER, LOWEST_NUMBER, Deck, commitment, draw_below, parse_number, show_number
from protocol.games.family_tree.deck import DECK as FAMILY_TREE
from protocol.games.grandmas_game.deck import DECK as GRANDMAS_GAME
from protocol.games.happy_graphs.deck import deck_of as happy_graphs
from protocol.games.happy_graphs.options import Variant
from protocol.games.poker_solitaire.deck import deck_of as poker_solitaire

VARIANTS: tuple[Variant, ...] = get_args(Variant)
VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "deals.json").read_text())["deals"]
NUMBERS = st.integers(LOWEST_NUMBER, HIGHEST_NUMBER)
DECKS = {
    deck.name: deck
    for deck in (
        FAMILY_TREE,
        GRANDMAS_GAME,
        *(poker_solitaire(packs) for packs in (1, 2, 3, 4)),
        *(happy_graphs(variant, "together", 16 * packs) for variant in VARIANTS for packs in (1, 2, 3, 99)),
    )
}
"""Some decks, by their names."""
RANGE = "a whole number from 1 to 999,999,999,999"


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['deck']} {vector['number']}")
def test_a_number_deals_the_same_deck_for_ever(vector: dict[str, Any]) -> None:
    deck = DECKS[vector["deck"]].deal(vector["number"])
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
    cards = DECKS[name].cards
    assert len(cards) == size
    assert set(Counter(cards).values()) == {copies}
    assert cards == cards[: size // copies] * copies
    assert Counter(DECKS[name].deal(5)) == Counter(cards)


def test_family_tree_has_the_jokers_last() -> None:
    assert FAMILY_TREE.cards == PACK + JOKERS


def test_happy_graphs_takes_the_ranks_it_uses_in_the_listed_order() -> None:
    assert " ".join(DECKS["happy-graphs-4-1"].cards) == "AC 2C 3C 4C AD 2D 3D 4D AH 2H 3H 4H AS 2S 3S 4S"


def test_the_name_of_a_deck_decides_its_order() -> None:
    cards = poker_solitaire(1).cards
    assert Deck("one", cards).deal(7) == Deck("one", cards).deal(7) != Deck("other", cards).deal(7)


@pytest.mark.parametrize("number", [-1, 0, HIGHEST_NUMBER + 1])
def test_a_number_out_of_range_is_not_dealt(number: int) -> None:
    with pytest.raises(ValueError, match=RANGE):
        FAMILY_TREE.deal(number)


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
