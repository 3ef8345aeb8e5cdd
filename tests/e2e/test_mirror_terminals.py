"""A whole mirror match through real processes: at a terminal and in lines, with a spectator."""

from collections.abc import Callable

from protocol.games.mirror import MirrorView
from tests.client.mirrors import Match
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.people import ENTER, ESCAPE, People
from tests.e2e.play import Player
from tests.e2e.standing import Standing

NUMBER = 7
OPTIONS = {"guesses": 2}


async def test_two_play_both_legs_at_once_at_a_terminal_and_in_lines(
    shared_server: Standing, people: People, ben: LineTerminal, players: Callable[..., Player]
) -> None:
    tree = str(Match("patriarch", OPTIONS, NUMBER).state.boards[0].tree)
    wrong = [each for each in ("5(2(A) 4(3))", "5(2(3) 4(A))", "5(3(A) 4(2))") if each != tree]
    anna, dee = people("Anna"), players("Dee")
    await dee.come(shared_server.url)
    await dee.do("create_room", game="patriarch", options=OPTIONS, form="mirror", number=NUMBER)
    await dee.do("stand")
    code = dee.room.room
    anna.runs("join", f"{shared_server.address}/{code}", "--name", "Anna")
    await anna.sees("Both legs at once, on two boards.", "Anna (you)")
    ben.runs("join", f"{shared_server.address}/{code}", "--name", "Ben", TURNABOUT_PLAIN="1")
    await ben.sees("a mirror match", "You guess the tree on one board and own it on the other")
    ben.types("ready")
    await anna.sees("You guess the tree on one board and own it on the other", "✓ Ben")
    await anna.enters("ready")

    await anna.sees("mirror, step 1", "Your guess", "you guess 0 · your move", "Nobody has guessed yet.")
    anna.press("".join(sign for sign in wrong[0] if sign.isalnum()) + ENTER)
    await anna.sees("It counts once Ben has moved on board", "you moved")
    await ben.sees("you guess 0, your move.", "Anna has moved on board")
    assert isinstance(dee.room.view, MirrorView)
    assert dee.room.view.own == (None, None)
    ben.types(wrong[0])
    await ben.sees("Anna makes a guess.")
    await anna.sees("mirror, step 2", "guess 1 of 2 graded", "your move")
    anna.press("w")
    await anna.sees("guess the same tree, too.", "It is your turn on board")
    anna.press("w")
    await anna.sees("Your guess")
    ben.types(tree)
    await anna.sees("Ben moved")
    anna.press("".join(sign for sign in wrong[1] if sign.isalnum()) + ENTER)

    await anna.sees("Both boards are over: ", "Press Enter to continue.")
    await anna.enters("continue")
    await anna.sees(
        "Ben wins, 2 to 3. The difference is 1 guess.",
        f"the tree         {tree}   {tree}",
        "Verified: suit, tree and every grade",
    )
    await ben.sees("Both boards are over.", "You win, 2 to 3.", "Verified: suit, tree and every grade")
    anna.press("w")
    await anna.sees("Board 1: ", "Board 2: ", "Verified: every card, move and score is right.")
    anna.press(ESCAPE)
    await anna.sees("Ben wins, 2 to 3.")
    anna.press("n")
    await ben.sees("Anna wants a rematch: type new to accept.")
    ben.types("new")
    await anna.sees("mirror, step 1")
