"""The analysis of a match from a file: its progress, and why a record can't be analysed."""

import json
import sys
from pathlib import Path

import pytest
from playwright.async_api import expect

from server.offline.simulate import records, simulation
from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def analyses(visitor: Visitor, path: Path) -> None:
    """Watch a file's match, and start its analysis."""
    await visitor.opens()
    await visitor.presses("Watch a match again", exact=False)
    await visitor.page.get_by_label("Choose a file").set_input_files(path)
    await visitor.presses("Analysis")


async def test_a_packed_list_of_records_is_offered_to_choose_from(visitors: Visitors, tmp_path: Path) -> None:
    documents = [
        found.model_dump(mode="json") for found in records(simulation("family-tree", "41", 2, "random,random", 0))
    ]
    path = tmp_path / "records.json.zst"
    path.write_bytes(zstd.compress(json.dumps(documents, indent=2).encode()))
    anna = await visitors()
    await anna.opens()
    await anna.presses("Watch a match again", exact=False)
    await anna.page.get_by_label("Choose a file").set_input_files(path)
    await anna.presses("Number 42", exact=False)
    await anna.page.get_by_text("number 42", exact=False).first.wait_for()


async def test_a_match_from_a_file_is_analysed_unless_it_is_not_as_the_rules_have_it(
    visitors: Visitors, tmp_path: Path
) -> None:
    (record,) = records(simulation("family-tree", "42", 1, "random,random", 0))
    document = record.model_dump(mode="json")
    path = tmp_path / "record.json"
    path.write_text(json.dumps(document))
    anna = await visitors()
    await analyses(anna, path)
    dialog = anna.page.get_by_role("dialog").last
    await expect(dialog).to_contain_text("of 104 moves")  # this takes far longer than the test waits
    judged = dialog.locator(".judged-so-far tbody th")
    await expect(judged.nth(1)).to_be_visible()
    plies = [int(told.partition("·")[2]) for told in await judged.all_inner_texts()]
    last = len(document["legs"][1]["moves"])
    assert plies == list(range(last - len(plies) + 1, last + 1)), plies

    document["legs"][0]["moves"][1]["score"] += 10
    path.write_text(json.dumps(document))
    await analyses(anna, path)
    await expect(dialog).to_contain_text("The match can’t be analysed: leg 1, move 2: the score is")
