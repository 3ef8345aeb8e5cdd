"""The targets and the results: the table that the benchmark prints.

    python -m tests.bench.targets FILE.json

prints it in Markdown, of what `./dev bench --json FILE.json` wrote.
"""

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from tests.browser import chromium
from tests.table.by_chance import FEW

CONNECTIONS, DESCRIPTORS_KEPT = 20_000, 200
Figures = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Target:
    """One line of the table: `key` leads to the figure in the results, `shown` is its format.

    `sense` None: the figure has no bound and is only shown.
    """

    words: str
    key: str
    shown: str
    sense: Literal[">=", "<=", None] = None
    bound: float = 0.0

    def figure(self, figures: Figures) -> float | None:
        """Return the figure; None where it was not measured."""
        found: Any = figures
        for part in self.key.split("/"):
            if not isinstance(found, Mapping) or part not in found:
                return None
            found = found[part]
        return float(found)

    def met(self, figure: float) -> bool:
        """Tell whether a figure is what it should be."""
        if self.sense is None:
            return True
        return figure >= self.bound if self.sense == ">=" else figure <= self.bound

    def verdict(self, figure: float) -> str:
        """Return whether a figure is what it should be, or by how much not.

        >>> Target("x", "x", "", ">=", 0.5).verdict(0.4), Target("x", "x", "", "<=", 10).verdict(12)
        ('MISSED by 20 %', 'MISSED by 20 %')
        >>> Target("x", "x", "", "<=", 0).verdict(0), Target("x", "x", "").verdict(3)
        ('met', '')
        """
        if self.sense is None:
            return ""
        if self.met(figure):
            return "met"
        return f"MISSED by {abs(figure - self.bound) / self.bound:.0%}".replace("%", " %") if self.bound else "MISSED"


