"""What lines are and are worth. rules: poker_solitaire, Scoring"""

import random
from itertools import permutations

import pytest

from protocol.cards import PACK, SUITS, Card
from server.games.family_tree.poker_hands import NAMES, bits, category
from server.games.poker_solitaire.hands import AMERICAN, LINES, code, kind, worth
from tests.games.poker_solitaire.builders import FIGURE_1, GAME, leg, line, lying, scored

COMBINED = {"flush": 13, "flush+one-pair": 20, "blaze+four-flush+three-of-a-kind": 40}


def names(text: str) -> set[str]:
    return set(LINES[kind(code(map(Card, text.split())))])


def test_figure_1_is_named_and_scored_as_in_the_seed() -> None:
    state = lying(leg(), FIGURE_1)
    (shown,) = GAME.view(state, None).matrices
    assert [each.name for each in shown.lines] == [
        *("one-pair", "full-house", "one-pair", "nothing", "nothing"),
        *("nothing", "flush", "two-pair", "one-pair", "nothing"),
    ]
    assert [each.points for each in shown.lines] == [1, 10, 1, 0, 0, 0, 5, 3, 1, 0]
    assert shown.score == GAME.score(state).total == 21
    assert GAME.score(state).parts == {"lines": [[1, 10, 1, 0, 0, 0, 5, 3, 1, 0]]}
    assert scored(FIGURE_1, scoring="american") == 56


@pytest.mark.parametrize(
    ("hand", "name", "english", "american", "user", "pat"),
    [
        ("7C 7D 7H 7S 7S", "five-of-a-kind", 30, 100, 65, 1),
        ("TS JS QS KS AS", "royal-flush", 30, 100, 65, 1),
        ("AS 2S 3S 4S 5S", "straight-flush", 30, 75, 53, 1),
        ("9C 9D 9H 9S --", "four-of-a-kind", 16, 50, 33, 1),
        ("9C 9D 9H 2S 2C", "full-house", 10, 25, 18, 1),
        ("2H 4H 6H 8H KH", "flush", 5, 20, 13, 1),
        ("5C 3D 4H 2S AS", "straight", 12, 15, 14, 1),
        ("AC KD QH JS TS", "straight", 12, 15, 14, 1),
        ("9C 9D 9H", "three-of-a-kind", 6, 10, 8, 0),
        ("9C -- 2H 2D 9H", "two-pair", 3, 5, 4, 0),
        ("9C -- -- -- 9H", "one-pair", 1, 2, 1, 0),
        ("2C 4D 6H 8S TC", "nothing", 0, 0, 0, 0),
        ("", "nothing", 0, 0, 0, 0),
        ("2H 3H 4H 5H", "nothing", 0, 0, 0, 0),
        ("QC KD AH 2S 3C", "nothing", 0, 0, 0, 0),
        ("2H 2H 6H 8H KH", "flush", 5, 20, 13, 1),
        ("2H 2H 2H 8H KH", "three-of-a-kind", 6, None, None, None),
        ("2H 2H 2H 8H KH", "flush", None, 20, 13, 1),
        ("2H 2H 2H KH KH", "full-house", 10, 25, 18, 1),
    ],
)
def test_a_line_counts_as_its_best_hand(
    hand: str, name: str, english: int | None, american: int | None, user: int | None, pat: int | None
) -> None:
    for scoring, points in (("english", english), ("american", american), ("user", user), ("pat", pat)):
        if points is not None:
            assert line(hand, scoring=scoring, decks=4) == (name, points)


@pytest.mark.parametrize(
    ("hand", "true"),
    [
        ("TS JS QS KS AS", {"straight", "flush", "straight-flush", "royal-flush"}),
        ("2H 4H 7H 8H KS", {"four-flush"}),
        ("2H 4H 7H 8S KS", set()),
        ("2H 4H 6H 8S KS", {"round-the-corner-kilter"}),
        ("2H 4H 6H 8H", set()),
        ("JC JD JH QS KC", {"blaze", "three-of-a-kind"}),
        ("JC JD JH QS", {"three-of-a-kind"}),
        ("AC 3D 5H 7S 9S", {"kilter"}),
        ("6C 8D TH QS AS", {"kilter"}),
        ("QC AD 3H 5S 7S", {"round-the-corner-kilter"}),
        ("7C 9D JH KS 2S", {"round-the-corner-kilter"}),
        ("QC KD AH 2S 3C", {"round-the-corner-straight"}),
        ("2H AH KH QH JH", {"round-the-corner-straight", "flush"}),
        ("2C 4D 6H 8S TS", {"kilter"}),
        ("AC 2D 4H 6S 8S", set()),
    ],
)
def test_a_line_has_every_name_that_is_true_of_it(hand: str, true: set[str]) -> None:
    assert names(hand) == true


