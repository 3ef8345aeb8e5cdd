"""An update changes only what differs on the page, with the same result as a reload."""

import random
import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.bench import largest_tree
from tests.browser.conftest import Visitors
from tests.browser.playing import has_turn
from tests.browser.visitor import Visitor
from tests.e2e.play import Player, begin_leg, host_and_join, moves_of

pytestmark = pytest.mark.asyncio(loop_scope="session")
ALREADY_PLAYED = 44
MOST_MUTATIONS = 420

OBSERVE = """() => {
    const kept = document.querySelectorAll(".tree .card, [role=treeitem], .hands li");
    const noted = (each) =>
        ({ box: each.getAttribute("transform"), card: each.dataset.card, classes: each.getAttribute("class") });
    window.before = new Map([...kept].map((each) => [each, noted(each)]));
    window.mutations = [];
    window.observer = new MutationObserver((records) => window.mutations.push(...records));
    window.observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""

CHANGED = """() => {
    window.mutations.push(...window.observer.takeRecords());
    window.observer.disconnect();
    const element = ({ target }) => target instanceof Element ? target : target.parentElement;
    const within = (selector) => window.mutations.filter((each) => element(each)?.closest(selector));
    const kept = [...window.before];
    const unmoved = kept.filter(([each, was]) => was.card !== undefined
        && each.getAttribute("transform") === was.box && each.getAttribute("class") === was.classes);
    return {
        all: window.mutations.length,
        gone: kept.filter(([each]) => !each.isConnected).length,
        others: kept.filter(([each, was]) => each.dataset.card !== was.card).length,
        unmoved: unmoved.length,
        drawnAgain: unmoved.filter(([each]) => window.mutations.some((one) => each.contains(element(one)))).length,
        rewrittenNews: within(".news li").length,
        newNews: within(".news ol").flatMap(({ addedNodes }) => [...addedNodes])
            .filter(({ nodeName }) => nodeName === "LI").length,
        board: within(".board").length,
        panel: within(".leg-panel").length,
        hand: within(".in-hand").length,
        announced: within("[role=status]").length,
    };
}"""

READS = """() => {
    window.reads = [];
    const changes = new MutationObserver(() => { window.dirty = true; });
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const noted = (of, name) => {
        const own = Object.getOwnPropertyDescriptor(of, name);
        const note = () => (window.dirty || changes.takeRecords().length) && window.reads.push(name);
        const wrapped = own.get === undefined
            ? { value(...how) { note(); return own.value.apply(this, how); } }
            : { get() { note(); return own.get.call(this); } };
        Object.defineProperty(of, name, { ...own, ...wrapped });
    };
    for (const name of ["clientWidth", "clientHeight", "getBoundingClientRect"]) noted(Element.prototype, name);
    for (const name of ["offsetWidth", "offsetHeight"]) noted(HTMLElement.prototype, name);
    // When a size is observed, the page has just been laid out.
    new ResizeObserver(() => { window.dirty = false; }).observe(document.documentElement);
    const clean = () => { window.dirty = false; requestAnimationFrame(clean); };
    clean();
}"""

DRAWN = """() => {
    const copy = document.querySelector("main").cloneNode(true);
    const left = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT);
    const comments = [];
    while (left.nextNode()) if (left.currentNode.nodeType === Node.COMMENT_NODE) comments.push(left.currentNode);
    for (const each of comments) each.remove();
    copy.normalize();
    // Where the keyboard is and what the camera looked at belong to one look at the page.
    for (const each of copy.querySelectorAll("[tabindex]")) each.removeAttribute("tabindex");
    return copy.outerHTML.replace(/\\s+/g, " ").replace(/> </g, ">\\n<");
}"""


async def begin_long_leg(anna: Player, ben: Player, address: str, plies: int) -> str:
    """Have both begin the leg of the largest tree, and play it up to a ply; return the room's code."""
    code = await host_and_join(f"ws://{address}/", ben, anna, number=largest_tree.NUMBER, role="maximizer")
    await begin_leg(ben, anna)
    for move in largest_tree.moves()[:plies]:
        await play(move, ben, anna)
    return code


async def play(move: str, *players: Player) -> None:
    """Have the player whose turn it is make a move, and everybody see it."""
    view: Any = players[0].room.view
    mover = next(each for each in players if each.seat in view.to_act)
    ack = await mover.do("move", **moves_of(mover.room), move=move)
    for player in players:
        await player.sees(ack.version)


async def at_long_leg(visitors: Visitors, players: type[Player], address: str) -> tuple[Visitor, Player]:
    """Return Anna at the page, whose opponent Ben is to move in the leg of the largest tree, and Ben."""
    ben, other = players("Ben"), players("Anna")
    code = await begin_long_leg(other, ben, address, ALREADY_PLAYED)
    await other.go()
    anna = await visitors("Anna", key=other.key)
    await anna.opens(f"/{code}")
    await expect(anna.page.get_by_role("tree")).to_be_visible()
    return anna, ben


async def at_rest(page: Page) -> None:
    """Wait until nothing moves on the page any more."""
    await page.evaluate("Promise.allSettled(document.getAnimations().map((each) => each.finished))")