TARGETS = (
    Target("moves a second, 50 rooms: server / relay", "ratio/50", ".2f", ">=", 0.5),
    Target("  the server", "moves_per_s/50", ",.0f"),
    Target("  the relay", "relay_moves_per_s/50", ",.0f"),
    Target("moves a second, 200 rooms: server / relay", "ratio/200", ".2f", ">=", 0.42),
    Target("  the server", "moves_per_s/200", ",.0f"),
    Target("  the relay", "relay_moves_per_s/200", ",.0f"),
    Target("very many live rooms: rate / that at 50", "live_ratio", ".2f", ">=", 0.85),
    Target("  so many rooms", "live_rooms", ",.0f"),
    Target("  moves a second", "live_moves_per_s", ",.0f"),
    Target("  commands sent again, since the store seemed away", "live_sent_again", ",.0f"),
    Target("one room, sent to both shown: p50 / relay's", "one_room_ratio", ".2f", "<=", 1.1),
    Target("  the server, p50, ms", "one_room_p50_ms", ".2f"),
    Target("  the relay, p50, ms", "relay_one_room_p50_ms", ".2f"),
    Target("p99 at half the highest rate, ms", "p99_ms_at_half", ".1f", "<=", 6.0),
    Target("  p99 while every computer thinks / that", "thinking_ratio", ".2f", "<=", 1.3),
    Target("  p99 while every computer thinks, ms", "thinking_p99_ms", ".1f"),
    Target("idle connection with its share of a room, above a bare one, KiB", "idle_above_bare_kib", ".1f", "<=", 3.0),
    Target("  the connection, KiB", "idle_connection_kib", ".1f"),
    Target("idle connections, short of 20,000 or of descriptors less 200", "idle_connections_short", ",.0f", "<=", 0),
    Target("  so many on one node", "idle_connections", ",.0f"),
    Target("  accepted a second, with hello and welcome", "connections_per_s", ",.0f", ">=", 1000),
    Target("  each without a room, KiB", "bare_connection_kib", ".1f"),
    Target("room nobody is connected to: in memory after its time", "left_rooms_in_memory", ".0f", "<=", 0),
    Target("  what it leaves behind, KiB", "left_room_kib", ".2f", "<=", 0.5),
    Target("finished leg read and folded from its start, p99, ms", "fold_p99_ms", ".2f", "<=", 5.0),
    Target("  p50, ms", "fold_p50_ms", ".2f"),
    Target("CPU a move, 50 rooms: server / relay", "cpu_ratio", ".2f", "<=", 2.04),
    Target("  the server's, us", "cpu_us_per_move", ".0f"),
    Target("  the relay's, us", "relay_cpu_us_per_move", ".0f"),
    Target("  with 200 rooms, us", "cpu_us_per_move_by_rooms/200", ".0f"),
    Target("  with the players on two nodes, both together, us", "across_cpu_us_per_move", ".0f"),
    Target("loop lag p99.9 beyond the batch in hand, ms", "loop_lag_beyond_ms", ".1f", "<=", 5.0),
    Target("  p99.9, 50 rooms, ms", "loop_lag_p999_ms", ".1f"),
    Target("  the batch: a move of each of 50 rooms, ms", "loop_batch_ms_by_rooms/50", ".1f"),
    Target("./dev play to its first screen, s", "first_screen_s", ".2f", "<=", 0.8),
    Target("decide, apply and encode one move, us", "move_inside_us", ".0f", "<=", 45),
    Target("terminal, key to changed screen, largest tree, p50, ms", "key_to_screen_ms", ".0f", "<=", 50),
    Target("  p95, ms", "key_to_screen_p95_ms", ".0f"),
    Target("browser, until a game is played, KiB", "browser/first_load_kib", ".1f", "<=", 140),
    Target("  interactive after, p50, ms", "browser/interactive_ms", ".0f", "<=", 1000),
    Target("  requests", "browser/first_load_requests", ".0f", "<=", 10),
    Target("    of them for the first screen", "browser/first_screen_requests", ".0f"),
    Target("  largest tree: frame to shown, p50, ms", "browser/move_shown_ms", ".1f", "<=", 10),
    Target("    p95", "browser/move_shown_p95_ms", ".1f"),
    Target("    until the script is done, p50", "browser/move_script_ms", ".1f"),
    Target("  all of it, KiB", "browser/whole_client_kib", ".0f"),
    *[
        target
        for name, kind in (("SQLite", "sqlite"), ("PostgreSQL", "postgresql"))
        for target in (
            Target(f"{name}: matches settled a second by a node", f"settling/{kind}/settled_per_s", ".1f", ">=", 50),
            Target("  while 2,000 moves are played", f"settling/{kind}/settled_beside_moves_per_s", ".1f"),
            Target("  p99 of these moves / p99 alone", f"settling/{kind}/p99_ratio", ".2f", "<=", 1.1),
            Target("  p99 of these moves, ms", f"settling/{kind}/p99_ms", ".1f"),
            Target("  page of a player with 100,000 matches, p99, ms", f"pages/{kind}/p99_ms", ".1f", "<=", 20),
            Target("    p50, ms", f"pages/{kind}/p50_ms", ".1f"),
            Target("  slowest list, p99, ms", f"pages/{kind}/slowest_list_p99_ms", ".1f"),
            Target("  a match on the disk, KiB", f"pages/{kind}/match_kib", ".2f"),
            Target("  settled a second by all nodes together", f"pages/{kind}/settles_per_s", ".0f"),
        )
    ],
    Target("store's CPU a move, 50 rooms, us", "store_cpu_us_per_move", ".0f"),
    Target("a whole match in the store: KiB of memory", "match_memory_kib", ".0f"),
    Target("  KiB of its log on disk", "match_log_kib", ".0f"),
    Target("  KiB of its room when everybody has left", "finished_room_kib", ".1f", "<=", 3),
    Target("bytes sent a move of Family Tree, to both", "bytes_per_move", ",.0f", "<=", 3000),
    *[
        target
        for name in FEW
        for target in (
            Target(f"  {name}, bytes to all", f"sizes/{name}/bytes", ",.0f"),
            Target("    as snapshots", f"sizes/{name}/snapshot_bytes", ",.0f"),
            Target("    a whole leg, KiB", f"sizes/{name}/leg_kib", ",.0f"),
        )
    ],
    Target("fsync of the disk, p50, ms", "fsync_p50_ms", ".2f"),
    Target("share of a core, 50 rooms: the server", "server_busy", ".2f"),
    Target("  the load generator", "generator_busy", ".2f"),
)
PEER_TARGETS = tuple(
    target
    for rooms in (50, 200)
    for target in (
        Target(f"moves a second, {rooms} rooms: server / boardgame.io", f"peers/ratio/{rooms}", ".2f", ">=", 1.2),
        Target("  the server", f"peers/server/{rooms}/moves_per_s", ",.0f"),
        Target("  boardgame.io", f"peers/boardgame_io/{rooms}/moves_per_s", ",.0f"),
        Target("  the server's CPU a move, us", f"peers/server/{rooms}/cpu_us", ".0f"),
        Target("  boardgame.io's CPU a move, us", f"peers/boardgame_io/{rooms}/cpu_us", ".0f"),
        Target("  bytes that the server sends a move, to both", f"peers/server/{rooms}/move_bytes", ",.0f"),
        Target("  bytes that boardgame.io sends a move, to both", f"peers/boardgame_io/{rooms}/move_bytes", ",.0f"),
        Target("  share of a core: the server", f"peers/server/{rooms}/busy", ".2f"),
        Target("  share of a core: the server's load generator", f"peers/server/{rooms}/generator_busy", ".2f"),
        Target("  share of a core: boardgame.io", f"peers/boardgame_io/{rooms}/busy", ".2f"),
        Target("  share of a core: boardgame.io's load generator", f"peers/boardgame_io/{rooms}/generator_busy", ".2f"),
    )
)
"""The lines that `--peers` adds."""
SUITE = "suite: <= 5 min on 2 cores, told by ./dev test"
TIGHT = 0.9
"""If the load generator is at least this busy, it may be the limit that was measured."""


