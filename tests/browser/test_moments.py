"""Moments of a match: what moves, what sounds, and what a waiting tab shows."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import SHORT, begin_with, has_turn, may_play, meet, move, play
from tests.browser.visitor import Visitor
from tests.e2e.play import Player
from tests.seen import tree

pytestmark = pytest.mark.asyncio(loop_scope="session")
RECORD = """
    const note = (kind, what) => {
        const {dataset} = document.documentElement;
        dataset[kind] = `${dataset[kind] ?? ""} ${what}`;
    };
    document.addEventListener("animationstart", ({animationName}) => note("begun", animationName), true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        if (how.id) note("begun", how.id);
        if (how.duration + (how.delay ?? 0) >= 500) throw new Error(`${how.id} takes too long`);
        return animate.call(this, frames, how);
    };
    window.OscillatorNode = class extends OscillatorNode {
        constructor(context, options) { super(context, options); note("heard", options.frequency); }
    };
    window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
        constructor(context, options) { super(context, options); note("heard", "card"); }
    };
"""
"""Notes on the page which animations have begun and which sounds were made."""
HOLD_CAPTURE = """
    const go = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        const animation = go.call(this, frames, how);
        if (how.id === "capture") (window.captured = animation).pause();
        return animation;
    };
"""
"""Stops the flight of a captured card at its beginning."""
LANDS_ON = """(plate) => {
    captured.currentTime = captured.effect.getComputedTiming().endTime - 1;
    const card = captured.effect.target.getBoundingClientRect();
    const {left, right, top, bottom} = document.querySelector(plate).getBoundingClientRect();
    const [x, y] = [card.left + card.width / 2, card.top + card.height / 2];
    return left < x && x < right && top < y && y < bottom;
}"""
"""Whether the flight of a captured card ends on an element."""
ONE_CELEBRITY = 10
"""The points of a marriage with one king or queen."""
A_CARD = re.compile(r"\bcard\b")
YOUR_TURN = re.compile(r"\b659\b")


async def begun(visitor: Visitor, name: str) -> None:
    """Wait until an animation has begun."""
    await expect(visitor.page.locator("html")).to_have_attribute("data-begun", re.compile(rf"\b{name}\b"))


async def finish_leg(anna: Visitor, ben: Player) -> None:
    """Play a leg of the short number to its end, and leave it."""
    while await may_play(anna):
        await anna.presses("Play")
        await ben.until(
            lambda: ben.room.view is None or ben.seat in ben.room.view.to_act or not ben.room.view.to_act, "a turn"
        )
        if ben.room.view is not None and ben.seat in ben.room.view.to_act:
            await move(ben)
    await anna.presses("Continue")


async def test_the_deal_the_swap_and_the_end_are_shown(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await anna.page.add_init_script(RECORD)
    await meet(ben, anna, role="minimizer", number=SHORT)
    await begin_with(ben, anna)
    await begun(anna, "deal")
    await finish_leg(anna, ben)
    for name in ("fold", "cross", "stamp"):
        await begun(anna, name)
    await expect(anna.page.locator(".stamped")).to_have_text(re.compile(r"^\s*\d+\s+to beat\s*$"))


async def test_a_moment_ends_at_a_key_and_is_not_shown_without_motion(visitors: Visitors) -> None:
    anna = await visitors("Anna")
    await anna.opens()
    show = "import(document.baseURI + 'board/moments.js').then(({moment}) => moment('win'))"
    await anna.page.evaluate(show)
    seal = anna.page.locator(".moment")
    await anna.page.evaluate("document.getAnimations().forEach((each) => each.pause())")
    await expect(seal).to_have_count(1)
    await anna.keys("ArrowDown")
    await expect(seal).to_have_count(0)
    await anna.page.emulate_media(reduced_motion="reduce")
    await anna.page.evaluate(show)
    await expect(seal).to_have_count(0)


async def test_a_captured_celebrity_flies_to_the_player_who_scores(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await anna.page.add_init_script(RECORD)
    await anna.page.add_init_script(HOLD_CAPTURE)
    await meet(ben, anna, role="minimizer", number=7)
    await begin_with(ben, anna)
    await anna.page.reload()
    await expect(anna.page.get_by_role("tree")).to_be_visible()
    await marry_a_celebrity(ben, anna)
    flying = anna.page.locator("body > .held")
    await expect(flying).to_have_count(1)
    await begun(anna, "capture")
    assert await anna.page.evaluate(LANDS_ON, ".plate.maximizer")
    await anna.keys("Shift")
    await expect(flying).to_have_count(0)


async def marry_a_celebrity(ben: Player, anna: Visitor) -> None:
    """Play until one king or queen marries by a move of Ben's."""
    while True:
        await ben.until(lambda: ben.room.view is not None, "the leg")
        if ben.seat not in tree(ben.room.view).to_act:
            await play(anna)
            await ben.until(lambda: ben.seat in tree(ben.room.view).to_act, "their turn")
        famous = [at for at, each in enumerate(tree(ben.room.view).moves) if each.celebrity == ONE_CELEBRITY]
        await move(ben, famous[0] if famous else 0)
        if famous:
            return
        await has_turn(anna)


async def test_sounds_begin_with_the_first_gesture_and_can_be_switched_off(
    visitors: Visitors, players: type[Player]
) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await anna.page.add_init_script(RECORD)
    await meet(ben, anna, role="maximizer", number=7)
    await begin_with(ben, anna)
    await anna.page.reload()
    await expect(anna.page.get_by_role("tree")).to_be_visible()
    page = anna.page.locator("html")
    anna.requests.clear()
    await move(ben)
    await has_turn(anna)
    assert not [each for each in anna.requests if "sound.js" in each]
    await play(anna)
    await expect(page).to_have_attribute("data-heard", A_CARD)
    await move(ben)
    await expect(page).to_have_attribute("data-heard", YOUR_TURN)
    await anna.presses("Room")
    await anna.answers("Switch sounds off")
    await page.evaluate("(page) => delete page.dataset.heard")
    await play(anna)
    await move(ben)
    await has_turn(anna)
    assert await page.get_attribute("data-heard") is None


async def test_a_waiting_tab_says_that_it_is_your_turn(visitors: Visitors, players: type[Player]) -> None:
    anna, ben = await visitors("Anna"), players("Ben")
    await meet(ben, anna, role="minimizer", number=7)
    await begin_with(ben, anna)
    icon = anna.page.locator("link[rel=icon]")
    await expect(anna.page).to_have_title(re.compile("^Your turn · "))
    await expect(icon).to_have_attribute("href", "icon-turn.svg")
    await play(anna)
    await expect(anna.page).not_to_have_title(re.compile("^Your turn"))
    await expect(icon).to_have_attribute("href", "icon.svg")
