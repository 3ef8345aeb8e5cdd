"""The names of squares, as the browser has them too."""

import json
from pathlib import Path
from typing import Any

import pytest

from client.games.happy_graphs.moves import read_move, read_spot
from client.games.happy_graphs.squares import in_names, read_square, square

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parents[2] / "cases" / "happy_squares.json").read_text())


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["square"]))
def test_a_square_is_named_and_read_back(case: dict[str, Any]) -> None:
    spot = read_spot(case["square"])
    assert spot is not None and square(*spot) == case["name"]
    assert in_names(f"No card lies on {case['square']}.") == f"No card lies on {case['name']}."
    assert read_square(case["name"].split(" ")[0].lower()) == (spot.x, spot.y)
    for typed in (f"3h@{case['square']}", f"3h {case['name']}", f"3♥ at {case['name'].lower()}"):
        assert read_move(typed, []) == f"3H@{spot}"
    assert read_move(f"take back {case['name']}", []) == f"take {spot}"


@pytest.mark.parametrize("typed", ["3", "3 h", "hands", "take", "take n", "3h n", "3h 50", "say a50", "n50", "3h@", ""])
def test_other_lines_are_no_moves(typed: str) -> None:
    assert read_move(typed, []) is None
