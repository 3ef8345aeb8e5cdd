"""`./dev bench --against` runs the code of both trees in turn, and calls a difference one only if the pairs show it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bench.against import (
    FIGURES,
    OLDEST,
    PARTS,
    SIDE,
    Comparison,
    NotComparable,
    Plan,
    Tree,
    checkout,
    compare,
    compared,
    measured,
    table,
)
from tests.bench.programs import ROOT

GIT = shutil.which("git")
needs_git = pytest.mark.skipif(GIT is None, reason="--against takes commits from git, which is not installed")
PROJECT = '[project]\nname = "turnabout"\n'
STUB = """
import json, os, sys
import tests
from tests.bench import value
with open(os.environ["AGAINST_LOG"], "a") as log:
    json.dump([value.NAME, sys.argv[1:], list(tests.__path__)], log)
    log.write("\\n")
print(json.dumps({"moves_per_s": value.RATE, "idle_room_kib": 40, "move_inside_us": 60, "p50_ms": 10 / value.RATE}))
"""
PLAN = Plan(pairs=3, warm=0, seconds=0)


class Clone:
    """A repository whose `tests.bench.side` prints made-up figures and logs each call: name, arguments, tests' path."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.log = root.parent / "log"
        self.write(**{"pyproject.toml": PROJECT, "tests/constraints.txt": "", SIDE: STUB})
        self.value("before", 100)
        self._git("init", "--quiet")

    def write(self, **files: str) -> None:
        for name, text in files.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")

    def value(self, name: str, rate: float) -> None:
        self.write(**{"tests/bench/value.py": f"NAME, RATE = {name!r}, {rate}\n"})

    def stage(self) -> None:
        self._git("add", "--all")

    def commit(self) -> None:
        self.stage()
        self._git("-c", "user.name=test", "-c", "user.email=test@localhost", "commit", "--quiet", "--message", "test")

    @property
    def calls(self) -> list[tuple[str, list[str], list[str]]]:
        return [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]

    def _git(self, *words: str) -> None:
        assert GIT is not None
        environment = {**os.environ, "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_NOSYSTEM": "1"}
        subprocess.run([GIT, *words], cwd=self.root, env=environment, check=True)


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clone:
    made = Clone(tmp_path / "clone")
    monkeypatch.setenv("AGAINST_LOG", str(made.log))
    return made


@needs_git
async def test_commit_and_tree_take_turns_with_the_same_load_and_their_own_code(clone: Clone) -> None:
    clone.commit()
    clone.value("after", 200)
    found = await compare("HEAD", PLAN, PARTS, clone.root)
    names = [name for name, _, _ in clone.calls]
    assert names[:6] == ["before", "after", "after", "before", "before", "after"]
    words = [words for _, words, _ in clone.calls]
    assert words[0] == words[1] == ["rates", "--rooms", "1", "--warm", "0", "--seconds", "0", "--seed", "1"]
    assert words[2] == words[3] == [*words[0][:-1], "2"]
    assert {each[0] for each in words} == {"rates", "idle", "inside"}
    paced = [each[each.index("--pace") + 1] for each in words if "--pace" in each]
    assert paced == ["1.0"] * 6, "50 rooms, each player every 2 s, are half of the slower side's 100 moves a second"
    assert all(
        len(path) == 1 and not Path(path[0]).is_relative_to(clone.root)
        for name, _, path in clone.calls
        if name == "before"
    )
    comparison = compared(found)["rates 50/moves_per_s"]
    assert (comparison.before, comparison.after, comparison.ratio, comparison.differs) == (100, 200, 2, True)


@needs_git
async def test_only_the_parts_that_are_asked_for_are_measured(clone: Clone) -> None:
    clone.commit()
    found = await compare("HEAD", PLAN, ["inside"], clone.root)
    assert [words[0] for _, words, _ in clone.calls] == ["inside"] * 6
    assert list(compared(found)) == ["inside/move_inside_us"]


@needs_git
@pytest.mark.parametrize("changed", ["pyproject.toml", "tests/constraints.txt", "server/bots/patriarch/twin.py"])
async def test_other_dependencies_or_twins_have_an_environment_of_their_own(clone: Clone, changed: str) -> None:
    files = {
        "pyproject.toml": PROJECT,
        "tests/constraints.txt": "redis==1",
        "server/bots/patriarch/twin.py": "then = 1",
    }
    clone.write(**{**files, "server/bots/patriarch/twin.pxd": ""})
    clone.write(dev=f"#!/bin/sh\necho $* >asked; mkdir -p .venv/bin; ln -s {sys.executable} .venv/bin/python\n")
    (clone.root / "dev").chmod(0o755)
    clone.commit()
    async with checkout(clone.root, "HEAD") as tree:
        assert not (tree.root / "asked").exists(), "the same ones: the packages of this environment do"
    clone.write(**{changed: '[project]\nname = "another"\n'})
    async with checkout(clone.root, "HEAD") as tree:
        assert (tree.root / "asked").read_text() == "bench --help\n"
        assert (await measured(tree, ["inside"]))["moves_per_s"] == 100
    assert not tree.root.exists()


