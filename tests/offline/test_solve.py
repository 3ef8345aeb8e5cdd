"""The command that says of numbers whether they can be won."""

import io

import pytest

from server.offline.solve import wanted, write


def test_each_number_and_the_totals_are_printed() -> None:
    out = io.StringIO()
    write(wanted("grandmas-game", "1-3", "{}"), out, moves=True, processes=1)
    lines = out.getvalue().splitlines()
    assert [line for line in lines if "won" in line] == [
        *(f"     {number}  can be won" for number in (1, 2, 3)),
        "3 can be won  0 cannot be won  0 not known",
    ]
    assert lines.count("        deal") > 30


@pytest.mark.parametrize(
    ("game", "numbers", "options", "words"),
    [
        ("family-tree", "1", "{}", "Family Tree is not won or lost alone, so there is nothing to solve; choose grandm"),
        ("chess", "1", "{}", "There is no game 'chess'"),
        ("grandmas-game", "9-1", "{}", "Numbers go from the lower to the higher: 1-9."),
        ("grandmas-game", "x", "{}", "write a range like 1-200"),
        ("grandmas-game", "1", '{"reorder": 3}', "--options is wrong at reorder"),
    ],
)
def test_a_game_without_a_solver_is_explained(game: str, numbers: str, options: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        wanted(game, numbers, options)
