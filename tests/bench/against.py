"""`./dev bench --against COMMIT`: another commit and this tree in turn, in one run, on the same cores.

1. The commit is checked out in a temporary directory. If its dependencies or its compiled twins differ from this
   tree's, its own ./dev sets up its environment; otherwise it uses this environment's packages, but none of this tree's
   code.
2. Each measurement is a process of its own that runs `tests.bench.side` in one of the trees, with that tree's load
   generator, so the two may speak different protocols.
3. A pair is one measurement in each tree with the same seed. The tree that goes first changes with every pair, so that
   a machine that slows down during the run doesn't favour either.
4. A difference counts if the 95 % confidence interval of the mean ratio of the pairs (Student's t, on logarithms)
   does not contain 1. Otherwise it is within the noise.
"""

import asyncio
import json
import math
import os
import shutil
import statistics
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, Self

from tests.bench.programs import ROOT
from tests.bench.rates import ROOMS, say

SIDE = "tests/bench/side.py"
OLDEST = "e269258e"
"""The oldest commit with `SIDE`."""
TIGHT = 0.9
"""If the load generator uses this share of its core, it may be the one that is measured."""
T_975 = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14)
"""Student's t for a two-sided 95 % interval, by degrees of freedom from 1."""
END_SECONDS = 30.0

Measured = Mapping[str, float]


class NotComparable(Exception):
    """The commit cannot be measured: `str` says why, and what to do."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much to measure: `pairs` of runs that last `warm` and `seconds`, and `idle_rooms` rooms for the memory."""

    pairs: int = 5
    warm: float = 3.0
    seconds: float = 10.0
    idle_rooms: int = 1000
    quick: bool = False


QUICK = Plan(pairs=3, warm=1.0, seconds=3.0, idle_rooms=300, quick=True)


@dataclass(frozen=True, slots=True)
class Tree:
    """A tree to measure: its name, its directory, and the Python with its packages."""

    name: str
    root: Path
    python: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A line of the table: `key` is PART/NAME of a figure, `shown` its format, `better` the direction of progress."""

    words: str
    key: str
    shown: str
    better: Literal["more", "less"]


def _at(rooms: int) -> list[Figure]:
    number = "one room" if rooms == 1 else f"{rooms} rooms"
    return [
        Figure(f"moves a second, {number}", f"rates {rooms}/moves_per_s", ",.0f", "more"),
        Figure(f"  latency p50, {number}, ms", f"rates {rooms}/p50_ms", ".2f", "less"),
        Figure(f"  latency p99, {number}, ms", f"rates {rooms}/p99_ms", ".2f", "less"),
        Figure(f"  server's CPU a move, {number}, us", f"rates {rooms}/cpu_us", ".0f", "less"),
        Figure(f"  store's CPU a move, {number}, us", f"rates {rooms}/store_cpu_us", ".0f", "less"),
    ]


COUNTS = (1, *ROOMS)
FIGURES = (
    *(figure for rooms in COUNTS for figure in _at(rooms)),
    Figure("bytes sent a move, to both players", f"rates {ROOMS[0]}/move_bytes", ",.0f", "less"),
    Figure("50 rooms at half the rate: p50, ms", "paced/p50_ms", ".2f", "less"),
    Figure("  p99, ms", "paced/p99_ms", ".2f", "less"),
    Figure("  server's CPU a move, us", "paced/cpu_us", ".0f", "less"),
    Figure("memory: idle room of two connections, KiB", "idle/idle_room_kib", ".1f", "less"),
    Figure("  a connection with its half of the room, KiB", "idle/idle_connection_kib", ".1f", "less"),
    Figure("decide, apply and views of a move, us", "inside/move_inside_us", ".1f", "less"),
    Figure("  decide, us", "inside/decide_us", ".1f", "less"),
    Figure("  apply, us", "inside/apply_us", ".1f", "less"),
    Figure("  views, us", "inside/views_us", ".1f", "less"),
)
PARTS = ("rates", "paced", "idle", "inside")


@dataclass(frozen=True, slots=True)
class Comparison:
    """What the pairs of one figure show: the medians, the median ratio (this tree / the commit), and its spread.

    `low` and `high` are the ratios of the extreme pairs; `differs` tells whether the difference is beyond the noise.
    """

    before: float
    after: float
    ratio: float
    low: float
    high: float
    differs: bool

    @classmethod
    def of(cls, before: Sequence[float], after: Sequence[float]) -> Self | None:
        """Compare the runs of a figure, pair by pair. Returns None if a run has no positive value, so no ratio.

        >>> Comparison.of([100, 110, 90], [200, 220, 180])
        Comparison(before=100, after=200, ratio=2.0, low=2.0, high=2.0, differs=True)
        >>> Comparison.of([100, 110, 90], [110, 100, 91]).differs
        False
        """
        if min(*before, *after) <= 0:
            return None
        ratios = [now / then for then, now in zip(before, after, strict=True)]
        return cls(
            before=statistics.median(before),
            after=statistics.median(after),
            ratio=statistics.median(ratios),
            low=min(ratios),
            high=max(ratios),
            differs=_differs([math.log(ratio) for ratio in ratios]),
        )


def _differs(logs: Sequence[float]) -> bool:
    """Tell whether the 95 % confidence interval of the mean excludes 0. One pair alone proves nothing."""
    if len(logs) < 2:
        return False
    t = T_975[min(len(logs) - 1, len(T_975)) - 1]
    return abs(statistics.fmean(logs)) > t * statistics.stdev(logs) / math.sqrt(len(logs))


async def compare(commit: str, plan: Plan, parts: Sequence[str], root: Path = ROOT) -> dict[str, Any]:
    """Measure a commit and the tree at `root` in turn; returns the runs of both, by part and figure.

    Raises NotComparable.
    """
    async with checkout(root, commit) as other:
        trees = other, Tree("this tree", root, sys.executable)
        runs: dict[str, tuple[list[Measured], list[Measured]]] = {}

        async def pairs(part: str, words: Sequence[str]) -> None:
            runs[part] = [], []
            for pair in range(plan.pairs):
                for side in (0, 1) if pair % 2 == 0 else (1, 0):
                    runs[part][side].append(await measured(trees[side], [*words, "--seed", str(pair + 1)]))
                    say(f"{part}, pair {pair + 1} of {plan.pairs}, {trees[side].name}: {_said(runs[part][side][-1])}")

        timed = ["--warm", str(plan.warm), "--seconds", str(plan.seconds)]
        if "rates" in parts:
            for rooms in COUNTS:
                await pairs(f"rates {rooms}", ["rates", "--rooms", str(rooms), *timed])
        if "paced" in parts:
            # The same pace for both: half of what the slower one reaches.
            slower = min(statistics.median(run["moves_per_s"] for run in side) for side in runs[f"rates {ROOMS[0]}"])
            await pairs("paced", ["rates", "--rooms", str(ROOMS[0]), "--pace", str(2 * ROOMS[0] / slower), *timed])
        if "idle" in parts:
            await pairs("idle", ["idle", "--rooms", str(plan.idle_rooms)])
        if "inside" in parts:
            await pairs("inside", ["inside"])
    return {
        "commit": other.name,
        "quick": plan.quick,
        "pairs": plan.pairs,
        "runs": {part: {"before": before, "after": after} for part, (before, after) in runs.items()},
    }


def compared(found: Mapping[str, Any]) -> dict[str, Comparison]:
    """Return the comparison of each figure that both trees have, by the figure's key."""
    done = {}
    for figure in FIGURES:
        part, _, name = figure.key.partition("/")
        runs = found["runs"].get(part)
        if runs is None or not all(name in run for side in runs.values() for run in side):
            continue
        before, after = ([run[name] for run in runs[side]] for side in ("before", "after"))
        if (comparison := Comparison.of(before, after)) is not None:
            done[figure.key] = comparison
    return done


