"""The search finds the guess with the least cost."""

import random
from collections.abc import Sequence

import pytest

from server.bots.patriarch.costs import LATE, costs
from server.bots.patriarch.guesser import FULL
from server.bots.patriarch.search import Effort, Search
from server.bots.patriarch.split import Split, card_positions
from server.games.patriarch.variants import FAMILIES

FAMILY = FAMILIES["matriarch"]
UNLIMITED = 99


def least(places: Sequence[int], within: int = 6) -> int:
    """The least cost of finding every tree of a set, by trying every guess."""
    if len(places) <= 2:
        return 2 * len(places) - 1
    trees, best = card_positions(FAMILY), 10**6
    split = Split(trees, places)
    for guess in range(trees.count):
        sets = split.classes(trees.codes(guess))
        if len(sets) > 1 and within:
            more = sum(least(each, within - 1) for grade, each in sets.items() if grade != trees.right)
            best = min(best, len(places) + more)
            if best == 2 * len(places) - 1:
                break
    return best


@pytest.mark.parametrize("seed", range(4))
def test_with_few_trees_the_best_guess_has_the_least_cost(seed: int) -> None:
    rng = random.Random(seed)
    trees = card_positions(FAMILY)
    sets = Split(trees, range(trees.count)).classes(trees.codes(rng.randrange(trees.count))).values()
    places = next(each for each in sets if 3 < len(each) < 7)
    found = Search(FAMILY, rng, None).value_guesses(places, UNLIMITED, FULL["matriarch"])
    assert found[0].cost == pytest.approx(least(places))


def test_the_same_chance_gives_the_same_values() -> None:
    family = FAMILIES["advanced-matriarch"]
    places = range(0, family.trees, 300)
    effort = Effort(guesses=50, own=20, ahead=2, beyond=10, counted=200)
    one, same, other = (
        Search(family, random.Random(seed), None).value_guesses(places, UNLIMITED, effort) for seed in (1, 1, 2)
    )
    assert one == same != other
    assert len(one) == 2


def test_one_guess_is_searched_even_without_time() -> None:
    found = Search(FAMILY, random.Random(1), 0.0).value_guesses(range(FAMILY.trees), UNLIMITED, FULL["matriarch"])
    assert len(found) == 1


def test_large_sets_are_sampled() -> None:
    family = FAMILIES["advanced-matriarch"]
    effort = Effort(guesses=30, own=10, ahead=5, beyond=10, counted=100)
    found = Search(family, random.Random(1), None).value_guesses(range(family.trees), UNLIMITED, effort)
    assert len(found) == 40
    assert found[0].cost / family.trees == pytest.approx(5, abs=1.2)


def test_late_trees_cost_more_with_few_guesses_left() -> None:
    free, last, none = (costs("matriarch", 16, left, 1) for left in (UNLIMITED, 1, 0))
    assert [last[count] - free[count] for count in (1, 2, 5)] == pytest.approx([0, LATE, 4 * LATE])
    assert [none[count] - free[count] for count in (1, 2, 5)] == pytest.approx([LATE, 2 * LATE, 5 * LATE])
    assert free[:4] == (0, 1, 3, 5)
