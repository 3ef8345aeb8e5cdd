"""Pages on screens of several sizes: nothing is cut, and what matters is in sight."""

import random
from typing import Any

import pytest
from playwright.async_api import Locator, ViewportSize, expect

from tests.browser.conftest import Visitors
from tests.browser.playing import SHORT, begin_with, may_play, meet, move
from tests.browser.visitor import Visitor
from tests.e2e.play import Player, begin_leg, host_and_join, moves_of, play_leg

pytestmark = pytest.mark.asyncio(loop_scope="session")
PHONE: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 768, "height": 1024}
LAPTOP: ViewportSize = {"width": 1440, "height": 900}
GUESSES = ("3(4(2) A(5))", "2(3(4) A(5))", "3(2(5) 4(A))", "5(3(2) 4(A))")
IS_CUT = """(all) => all.filter(({clientWidth}) => clientWidth > 1)  // not what only screen readers read
    .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 4)  // accents
    .map((one) => `${one.className}: ${one.textContent.trim()}`)"""


async def cut(places: Locator) -> list[str]:
    """Return the elements whose content is larger than they are."""
    found: list[str] = await places.evaluate_all(IS_CUT)
    return found


async def finished_guesses(anna: Visitor, players: Any) -> None:
    """Have two players finish a match of The Patriarch, and show its result to a spectator."""
    ben, cleo = players("Ben"), players("Cleo")
    code = await host_and_join(f"ws://{anna.address}/", ben, cleo, number=7, game="patriarch", role="guesser")
    by_seat = {player.seat: player for player in (ben, cleo)}
    for _ in range(2):
        await begin_leg(ben, cleo)
        for guess in GUESSES:
            view = ben.room.view
            assert view is not None
            mover = by_seat[view.to_act[0]]
            ack = await mover.do("move", **moves_of(mover.room), move=f"guess {guess}")
            for player in (ben, cleo):
                await player.sees(ack.version)
    await anna.opens(f"/{code}")


async def test_final_boards_of_guesses_are_whole(visitors: Visitors, players: type[Player]) -> None:
    anna = await visitors("Anna")
    await finished_guesses(anna, players)
    boards = anna.page.locator(".final-board .looked-at")
    await expect(boards).to_have_count(2)
    for size in (PHONE, ON_ITS_SIDE, TABLET, LAPTOP):
        await anna.page.set_viewport_size(size)
        await expect(boards.first.locator("li")).to_have_count(len(GUESSES))
        assert await cut(boards) == [], size
        await anna.fits_across()


async def test_final_boards_of_matrices_are_whole(visitors: Visitors, players: type[Player]) -> None:
    anna, ben, cleo = await visitors("Anna"), players("Ben"), players("Cleo")
    code = await host_and_join(
        f"ws://{anna.address}/", ben, cleo, number=7, game="poker-solitaire", options={"mode": "alternate"}
    )
    await begin_leg(ben, cleo)
    await play_leg(random.Random(1), ben, cleo)
    await anna.opens(f"/{code}")
    await expect(anna.page.locator(".final-board .matrix")).to_have_count(2)
    for size in (PHONE, ON_ITS_SIDE, TABLET, LAPTOP):
        await anna.page.set_viewport_size(size)
        boards = anna.page.locator(".final-board :is(.matrices-to-look-at, .board.solitaire)")
        assert await cut(boards) == [], size


async def test_the_page_between_the_legs_shows_the_board(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna, role="maximizer", number=SHORT)
    await begin_with(ben, anna)
    while await may_play_or_wait(anna, ben):
        pass
    await anna.presses("Continue")
    await expect(anna.page.locator(".between .final-board .card").first).to_be_visible()


async def may_play_or_wait(anna: Visitor, ben: Player) -> bool:
    """Play one move of either player; return whether the leg goes on."""
    view = ben.room.view
    if view is None or not view.to_act:
        return False
    if ben.seat in view.to_act:
        await move(ben)
        return True
    if not await may_play(anna):
        return False
    await anna.presses("Play")
    await ben.until(lambda: ben.room.view is not None and ben.room.view.ply > view.ply, "the move")
    return True