def table(found: Mapping[str, Any]) -> str:
    """Return the comparison as lines: both medians, the ratio, its spread over the pairs, and the verdict."""
    width = max(len(figure.words) for figure in FIGURES) + 2
    lines = [f"{'':{width}}{found['commit'][:12]:>12}{'this tree':>12}{'ratio':>8}   {'pairs':17}".rstrip()]
    comparisons = compared(found)
    for figure in FIGURES:
        one = comparisons.get(figure.key)
        if one is not None:
            medians = f"{one.before:>12{figure.shown}}{one.after:>12{figure.shown}}{one.ratio:>8.3f}"
            spread = f"{one.low:.3f} to {one.high:.3f}"
            lines.append(f"{figure.words:{width}}{medians}   {spread:17}{verdict(figure, one)}")
    lines += [
        "",
        f"Each figure is the median of {found['pairs']} runs; the ratio is this tree / {found['commit']}, the median of"
        " the pairs.",
        "Within the noise: the 95 % confidence interval of the ratio contains 1. Of 20 figures that are equal, one may",
        "be called different by chance: measure again before you believe a single small difference.",
    ]
    rates = [runs for part, runs in found["runs"].items() if part.startswith("rates")]
    if any(run.get("generator_busy", 0) > TIGHT for runs in rates for side in runs.values() for run in side):
        lines.append("The load generator had no time to spare: the server may be faster than shown.")
    if found["quick"]:
        lines.append("Measured with --quick: short runs and few pairs, so only large differences are beyond the noise.")
    return "\n".join(lines)


def verdict(figure: Figure, one: Comparison) -> str:
    """Say whether a figure got better or worse, and by how much.

    >>> figure = Figure("latency", "x/p50_ms", ".2f", "less")
    >>> verdict(figure, Comparison(2.0, 1.0, 0.5, 0.4, 0.6, True))
    'better by 50.0 %'
    >>> verdict(figure, Comparison(2.0, 2.1, 1.05, 0.9, 1.1, False))
    'within the noise'
    """
    if not one.differs:
        return "within the noise"
    grew = "more" if one.ratio > 1 else "less"
    return f"{'better' if grew == figure.better else 'worse'} by {abs(one.ratio - 1) * 100:.1f} %"