@needs_git
async def test_staged_changes_stay_staged(clone: Clone) -> None:
    clone.commit()
    clone.value("staged", 200)
    clone.stage()
    index = (clone.root / ".git" / "index").read_bytes()
    async with checkout(clone.root, "HEAD") as tree:
        assert "before" in (tree.root / "tests/bench/value.py").read_text("utf-8")
    assert (clone.root / ".git" / "index").read_bytes() == index


@needs_git
async def test_an_environment_that_cannot_be_set_up_is_reported(clone: Clone) -> None:
    clone.write(dev="#!/bin/sh\necho no registry >&2; exit 1\n")
    (clone.root / "dev").chmod(0o755)
    clone.commit()
    clone.write(**{"tests/constraints.txt": "redis==1"})
    with pytest.raises(NotComparable, match=r"could not set it up: no registry"):
        async with checkout(clone.root, "HEAD"):
            pass


@needs_git
async def test_a_missing_or_too_old_commit_is_reported(clone: Clone) -> None:
    clone.commit()
    with pytest.raises(NotComparable, match=r"There is no commit nowhere: .* Give a commit"):
        await compare("nowhere", PLAN, PARTS, clone.root)
    shutil.rmtree(clone.root / "tests" / "bench")
    clone.commit()
    with pytest.raises(NotComparable, match=rf"has no {SIDE} .* {OLDEST}"):
        await compare("HEAD", PLAN, PARTS, clone.root)


@needs_git
async def test_a_failed_measurement_reports_its_place_and_reason(clone: Clone) -> None:
    clone.write(**{SIDE: "from tests.bench import nothing\n"})
    clone.commit()
    with pytest.raises(NotComparable, match=rf"(?s)could not be measured .*ImportError: .*nothing.*{OLDEST}"):
        await compare("HEAD", PLAN, PARTS, clone.root)


@pytest.mark.skipif(sys.platform != "linux", reason="the benchmark pins processes to cores, which only Linux lets it")
@pytest.mark.parametrize(
    ("words", "parts"),
    [
        ("rates --rooms 2 --warm 0 --seconds 2", ("rates 1", "rates 50", "rates 200")),
        ("rates --pace 0.5 --warm 0 --seconds 2", ("paced",)),
        ("idle --rooms 5", ("idle",)),
        ("inside", ("inside",)),
    ],
    ids=["rates", "paced", "idle", "inside"],
)
async def test_every_figure_of_the_table_is_measured(words: str, parts: tuple[str, ...]) -> None:
    run = await measured(Tree("this tree", ROOT, sys.executable), words.split())
    wanted = {figure.key.partition("/")[2] for figure in FIGURES if figure.key.partition("/")[0] in parts}
    assert wanted and wanted <= run.keys()


SPREADS: dict[str, tuple[list[float], list[float], bool]] = {
    "all pairs agree": ([100, 120, 90], [150, 178, 136], True),
    "the pairs disagree": ([100, 120, 90], [150, 100, 95], False),
    "a small difference that every pair shows": ([50.0, 50.1, 49.9], [51.0, 51.1, 50.9], True),
    "one pair proves nothing": ([100], [200], False),
    "equal": ([100, 100], [100, 100], False),
}


@pytest.mark.parametrize(("before", "after", "differs"), SPREADS.values(), ids=SPREADS)
def test_a_difference_is_one_if_the_pairs_show_it(before: list[float], after: list[float], differs: bool) -> None:
    comparison = Comparison.of(before, after)
    assert comparison is not None and comparison.differs == differs


def test_the_table_has_medians_ratio_spread_and_verdict() -> None:
    before = [{"moves_per_s": rate, "p50_ms": 2.0, "generator_busy": 0.95} for rate in (4000, 4100, 4200)]
    after = [{"moves_per_s": rate * 1.5, "p50_ms": p50} for rate, p50 in ((4000, 1.0), (4100, 3.0), (4200, 2.2))]
    runs = {
        "rates 50": {"before": before, "after": after},
        "idle": {"before": [{"idle_room_kib": 0.0}] * 3, "after": []},
    }
    shown = table({"commit": "bf6b0ab1", "quick": True, "pairs": 3, "runs": runs}).splitlines()
    rates = next(line for line in shown if line.startswith("moves a second, 50 rooms"))
    assert rates.split()[5:] == ["4,100", "6,150", "1.500", "1.500", "to", "1.500", "better", "by", "50.0", "%"]
    latency = next(line for line in shown if "latency p50, 50 rooms" in line)
    assert latency.split()[-9:] == ["2.00", "2.20", "1.100", "0.500", "to", "1.500", "within", "the", "noise"]
    assert not any("memory" in line for line in shown), "a figure that one side lacks is not compared"
    assert "no time to spare" in shown[-2] and "--quick" in shown[-1]
