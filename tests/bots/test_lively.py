"""Lively numbers: legs between computers last for a while on them."""

import math
import time

import pytest

from server.bots.lively import Limit, first_lively, has_dull_numbers
from server.games.catalog import GAMES


@pytest.fixture(scope="module")
def dull() -> list[int]:
    """Numbers of Family Tree that end early between computers; some of them can be played for longer."""
    return [number for number in range(1, 60) if first_lively("family-tree", {}, "match", [number]) is None]


def test_a_number_whose_legs_end_early_is_passed_over(dull: list[int]) -> None:
    assert 9 in dull, "a dead number is not lively"
    assert len(dull) < 10
    assert first_lively("family-tree", {}, "match", dull) is None
    assert first_lively("family-tree", {}, "match", [*dull, 7]) == 7
    assert first_lively("family-tree", {}, "mirror", [*dull, 7]) == 7


def test_a_number_that_is_not_dead_may_be_dull(dull: list[int]) -> None:
    game = GAMES["family-tree"]
    options = game.options()
    assert any(not game.is_dead(options, game.deck(options, 2, number)) for number in dull)


@pytest.mark.parametrize("limit", [Limit(0.0, math.inf), Limit(60.0, 0.0)], ids=["seconds", "until"])
def test_the_search_ends_at_its_limit(limit: Limit) -> None:
    assert first_lively("family-tree", {}, "match", [7], Limit(60.0, time.monotonic() + 60.0)) == 7
    assert first_lively("family-tree", {}, "match", [7], limit) is None


def test_only_duels_of_family_tree_have_dull_numbers() -> None:
    assert has_dull_numbers("family-tree", {}, "match", 2)
    assert has_dull_numbers("family-tree", {}, "mirror", 2)
    assert not has_dull_numbers("family-tree", {}, "solo", 1)
    assert not has_dull_numbers("happy-graphs", {"mode": "together"}, "together", 2)
    for name, game in GAMES.items():
        daily = game.daily
        assert daily is not None
        options = daily.options.model_dump(mode="json")
        assert has_dull_numbers(name, options, daily.form, 2) == (name == "family-tree")
