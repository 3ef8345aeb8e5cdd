"""Replays that the browser keeps: watched again without a network or a server, limited, and deleted."""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.async_api import Locator, expect

from server.offline.simulate import records, simulation
from tests.browser.conftest import Visitors
from tests.browser.playing import SHORT
from tests.browser.visitor import CONNECTION_LOST, Visitor
from tests.e2e.long_leg import MOVES, play_long_leg
from tests.e2e.play import Player, ServerProcess
from tests.patience import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")

OFFLINE = re.compile(
    "Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED|WebSocket connection"
)
VERIFIED = "Verified: every card, move and score is right."
CONTROLLED = """new Promise((done) => {
    if (navigator.serviceWorker.controller) done();
    else navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
})"""
KEPT = """(async () => {
    const kept = [];
    for (const name of await caches.keys()) {
        if (!name.startsWith("replay:")) continue;
        const store = await caches.open(name);
        const at = async (path) => (await store.match(path))?.json();
        const record = await at("/record");
        const plies = new Set();
        for (const { url } of await store.keys()) {
            const [, leg, first, last] = /pages\\/(\\d+)\\/(\\d+)-(\\d+)/.exec(url) ?? [];
            for (let ply = Number(first); ply <= Number(last); ply++) plies.add(`${leg} ${ply}`);
        }
        const all = record?.legs.reduce((sum, leg) => sum + leg.moves.length + 1, 0);
        kept.push([plies.size === all, (await at("/analysis")) !== undefined]);
    }
    return kept;
})()"""
"""For each kept replay, whether it is whole, and whether its analysis is kept."""

BUILD = """caches.keys()
    .then((all) => caches.open(all.find((name) => name.startsWith("replay:"))))
    .then((store) => store.match("/state"))
    .then((answer) => answer?.json())
    .then((state) => state?.build)"""
"""The version of the page that keeps the only replay."""


def a_record(tmp_path: Path, number: int = SHORT) -> Path:
    """Write a file with the record of a short match."""
    (record,) = records(simulation("family-tree", str(number), 1, "random,random", 0))
    path = tmp_path / f"{number}.json"
    path.write_text(json.dumps(record.model_dump(mode="json")))
    return path


async def keeps(visitor: Visitor, *kept: list[bool]) -> None:
    """Wait until the browser keeps these replays."""
    async with asyncio.timeout(PATIENCE):
        while await visitor.page.evaluate(KEPT) != [*kept]:
            pass


def dialog(visitor: Visitor) -> Locator:
    """Return the dialog in front."""
    return visitor.page.get_by_role("dialog").last


async def asks(visitor: Visitor) -> None:
    """Open the page that asks for a record."""
    await visitor.opens()
    await visitor.presses("Watch a match again", exact=False)


async def watches(visitor: Visitor, path: Path) -> None:
    """Watch a file's match."""
    await asks(visitor)
    await visitor.page.get_by_label("Choose a file").set_input_files(path)


async def away(visitor: Visitor, server: ServerProcess) -> None:
    """Stop the server, and take the network away."""
    visitor.expects(OFFLINE)
    visitor.expects(CONNECTION_LOST)
    await visitor.page.evaluate(CONTROLLED)
    await server.stop()
    await visitor.context.set_offline(True)


async def test_a_match_is_watched_again_with_its_analysis_without_a_network(
    server: ServerProcess, visitors: Visitors, tmp_path: Path
) -> None:
    path = a_record(tmp_path)
    anna = await visitors("Anna", f"127.0.0.1:{server.port}", has_worker=True)
    await watches(anna, path)
    await anna.sees(VERIFIED)
    await anna.presses("Analysis")
    await expect(dialog(anna).get_by_role("columnheader", name="player").first).to_be_visible()
    await keeps(anna, [True, True])
    told = await dialog(anna).inner_text()

    await away(anna, server)
    await asks(anna)
    await anna.sees("On this device")
    await anna.presses(re.compile("^Family Tree · number 9"))
    await anna.sees(VERIFIED)
    moves = dialog(anna).locator("h3 small").first
    await expect(moves).to_have_text(re.compile("^move 0 of "))
    await expect(dialog(anna).locator(".tree-box svg").first).to_be_visible()
    await anna.keys("End")
    await expect(moves).to_have_text(re.compile(r"^move (\d+) of \1$"))
    await anna.sees_no("Loading this move")
    await anna.presses("Analysis")
    await expect(dialog(anna).get_by_role("columnheader", name="player").first).to_be_visible()
    assert await dialog(anna).inner_text() == told

    await watches(anna, path)
    await anna.sees(VERIFIED)
    await watches(anna, a_record(tmp_path, SHORT + 1))
    await anna.sees("This match is not kept on this device, so it needs the server. You are offline.")
    await anna.page.close()