def _targets(figures: Figures) -> tuple[Target, ...]:
    return (*TARGETS, *PEER_TARGETS) if "peers" in figures else TARGETS


def table(figures: Figures) -> str:
    """Return the figures as lines: what, its target, the figure, and whether it was met."""
    lines = [f"{'':60}{'target':>10}{'figure':>10}"]
    for target in _targets(figures):
        figure = target.figure(figures)
        wanted = "" if target.sense is None else f"{target.sense} {target.bound:,g}"
        if figure is not None:
            lines.append(f"{target.words:60}{wanted:>10}{figure:>10{target.shown}}  {target.verdict(figure)}".rstrip())
        elif target.sense is not None and figures.get("whole", True):
            lines.append(f"{target.words:60}{wanted:>10}{'-':>10}  not measured")
    return "\n".join([*lines, SUITE, *_remarks(figures)])


def _remarks(figures: Figures) -> list[str]:
    """Return what has to be known of the figures."""
    remarks = [line.splitlines()[0] for line in figures.get("failed", ())]
    if (limit := figures.get("descriptor_limit", 0)) and limit < CONNECTIONS + DESCRIPTORS_KEPT:
        remarks.append(
            f"Idle connections: a process may have {limit:,} descriptors here; 200 of them are for the rest."
        )
    if "browser" in figures and "interactive_ms" not in figures["browser"]:
        remarks.append(chromium.MISSING)
    if max(figures.get("generator_busy", 0), figures.get("live_generator_busy", 0)) > TIGHT:
        remarks.append("The load generator had no time to spare: the server may be faster than these figures.")
    peer = figures.get("peers", {}).get("boardgame_io", {})
    if any(each["generator_busy"] > TIGHT for each in peer.values()):
        remarks.append(
            "boardgame.io's load generator had no time to spare: boardgame.io may be faster than these figures."
        )
    if figures.get("quick"):
        remarks.append("Measured by --quick: one short run each, and fewer live rooms.")
    return remarks


def judged(figures: Figures) -> dict[str, dict[str, object]]:
    """Return for every figure that has a target what it should be and whether it is."""
    found = {}
    for target in _targets(figures):
        figure = target.figure(figures)
        if target.sense is not None and figure is not None:
            wanted = f"{target.sense} {target.bound:g}"
            found[target.key] = {"target": wanted, "figure": figure, "met": target.met(figure)}
    return found


def markdown(figures: Figures) -> str:
    """Return the figures as a table in Markdown."""
    lines = ["| what | target | figure | |", "|---|---|---|---|"]
    for target in _targets(figures):
        figure = target.figure(figures)
        wanted = "" if target.sense is None else f"{target.sense} {target.bound:,g}"
        if figure is not None:
            words = f"… {target.words.strip()}" if target.words.startswith(" ") else target.words
            lines.append(f"| {words} | {wanted} | {figure:{target.shown}} | {target.verdict(figure)} |")
    return "\n".join([*lines, "", *_remarks(figures)]).rstrip()


if __name__ == "__main__":
    sys.stdout.write(markdown(json.loads(Path(sys.argv[1]).read_text())) + "\n")
