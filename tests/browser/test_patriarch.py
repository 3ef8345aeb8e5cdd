"""The Patriarch in the browser: building a tree by dragging, keys and typing, and a race of three."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.async_api import expect

from protocol.games.patriarch.view import PatriarchView
from tests.browser.conftest import Visitors
from tests.browser.looking import look
from tests.browser.playing import sees_fair_deal
from tests.browser.visitor import DESK, Visitor
from tests.e2e.play import Player, moves_of

pytestmark = pytest.mark.asyncio(loop_scope="session")
TREE = "3(4(2) A(5))"
OWN_GRADES = "An owner who knows the tree works out each grade; a wrong one is refused"


async def open_room(visitor: Visitor, *choices: str, seats: int = 2) -> str:
    """Open a room for The Patriarch; return its code."""
    await visitor.opens()
    await visitor.presses("Play a friend", exact=False)
    await visitor.page.get_by_role("radio", name="The Patriarch").check()
    for choice in choices:
        kind: Literal["radio", "checkbox"] = "checkbox" if choice == OWN_GRADES else "radio"
        await visitor.page.get_by_role(kind, name=choice, exact=True).check()
    await visitor.types("Seats", str(seats))
    await visitor.presses("Open the room")
    await visitor.sees("Your room is open")
    return visitor.code


async def drag(visitor: Visitor, card: str, where: str) -> None:
    """Drag a card of the tree to a place in it."""
    page = visitor.page
    await page.locator(f".movable[data-card='{card}']").drag_to(page.locator(f"[data-drop='{where}']").last)


async def slide(visitor: Visitor, card: str, where: str) -> None:
    """Drag a card with a finger; a drag that begins elsewhere scrolls the page."""
    page = visitor.page
    fingers = await visitor.context.new_cdp_session(page)
    ends = [await page.locator(f".movable[data-card='{card}']").bounding_box()]
    ends.append(await page.locator(f"[data-drop='{where}']").last.bounding_box())
    (from_x, from_y), (to_x, to_y) = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in ends if box
    ]
    for step in range(6):
        point = {"x": from_x + (to_x - from_x) * step / 5, "y": from_y + (to_y - from_y) * step / 5}
        kind = "touchMove" if step else "touchStart"
        await fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    await fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def test_a_tree_is_laid_out_and_found_and_the_roles_are_swapped(visitors: Visitors) -> None:
    anna, ben = await visitors("Anna"), await visitors("Ben", screen={**DESK, "has_touch": True})
    code = await open_room(
        anna,
        "The Matriarch: cards A to 5 in any tree of at most 3 generations; 205 trees.",
        "The owner lays out the tree.",
        "I own the tree",
    )
    await anna.presses("Settings", exact=False)
    patriarch = "The Patriarch: cards A to 5, a top card with two lines of two; 60 trees."
    await anna.page.get_by_role("radio", name=patriarch, exact=True).check()
    await anna.presses("Save")
    await anna.sees("The Patriarch: cards A to 5, a top card")
    await ben.opens(f"/{code}")
    await ben.presses("Join")
    for visitor in (anna, ben):
        await visitor.presses("I am ready")

    await anna.sees("Your tree")
    await ben.sees("A, 2, 3, 4 and 5 have no place yet.")
    await slide(ben, "3", "0")
    await ben.keys("4", "2")  # typed while the tree is laid out, and kept
    for card, place in (("3", "0"), ("4", "1"), ("2", "2"), ("5", "3"), ("A", "3")):
        await drag(anna, card, place)
    await expect(anna.page.get_by_label("Type the tree")).to_have_value(TREE)
    await anna.presses("Undo")
    await expect(anna.page.get_by_role("button", name="5, generation 2, under 3")).to_be_visible()
    await anna.types("Type the tree", TREE)
    await anna.page.get_by_role("button", name="hearts").click()
    await anna.presses("Lay it out")
    await ben.page.reload()
    await ben.sees("A and 5 have no place yet.")
    await ben.keys("5", "Enter")  # the last card goes to its place automatically
    await ben.sees("3(4(2) 5(A)): 3 red, 0 black, 0 face down.", "Change it for your next guess.")
    await expect(ben.page.get_by_role("img", name="3 red, 0 black, 0 face down")).to_be_visible()
    await look(ben, "patriarch-graded")
    await ben.types("Type the tree", "3(4(2) A(5)")
    await ben.sees("A parenthesis is not closed. A tree is a top card with its children in parentheses")
    await ben.types("Type the tree", TREE)
    await ben.presses("Guess")
    await ben.sees("You found the tree with guess 2.")
    for visitor in (anna, ben):
        await visitor.presses("Continue")
    await anna.sees("Now Ben owns the tree, and you guess it.", "With fewer than 2 guesses you win")
    for visitor in (anna, ben):
        await visitor.presses("I am ready")
    for visitor, button in ((ben, "Lay it out"), (anna, "Guess")):
        await visitor.types("Type the tree", TREE)
        await visitor.presses(button)
    await anna.sees("You found the tree with guess 1")
    await anna.presses("Continue")
    await anna.sees("You win. Guesses needed: Anna 1, Ben 2.")
    await sees_fair_deal(anna, "Verified: suit, tree and every grade")


async def at_socket(player: Player, move: str) -> None:
    """Make a move for a player at a socket."""
    ack = await player.do("move", **moves_of(player.room), move=move)
    await player.sees(ack.version)


async def test_three_race_and_the_owner_announces_the_grades(
    visitors: Visitors, players: Callable[..., Player]
) -> None:
    anna, ben, cy = await visitors("Anna"), await visitors("Ben"), players("Cy")
    code = await open_room(anna, "The owner lays out the tree.", "I own the tree", seats=3)
    await ben.opens(f"/{code}")
    await ben.presses("Join")
    await ben.sees("Anna")
    await cy.come(f"ws://{anna.address}/")
    await cy.do("enter", room=code)
    await cy.do("sit")
    for visitor in (anna, ben):
        await visitor.presses("I am ready")
    await cy.until(lambda: set(cy.room.ready) == {0, 1}, "both ready")
    ack = await cy.do("ready", match=1, leg=1)
    await cy.sees(ack.version)
    await anna.types("Type the tree", TREE)
    await anna.presses("Lay it out")

    await cy.until(lambda: isinstance(cy.room.view, PatriarchView) and cy.room.view.may == ("guess",), "the tree")
    await at_socket(cy, "guess 2(3(4) A(5))")
    await anna.sees("Next: Cy’s guess")
    for tree in ("3(2(5) 4(A))", TREE):
        await ben.types("Type the tree", tree)
        await ben.presses("Guess")
        await ben.sees(f"{tree} waits for its grade.")
    await ben.types("Type the tree", "5(4(A) 2(3))")
    await ben.keys("Enter")
    await ben.sees("Two of your guesses are in the queue")
    await expect(anna.page.get_by_label("Queue").get_by_role("listitem")).to_have_text(["Cy next", "Ben", "Ben"])
    await look(anna, "patriarch-queue")
    await anna.presses("Announce the grade")
    await expect(ben.page.get_by_role("img", name="1 red, 1 black, 1 face down")).to_be_visible()
    await expect(ben.page.get_by_label("Type the tree")).to_have_value("5(4(A) 2(3))")
    for may in ("true", "false"):
        await expect(ben.button("Guess")).to_have_attribute("aria-disabled", may)
        await anna.sees("Next: Ben’s guess")
        await anna.keys("Enter")
        await anna.sees_no("Sent …")
    await anna.sees("Ben found the tree with guess 3.")
    await look(ben, "patriarch-found")
    for visitor in (anna, ben):
        await visitor.presses("Continue")
    await ben.sees("Now you own the tree, and all others guess it.", "Legs won as guesser: you 1.")
    await cy.go()


async def test_an_owner_works_a_grade_out_and_a_wrong_one_is_refused(
    visitors: Visitors, players: Callable[..., Player]
) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    code = await open_room(anna, "The owner lays out the tree.", OWN_GRADES, "I own the tree")
    await ben.come(f"ws://{anna.address}/")
    await ben.do("enter", room=code)
    await ben.do("sit")
    await anna.presses("I am ready")
    await ben.do("ready", match=1, leg=1)
    await anna.types("Type the tree", TREE)
    await anna.presses("Lay it out")
    await ben.until(lambda: isinstance(ben.room.view, PatriarchView) and ben.room.view.may == ("guess",), "the tree")
    await at_socket(ben, "guess 2(3(4) A(5))")
    await anna.sees("Grade Ben’s guess 2(3(4) A(5)): how many cards are red, black and face down?")
    await anna.presses("One more red card")
    await anna.presses("One more black card")
    await look(anna, "patriarch-own-grade")
    await anna.presses("Announce the grade")
    await anna.sees("Are you sure? 4 is under the right parent, in another generation.")
    await anna.keys("d", "Enter")
    await ben.until(lambda: isinstance(ben.room.view, PatriarchView) and ben.room.view.score == 1, "the grade")
    await expect(anna.page.get_by_role("img", name="1 red, 1 black, 1 face down")).to_be_visible()


async def test_the_trees_left_are_the_same_under_the_table_and_in_the_panel(
    visitors: Visitors, players: Callable[..., Player]
) -> None:
    anna, ben, cy = players("Anna"), await visitors("Ben"), players("Cy")
    for player in (anna, cy):
        await player.come(f"ws://{ben.address}/")
    options = {"variant": "matriarch", "tree": "owner"}
    await anna.do("create_room", game="patriarch", seats=3, role="owner", options=options, notes=True)
    code = (await anna.sees(1)).room
    await ben.opens(f"/{code}")
    await ben.presses("Join")
    await anna.until(lambda: anna.room.seats[1].player is not None, "Ben in the second seat")
    await cy.do("enter", room=code)
    await cy.do("sit")
    await ben.presses("I am ready")
    for player in (anna, cy):
        await player.do("ready", match=1, leg=1)
    await anna.until(lambda: isinstance(anna.room.view, PatriarchView) and anna.room.view.may == ("tree",), "the leg")
    await at_socket(anna, f"tree H {TREE}")
    await cy.until(lambda: isinstance(cy.room.view, PatriarchView) and cy.room.view.may == ("guess",), "the tree")

    await ben.types("Type the tree", "2(3(4) A(5))")
    await ben.presses("Guess")
    await anna.until(lambda: isinstance(anna.room.view, PatriarchView) and anna.room.view.queue == (1,), "a guess")
    await at_socket(anna, "grade")
    await ben.sees("2(3(4) A(5)): 1 red, 1 black, 1 face down; 8 trees left.", "8 of 205 trees still possible")
    await at_socket(cy, "guess 3(2(5) 4(A))")
    await anna.until(lambda: isinstance(anna.room.view, PatriarchView) and anna.room.view.queue == (2,), "a guess")
    await at_socket(anna, "grade")
    await ben.sees("2 of 205 trees still possible", "2(3(4) A(5)): 1 red, 1 black, 1 face down; 2 trees left.")
    await ben.sees("narrowed to 8 trees", "narrowed to 2 trees")
