"""The benchmark measures what it says: the relay as it was given, and matches that are really played."""

import hashlib
import random
import sys
from pathlib import Path

import pytest

from server.store.embedded import EmbeddedStore
from tests.bench import browser
from tests.bench.programs import RELAY, SERVER, started

RELAY_SHA256 = "c1db7f935da5704db60ecd7952dd38589143aacd3c594e58601baf31e54c5f2d"


def test_the_relay_is_unchanged() -> None:
    relay = Path(__file__).with_name("relay.py").read_bytes()
    assert hashlib.sha256(relay).hexdigest() == RELAY_SHA256


@pytest.mark.skipif(sys.platform != "linux", reason="the benchmark pins processes to cores, which only Linux lets it")
async def test_rooms_of_relay_and_server_move_and_measure(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path / "store") as store:
        for program in (RELAY, SERVER):
            async with started(program, store.url) as (port, _):
                room = program.room(random.Random(1))
                await room.open("127.0.0.1", port, 1)
                await room.tally.reach(250)
                room.close()
            assert min(room.tally.latencies) > 0


def test_browser_figures_stand_beside_their_targets_or_say_what_is_missing() -> None:
    measured = dict.fromkeys(browser.TARGETS, 1.0) | {"whole_client_kib": browser.whole_kib()}
    shown = browser.lines(measured)
    assert len(shown) == len(measured) and sum("<=" in line for line in shown) == len(browser.TARGETS)
    assert "There is no Chromium here" in browser.lines({"whole_client_kib": 1.0})[-1]
