"""Poker Solitaire in the browser: a race by drag, keyboard and click against a player who is sometimes faster."""

import re
from collections.abc import Callable

import pytest
from playwright.async_api import expect

from protocol.games.poker_solitaire.view import PokerSolitaireView
from tests.browser.conftest import Visitors
from tests.browser.looking import look
from tests.browser.visitor import PHONE, Visitor
from tests.e2e.play import Player, moves_of

pytestmark = pytest.mark.asyncio(loop_scope="session")
MIDDLE, BESIDE = 12, 13
"""The squares c3 and d3."""
CHOOSE = """(names) => document.querySelectorAll(".tournament select").forEach((select, at) => {
    select.value = names[at];
    select.dispatchEvent(new Event("change", { bubbles: true }));
})"""
"""Chooses the player before an answer can arrive, like a visitor whose server is far away."""


def view_of(player: Player) -> PokerSolitaireView:
    view = player.room.view
    assert isinstance(view, PokerSolitaireView)
    return view


async def plays(player: Player, move: str) -> None:
    ack = await player.do("move", **moves_of(player.room), move=move)
    await player.sees(ack.version)


async def put(anna: Visitor, cy: Player, square: int, card: str) -> None:
    """Wait until both players see a card on a square of Anna's."""
    await cy.until(lambda: view_of(cy).matrices[0].cells[square] == card, f"{card} on {square}")


async def test_a_race_is_played_by_drag_keyboard_and_click(visitors: Visitors, players: Callable[..., Player]) -> None:
    anna, cy = await visitors("Anna"), players("Cy")
    await anna.opens()
    await anna.presses("Play a friend", exact=False)
    for name in ("Poker Solitaire", "A race until one says Done"):
        await anna.page.get_by_role("radio", name=name).check()
    await anna.page.get_by_role("radio", name="nothing: it goes anywhere").check()
    await look(anna, "solitaire-form")
    await anna.types("Game number", "7")
    await anna.presses("Open the room")
    await anna.sees("A card goes anywhere.", "Reject squares: 1 each.")
    await cy.come(f"ws://{anna.address}/")
    await cy.do("enter", room=anna.code)
    await cy.do("sit")
    await anna.presses("I am ready")
    await cy.do("ready", match=1, leg=1)
    await cy.until(lambda: cy.room.view is not None, "the leg")

    square = anna.page.locator("#leg [data-square='1:c3']")
    dealt = anna.page.locator(".dealt-card")
    card = view_of(cy).deals[0].cards[0]
    await expect(square).to_have_class("square cell free lit")
    await dealt.drag_to(square)
    await put(anna, cy, MIDDLE, card)

    card = view_of(cy).deals[0].cards[0]
    await expect(anna.page.locator("#leg [data-square='1:c3'].fresh")).to_be_visible()
    await square.focus()
    await anna.keys("d")
    beside = anna.page.locator("#leg [data-square='1:d3']")
    await expect(beside).to_be_focused()
    await anna.keys("Enter")
    await put(anna, cy, BESIDE, card)

    card = view_of(cy).deals[0].cards[0]
    await plays(cy, f"{card}>2:a1")
    await anna.sees("Cy took")
    await expect(beside).to_be_focused()
    await anna.keys("n")  # on purpose: a card picked up automatically can't be played for a moment
    card = view_of(cy).deals[0].cards[0]
    await anna.page.get_by_role("button", name=re.compile("^x1, reject square")).click()
    await cy.until(lambda: view_of(cy).rejects[0].card == card, "the card rejected")
    await look(anna, "solitaire-race")

    for name in (f"{column}{row}" for row in range(1, 6) for column in "abcde"):
        if name != "a1":
            await plays(cy, f"{view_of(cy).deals[0].cards[0]}>2:{name}")
    await dealt.hover()
    await anna.page.mouse.down()
    await square.hover()
    held = anna.page.locator(".held")
    await expect(held).to_be_visible()
    await plays(cy, "done")
    await anna.button("Continue").dispatch_event("click")
    await anna.sees("Cy wins", "The scores")
    await anna.page.mouse.up()
    await expect(held).to_have_count(0)  # although the table under it has disappeared
    await anna.presses("Watch again")
    await anna.sees("Verified: every card, move and score is right.", "Anna and Cy")


async def test_names_compete_at_one_page_in_turn(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.page.get_by_role("radio", name="Poker Solitaire").check()
    await anna.page.get_by_role("radio", name="nothing: it goes anywhere").check()
    await anna.page.get_by_text("More", exact=True).click()
    await anna.types("Tournament", "Ada, Ben")
    await anna.presses("Play")
    await anna.sees("Who plays next?", "One matrix.")
    await anna.presses("Ada plays")
    lit = anna.page.locator(".matrix .square.lit")
    await lit.first.click()
    await anna.presses("Game")
    await anna.answers("A new game")
    await anna.sees("It is not over yet. If you abandon it, it doesn’t count.")
    await anna.answers("Abandon it")
    await anna.sees("Who plays next?")
    await expect(anna.page.get_by_role("row", name="Ada 0 – – –")).to_be_visible()
    await look(anna, "solitaire-tournament")

    await anna.presses("Change the settings")
    await anna.page.get_by_role("radio", name="In turn, a matrix each").check()
    await anna.answers("Save")
    await anna.sees("Your room is open")
    await expect(anna.page.get_by_label("In turn with")).to_be_visible()
    await anna.page.evaluate(CHOOSE, ["Ada", "Ben"])
    await anna.presses("Ada and Ben are ready")
    await expect(anna.page.get_by_role("region", name="Ada’s matrix")).to_be_visible()


async def test_a_tap_counts_right_after_a_card_was_thrown_to_its_square(visitors: Visitors) -> None:
    anna = await visitors("Anna", screen=PHONE)
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.page.get_by_role("radio", name="Poker Solitaire").check()
    await anna.page.get_by_label("Dealt at a time").select_option("2")
    await anna.presses("Play")
    card, square = anna.page.locator(".dealt-card").first, anna.page.locator("#leg [data-square='c3']")
    finger = await anna.context.new_cdp_session(anna.page)
    start, end = [await each.bounding_box() for each in (card, square)]
    assert start is not None and end is not None
    (x, y), (across, down) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (start, end)]
    for kind, step in (("touchStart", 0), *(("touchMove", step) for step in range(1, 7))):
        point = {"x": x + (across - x) * step / 6, "y": y + (down - y) * step / 6}
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(square).to_have_class(re.compile("taken"))
    await card.tap()
    await expect(card).to_have_attribute("aria-pressed", "true")
