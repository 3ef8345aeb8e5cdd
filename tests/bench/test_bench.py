"""The benchmark measures what it says: the relay as it was given, and matches that are really played."""

import hashlib
import random
import sys
from pathlib import Path

import pytest

from server.store.embedded.store import EmbeddedStore
from tests.bench import __main__ as bench
from tests.bench import capacity
from tests.bench.programs import RELAY, SERVER, started
from tests.bench.targets import table

RELAY_SHA256 = "c1db7f935da5704db60ecd7952dd38589143aacd3c594e58601baf31e54c5f2d"


def test_the_relay_is_unchanged() -> None:
    relay = Path(__file__).with_name("relay.py").read_bytes()
    assert hashlib.sha256(relay).hexdigest() == RELAY_SHA256


@pytest.mark.skipif(sys.platform != "linux", reason="the benchmark pins processes to cores, which only Linux lets it")
async def test_rooms_of_relay_and_server_move_and_measure(tmp_path: Path) -> None:
    async with EmbeddedStore(tmp_path / "store") as store:
        for program in (RELAY, SERVER):
            async with started(program, store) as (port, _):
                room = program.room(random.Random(1))
                await room.open("127.0.0.1", port, 1)
                await room.tally.reach(120)
                room.close()
            assert min(room.tally.latencies) > 0


def test_missing_figures_and_missed_targets_are_reported() -> None:
    shown = table({"ratio": {"50": 0.25, "200": 0.5}, "descriptor_limit": 1024, "browser": {"whole_client_kib": 9}})
    lines = {line[:60].strip(): line[60:].split() for line in shown.splitlines()}
    assert lines["moves a second, 50 rooms: server / relay"] == [">=", "0.5", "0.25", "MISSED", "by", "50", "%"]
    assert lines["moves a second, 200 rooms: server / relay"][-1] == "met"
    assert "not measured" in shown and "1,024 descriptors" in shown and "There is no Chromium here" in shown


def test_lines_of_a_peer_are_shown_if_it_was_measured() -> None:
    peer = {"50": {"moves_per_s": 4_000.0, "generator_busy": 0.95}}
    shown = table({"whole": False, "peers": {"ratio": {"50": 1.5}, "boardgame_io": peer}})
    lines = {line[:60].strip(): line[60:].split() for line in shown.splitlines()}
    assert lines["moves a second, 50 rooms: server / boardgame.io"] == [">=", "1.2", "1.50", "met"]
    assert lines["boardgame.io"] == ["4,000"]
    assert "boardgame.io may be faster" in shown
    peer["50"]["generator_busy"] = 0.85
    assert "may be faster" not in table({"whole": False, "peers": {"boardgame_io": peer}})
    assert "boardgame.io" not in table({})


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--peers", "--against", "nowhere"], "leave out --peers, or --against"),
        (["--only", "peers"], "there is no part peers"),
    ],
)
def test_peers_are_measured_only_if_asked_for(
    words: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", *words])
    with pytest.raises(SystemExit):
        bench.main()
    assert message in capsys.readouterr().err


def test_parts_of_the_whole_bench_include_peers_only_with_the_option() -> None:
    assert "peers" not in bench.wanted(None, bench.PARTS)
    assert bench.wanted(None, bench.WITH_PEERS) == [*bench.PARTS, "peers"]


def test_capacity_grows_with_rooms_and_says_for_what() -> None:
    bench = dict.fromkeys(capacity.OF_THE_BENCH, 100.0)
    few, _, many = found = [capacity.needs(rooms, bench, capacity.Assumptions()) for rooms in capacity.SIZES]
    assert few.nodes == 2, "one node may be lost"
    unnamed = capacity.needs(1_000, bench, capacity.Assumptions(gathered=0.0))
    assert few.apart < unnamed.apart == 0.5, "without names, half of the rooms have a player on each of two nodes"
    assert many.nodes == max(many.nodes_for.values()) > 1000 * few.nodes_for["CPU"]
    dearer = capacity.needs(1_000_000, {**bench, "across_cpu_us_per_move": 300.0}, capacity.Assumptions())
    assert dearer.nodes_for["CPU"] > capacity.needs(1_000_000, bench, capacity.Assumptions()).nodes_for["CPU"]
    assert few.short_shards <= few.shards and many.short_shards < many.shards
    lines = capacity.table(found).splitlines()
    assert {line.count("|") for line in lines} == {5}
    page = capacity.PAGE.read_text("utf-8")
    assert page.index(capacity.BEGIN) < page.index(capacity.END)
