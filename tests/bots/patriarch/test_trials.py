"""The arena's trials of The Patriarch, and simulated matches of it."""

import io
import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from server.__main__ import app
from server.bots.patriarch.trials import play, trials
from server.offline.simulate import records, simulation
from server.records.verify import check


def test_each_level_guesses_all_trees_of_a_variant() -> None:
    out = io.StringIO()
    figures = play(trials("easy,normal", "all", '{"variant":"patriarch"}', 0), out, processes=1)
    assert figures["options"]["guesses"] == 12
    assert {level: told["trees"] for level, told in figures["levels"].items()} == {"easy": 60, "normal": 60}
    assert figures["levels"]["normal"]["mean"] < figures["levels"]["easy"]["mean"]
    head, _, columns, *lines = out.getvalue().splitlines()
    assert head == "The Patriarch, patriarch, 12 guesses: all 60 trees"
    assert columns.split()[:3] == ["level", "mean", "se"]
    assert [line.split()[0] for line in lines] == ["easy", "normal"]


def test_a_sample_is_measured_and_written_as_json(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    arguments = ["arena", "--game", "patriarch", "--players", "easy", "--trees", "5", "--json", str(file)]
    told = CliRunner().invoke(app, arguments)
    assert told.exit_code == 0 and "5 of 60 trees, seed 0" in told.output
    assert json.loads(file.read_text())["levels"]["easy"]["trees"] == 5


@pytest.mark.parametrize(
    ("players", "trees", "options", "said"),
    [
        ("clever", "all", "{}", "There is no computer player 'clever'"),
        ("easy", "61", "{}", "all, or the number of trees to draw: 1 to 60."),
        ("easy", "some", "{}", "--trees is 'some'"),
        ("easy", "all", '{"guesses":0}', "--options is wrong at guesses"),
    ],
)
def test_wrong_arguments_are_explained(players: str, trees: str, options: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        trials(players, trees, options, 0)


def test_a_game_without_trees_is_rejected() -> None:
    told = CliRunner().invoke(app, ["arena", "--players", "easy", "--trees", "5"])
    assert told.exit_code != 0
    assert "family-tree has no trees to guess: leave --trees out, or add --game patriarch." in told.output


@pytest.mark.parametrize(
    ("levels", "options", "numbers"),
    [
        ("easy,random", "{}", [7, 7]),
        ("easy,strong", '{"tree":"open","variant":"matriarch"}', [7, 7]),
        ("easy,normal,random", '{"tree":"owner"}', [7, 8, 9]),
        ("easy,normal,random,easy,easy", "{}", [7, 8, 9, 10, 11]),
    ],
)
def test_whole_matches_are_played_and_their_records_verified(levels: str, options: str, numbers: list[int]) -> None:
    (played,) = records(simulation("patriarch", "7", 1, levels, 1, options))
    document = played.model_dump(mode="json")
    check(document)
    assert [leg["number"] for leg in document["legs"]] == numbers
    assert all(leg["result"] is not None for leg in document["legs"])