def test_a_flush_and_a_four_flush_are_of_any_suit() -> None:
    for suit, other in permutations(SUITS, 2):
        four = f"2{suit} 4{suit} 7{suit} 8{suit}"
        assert (names(f"{four} K{suit}"), names(f"{four} K{other}")) == ({"flush"}, {"four-flush"})


@pytest.mark.parametrize(
    ("hand", "points", "called", "reached"),
    [
        ("2H 4H 6H 8H KH", COMBINED, "flush", 13),
        ("2H 2H 6H 8H KH", COMBINED, "flush+one-pair", 20),
        ("2H 2H KH KH 9H", COMBINED, "flush", 13),
        ("JC JC JC QC KD", COMBINED, "blaze+four-flush+three-of-a-kind", 40),
        ("JC JD JH QC KD", COMBINED, "three-of-a-kind", 0),
        ("2C 4D 6H 8S KC", {"kilter": 9}, "nothing", 0),
        ("2H 4H 6H 8H TH", {"flush": 7, "flush+kilter": 7, "kilter": 7}, "flush+kilter", 7),
        ("2H 4H 6H 8H TH", {"kilter": 7, "flush": 7}, "flush", 7),
        ("2H 4H 6H 8H TH", {}, "flush", 0),
        ("9C 9D", {"one-pair": 0}, "one-pair", 0),
    ],
)
def test_user_points_go_to_the_best_entry_all_of_whose_names_a_line_has(
    hand: str, points: dict[str, int], called: str, reached: int
) -> None:
    assert line(hand, scoring="user", points=points, decks=4) == (called, reached)


def test_twelve_hands_count_the_diagonals() -> None:
    text = "9C -- -- -- 2C  -- 9D -- 2D --  -- -- 9H -- --  -- 2H -- -- --  2S -- -- -- 9S"
    assert scored(text) == 3 * 0
    state = lying(leg(hands=12, scoring="american"), text)
    assert GAME.score(state).parts["lines"][0][10:] == [50, 50]


def test_pat_is_won_when_all_five_rows_are_pat_hands() -> None:
    rows = ["TS JS QS KS AS", "9C 9D 9H 9S 2C", "2H 4H 6H 8H KH", "5C 3D 4H 2S AH", "QC QD QH 8S 8C"]
    assert scored(" ".join(rows), scoring="pat", hands=12) == 1
    assert scored(" ".join([*rows[:4], "QC QD QH 8S 7C"]), scoring="pat") == 0
    assert GAME.score(lying(leg(scoring="pat"), " ".join(rows))).parts == {"lines": [[1, 1, 1, 1, 1]]}


def test_our_list_holds_46_hands_of_up_to_four_packs() -> None:
    assert len({line for line in LINES if line and not line >= {"five-of-a-kind", "flush"}}) == 46


def test_a_complete_line_of_one_pack_matches_the_table_of_hands() -> None:
    rng = random.Random(3)
    called = {"high_card": "nothing", "pair": "one-pair"}
    by_kind = worth(AMERICAN).names
    for _ in range(3000):
        hand = rng.sample(PACK, 5)
        name = NAMES[category(bits(hand))]
        assert by_kind[kind(code(hand))] == called.get(name, name.replace("_", "-"))


def test_every_kind_of_line_can_be_met_by_adding_card_to_card() -> None:
    rng = random.Random(4)
    for _ in range(2000):
        hand = [rng.choice(PACK[:: rng.choice([1, 4, 13])]) for _ in range(5)]
        assert kind(sum(code([card]) for card in hand)) == kind(code(hand)) < len(LINES)
