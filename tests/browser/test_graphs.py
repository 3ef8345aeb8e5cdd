"""Happy Graphs in the browser: three at a table, of whom one leaves, and a puzzle with undo and redo."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.async_api import Locator, expect

from protocol.games.happy_graphs.view import HappyGraphsView
from tests.browser.conftest import Visitors
from tests.browser.looking import look
from tests.browser.playing import sees_fair_deal
from tests.browser.visitor import Visitor
from tests.e2e.play import Player, moves_of

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def open_table(visitor: Visitor, way: str, seats: int, clock: str = "") -> str:
    """Open a room for a cooperative game of Happy Graphs; return its code."""
    await visitor.opens()
    await visitor.presses("Play a friend", exact=False)
    await visitor.page.get_by_role("radio", name="Happy Graphs").check()
    await visitor.page.get_by_role("radio", name=way, exact=True).check()
    await visitor.types("Seats", str(seats))
    await visitor.types("Game number", "7")
    if clock:
        await visitor.page.get_by_role("radio", name="other", exact=True).check()
        await visitor.types("Clock", clock)
    await visitor.presses("Open the room")
    await visitor.sees("Your room is open")
    return visitor.code


@pytest.mark.parametrize(
    ("way", "told"),
    [
        ("Together", "You each have 30 s for each move. When one of you runs out of time, the game ends for all."),
        ("A puzzle together", "You share one clock: 30 s for each card placed."),
    ],
)
async def test_together_there_may_be_a_clock(
    visitors: Visitors, players: Callable[..., Player], way: str, told: str
) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    code = await open_table(anna, way, 2, clock="30")
    await ben.come(f"ws://{anna.address}/")
    await ben.do("enter", room=code)
    assert ben.room.clock is not None and ben.room.clock.move == 30
    await ben.do("sit")
    await anna.sees(told)


async def play_at_page(visitor: Visitor, lying: int) -> None:
    """Wait for `lying` placed cards on the page, then play the chosen card by keyboard on the first legal square."""
    board = visitor.page.get_by_role("group", name="The board")
    await expect(visitor.page.locator(".squares .tile")).to_have_count(lying)
    await expect(visitor.page.locator(".squares .aim").first).to_be_visible()
    await board.focus()
    await visitor.keys("ArrowRight", "Enter")


def lying(player: Player) -> int:
    """Return the number of cards on the table."""
    assert isinstance(player.room.view, HappyGraphsView)
    return sum(len(group.cards) for group in player.room.view.groups)


async def play_at_socket(player: Player) -> None:
    """Play the first legal move."""
    view = player.room.view
    assert isinstance(view, HappyGraphsView)
    ack = await player.do("move", **moves_of(player.room), move=view.moves[0].move)
    await player.sees(ack.version)


async def test_three_play_together_and_the_computer_plays_on_for_one_who_left(
    visitors: Visitors, players: Callable[..., Player]
) -> None:
    anna, ben, cy = await visitors("Anna"), await visitors("Ben"), players("Cy")
    code = await open_table(anna, "Together", 4)
    await ben.opens(f"/{code}")
    await ben.sees("Anna")
    await cy.come(f"ws://{anna.address}/")
    await cy.do("enter", room=code)
    await cy.do("sit")
    await anna.presses("Start with 3 players")
    for visitor in (anna, ben):
        await visitor.presses("I am ready")
    await cy.until(lambda: set(cy.room.ready) == {0, 1}, "both ready")
    ack = await cy.do("ready", match=1, leg=1)
    await cy.sees(ack.version)

    await play_at_page(anna, lying(cy))
    await ben.sees("your turn")
    await look(anna, "graphs-together")
    await ben.presses("Leave")
    await ben.sees(re.compile("^Anna and Cy have seats here, too. Your seat is kept"))
    await ben.answers("Stay")
    await ben.presses("Room")
    await ben.answers("Leave the match")
    await ben.answers("Leave the match")
    await ben.sees("You left the match.")
    await anna.presses("Choose")
    await anna.answers("Let the easy computer play on for Ben")
    await cy.until(lambda: cy.room.match is not None and cy.room.match.replacing is not None, "the question")
    ack = await cy.do("answer", match=1, what="replacement", accept=True)
    await cy.sees(ack.version)
    await anna.sees("(the easy computer)")

    while cy.room.match is not None and cy.room.match.result is None:
        view = await cy.until(lambda: _waits_for_a_person(cy), "a person's turn, or the end")
        if view.over:
            break
        if view.to_act[0] == cy.seat:
            await play_at_socket(cy)
        else:
            await play_at_page(anna, lying(cy))
            await cy.until(partial(_played_since, cy, view.ply), "Anna's move")
    await anna.presses("Continue")
    await anna.sees("together")
    await sees_fair_deal(anna)
    await look(anna, "graphs-result")


def _played_since(player: Player, ply: int) -> bool:
    return player.room.view is not None and player.room.view.ply > ply


def _waits_for_a_person(player: Player) -> HappyGraphsView | None:
    """Return the view once it is a person's turn, or the leg is over."""
    view, match = player.room.view, player.room.match
    if not isinstance(view, HappyGraphsView) or match is None:
        return None
    return view if view.over or match.computers[view.to_act[0]] is None else None


