"""Poker Solitaire through real processes: a terminal races the line client, then two players share it."""

from tests.e2e.line_terminal import LineTerminal
from tests.e2e.people import DOWN, ENTER, TAB, People, Person, hosted

LEFT, RIGHT, BACK_TAB = "\x1b[D", "\x1b[C", "\x1b[Z"


async def test_two_race_for_the_same_cards_and_then_share_a_terminal(
    people: People, ben: LineTerminal, port: str
) -> None:
    anna = people("Anna")
    options = ("--option", "mode=race", "--option", "unequal=on", "--option", "touching-2=anywhere")
    address = await hosted(anna, port, "--game", "poker-solitaire", *options, "--number", "7")
    await anna.sees("A race until one says Done.")
    ben.runs("join", address, "--name", "Ben", TURNABOUT_PLAIN="1")
    await ben.sees("Anna is player 1, Ben player 2", "A race until one says Done.")
    ben.types("ready")
    await anna.sees("✓ Ben", "Press Enter when you are ready.")
    await anna.enters("ready")
    await anna.sees("(7♥ )", "Choose a place for 7♥")
    await ben.sees("Race: dealt 7♥.", "7♥ can go to any free square")
    ben.types("7H e5")
    await anna.sees("Ben took 7♥.", "Ben: 7♥ to e5")
    await anna.enters("next card")
    await anna.sees("Choose a place for 6♥")
    await anna.plays("put")
    await ben.sees("Anna: 6♥ to c3")
    ben.types("6H a1")
    await ben.sees("has taken 6♥")
    ben.types("done")
    await ben.sees("Your matrix is not full: 24 squares are free.")
    ben.types("resign")
    ben.types("yes")
    await anna.sees("Ben resigned, and you win the match.", "score, Anna", "score, Ben")
    ben.types("stand")
    await anna.sees("○ nobody yet")
    await two_take_turns(anna)


async def two_take_turns(anna: Person) -> None:
    """Have two compete in turn at one terminal, once nobody else has a seat in its room."""
    anna.press("o")
    await anna.sees("e Settings for the next match")
    anna.press("e")
    await anna.sees("Save these settings")
    anna.press(f"{TAB}{LEFT}{LEFT}")
    await anna.sees("← alternate →")
    anna.press(BACK_TAB)
    await anna.enters("go")
    await anna.sees("changed the settings", without="Save these settings")
    anna.press("o")
    await anna.sees("v Tournament of up to five names")
    anna.press("v")
    await anna.sees("Names")
    anna.press(f"Ada, Cy{ENTER}")
    await anna.sees("You play as   ← nobody →")
    anna.press(f"{RIGHT}{DOWN}{RIGHT}{RIGHT}")
    await anna.sees("You play as     Ada", "In turn with  ← Cy →")
    anna.press(TAB)
    await anna.enters("go")
    await anna.sees("▸ Ada", "▸ Cy", without="In turn with")
    anna.press("n")
    for name, other in (("Ada", "Cy"), ("Cy", "Ada")):
        await anna.sees(f"{name}’s turn", f"▸ {1 + (name == 'Cy')} {name}", without=f"{other}’s turn")
        await anna.plays("put")
    await anna.sees("Ada’s turn", "Cy: ", "Ada: ")