async def drawn(visitor: Visitor) -> str:
    """Return the page's content of a room, with the whole board in sight."""
    await visitor.keys("0")
    await at_rest(visitor.page)
    html: str = await visitor.page.evaluate(DRAWN)
    return html


async def left(visitor: Visitor, player: Player) -> None:
    """Wait until the page shows as many cards left as a player sees."""
    view: Any = player.room.view
    await expect(visitor.page.locator(".in-hand .left")).to_have_text(re.compile(rf"^\s*{view.stock} "))


async def test_a_move_on_a_large_tree_changes_its_own_part_alone(
    visitors: Visitors, players: type[Player], address: str
) -> None:
    anna, ben = await at_long_leg(visitors, players, address)
    await at_rest(anna.page)
    await anna.page.evaluate(OBSERVE)
    await play(largest_tree.moves()[ALREADY_PLAYED], ben)
    await has_turn(anna)
    await at_rest(anna.page)
    changed = await anna.page.evaluate(CHANGED)
    assert changed["gone"] == changed["others"] == 0, changed
    assert changed["unmoved"] > 5 and changed["drawnAgain"] == 0, changed
    assert changed["newNews"] == 1 and changed["rewrittenNews"] == 0, changed
    assert changed["announced"] >= 1, changed
    assert changed["all"] < MOST_MUTATIONS, changed


async def test_a_chat_line_changes_nothing_of_the_leg(visitors: Visitors, players: type[Player], address: str) -> None:
    anna, ben = await at_long_leg(visitors, players, address)
    await at_rest(anna.page)
    await anna.page.evaluate(OBSERVE)
    await ben.do("chat", text="Good luck!")
    await anna.sees("Ben: Good luck!")
    changed = await anna.page.evaluate(CHANGED)
    assert changed["board"] == changed["panel"] == changed["hand"] == changed["gone"] == 0, changed


async def test_a_move_keeps_the_focus_and_asks_for_no_layout_while_it_is_drawn(
    visitors: Visitors, players: type[Player], address: str
) -> None:
    anna, ben = await at_long_leg(visitors, players, address)
    more = anna.page.locator(".hands button").nth(2)
    await more.focus()
    told = await more.get_attribute("class"), await more.locator(".who").inner_text()
    await at_rest(anna.page)
    await anna.page.evaluate(READS)
    await play(largest_tree.moves()[ALREADY_PLAYED], ben)
    await has_turn(anna)
    assert await anna.page.evaluate("window.reads") == []
    focused = anna.page.locator(".hands button:focus")
    assert (await focused.get_attribute("class"), await focused.locator(".who").inner_text()) == told


async def test_a_leg_drawn_move_by_move_is_what_a_page_loaded_anew_shows(
    visitors: Visitors, players: type[Player], address: str
) -> None:
    ben, other = players("Ben"), players("Cy")
    code = await begin_long_leg(other, ben, address, 3)
    watching, again = await visitors("Anna"), await visitors("Dora")
    await watching.opens(f"/{code}")
    await expect(watching.page.get_by_role("tree")).to_be_visible()
    every = largest_tree.moves()
    for ply in range(3, len(every) - 1):
        await play(every[ply], ben, other)
        await left(watching, ben)
        if ply % 12 == 0 or ply == len(every) - 2:
            await again.opens(f"/{code}")
            await left(again, ben)
            assert await drawn(watching) == await drawn(again), f"after {ply + 1} moves"
    await play(every[-1], ben, other)
    await watching.presses("Continue")
    await again.opens(f"/{code}")
    for each in (watching, again):
        await each.sees("Leg 1 is over")
    assert await drawn(watching) == await drawn(again)


@pytest.mark.parametrize(
    "settings",
    [
        pytest.param({"game": "happy-graphs", "form": "together"}, id="happy-graphs"),
        pytest.param(
            {"game": "poker-solitaire", "options": {"mode": "alternate", "touching": "anywhere"}}, id="poker-solitaire"
        ),
    ],
)
async def test_other_games_drawn_move_by_move_are_what_a_page_loaded_anew_shows(
    visitors: Visitors, players: type[Player], address: str, settings: dict[str, Any]
) -> None:
    ben, cy, rng = players("Ben"), players("Cy"), random.Random(3)
    code = await host_and_join(f"ws://{address}/", ben, cy, number=5, **settings)
    await begin_leg(ben, cy)
    watching, again = await visitors("Anna"), await visitors("Dora")
    await watching.opens(f"/{code}")
    news = watching.page.locator(".news li")
    await expect(watching.page.locator(".leg")).to_be_visible()
    for made in range(1, 13):
        view: Any = ben.room.view
        mover = ben if ben.seat in view.to_act else cy
        seen: Any = mover.room.view
        await play(rng.choice(seen.moves).move, mover, *({ben, cy} - {mover}))
        await expect(news).to_have_count(made)
        if made % 4 == 0:
            await again.opens(f"/{code}")
            await expect(again.page.locator(".news li")).to_have_count(made)
            assert await drawn(watching) == await drawn(again), f"after {made} moves"
