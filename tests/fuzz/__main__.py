"""`./dev fuzz`: a hundred thousand hostile frames at a live server, and honest players beside them."""

import argparse
import asyncio
import json
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

from protocol.codes import RejectionCode
from tests.fuzz.attacker import Tally
from tests.fuzz.frames import TYPES, share
from tests.fuzz.report import Plan, Report
from tests.fuzz.run import run

FRAMES = 100_000
SHORTEST = 20_000
"""Fewer frames are not timed."""


def table(report: Report) -> str:
    """Return the figures as lines, each with its target."""
    tally = report.tally
    lines = [
        _line("frames thrown", f"{tally.thrown:,} over {tally.connections:,} connections"),
        *(_line(f"  {kind}", f"{count:,} ({share(count, tally.thrown):.0%})") for kind, count in tally.frames.items()),
        _line("parsed as JSON", f"{tally.json:,} ({share(tally.json, tally.thrown):.1%})", ">= 50 %"),
        _line("passed the schema", _part(tally.commands.total(), tally.thrown), ">= 33.3 %"),
        _line("answered", f"{tally.answers.total():,}"),
        _line("honest moves acknowledged", f"{report.acknowledged:,} of {report.moves:,}", "all"),
    ]
    if report.quiet_ms:
        grown = report.thrown_at_ms / report.quiet_ms - 1
        took = f"{report.quiet_ms:.2f} ms, {report.thrown_at_ms:.2f} ms with frames ({grown:+.0%})"
        lines.append(_line("an honest move, median", took, "<= +20 %"))
        lines.append(_line("CPU time of the server a frame", f"{report.cpu_us:.0f} us, honest moves included"))
    if report.memory is not None:
        before, after = report.memory
        took = f"{before / 2**20:.1f} MiB, {after / 2**20:.1f} MiB in the end ({after / before - 1:+.1%})"
        lines.append(_line("memory after the warm-up", took, "<= +10 %"))
    if report.flooded.thrown:
        flood = report.flooded
        read = f"{flood.thrown:,} sent, {flood.answers.total():,} read, {flood.refused:,} connections refused"
        lines.append(_line("a flood under limits", read))
        grown = report.flood_ms / report.flood_quiet_ms - 1
        took = f"{report.flood_quiet_ms:.2f} ms, {report.flood_ms:.2f} ms in it ({grown:+.0%})"
        lines.append(_line("an honest move, median", took, "<= +20 %"))
    if report.unread is not None:
        sizes = "{:.1f} MiB, {:.1f} MiB at most, {:.1f} MiB after".format(*(size / 2**20 for size in report.unread))
        lines.append(_line("memory beside silent readers", sizes))
    lines.append(_line("seconds in all", f"{report.seconds:.0f}"))
    return "\n".join([*lines, "", _answers(tally)])


def _answers(tally: Tally) -> str:
    """Return how often each command was answered by what."""
    columns = ["ack", *(code.value for code in RejectionCode)]
    rows = [*TYPES, "unread"]
    width = max(map(len, rows))
    lines = [" " * width + "".join(f"{column.replace('_', ' '):>15}" for column in columns)]
    for row in rows:
        counts = (tally.answers[row, column] for column in columns)
        lines.append(f"{row:{width}}" + "".join(f"{count or '':>15}" for count in counts))
    sums = Counter[str]()
    for (_, answer), count in tally.answers.items():
        sums[answer] += count
    lines.append(" " * width + "".join(f"{sums[column]:>15}" for column in columns))
    return "\n".join(lines)


def _part(part: int, whole: int) -> str:
    return f"{part:,} ({share(part, whole):.1%})"


def _line(name: str, value: str, target: str = "") -> str:
    return f"{name:34}{value}" + (f"   (target: {target})" if target else "")


def _figures(report: Report) -> dict[str, Any]:
    tallies = {}
    for name, tally in (("frames", report.tally), ("flood", report.flooded)):
        answers: dict[str, dict[str, int]] = {}
        for (type, answer), count in sorted(tally.answers.items()):
            answers.setdefault(type, {})[answer] = count
        kinds = {kind.value: count for kind, count in tally.frames.items()}
        tallies[name] = {
            "thrown": tally.thrown,
            "kinds": kinds,
            "json_share": share(tally.json, tally.thrown),
            "schema_share": share(tally.commands.total(), tally.thrown),
            "connections": tally.connections,
            "answers": answers,
        }
    rest = asdict(report)
    del rest["tally"], rest["flooded"]
    return {**tallies, **rest}


def main() -> None:
    """Run, print the figures and what did not hold, and end with 1 if anything did not."""
    arguments = argparse.ArgumentParser(prog="./dev fuzz", description="Hostile frames at a live server.")
    arguments.add_argument("--frames", type=int, default=FRAMES, metavar="N", help=f"how many [{FRAMES}]")
    arguments.add_argument("--seed", type=int, default=1, metavar="S", help="what chance starts from [1]")
    arguments.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    given = arguments.parse_args()
    if given.frames < 1:
        arguments.error("--frames is at least 1")
    plan = (
        Plan(given.frames, given.seed) if given.frames >= SHORTEST else Plan(given.frames, given.seed, turns=0, flood=0)
    )
    report = asyncio.run(run(plan))
    sys.stdout.write(table(report) + "\n")
    if given.json is not None:
        given.json.write_text(json.dumps(_figures(report), indent=1) + "\n")
    for problem in report.problems:
        sys.stdout.write(f"BROKEN: {problem}\n")
    if report.problems:
        raise SystemExit(1)
    sys.stdout.write("Every promise was kept.\n")


if __name__ == "__main__":
    main()
