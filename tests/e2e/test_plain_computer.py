"""Playing alone and against the computer in lines of text, through pipes: real processes."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e import copied
from tests.e2e.people import SHORT
from tests.e2e.standing import standing

Told = Callable[..., str]
LIVING = "7"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with standing(tmp_path_factory.mktemp("data"), TURNABOUT_COMPUTER_PAUSE="0") as address:
        yield address


@pytest.fixture
def told(tmp_path: Path, server: str) -> Told:
    """Tells what `turnabout play` says to what is typed."""

    def run(typed: list[str], *words: str, at: str = server) -> str:
        done = copied.told(
            *("client.cli", "play", "--plain", "--server", at, "--name", "Anna", *words),
            given="\n".join([*typed, ""]),
            environment={"TURNABOUT_HOME": str(tmp_path)},
        )
        assert (done.returncode, done.stderr) == (0, ""), f"{done.stdout}\n{done.stderr}"
        assert "\x1b" not in done.stdout
        return done.stdout

    return run


def in_order(told: str, *texts: str) -> None:
    """Hold that these were said one after the other."""
    at = 0
    for text in texts:
        found = told.find(text, at)
        assert found >= 0, f"{text!r} was not said after {at}:\n{told}"
        at = found + len(text)


def test_a_finished_solo_game_is_in_the_high_scores(told: Told) -> None:
    typed = ["1", "hint", *["1"] * 5, "computer", "scores", "analysis", "new 77", "look", "leave"]
    in_order(
        told(typed, "--game", "family-tree", "--number", SHORT),
        "You play alone; number 9",
        "This is a dead number",
        "Your turn: play 6♠",
        "you: 6♠ on 7♦, +10.",
        "Hint: 1. on 7♦; ",
        "The game is over: 20 points.",
        "The computer’s tree on number 9, 20 points:\nGeneration 1: 7♦",
        "1. 20 on number 9, ",
        ", 1 hint.",
        "The computer is analysing: 0 of 6 moves.",
        "Anna (alone): never had a choice.",
        "Expected final score: ",
        "You play alone; number 77",
        "Your game is saved",
    )


def test_an_unfinished_game_is_gone_on_with(told: Told) -> None:
    assert "\nyou: " in told(["1"], "--game", "family-tree", "--number", LIVING)
    in_order(told(["1", "news", "quit"]), "1: Resume ", "You play alone; number 7", "> news\n", "you: ")


def test_a_match_against_each_level(told: Told) -> None:
    first, second = [*["wait", "1"] * 3, "wait"], ["ready", *["1", "wait"] * 3]
    levels = ("random", "easy", "normal", "strong")
    matches = [[f"against {level} number {SHORT} role minimizer", *first, *second, "leave"] for level in levels]
    said = told([*(line for match in matches for line in match), f"number {SHORT}", "quit"])
    for level in levels:
        in_order(
            said,
            f"Leg 1 of 2: you minimize, {level.capitalize()} computer maximizes; number 9",
            f"{level.capitalize()} computer: 6♠ on 7♦, +10.",
            "Leg 1 is over: 20 points.",
            f"Leg 2 of 2: you maximize, {level.capitalize()} computer minimizes",
            "you: 6♠ on 7♦, +10.",
            "A draw, 20 to 20.",
        )
    in_order(said, "Family Tree, number 9.", "Minimizing, the least: 20 by Anna, the ")


def test_two_computers_are_looked_at(told: Told, tmp_path: Path) -> None:
    with standing(tmp_path / "data", TURNABOUT_COMPUTER_PAUSE="0.5") as unhurried:  # else a leg is over unseen
        said = told(["wait", "moves"], "--computers", "random,easy", "--number", SHORT, at=unhurried)
    in_order(said, "Random computer maximizes", "Random computer: 6♠ on 7♦, +10.", "Leg 1 is over: 20", "A draw, 20 to")


def test_the_start_menu_explains_the_first_game_and_impossible_choices(told: Told) -> None:
    wrong = ["against grandma", "alone x", "computers easy", "number", "zero", "hint"]
    said = told([*wrong, "first", "1", "1", "enough", "1", "leave", "quit"])
    in_order(
        said,
        "Type first to start it.",
        "There is no level “grandma”. Choose easy, normal, strong or random.",
        "A game number is a whole number",
        "Type computers LEVEL LEVEL.",
        "A game number is a whole number",
        "Unknown command “hint”",
        "You play alone; number 2261.",
        "Q♥ and 4♥ are the first couple of your family tree.",
        "Type the number of a place",
        "Q♠ is a celebrity",
        "Tips are off.",
    )
    assert "joker" not in said.partition("Tips are off.")[2]
