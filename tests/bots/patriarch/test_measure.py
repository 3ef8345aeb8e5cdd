"""The number of guesses that the computer needs. targets.md, Patriarch"""

import pytest

from protocol.games.patriarch.options import PatriarchOptions, Variant
from server.bots.patriarch.measure import Trial, measure


@pytest.mark.parametrize(
    ("variant", "mean", "most"), [("patriarch", 2.817, 3), ("matriarch", 3.17, 4)], ids=["patriarch", "matriarch"]
)
def test_strong_meets_its_targets(variant: Variant, mean: float, most: int) -> None:
    told = measure(Trial(options=PatriarchOptions(variant=variant, guesses=12), level="strong")).summary()
    assert told["not_found"] == 0
    assert told["mean"] <= mean
    assert told["most"] == most
    assert told["found_within"][str(most)] == 1


def test_a_sample_is_guessed_as_in_the_whole_set() -> None:
    trial = Trial(options=PatriarchOptions(variant="advanced-patriarch", guesses=12), level="normal", sample=50, seed=1)
    told = measure(trial)
    assert told.found.total() == 50
    assert told.summary()["se"] > 0
    assert len(told.seconds) < 200
    assert measure(trial).found == told.found


def test_several_processes_give_the_same_result() -> None:
    trial = Trial(options=PatriarchOptions(), level="easy", sample=20)
    assert measure(trial, processes=2).found == measure(trial).found


def test_trees_that_are_not_found_are_counted() -> None:
    told = measure(Trial(options=PatriarchOptions(variant="matriarch", guesses=2), level="easy"))
    summary = told.summary()
    assert told.found.total() == summary["trees"] == 205
    assert summary["not_found"] == 205 - summary["found_by"]["1"] - summary["found_by"]["2"]
    assert summary["most"] == 2
