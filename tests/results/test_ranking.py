"""Which results count on a number, and in which order, by the rules of each game."""

import pytest

from server.offline.simulate import records, simulation
from server.results.ranking import counts, order_of


@pytest.mark.parametrize(
    ("game", "levels", "options", "counted"),
    [
        ("family-tree", "easy", "{}", True),
        ("patriarch", "easy,easy", "{}", True),
        ("patriarch", "easy,easy", '{"tree":"owner"}', False),
        ("patriarch", "easy,easy,easy", "{}", False),
    ],
)
def test_trees_that_all_guess_together_or_an_owner_has_laid_out_count_for_no_number(
    game: str, levels: str, options: str, counted: bool
) -> None:
    (played,) = records(simulation(game, "7", 1, levels, 1, options))
    assert counts(played) == counted


def test_few_guesses_rank_a_guesser_and_many_an_owner() -> None:
    low = order_of("patriarch", {}).low
    assert "guesser" in low and "owner" not in low