async def measured(tree: Tree, words: Sequence[str]) -> Measured:
    """Run one measurement in a tree. Raises NotComparable if it fails there."""
    process = await asyncio.create_subprocess_exec(
        *(tree.python, "-m", "tests.bench.side", *words),
        cwd=tree.root,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        out, errors = await process.communicate()
    finally:
        if process.returncode is None:  # this run was stopped: the measurement ends its server and its store
            process.terminate()
            async with asyncio.timeout(END_SECONDS):
                await process.wait()
    if process.returncode:
        lines = errors.decode().strip().splitlines() or [f"it ended with {process.returncode}"]
        raise NotComparable(
            f"{tree.name} could not be measured ({' '.join(words)}): {lines[-1]}\n"
            f"The oldest commit known to work is {OLDEST}. To see all that it printed, check the commit out and run "
            f"python -m tests.bench.side {' '.join(words)}"
        )
    found: Measured = json.loads(out)
    return found


@asynccontextmanager
async def checkout(root: Path, commit: str) -> AsyncIterator[Tree]:
    """Check out a commit of the repository at `root` in a temporary directory, ready to run. Raises NotComparable."""
    with TemporaryDirectory(prefix="turnabout-against-") as directory:
        yield await asyncio.to_thread(_checked_out, root, commit, Path(directory).resolve())


def _checked_out(root: Path, commit: str, directory: Path) -> Tree:
    git = shutil.which("git")
    if git is None:
        raise NotComparable("There is no git here. Install it: --against takes the commit from this clone.")
    named = f"{commit}^{{commit}}"
    asked = subprocess.run([git, "rev-parse", "--short", "--verify", named], cwd=root, capture_output=True, text=True)
    if asked.returncode:
        raise NotComparable(
            f"There is no commit {commit}: git says {asked.stderr.strip()!r}. Give a commit, branch or tag of this"
            " clone; in a shallow clone, run git fetch --unshallow first."
        )
    short, tree = asked.stdout.strip(), directory / "tree"
    # An index of its own: the clone's stays as it is.
    environment = {**os.environ, "GIT_INDEX_FILE": str(directory / "index")}
    for words in (["read-tree", named], ["checkout-index", "--all", f"--prefix={tree}/"]):
        subprocess.run([git, *words], cwd=root, env=environment, check=True)
    if not (tree / SIDE).exists():
        raise NotComparable(f"{short} has no {SIDE} to measure its server with. The oldest that works is {OLDEST}.")
    return Tree(short, tree, _environment(root, tree))


def _environment(root: Path, tree: Path) -> str:
    """Return the Python that runs a tree: with this environment's packages if they suit it, else with its own.

    Raises NotComparable.
    """
    if _requirements(root) == _requirements(tree):
        say("It has the same dependencies: using the packages of this environment.")
        shared = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tree / ".venv")], check=True)
        python = tree / ".venv" / "bin" / "python"
        where = subprocess.check_output(
            [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], text=True
        )
        # Only the directories of this line count, not the .pth files in them: one of those leads to this tree's code.
        Path(where.strip(), "shared.pth").write_text("\n".join(sorted(shared)) + "\n", "utf-8")
        for compiled in root.glob("server/bots/*/compiled"):
            if (tree / compiled.parent.relative_to(root)).is_dir():
                shutil.copytree(compiled, tree / compiled.relative_to(root), dirs_exist_ok=True)
        return str(python)
    say("Its dependencies differ: setting up an environment of its own, which takes a minute or more.")
    done = subprocess.run([tree / "dev", "bench", "--help"], cwd=tree, capture_output=True, text=True)
    if done.returncode:
        raise NotComparable(f"Its ./dev could not set it up: {(done.stderr or done.stdout).strip()}")
    return str(tree / ".venv" / "bin" / "python")


def _requirements(tree: Path) -> tuple[object, ...]:
    """Return what an environment of a tree is made from: its declared and pinned packages and its twins' sources."""
    try:
        declared = tomllib.loads((tree / "pyproject.toml").read_text("utf-8"))
        pinned = (tree / "tests" / "constraints.txt").read_bytes()
    except OSError as error:
        raise NotComparable(f"{error.filename} is missing. The oldest commit that works is {OLDEST}.") from error
    twins = {
        path.relative_to(tree).as_posix(): (path.read_bytes(), path.with_suffix(".py").read_bytes())
        for path in tree.glob("server/bots/*/*.pxd")
    }
    return declared.get("build-system"), declared.get("project"), pinned, twins


def _said(run: Measured) -> str:
    return ", ".join(f"{name} {value:,.2f}" for name, value in run.items())
