"""Poker Solitaire through real processes: a race between somebody at a terminal and somebody in lines of text."""

from tests.e2e.line_terminal import LineTerminal
from tests.e2e.people import ENTER, People, hosted


async def test_two_race_for_the_same_cards_and_a_lost_one_is_told_at_once(
    people: People, ben: LineTerminal, port: str
) -> None:
    anna = people("Anna")
    options = ("--option", "mode=race", "--option", "unequal=on", "--option", "touching-2=anywhere")
    address = await hosted(anna, port, "--game", "poker-solitaire", *options, "--number", "7")
    await anna.sees("Race; player 1: edges touch, cards stay")
    ben.runs("join", address, "--name", "Ben", TURNABOUT_PLAIN="1")
    await ben.sees("Anna is player 1, Ben player 2", "Race; player 1: edges touch")
    ben.types("ready")
    await anna.sees("✓ Ben", "Press Enter when you are ready.")
    anna.press(ENTER)
    await anna.sees("(7♥ )", "7♥ to c3")
    await ben.sees("Race: dealt 7♥.", "7♥ goes to any free square")
    ben.types("7H e5")
    await anna.sees("7♥ is gone: Ben took it.", "Ben: 7♥ to e5")
    anna.press(ENTER)
    await anna.sees("6♥ to c3")
    anna.press(ENTER)
    await ben.sees("Anna: 6♥ to c3")
    ben.types("6H a1")
    await ben.sees("has taken 6♥")
    ben.types("done")
    await ben.sees("Done is for a full matrix: 24 squares are still free.")
    ben.types("resign")
    ben.types("yes")
    await anna.sees("Ben resigned, and you win the match.", "score, Anna", "score, Ben")
