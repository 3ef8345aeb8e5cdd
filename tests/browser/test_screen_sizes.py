"""Pages on screens of several sizes: nothing is cut, and what matters is in sight."""

import random
import re
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
GAMES = ("Family Tree", "Happy Graphs", "The Patriarch", "Poker Solitaire", "Grandma’s Game")
A_ROUNDING_PX = 4
"""The height that columns may differ from their form by, because their own heights are fractions of a pixel."""
LEAST_BOARD = 0.65
"""The least share of an upright phone's height that a board takes."""
GUESSES = ("3(4(2) A(5))", "2(3(4) A(5))", "3(2(5) 4(A))", "5(3(2) 4(A))")
IS_CUT = """(all) => all.filter(({clientWidth}) => clientWidth > 1)  // not what only screen readers read
    .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 4)  // accents
    .map((one) => `${one.className}: ${one.textContent.trim()}`)"""

WATCH_THE_TABLE = """window.seen = []; new MutationObserver(() => {
    const table = document.querySelector("table.legs");
    const styled = [...document.styleSheets].some(({href}) => href?.includes("final_boards"));
    if (table) seen.push([document.querySelectorAll(".final-board").length,
        styled ? table.getBoundingClientRect().top : null]);
}).observe(document, {subtree: true, childList: true});"""
"""Note the number of final boards, and the place of the table below them, after each change of the page."""


async def cut(places: Locator) -> list[str]:
    """Return the elements whose content is larger than they are."""
    found: list[str] = await places.evaluate_all(IS_CUT)
    return found


@pytest.mark.parametrize("form", ["Play alone", "Play the computer", "Play a friend"])
async def test_a_form_fits_a_laptop_without_scrolling_in_every_game(visitors: Visitors, form: str) -> None:
    anna = await visitors("Anna")
    await anna.page.set_viewport_size(LAPTOP)
    await anna.opens()
    await anna.presses(form, exact=False)
    games = anna.page.get_by_role("dialog").get_by_role("radio", name=re.compile("|".join(GAMES)))
    await expect(games.first).to_be_checked()
    for at in range(await games.count()):
        await games.nth(at).check()
        await expect(anna.page.locator("dialog .of-game[inert]")).to_have_count(0)
        high = await anna.page.locator("dialog[open]").evaluate(
            "(dialog) => [dialog.scrollHeight, dialog.clientHeight]"
        )
        assert high[0] <= high[1] + A_ROUNDING_PX, f"{GAMES[at]}: {high}"


async def test_the_ways_to_play_are_in_sight_on_the_first_page(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    for size in (PHONE, ON_ITS_SIDE, TABLET, LAPTOP):
        await anna.page.set_viewport_size(size)
        await anna.opens()
        await expect(anna.page.locator(".demo-board")).to_be_visible()
        for way in ("Learn", "Play alone", "Play the computer", "Play a friend"):
            await expect(anna.button(way, exact=False).first).to_be_in_viewport(ratio=0.95)
    await expect(anna.button("Settings")).to_be_in_viewport(ratio=0.95)


async def test_a_guest_sees_the_button_that_joins_on_a_phone_on_its_side(
    visitors: Visitors, players: type[Player]
) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await ben.come(f"ws://{anna.address}/")
    await ben.do("create_room", game="poker-solitaire", options={"mode": "race"}, clock={"leg": 300, "increment": 3})
    code = (await ben.sees(1)).room
    await anna.page.set_viewport_size(ON_ITS_SIDE)
    await anna.opens(f"/{code}")
    await expect(anna.button("Join")).to_be_in_viewport(ratio=0.95)
    await anna.fits_across()


async def test_no_role_is_cut(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await anna.page.set_viewport_size(PHONE)
    await meet(ben, anna, role="maximizer", game="happy-graphs", options={"mode": "duel"})
    coming = await ben.until(lambda: ben.room.next, "a leg to come")
    await ben.do("ready", match=coming[0], leg=coming[1])
    await anna.presses("I am ready")
    for size in (PHONE, ON_ITS_SIDE, TABLET, LAPTOP):
        await anna.page.set_viewport_size(size)
        await expect(anna.page.locator(".plate .role").first).to_be_visible()
        assert await cut(anna.page.locator(".plate :is(.role, .name, .note)")) == []


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "family-tree"},
        {"game": "happy-graphs", "options": {"mode": "duel"}},
        {"game": "patriarch"},
        {"game": "poker-solitaire", "options": {"mode": "alternate"}},
    ],
    ids=lambda settings: settings["game"],
)
async def test_the_board_has_most_of_an_upright_phone(
    visitors: Visitors, players: type[Player], settings: dict[str, Any]
) -> None:
    ben, anna = players("Ben"), players("Anna")
    there = await visitors("Anna", key=anna.key)
    code = await host_and_join(f"ws://{there.address}/", ben, anna, number=7, **settings)
    await begin_leg(ben, anna)
    await anna.go()
    await there.page.set_viewport_size(PHONE)
    await there.opens(f"/{code}")
    board = there.page.locator(".leg > .board")
    await expect(board).to_be_visible()
    box = await board.bounding_box()
    assert box is not None and box["height"] >= LEAST_BOARD * PHONE["height"], box
    await there.fits_across()


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


async def test_final_boards_do_not_move_the_table_below_them(visitors: Visitors, players: type[Player]) -> None:
    anna = await visitors("Anna")
    await anna.page.add_init_script(WATCH_THE_TABLE)
    await finished_guesses(anna, players)
    boards = anna.page.locator(".final-board .looked-at")
    await expect(boards).to_have_count(2)
    await expect(boards.first.locator("li")).to_have_count(len(GUESSES))
    seen: Any = await anna.page.evaluate("seen")
    assert {count for count, _ in seen} == {2}
    assert len({top for _, top in seen if top is not None}) == 1, seen


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
