"""The Patriarch through real processes: a race of three for one tree, and two who guess the same one unseen."""

from collections.abc import Callable

from protocol.games.patriarch.view import PatriarchView
from tests.e2e.line_terminal import LineTerminal
from tests.e2e.people import People, hosted
from tests.e2e.play import Player, begin_leg, moves_of
from tests.e2e.standing import Standing
from tests.e2e.steps import take_seat


def view_of(player: Player) -> PatriarchView:
    view = player.room.view
    assert isinstance(view, PatriarchView)
    return view


async def test_three_race_for_a_tree_and_the_first_that_is_graded_right_wins_the_leg(
    people: People, ben: LineTerminal, players: Callable[..., Player], port: str
) -> None:
    anna, cy = people("Anna"), players("Cy")
    settled = ("--game", "patriarch", "--option", "tree=owner", "--seats", "3", "--role", "owner", "--notes")
    address = await hosted(anna, port, *settled)
    await anna.sees("the owner lays out the tree", "You own the tree first", "3 · free")
    ben.runs("join", address, "--name", "Ben", TURNABOUT_PLAIN="1")
    await ben.sees("In the room: Anna, Ben (you), 1 seat is free.")
    await take_seat(cy, f"ws://127.0.0.1:{port}/", address[-8:])
    await ben.sees("Press Enter when you are ready.")
    ben.types("ready")
    await anna.sees("You own the tree, and all others guess it.", "✓ Ben")
    await anna.enters("ready")
    await cy.do("ready", match=1, leg=1)

    await anna.sees("Lay out the tree for the others to guess, in ♥ hearts")
    anna.press("342a")
    await anna.sees(" 3♥ ─┬─ 4♥ ─── 2♥", "Enter lays out 3(4(2) A(5)).")
    await anna.enters("lay it out")
    await ben.sees("Anna lays out the tree, in hearts.", "Your guess: the top card")
    ben.types("2(3(4) A(5))")
    await anna.sees("Next: Ben’s guess", "Queue: ▒▒ Ben")
    await cy.until(lambda: view_of(cy).queue == (1,), "Ben's guess")
    await cy.do("move", **moves_of(cy.room), move="guess 3(4(2) A(5))")
    ben.types("342a5")  # the same, and later
    await anna.sees("Queue: ▒▒ Ben · ▒▒ Cy · ▒▒ Ben")
    assert view_of(cy).rows[0].guesses[0].tree is None  # a back
    await anna.enters("announce")
    await ben.sees("Anna announces: your 2(3(4) A(5)): 1 red, 1 black, 1 face down; 4 trees left.")
    await anna.sees("Ben 2(3(4) A(5))  1 red  1 black  1 face down  4 left", "Next: Cy’s guess")
    await anna.enters("announce")
    await ben.sees("Cy found the tree with guess 2.", "Now you own the tree, and all others guess")
    await anna.sees("Cy found the tree with guess 2. Press Enter to")
    await anna.enters("continue")
    await anna.sees("found by Cy", "Now Ben owns the tree, and all others guess it.")


async def test_two_guess_the_same_tree_and_neither_sees_it_before_both_have(
    shared_server: Standing, ben: LineTerminal, players: Callable[..., Player]
) -> None:
    dee = players("Dee")
    await dee.come(shared_server.url)
    await dee.do("create_room", game="patriarch", options={"guesses": 1}, number=None, role="guesser")
    code = (await dee.sees(1)).room
    ben.runs("join", f"{shared_server.address}/{code}", "--name", "Ben", TURNABOUT_PLAIN="1")
    await ben.sees(
        "You own the tree, and Dee guesses it.", "the game number decides the tree; 1 guess with two players."
    )
    ben.types("ready")
    await dee.until(lambda: len(dee.room.ready) == 1, "Ben to be ready")
    await begin_leg(dee)
    await ben.sees("Guesses and grades are hidden", "Dee guesses.")
    await dee.do("move", **moves_of(dee.room), move="guess 3(4(2) A(5))")
    told = await ben.sees("The tree stays hidden until both legs are over.", "you guess it.", "Press Enter")
    assert "3(4" not in told and "red" not in told
    ben.types("ready")
    await begin_leg(dee)
    await ben.sees("Leg 2 of 2: Dee owns, you guess", "Your guess: the top card")
    ben.types("342a5")
    await ben.sees("graded guesses; 1; 1", "the tree; ", "Fair deal: the number was fixed")
