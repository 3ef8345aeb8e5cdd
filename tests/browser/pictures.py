"""Takes the screenshots of the READMEs again: `python -m tests.browser.pictures`."""

import asyncio
import random
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.async_api import Browser, async_playwright

from protocol.games.family_tree.view import LegalMove
from tests.browser import chromium
from tests.browser.playing import has_turn
from tests.browser.visitor import DESK, PHONE, Visitor, visit
from tests.e2e.play import Player, begin_leg, host_and_join, moves_of
from tests.e2e.standing import standing
from tests.seen import tree

PICTURES = Path(__file__).parents[2] / "client/pictures"
NUMBER, SEED = 7, 1
MOVES = 26
"""Enough moves for a tree that shows the idea of the game, but still fits on a phone."""


async def take(address: str, browser: Browser) -> None:
    """Take every screenshot: a leg of two players, on a desk and on a phone."""
    anna, ben = Player("Anna"), Player("Ben")
    code = await host_and_join(f"ws://{address}/", anna, ben, role="maximizer", number=NUMBER, hints=True)
    await begin_leg(anna, ben)
    rng = random.Random(SEED)
    for _ in range(MOVES):
        await move_on(rng, anna, ben)
    await anna.go()
    for name, screen, scheme in (("leg", DESK, "light"), ("phone", PHONE, "dark")):
        there = await visit(
            browser, f"http://{address}", "Anna", key=anna.key, screen={**screen, "color_scheme": scheme}
        )
        await there.opens(f"/{code}")
        await has_turn(there)
        if screen is DESK:
            await there.presses("Show the whole tree")
        await keep(there, name)
    await ben.go()


async def move_on(rng: random.Random, *players: Player) -> None:
    """Make moves for both players: the best one at first sight for Anna, and a random one for Ben."""
    view = tree(players[0].room.view)
    mover = next(player for player in players if player.seat in view.to_act)
    chosen = max(view.moves, key=worth) if view.roles[mover.seat] == "maximizer" else rng.choice(view.moves)
    made = await mover.do("move", **moves_of(mover.room), move=chosen.move)
    for player in players:
        await player.sees(made.version)


def worth(move: LegalMove) -> int:
    """Return the change of the score by a move."""
    return move.change


async def keep(visitor: Visitor, name: str) -> None:
    """Save a screenshot of a visitor's page, and close the visitor's browser."""
    await visitor.page.wait_for_load_state("networkidle")
    how: Any = {"type": "jpeg", "quality": 82}
    await visitor.page.screenshot(path=PICTURES / f"{name}.jpg", animations="disabled", **how)
    await visitor.context.close()


async def main() -> None:
    """Start a server and a browser, and take the screenshots."""
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, standing(Path(data)) as address:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium.find(), args=[*chromium.ARGUMENTS])
            await take(address, browser)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
