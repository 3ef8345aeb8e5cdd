"""rules: family_tree, Score 3. Held against an evaluator that tries every card for a joker and every five cards."""

import json
import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

from protocol.cards import JOKERS, PACK, Card
from server.games.family_tree.poker_hands import BIT, NAMES, RANKS, best_five, bits, category

VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "family_tree_hands.json").read_text())["hands"]
POINTS = (0, 10, 20, 40, 50, 60, 80, 100, 170, 250)
STRAIGHTS = [sorted(RANKS.index(rank) for rank in ("A" + RANKS)[low : low + 5]) for low in range(10)]
FEW_RANKS = [card for card in PACK if card[0] in "A2345TJQK" and card[1] in "CD"]


def cards(text: str) -> list[Card]:
    return [Card(card) for card in text.split()]


def strength(five: Sequence[Card]) -> tuple[int, list[int]]:
    """Return the category of five cards without jokers, and the tie-breakers, the highest first."""
    ranks = sorted((RANKS.index(card[0]) for card in five), reverse=True)
    counts = Counter(ranks)
    grouped = sorted(ranks, key=lambda rank: (-counts[rank], -rank))
    sizes = sorted(counts.values(), reverse=True)
    flush = len({card[1] for card in five}) == 1
    straight = sorted(ranks) in STRAIGHTS
    name = {
        (5,): "four_of_a_kind",
        (4, 1): "four_of_a_kind",
        (3, 2): "full_house",
        (3, 1, 1): "three_of_a_kind",
        (2, 2, 1): "two_pair",
        (2, 1, 1, 1): "pair",
        (1, 1, 1, 1, 1): "high_card",
    }[tuple(sizes)]
    if straight:
        grouped = [3] if sorted(ranks) == STRAIGHTS[0] else [ranks[0]]
        name = "straight"
        if flush:
            name = "royal_flush" if ranks[-1] == RANKS.index("T") else "straight_flush"
    elif flush and NAMES.index(name) < NAMES.index("flush"):
        name, grouped = "flush", ranks
    return NAMES.index(name), grouped


def strongest(hand: Sequence[Card]) -> tuple[int, list[int]]:
    """The strength of the best five cards of a hand, every card tried for every joker."""
    jokers = [card for card in hand if card in JOKERS]
    natural = [card for card in hand if card not in JOKERS]
    return max(
        strength((*kept, *stand_ins))
        for wild in range(len(jokers) + 1)
        for kept in combinations(natural, 5 - wild)
        for stand_ins in combinations_with_replacement(PACK, wild)
    )


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: " ".join(vector["cards"]))
def test_score_3_hands_match_the_vectors(vector: dict[str, Any]) -> None:
    assert POINTS[category(bits(vector["cards"]))] == vector["points"]


@pytest.mark.parametrize("pack", [PACK, FEW_RANKS], ids=["whole pack", "few ranks, two suits"])
@pytest.mark.parametrize(
    ("jokers", "most", "hands"), [(0, 9, 150), (1, 8, 60), (2, 7, 25)], ids=["no joker", "one joker", "two jokers"]
)
def test_the_best_hand_is_the_one_found_by_trying_everything(
    pack: Sequence[Card], jokers: int, most: int, hands: int
) -> None:
    rng = random.Random(f"{len(pack)} {jokers}")
    for _ in range(hands):
        hand = rng.sample(pack, rng.randint(5, most) - jokers) + rng.sample(JOKERS, jokers)
        best = strongest(hand)
        assert category(bits(hand)) == best[0], hand
        five = best_five(bits(hand))
        assert len(set(five)) == 5, hand
        assert set(five) <= set(hand), hand
        assert strongest(five) == best, (hand, five)


@pytest.mark.parametrize(
    ("hand", "name", "five"),
    [
        ("KD QD JD 9D 7D 2C", "flush", "KD QD JD 9D 7D"),
        ("AC KC QC JC TC 9C", "royal_flush", "AC KC QC JC TC"),
        ("X1 KC QC JC TC 9C", "royal_flush", "X1 KC QC JC TC"),
        ("5H 4H 3H 2H AH KH", "straight_flush", "5H 4H 3H 2H AH"),
        ("5H 4H X2 2H AC KD", "straight", "5H 4H X2 2H AC"),
        ("9C 8D 7H 6S 5C 2D", "straight", "9C 8D 7H 6S 5C"),
        ("QS KD AD 2C 3C", "high_card", "AD KD QS 3C 2C"),
        ("7C 7D 7H 7S X1", "four_of_a_kind", "7C 7D 7H 7S X1"),
        ("7C 7D 7H 7S X1 X2", "four_of_a_kind", "7C 7D 7H 7S X1"),
        ("7C 7D KH KS X1", "full_house", "KH KS X1 7C 7D"),
        ("7C 7D 7H KC KD KH", "full_house", "KC KD KH 7C 7D"),
        ("7C 7D KC KD 9S 9C AH", "two_pair", "KC KD 9C 9S AH"),
        ("7C TD KC 3D X2", "pair", "KC X2 TD 7C 3D"),
        ("7C TD KC X1 X2", "three_of_a_kind", "KC X1 X2 TD 7C"),
        ("X1 X2 KD 9D 2D", "flush", "X1 X2 KD 9D 2D"),
        ("AC KC QC X1 X2 KD JD 9D", "royal_flush", "AC KC QC X1 X2"),
        ("3C 9C KC X1 X2 4D 7D QD", "flush", "X1 X2 KC 9C 3C"),
        ("3C 9C QC X1 X2 4D 7D KD", "flush", "X1 X2 KD 7D 4D"),
    ],
)
def test_the_five_cards_are_in_the_order_of_their_hand(hand: str, name: str, five: str) -> None:
    assert NAMES[category(bits(cards(hand)))] == name
    assert " ".join(best_five(bits(cards(hand)))) == five


def test_five_of_a_kind_is_never_counted() -> None:
    assert NAMES[category(bits(cards("7C 7D 7H 7S X1")))] == "four_of_a_kind"
    assert NAMES[category(bits(cards("7C 7D 7H X1 X2")))] == "four_of_a_kind"


def test_the_ace_is_high_or_low_in_a_straight_and_never_in_its_middle() -> None:
    assert NAMES[category(bits(cards("TC JD QH KS AC")))] == "straight"
    assert NAMES[category(bits(cards("AC 2D 3H 4S 5C")))] == "straight"
    assert NAMES[category(bits(cards("QH KS AC 2D 3H")))] == "high_card"


def test_a_joker_may_stand_for_a_card_that_is_in_sight() -> None:
    assert NAMES[category(bits(cards("AC KC 9C 4C X1")))] == "flush"
    assert best_five(bits(cards("AC KC 9C 4C X1")))[:2] == ("X1", "AC")


def test_every_card_has_a_bit_of_its_own() -> None:
    assert sum(BIT[card] for card in PACK + JOKERS) == 2**54 - 1
    assert bits([]) == 0
