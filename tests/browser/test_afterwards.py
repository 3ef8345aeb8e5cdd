"""The pages after a match: saving and replaying its record, the analysis, its number, and high scores."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import SHORT, may_play, sees_fair_deal
from tests.browser.visitor import Visitor
from tests.e2e.play import Player, ServerProcess, begin_leg, host_and_join
from tests.e2e.steps import make_move, result_of

RATED_MOVES = 6
"""Moves after which a player has had a choice; another may not have an accuracy yet."""

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def play_alone(visitor: Visitor) -> None:
    """Play a short solo game to its end."""
    await visitor.opens()
    await visitor.presses("Play alone", exact=False)
    await visitor.types("Game number", str(SHORT))
    await visitor.answers("Play")
    while await may_play(visitor):
        await visitor.presses("Play")
    await visitor.presses("Continue")
    await visitor.sees("20 points on number 9")


async def test_a_record_is_saved_and_watched_again_from_its_file(visitors: Visitors, tmp_path: Path) -> None:
    anna = await visitors()
    await play_alone(anna)
    async with anna.page.expect_download() as saving:
        await anna.presses("Save the record")
    saved = await saving.value
    assert saved.suggested_filename.startswith("turnabout-")
    path = tmp_path / saved.suggested_filename
    await saved.save_as(path)
    record = json.loads(path.read_text())
    moves = len(record["legs"][0]["moves"])

    await anna.opens()
    await anna.presses("Watch a match again", exact=False)
    await anna.page.get_by_label("Choose a file").set_input_files(path)
    await anna.sees("Verified: every card, move and score is right.", f"0 of {moves}")
    await anna.presses("One move on")
    await anna.sees(f"1 of {moves}")
    await anna.keys("End")
    await anna.sees(f"{moves} of {moves}", "score 20")
    await anna.keys("Home")
    await anna.sees(f"0 of {moves}")

    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"format": "something else"}')
    await anna.opens()
    await anna.presses("Watch a match again", exact=False)
    await anna.page.get_by_label("Choose a file").set_input_files(wrong)
    await expect(anna.page.get_by_role("dialog")).to_contain_text("record")


async def test_a_game_is_analysed_and_its_number_looked_up(server: ServerProcess, visitors: Visitors) -> None:
    anna = await visitors(at=f"127.0.0.1:{server.port}")
    await play_alone(anna)
    await anna.presses("Analysis", exact=False)
    analysed = anna.page.get_by_role("columnheader", name="accuracy")
    await expect(analysed).to_be_visible()
    dialog = anna.page.get_by_role("dialog")
    for way, holds in [
        ("About the number", "score to beat"),
        ("High scores", "20"),
        ("The computer’s tree", "20"),
    ]:
        await anna.keys("Escape")
        await expect(dialog).to_have_count(0)
        await anna.presses(way)
        await expect(dialog).to_contain_text(holds)
    await expect(dialog.get_by_role("tree")).to_be_visible()


async def test_a_rated_match_shows_the_change_and_the_accuracy_on_request(
    visitors: Visitors, players: Callable[..., Player]
) -> None:
    anna, ben = players("Anna"), players("Ben")
    there = await visitors("Anna", key=anna.key)
    code = await host_and_join(f"ws://{there.address}/", anna, ben, role="maximizer")
    await begin_leg(anna, ben)
    for _ in range(RATED_MOVES):
        await make_move(anna, ben)
    await ben.do("resign", match=1)
    await result_of(anna)
    await anna.go()
    await there.opens(f"/{code}")
    await expect(there.page.locator(".rating-change")).to_have_text("Your rating changes by +158.")
    roles = there.page.locator(".final-boards figcaption bdi")
    await expect(roles).to_have_text("▲ Anna · ▼ Ben")
    await there.presses("Show each player’s accuracy")
    await expect(roles).to_have_text(re.compile(r"^▲ Anna \d+% · ▼ Ben( \d+%)?$"))
    await there.sees_no("Show each player’s accuracy")


async def test_settings_for_the_next_match_leave_the_result_as_it_was(
    visitors: Visitors, players: Callable[..., Player]
) -> None:
    anna, ben = players("Anna"), players("Ben")
    there, cleo = await visitors("Ben", key=ben.key), await visitors("Cleo")
    duel: dict[str, Any] = {"game": "happy-graphs", "form": "mirror", "options": {"mode": "duel"}}
    code = await host_and_join(f"ws://{there.address}/", anna, ben, **duel)
    await begin_leg(anna, ben)
    await ben.do("resign", match=1)
    await ben.go()
    await there.opens(f"/{code}")
    result = there.page.locator("section.result")
    await there.sees("The two boards")
    await sees_fair_deal(there, "The number matches the fingerprint")
    before = await result.locator("h1, .legs, .signs").all_inner_texts()

    settings = {"number": None, "role": None, "spectators": True, "clock": None, "hints": False, "seats": 3}
    await anna.do("configure", form="together", options={"variant": "hex"}, **settings)
    await expect(there.page.locator(".people li")).to_have_count(3)
    assert await result.locator("h1, .legs, .signs").all_inner_texts() == before
    await there.page.reload()
    await sees_fair_deal(there, "The number matches the fingerprint")
    assert await result.locator("h1, .legs, .signs").all_inner_texts() == before
    await cleo.opens(f"/{code}")
    await cleo.sees("The two boards", "Anna wins")
    await cleo.sees_no(re.compile("NaN|Together you"))
