"""Quick matches and the daily number at real terminals, with the real program and the real server."""

import re
from collections.abc import Callable, Iterator

import pytest

from tests.e2e.people import DOWN, People, Person, begin
from tests.e2e.play import Player
from tests.e2e.standing import Standing, standing

GUESSES = ("a23456", "234567", "345672", "765432", "456723", "573624")
"""Trees of seven cards, each typed but for its last card, which goes by itself."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Standing]:
    """A server whose computers do not take their time."""
    data_dir = tmp_path_factory.mktemp("among")
    with standing(data_dir, TURNABOUT_COMPUTER_PAUSE="0") as address:
        yield Standing(address, data_dir)


async def test_two_terminals_meet_by_a_quick_match_and_a_public_room_is_found_in_the_list_and_joined(
    people: People, server: Standing, players: Callable[..., Player]
) -> None:
    anna, ben, cy = people("Anna"), people("Ben"), players("Cy")
    anna.runs("rooms", "--server", server.address, "--name", "Anna")
    await anna.sees("Find a game", "There are no public rooms right now.", "▸ Quick match")
    await cy.come(server.url)
    await cy.do("create_room", game="family-tree", public=True)
    await anna.sees("Cy  Family Tree  match  needs 1 player")
    await anna.enters("go")
    await anna.sees("Quick match · Family Tree", "▸ Find an opponent")
    await anna.enters("go")
    await anna.sees("Looking for: Family Tree, match, no clock.", "Looking for an opponent with the same settings")
    ben.runs("quick", "--server", server.address, "--name", "Ben", "--game", "family-tree")
    await begin(anna, ben)
    await anna.sees("Ben ")
    mover, other = (ben, anna) if "Ben’s turn" in await anna.sees(" turn") else (anna, ben)
    await mover.plays()  # a match without a move has no record
    await mover.sees(f"{other.name}’s turn")
    anna.press("o")
    await anna.sees("The room", "r Resign the match")
    anna.press("r")
    await anna.sees("Resign the match?")
    anna.press(DOWN)
    await anna.enters("go")
    screen = await ben.sees("Anna resigned, and you win the match.", f"Record: http://{server.address}/record/")
    assert re.search(r"/record/[0-9A-Z]{16}\b", screen)
    await anna.sees("You resigned", "q leave")
    anna.press("q")
    await anna.sees("Leave the room?")
    anna.press(DOWN)
    await anna.enters("go")
    await anna.sees("T U R N A B O U T")
    anna.press("f")
    await anna.sees("Cy  Family Tree  match  needs 1 player")
    anna.press(DOWN)
    await anna.sees("▸ Cy", "Players: Cy; 1 seat free")
    await anna.enters("go")
    await anna.sees("● Cy", "Press Enter when you are ready.")
    await cy.until(lambda: cy.room.seats[1].name, "who sits down")
    assert cy.room.seats[1].name == "Anna"


async def guess_on(person: Person) -> None:
    """Guess until the leg is over."""
    for number, tree in enumerate(GUESSES, start=1):
        person.press(tree)
        await person.sees("Enter guesses")
        await person.enters("guess")
        seen = await person.terminal.sees_one("Enter continue", f"guess {number} of 6 graded")
        if seen == "Enter continue":
            return


async def test_the_daily_number_is_played_once_and_its_result_is_shown(people: People, server: Standing) -> None:
    eve = people("Eve")
    eve.runs("daily", "--server", server.address, "--game", "patriarch", "--name", "Eve")
    await eve.sees("Daily number · The Patriarch", "You have not played yet.", "▸ Play the computer (normal)")
    eve.press("c")
    for leg in (1, 2):
        await eve.sees(f"leg {leg} of 2", without="Enter continue")
        if await eve.terminal.sees_one("● you guess", "● you own") == "● you guess":
            await guess_on(eve)
        await eve.sees(f"leg {leg} of 2")
        await eve.enters("continue")
    await eve.sees("On the daily number you are", "The number stays hidden until the day ends", "q leave")
    eve.press("q")
    await eve.sees("T U R N A B O U T")
    eve.press("d")
    result = ("Your result: ", "against the normal computer")
    await eve.sees(*result, "1 player has finished.", without="Play the")