async def drag_elsewhere(visitor: Visitor, tile: Locator) -> None:
    """Drag a card of a puzzle to another square, which is shown while it is dragged."""
    before = await tile.get_attribute("data-square")
    mouse = visitor.page.mouse
    await tile.hover()
    await mouse.down()
    box = await tile.bounding_box()
    assert box is not None
    await mouse.move(box["x"] + box["width"], box["y"] + box["height"], steps=4)
    aim = visitor.page.locator(f".squares .aim:not([data-square='{before}'])").first
    square, to = await aim.get_attribute("data-square"), await aim.bounding_box()
    assert to is not None
    await mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=4)
    await mouse.up()
    await expect(visitor.page.locator(f".squares .tile[data-square='{square}']")).to_be_visible()


async def test_a_puzzle_is_undone_and_done_again(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    await anna.presses("Play alone", exact=False)
    await anna.page.get_by_role("radio", name="Happy Graphs").check()
    await anna.page.get_by_role("radio", name="A puzzle", exact=True).check()
    await anna.page.get_by_role("radio", name="hex: A to 6, six neighbours").check()
    await anna.presses("Play")
    tiles = anna.page.locator(".squares .tile")
    for count in (1, 2):
        await anna.page.locator(".hand-button").first.click()
        await play_at_page(anna, count - 1)
        await expect(tiles).to_have_count(count)
    await look(anna, "graphs-puzzle")
    for name, count in (("Undo", 0), ("Redo", 2)):
        button = anna.page.get_by_role("button", name=name, exact=True)
        await button.evaluate("button => [1, 2].forEach(() => button.click())")  # faster than the answer
        await expect(tiles).to_have_count(count)
    await tiles.first.click()
    await anna.presses("Take back")
    await expect(tiles).to_have_count(1)
    await tiles.first.drag_to(anna.page.get_by_role("region", name="The cards"))
    await expect(tiles).to_have_count(0)
    await anna.presses("Undo")
    await expect(tiles).to_have_count(1)
    await anna.page.get_by_role("group", name="The board").focus()
    for keys, count in ((("t", "Enter"), 0), (("u",), 1)):
        await anna.keys(*keys)
        await expect(tiles).to_have_count(count)
    await anna.page.locator(".hand-button").first.click()
    await play_at_page(anna, 1)
    await expect(tiles).to_have_count(2)
    await drag_elsewhere(anna, tiles.last)
    await expect(tiles).to_have_count(2)
    await anna.presses("Sort by suit")
    first = await anna.page.locator(".hand-button").first.get_attribute("aria-label")
    assert first is not None and first.endswith("♣"), first
    await anna.presses("Done")
    await anna.answers("Keep playing")
    await anna.presses("Done")
    await anna.answers("Finish")
    await anna.presses("Continue")
    await anna.sees("unhappy cards on number")
