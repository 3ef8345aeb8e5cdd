"""The replay of a match longer than a page of moves: to its end and back, and through a lost connection."""

import re

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.languages import load
from tests.browser.looking import look
from tests.browser.visitor import CONNECTION_LOST, Visitor
from tests.e2e.long_leg import MOVES, play_long_leg
from tests.e2e.play import Player
from tests.e2e.proxy import Proxy, Way

pytestmark = pytest.mark.asyncio(loop_scope="session")


def board(visitor: Visitor) -> Locator:
    """Return the table that is looked at, which is there once its page has come."""
    return visitor.page.get_by_role("dialog").locator(".tree-box .grandma, .tree-box svg").first


async def at_move(visitor: Visitor, ply: int) -> None:
    await expect(visitor.page.get_by_role("dialog").locator("h3 small").first).to_have_text(f"move {ply} of {MOVES}")
    await expect(board(visitor)).to_be_visible()


async def test_a_long_leg_is_watched_to_its_end_and_back_and_its_moves_are_listed_where_one_is(
    visitors: Visitors, players: type[Player], address: str
) -> None:
    ada = players("Ada")
    await ada.come(f"ws://{address}/")
    match = await play_long_leg(ada)
    anna = await visitors()
    await anna.opens(f"/record/{match}")
    await anna.sees("Verified: every card, move and score is right.", f"The list shows moves 1 to 200 of {MOVES}")
    await at_move(anna, 0)
    await anna.keys("End")
    await at_move(anna, MOVES)
    await anna.sees(f"moves {MOVES - 199} to {MOVES} of {MOVES}", f"After {MOVES} moves, the score is 0.")
    await look(anna, "replay-long")
    for _ in range(25):
        await anna.keys("PageUp")
    await at_move(anna, MOVES - 250)
    await anna.keys("Home")
    await at_move(anna, 0)
    assert not any(re.search("Loading", text) for text in await anna.page.get_by_role("dialog").all_inner_texts())


async def test_the_stock_is_as_wide_as_a_pile_though_another_games_looks_are_on_the_page(
    visitors: Visitors, players: type[Player], address: str
) -> None:
    ada = players("Ada")
    await ada.come(f"ws://{address}/")
    match = await play_long_leg(ada)
    anna = await visitors()
    await anna.opens(f"/record/{match}")
    await at_move(anna, 0)
    wide = [
        await anna.page.locator(f".tree-box .stock-pile {part}").evaluate("(it) => it.getBoundingClientRect().width")
        for part in (".stock", ".card-of")
    ]
    assert wide[1] < wide[0] < 1.1 * wide[1]


async def test_a_page_that_is_lost_on_its_way_is_asked_for_again(
    visitors: Visitors, players: type[Player], address: str
) -> None:
    ada = players("Ada")
    await ada.come(f"ws://{address}/")
    match = await play_long_leg(ada)
    async with Proxy(int(address.rpartition(":")[2])) as proxy:
        anna = await visitors("Anna", f"127.0.0.1:{proxy.port}")
        anna.expects(CONNECTION_LOST)
        await anna.page.add_init_script("Object.defineProperty(globalThis, 'caches', { value: undefined })")
        await anna.opens(f"/record/{match}")  # a browser without caches loads only what its reader looks at
        await at_move(anna, 0)
        await load(anna, "de")
        proxy.swallow(Way.DOWN)
        await anna.keys("End")
        await expect(anna.page.get_by_text("Loading this move")).to_be_visible()
        await look(anna, "replay-loading")
        proxy.cut()
        await at_move(anna, MOVES)
        await anna.goes()


async def test_a_rooms_long_match_is_watched_from_its_code_though_its_moves_go_into_no_question(
    visitors: Visitors, players: type[Player], address: str
) -> None:
    ada = players("Ada")
    await ada.come(f"ws://{address}/")
    await play_long_leg(ada)
    anna = await visitors()
    await anna.opens()
    await anna.presses("Watch a match again", exact=False)
    await anna.types("Link of a record or of a room, or its code", ada.room.room)
    await anna.presses("Look")
    await at_move(anna, 0)
    await anna.keys("End")
    await at_move(anna, MOVES)
