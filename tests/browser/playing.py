"""Common actions of visitors on the pages of a room."""

from playwright.async_api import expect

from tests.browser.visitor import Visitor
from tests.e2e.play import Player, moves_of

TURN = ".in-hand.mine:not(:has-text('Sent …'))"
"""The visible part of a leg on the visitor's turn, once the previous move has been answered."""
SHORT = 9
"""A number whose legs end within a few cards in any case."""


async def open_room(visitor: Visitor, number: int | None = None, role: str = "Random") -> str:
    """Open a room for a friend from the start screen; return its code."""
    await visitor.opens()
    await visitor.presses("Play a friend", exact=False)
    await visitor.types("Game number", "" if number is None else str(number))
    await visitor.page.get_by_role("radio", name=role).check()
    await visitor.presses("Open the room")
    await visitor.sees("Your room is open")
    return visitor.code


async def begin(*visitors: Visitor) -> None:
    """Make all visitors ready for the next leg, and wait until it begins."""
    for visitor in visitors:
        await visitor.presses("I am ready")
    for visitor in visitors:
        await expect(visitor.page.locator(".leg").get_by_role("tree")).to_be_visible()


async def play_on(mover: Visitor, other: Visitor) -> int:
    """Play the chosen places by turns until the leg is over; return the number of moves."""
    moves = 0
    while await may_play(mover):
        await mover.presses("Play")
        moves += 1
        mover, other = other, mover
    await expect(other.button("Continue")).to_be_visible()
    return moves


async def may_play(visitor: Visitor, over: str = "Continue") -> bool:
    """Wait for a player's turn, and choose a place; or for the end of the leg. Return whether it is their turn."""
    turn = visitor.page.locator(TURN)
    await expect(turn.or_(visitor.button(over)).first).to_be_visible()
    if not await turn.is_visible():
        return False
    await visitor.keys("ArrowRight")
    await expect(visitor.button("Play")).to_be_enabled()
    return True


async def play(visitor: Visitor) -> None:
    """Wait for the visitor's turn, choose a place for the current card, and play there."""
    assert await may_play(visitor), "the leg is over"
    await visitor.presses("Play")


async def sees_fair_deal(visitor: Visitor, evidence: str = "came in that deck’s order.") -> None:
    """Wait for the check of a finished match's deal, and read its evidence."""
    await visitor.page.get_by_text("Fair deal verified").click()
    await visitor.sees(evidence)


async def has_turn(visitor: Visitor) -> None:
    """Wait until it is the visitor's turn."""
    await expect(visitor.page.locator(TURN)).to_be_visible()


async def meet(player: Player, visitor: Visitor, at: str | None = None, **settings: object) -> str:
    """Have a player open a room, and a visitor join it by its link and sit down; return its code.

    `at` is the player's address of the server, if it differs from the browser's.
    """
    await player.come(f"ws://{at or visitor.address}/")
    await player.do("create_room", **{"game": "family-tree", **settings})
    code = (await player.sees(1)).room
    await visitor.opens(f"/{code}")
    await expect(visitor.button("I am ready")).to_be_visible()
    return code


async def begin_with(player: Player, visitor: Visitor) -> None:
    """Make a player and a visitor ready for the next leg, and wait until it begins."""
    coming = await player.until(lambda: player.room.next, "a leg to come")
    await player.do("ready", match=coming[0], leg=coming[1])
    await begin(visitor)
    await player.until(lambda: player.room.view is not None and bool(player.room.view.to_act), "the leg")


async def move(player: Player, which: int = 0) -> str:
    """Make one of a player's legal moves; return it."""

    def may() -> bool:
        return bool(player.rooms) and player.room.view is not None and player.seat in player.room.view.to_act

    await player.until(may, "their turn")
    assert player.room.view is not None
    made: str = player.room.view.moves[which].move
    ack = await player.do("move", **moves_of(player.room), move=made)
    await player.sees(ack.version)
    return made
