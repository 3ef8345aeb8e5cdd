"""What is left of a match: its record saved, watched again, analysed; its number and the high scores."""

import json
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors
from tests.browser.playing import SHORT, may_play
from tests.browser.visitor import Visitor
from tests.e2e.play import ServerProcess

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def play_alone(visitor: Visitor) -> None:
    """Have somebody play a short game alone to its end."""
    await visitor.opens()
    await visitor.presses("Play alone", exact=False)
    await visitor.types("Game number", str(SHORT))
    await visitor.answers("Play")
    while await may_play(visitor):
        await visitor.presses("Play")
    await visitor.presses("Go on")
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
    await anna.sees("Dealt and played anew, all of it agrees.", f"0 of {moves}")
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
    await expect(analysed).to_be_visible(timeout=60_000)  # the computer goes through it at the lowest priority
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
