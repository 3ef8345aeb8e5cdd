"""Playing alone and against the computer at real terminals: the real program, a real server."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.people import DOWN, ESCAPE, SHORT, People, Person
from tests.e2e.standing import standing

LIVING = "7"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with standing(tmp_path_factory.mktemp("data"), TURNABOUT_COMPUTER_PAUSE="0") as address:
        yield address


async def play_on(person: Person, end: str, cards: int = 1) -> int:
    """Let a player play the suggested place at every turn until they see the end; return the number of their turns.

    `cards`: how many are played at least from one turn of theirs to the next. A screen may be read half drawn, with the
    new number of cards and the turn that is over, or before the board is.
    """
    moves, least = 0, 0
    while await person.terminal.sees_one(end, "your turn") != end:
        left = re.search(r"(\d+) left", person.terminal.text)
        if left is None:  # the heading over the page before is drawn already
            await person.terminal.sees_one(end, " left")
            continue
        if moves == 0 or int(left[1]) <= least:
            await person.plays()
            moves, least = moves + 1, int(left[1]) - cards
        await person.sees(without=left[0])
    return moves


async def play_leg(person: Person, leg: int) -> int:
    """Play a leg against the computer to its end, and go on from it."""
    moves = await play_on(person, f"Leg {leg} is over", cards=2)
    await person.sees("Press Enter to continue.")
    await person.enters("continue")
    return moves


async def test_a_solo_game_from_its_first_card_to_the_high_scores_and_another_gone_on_with(
    people: People, server: str
) -> None:
    anna = people("Anna")
    anna.runs("play", "--server", server, "--name", "Anna", "--game", "family-tree", "--number", SHORT)
    await anna.sees("· alone", "number 9", "you play alone", "your turn", "beat 20", "This is a dead number")
    anna.press("h")
    await anna.sees("Hint: 6♠ on 7♦, your choice too", "★7♦")
    assert await play_on(anna, "The game is over: 20 points.") == 6
    await anna.sees("Press Enter to continue.")
    await anna.enters("continue")
    await anna.sees(
        "20 points on number 9.",
        "You matched the computer.",
        "This game had hints",
        "Par 20.",
        "deals the deck you played",
    )
    anna.press("a")
    await anna.sees("Analysis", "Anna", "J♦ on 7♦")
    anna.press(ESCAPE)
    await anna.sees("20 points on number 9.")
    anna.press("p")
    await anna.sees("the computer plays alone", "The computer reached 20 points.", "╱╱A♥(9♣)")
    anna.press(ESCAPE)
    await anna.sees("20 points on number 9.")
    anna.press("i")
    await anna.sees(
        "You have not finished a game alone without help yet",
        "With help",
        "score",
        "number",
        "help",
        "▸ 1",
        "20",
        "1 hint",
    )
    await anna.enters("play it again")
    await anna.sees("your turn", "number 9", "51 left")
    await anna.plays()
    await anna.sees("50 left", "Score 20: generations 20")
    anna.press(ESCAPE)
    await anna.sees("Leave the game?")
    anna.press(DOWN)
    await anna.enters("go")
    await anna.sees("1 Resume", "Family Tree on 9, 20 points")
    anna.press("1")
    await anna.sees("your turn", "50 left", "Score 20: generations 20")


async def test_a_match_against_each_level(people: People, server: str) -> None:
    async def play(level: str) -> None:
        person = people(level)
        words = ("--against", level, "--number", SHORT, "--role", "minimizer")
        person.runs("play", "--server", server, "--name", "Anna", *words)
        await person.sees(f"{level.capitalize()} computer", "leg 1 of 2", "● you minimize")
        assert await play_leg(person, 1) == 3
        await person.sees("leg 2 of 2", "● you maximize", "beat 20")
        assert await play_leg(person, 2) == 3
        await person.sees("A draw, 20 to 20.", "The number was 9")

    await asyncio.gather(*map(play, ("random", "easy", "normal", "strong")))


async def test_a_whole_leg_against_the_computer_with_hints(people: People, server: str) -> None:
    anna = people("Anna")
    words = ("--against", "easy", "--number", LIVING, "--role", "maximizer", "--hints")
    anna.runs("play", "--server", server, "--name", "Anna", *words)
    await anna.sees("your turn", "h hint")
    anna.press("h")
    await anna.sees("Hint: ", "about")
    anna.press("f")
    await anna.sees("One family", "5♣═6♣")
    anna.press("f")
    await anna.sees("the tree")
    assert await play_on(anna, "Leg 1 is over") >= 12


async def test_two_computers_are_looked_at(people: People, tmp_path: Path) -> None:
    anna = people("Anna")
    with standing(tmp_path / "data", TURNABOUT_COMPUTER_PAUSE="0.5") as unhurried:  # else the first leg is over unseen
        anna.runs("play", "--server", unhurried, "--name", "Anna", "--computers", "random,easy", "--number", SHORT)
        await anna.sees("you are watching", "Random computer", "Easy computer", "Leg 2 is over: 20 points.")
        await anna.enters("continue")
        await anna.sees("A draw, 20 to 20.")
        anna.press("n")
        await anna.sees("Family Tree · leg 1 of 2", "number hidden")
        anna.terminal.close()
