"""`./dev faults`: matches while parts are killed and restarted; the clients' messages are checked against the logs."""

import argparse
import asyncio
import json
import logging
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import asdict, replace
from itertools import chain
from pathlib import Path
from typing import Any

import structlog

from tests.faults import phases
from tests.faults.figures import percentile
from tests.faults.parts import PostgresDatabase
from tests.faults.phases import Load, Report
from tests.postgres import MISSING, find_newest

MATCHES = 240
BACK_P99 = 5.0
LONGEST_GAP = 2.0
SHARE = 0.5
KILLS = 100
"""The fewest kills of a run with the default number of matches."""

Phase = Callable[[random.Random, Load], Coroutine[Any, Any, Report]]
PHASES: Mapping[str, Phase] = {
    "one node with its own store": phases.own_store,
    "two nodes on one store": phases.two_nodes,
    "rolling restart": phases.rolling,
}


def loads(matches: int) -> list[Load]:
    """Return how much is played and killed in each phase, for so many matches in all."""
    third = max(matches // 3, 1)
    strikes = max(math.ceil(1.2 * KILLS / 2 * matches / MATCHES), 4)  # some clients finish before they are killed
    killed = Load(third, at_once=12, strikes=strikes, on=True, rematches=3, limit=600)
    return [replace(killed, matches=max(matches - 2 * third, 1)), killed, replace(killed, strikes=16, on=False)]


async def run(matches: int, seed: int) -> dict[str, Report]:
    """Run every phase; returns their reports by name."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    reports = {}
    for number, ((name, phase), load) in enumerate(zip(PHASES.items(), loads(matches), strict=True)):
        sys.stderr.write(f"{name}: {load.matches} matches …\n")
        since = time.perf_counter()
        report = await phase(random.Random(seed * 10 + number), load)
        reports[name] = replace(report, seconds=time.perf_counter() - since)
        sys.stderr.write(f"{name}: {reports[name].seconds:.0f} s, {len(report.problems)} problems\n")
    return reports


def violations(reports: Sequence[Report]) -> list[str]:
    """Return the broken promises, a sentence each."""
    found = [problem for report in reports for problem in report.problems]
    kills = [kill for report in reports for kill in report.kills]
    on_the_way = [kill for kill in kills if kill.part != PostgresDatabase.kind]
    if sum(kill.unanswered > 0 for kill in on_the_way) < SHARE * len(on_the_way):
        found.append("Fewer than half of the kills fell while a command was unanswered.")
    if sum(report.matches for report in reports) >= MATCHES and len(kills) < KILLS:
        found.append(f"There were only {len(kills)} kills; {KILLS} are wanted.")
    back = _back(reports)
    if back and not percentile(back, 0.99) <= BACK_P99:
        found.append(f"1 % of the returns took longer than {BACK_P99:g} s.")
    longest = max(chain.from_iterable(report.gaps for report in reports), default=0.0)
    if longest > LONGEST_GAP:
        found.append(f"A rolling restart left a connection without a server for {longest:.2f} s.")
    return found


def table(reports: Sequence[Report]) -> str:
    """Return the figures as lines, with the targets beside them."""
    kills = [kill for report in reports for kill in report.kills]
    parts = Counter(kill.part for kill in kills)
    unanswered = sum(kill.unanswered > 0 for kill in kills)
    met = sum((Counter(report.fates) for report in reports), Counter[str]())
    lines = [
        _line("matches played", f"{sum(report.matches for report in reports):,}"),
        _line("kills", f"{len(kills)}: " + ", ".join(f"{count} {part}" for part, count in sorted(parts.items()))),
        _line("  while a command was unanswered", f"{unanswered} ({unanswered / max(len(kills), 1):.0%})", ">= 50 %"),
        _line("commands unanswered at a kill", ", ".join(f"{count} {what}" for what, count in met.items())),
        _line("compactions", f"{sum(report.compactions for report in reports):,}"),
        _line("logs that a node read again", f"{sum(report.rereads for report in reports):,}"),
        _line("matches settled", ", ".join(f"{report.settled:,} in {report.database}" for report in reports)),
        _line("commands checked", f"{sum(report.commands for report in reports):,}"),
        _line("back in the game", _times(_back(reports)), f"p99 <= {BACK_P99:g} s"),
    ]
    for name in sorted({name for report in reports for name in report.back}):
        times = [seconds for report in reports for seconds in report.back.get(name, ())]
        lines.append(_line(f"  after {name}", _times(times)))
    gaps = [gap for report in reports for gap in report.gaps]
    lines += [
        _line("nodes restarted in turn", str(sum(report.stopped for report in reports))),
        _line("  without a server", _times(gaps), f"max <= {LONGEST_GAP:g} s"),
        _line("  until a command's answer", _times([s for report in reports for s in report.answers])),
        _line("seconds in all", f"{sum(report.seconds for report in reports):.0f}"),
    ]
    return "\n".join(lines)


def _back(reports: Sequence[Report]) -> list[float]:
    return [seconds for report in reports for times in report.back.values() for seconds in times]


def _line(name: str, value: str, target: str = "") -> str:
    return f"{name:34}{value}" + (f"   (target: {target})" if target else "")


def _times(seconds: Sequence[float]) -> str:
    if not seconds:
        return "none"
    p50, p99 = (percentile(seconds, share) for share in (0.5, 0.99))
    return f"p50 {p50:.2f} s, p99 {p99:.2f} s, max {max(seconds):.2f} s of {len(seconds):,}"


def main() -> None:
    """Run, print the figures and what did not hold, and end with 1 if anything did not."""
    arguments = argparse.ArgumentParser(prog="./dev faults", description="Matches while parts are killed.")
    arguments.add_argument("--matches", type=int, default=MATCHES, metavar="N", help=f"matches in all [{MATCHES}]")
    arguments.add_argument("--seed", type=int, default=1, metavar="S", help="what chance starts from [1]")
    arguments.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    given = arguments.parse_args()
    if find_newest() is None:
        sys.stderr.write(f"No PostgreSQL is killed; all results are in SQLite. {MISSING}\n")
    if given.matches < len(PHASES):
        arguments.error(f"--matches is at least {len(PHASES)}, one for each phase")
    reports = asyncio.run(run(given.matches, given.seed))
    broken = violations(list(reports.values()))
    sys.stdout.write(table(list(reports.values())) + "\n")
    if given.json is not None:
        found = {name: asdict(report) for name, report in reports.items()}
        given.json.write_text(json.dumps({"violations": broken, "phases": found}, indent=1) + "\n")
    for violation in broken:
        sys.stdout.write(f"BROKEN: {violation}\n")
    if broken:
        raise SystemExit(1)
    sys.stdout.write("Every promise was kept.\n")


if __name__ == "__main__":
    main()
