"""A race of Grandma's Game through real processes: at a terminal, in lines, and by hand."""

from collections.abc import Callable

from tests.e2e.line_terminal import LineTerminal
from tests.e2e.people import ENTER, People
from tests.e2e.play import Player, begin_leg, moves_of
from tests.e2e.standing import Standing


async def test_three_race_each_on_a_table_of_their_own(
    shared_server: Standing, people: People, ben: LineTerminal, players: Callable[..., Player]
) -> None:
    anna, dee = people("Anna"), players("Dee")
    await dee.come(shared_server.url)
    await dee.do("create_room", game="grandmas-game", options={"reorder": False}, form="race", seats=3, number=7)
    code = (await dee.sees(1)).room
    anna.runs("join", f"{shared_server.address}/{code}", "--name", "Anna")
    await anna.sees("Dee", "Anna")
    ben.runs("join", f"{shared_server.address}/{code}", "--name", "Ben", TURNABOUT_PLAIN="1")
    await ben.sees("3 players race on the same cards.", "The workspace stays in its order")
    ben.types("ready")
    await anna.sees("Press Enter when you are ready.", "✓ Ben")
    await anna.enters("ready")
    await dee.until(lambda: len(dee.room.ready) == 2, "both to be ready")
    await begin_leg(dee)

    await anna.sees("The deal: ", " of 76 cards", "Dee: 0 cards played, 104 left")
    await anna.enters("skip")
    await anna.sees("Choose a card, or deal.", "A♠  ▸")
    anna.press("7" + ENTER)
    await anna.sees("1 of 104 cards on foundations", "♠1")
    await ben.sees("The cards are dealt. Type dealing to see how", "1. A♠ from pile 7 to spades up")
    ben.types("dealing 1")
    await ben.sees("4♦ onto pile A.", " onto pile K")
    ben.types("1")
    await ben.sees(
        "1 of 104 cards on the foundations", "1 move.", "Anna: 1 card played, 103 left; Dee: 0 cards played, 104 left."
    )
    await dee.do("move", **moves_of(dee.room), move="deal")
    await dee.do("move", **moves_of(dee.room), move="give-up")
    await anna.sees("Dee: 0 cards played, 104 left, over", "Ben: 1 card played, 103 left")
    ben.types("give-up")
    await ben.sees("You gave up your table. The others play on.")
    anna.press("gg")
    await anna.sees("The race is over: you 1, Ben 1, Dee 0.")
    await anna.enters("continue")
    await anna.sees("You and Ben win with 1 card.", "Verified: this number deals the deck")
    await ben.sees("The race is over: ", "You and Anna win with 1 card.")