async def test_a_kept_match_without_an_analysis_says_that_it_needs_the_server(
    server: ServerProcess, visitors: Visitors, tmp_path: Path
) -> None:
    anna = await visitors("Anna", f"127.0.0.1:{server.port}", has_worker=True)
    await watches(anna, a_record(tmp_path))
    await anna.sees(VERIFIED)
    await keeps(anna, [True, False])
    await away(anna, server)
    await asks(anna)
    await anna.presses(re.compile("^Family Tree · number 9"))
    await anna.presses("Analysis")
    await anna.sees("This analysis is not kept on this device, so it needs the server. You are offline.")
    await anna.page.close()


async def test_a_removed_match_is_no_longer_kept(visitors: Visitors, tmp_path: Path) -> None:
    anna = await visitors(has_worker=True)
    for number in (SHORT, SHORT + 1):
        await watches(anna, a_record(tmp_path, number))
        await anna.sees(VERIFIED)
    await keeps(anna, [True, False], [True, False])
    await asks(anna)
    kept = anna.page.get_by_role("button", name=re.compile("^Family Tree · number"))
    await expect(kept).to_have_count(2)
    await expect(kept.first).to_contain_text("number 10")
    await anna.presses(re.compile("^Remove from this device: Family Tree · number 9:"))
    await expect(kept).to_have_count(1)
    await keeps(anna, [True, False])
    await asks(anna)
    await expect(kept).to_have_count(1)
    await anna.presses(re.compile("^Remove from this device: "))
    await anna.sees_no("On this device")


async def test_a_long_match_is_kept_whole_though_its_replay_is_closed_at_once(
    server: ServerProcess, visitors: Visitors, players: Callable[..., Player]
) -> None:
    ada = players("Ada")
    await ada.come(f"ws://127.0.0.1:{server.port}/")
    match = await play_long_leg(ada)
    anna = await visitors("Anna", f"127.0.0.1:{server.port}", has_worker=True)
    await anna.opens(f"/record/{match}")
    await anna.sees(VERIFIED)
    await anna.keys("Escape")
    await keeps(anna, [True, False])
    await ada.go()
    await away(anna, server)
    await anna.opens(f"/record/{match}")
    await anna.sees(VERIFIED)
    for key, ply in (("End", MOVES), ("Home", 0)):
        await anna.keys(key)
        await expect(dialog(anna).locator("h3 small").first).to_have_text(f"move {ply} of {MOVES}")
        await expect(dialog(anna).locator(".tree-box .grandma").first).to_be_visible()
    await anna.opens(f"/record/{'0' * len(match)}")
    await anna.sees("This match is not kept on this device, so it needs the server.")
    await anna.page.close()


async def test_a_new_version_of_the_page_keeps_its_replays_anew(
    server: ServerProcess, visitors: Visitors, tmp_path: Path
) -> None:
    anna = await visitors("Anna", f"127.0.0.1:{server.port}", has_worker=True)
    await watches(anna, a_record(tmp_path))
    await anna.sees(VERIFIED)
    await keeps(anna, [True, False])
    old = await anna.page.evaluate(BUILD)
    anna.expects(CONNECTION_LOST)
    await server.stop()
    newer = ServerProcess(server.data_dir, {"TURNABOUT_LIMITS": "off"}, "tests.browser.newer_client")
    newer.port = server.port
    await newer.start()
    await asks(anna)
    await anna.sees("On this device")
    async with asyncio.timeout(PATIENCE):
        while await anna.page.evaluate(BUILD) == old:
            pass
    await keeps(anna, [True, False])
    await anna.page.close()
    await newer.stop()
