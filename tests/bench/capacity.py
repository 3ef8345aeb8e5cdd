"""Computes how many nodes, store shards and databases a number of rooms needs: the arithmetic of server/CAPACITY.md.

    python -m tests.bench.capacity FILE.json [--write] [--moves-per-room-per-minute 8 …]

FILE.json is what `./dev bench --json FILE.json` wrote; every assumption is an option with a default. `--write` puts
the new figures into the page.
"""

import argparse
import json
import math
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "server" / "CAPACITY.md"
BEGIN, END = "<!-- computed by python -m tests.bench.capacity -->", "<!-- end -->"
SIZES = (1_000, 100_000, 10_000_000)
BUCKETS = 1024
PING_SECONDS = 20
LEASE_SECONDS = 5.0
LOOK_SECONDS = 60.0
OF_THE_BENCH = (
    *("cpu_us_per_move_at_half", "across_cpu_us_per_move", "cpu_us_per_move", "bytes_per_move"),
    *("store_cpu_us_per_move", "store_cpu_us_per_lone_move", "idle_connection_kib", "bare_connection_kib"),
    *(
        "moves_per_match",
        "match_memory_kib",
        "finished_room_kib",
        "stored_match_kib",
        "matches_settled_per_s",
        "database_settles_per_s",
        "connections_per_s",
    ),
)
"""What has to be in the file."""


@dataclass(frozen=True, slots=True)
class Assumptions:
    """Assumptions that are not measured. A node is one process on one core; a shard is one primary of the store.

    A match leaves its room behind: nobody plays another one in it.
    """

    moves_per_room_per_minute: float = 8.0
    """A move every 7.5 s: people think."""
    connections_per_room: float = 2.2
    """Two players, and a spectator in every fifth room."""
    rooms_in_memory: float = 1.3
    """Rooms held for each that is played in: people gather, and wait for each other."""
    peak_over_mean: float = 2.5
    """How much more is going on at the busiest hour, for which is planned, than on the average of a month."""
    gathered: float = 0.9
    """Share of the rooms whose players the names of the nodes bring to one node; 0 if the nodes have no names."""
    core_share: float = 0.6
    """How busy a core may be at that hour: the rest is for rooms of dead nodes, computers, and all but moves."""
    other_commands: float = 0.15
    """What joining, readying, talking and settling cost, as a share of what moves cost."""
    ping_us: float = 60.0
    """CPU time of a ping and its answer."""
    tls_us_per_kib: float = 1.0
    """CPU time of TLS, where the nodes speak it; with a balancer in front it is the balancer's."""
    lease_us: float = 0.1
    """CPU time of a node for one neighbour in the answer to the renewal of its lease, which comes every second."""
    lease_store_us: float = 75.0
    """CPU time of the shard that has the leases for a renewal, to which `lease_us` for each living node is added."""
    look_us: float = 2_000.0
    """CPU time of a look at all due times, which the nodes share (`python -m tests.bench.due`)."""
    node_memory_gib: float = 2.0
    node_base_mib: float = 90.0
    """Memory of a node that holds nothing."""
    descriptors: int = 65_536
    """Files that a node's process may have open."""
    database_share: float = 0.6
    """How busy a database may be with settling at that hour."""
    shard_memory_gib: float = 32.0
    """Memory for data on one shard, with room for a rewrite of its file beside it."""
    finished_days: float = 30.0
    """TURNABOUT_FINISHED_ROOM_DAYS."""
    short_days: float = 0.125
    """The same, set as short as players stand: three hours, in which to ask for the analysis or another match."""
    back_seconds: float = 60.0
    """The time after the loss of half of the nodes until everybody is connected again."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What so many rooms at once need, and what the busiest node and shard then have to do."""

    rooms: int
    moves_per_s: float
    connections: float
    nodes: int
    nodes_for: Mapping[str, int]
    shards: int
    shards_for: Mapping[str, int]
    short_shards: int
    node_moves_per_s: float
    node_connections: float
    node_rooms: float
    node_memory_mib: float
    node_mbit_per_s: float
    apart: float
    shard_appends_per_s: float
    shard_publishes_per_s: float
    shard_subscriptions: float
    shard_links: float
    shard_memory_gib: float
    store_gib: float
    databases: int
    database_share: float
    database_gib_per_year: float
    lease_share: float
    lease_shard_share: float
    look_share: float
    matches_per_node_s: float
    settled_share: float
    back_per_s: float


def needs(rooms: int, bench: Mapping[str, Any], given: Assumptions) -> Needs:
    """Work out what so many rooms need."""
    moves = rooms * given.moves_per_room_per_minute / 60
    connections = rooms * given.connections_per_room
    matches = moves / bench["moves_per_match"]
    mean_matches = matches / given.peak_over_mean
    under_way = rooms * bench["match_memory_kib"] / 2**20
    a_day = mean_matches * 86_400 * bench["finished_room_kib"] / 2**20
    finished = a_day * given.finished_days
    short = under_way + a_day * given.short_days
    database_share = matches / bench["database_settles_per_s"]
    rooms_memory_kib = connections * bench["idle_connection_kib"] * given.rooms_in_memory
    pings = connections / PING_SECONDS * given.ping_us / 1e6

    def apart(nodes: int) -> float:
        return (1 - 1 / nodes) * (1 - given.gathered)

    def cores(nodes: int) -> float:
        near: float = bench["cpu_us_per_move_at_half"]
        far: float = max(bench["across_cpu_us_per_move"], near)
        move = (near + (far - near) * apart(nodes)) * (1 + given.other_commands)
        tls: float = bench["bytes_per_move"] / 1024 * given.tls_us_per_kib
        leases = nodes * (nodes - 1) * given.lease_us / 1e6
        return moves * (move + tls) / 1e6 + pings + leases + given.look_us / 1e6

    wants = {
        "CPU": 1,
        "memory": math.ceil(rooms_memory_kib / 2**20 / (given.node_memory_gib - given.node_base_mib / 1024)),
        "descriptors": math.ceil(connections / (given.descriptors - 200)),
        "settling": math.ceil(matches / bench["matches_settled_per_s"]),
    }
    for _ in range(100):  # what nodes cost each other grows with them
        wants["CPU"] = max(1, math.ceil(cores(wants["CPU"]) / given.core_share))
    nodes = max(2, *wants.values())  # one may be lost

    def store_us(shards: int) -> float:
        """Appends of many nodes to many shards share no pipeline."""
        return float(bench["store_cpu_us_per_move" if shards == 1 else "store_cpu_us_per_lone_move"])

    shards = max(1, math.ceil(moves * store_us(1) / 1e6 / given.core_share))
    if shards > 1:
        shards = math.ceil(moves * store_us(2) / 1e6 / given.core_share)
    wanted = {
        "CPU": shards,
        "memory of rooms that are played in": math.ceil(under_way / given.shard_memory_gib),
        "memory of finished rooms": math.ceil(finished / given.shard_memory_gib),
    }
    short_shards = max(shards, math.ceil(short / given.shard_memory_gib))
    shards = max(shards, math.ceil((under_way + finished) / given.shard_memory_gib))
    held = rooms * given.rooms_in_memory * (1 + apart(nodes))
    return Needs(
        rooms=rooms,
        moves_per_s=moves,
        connections=connections,
        nodes=nodes,
        nodes_for=wants,
        shards=shards,
        shards_for=wanted,
        short_shards=short_shards,
        node_moves_per_s=moves / nodes,
        node_connections=connections / nodes,
        node_rooms=held / nodes,
        node_memory_mib=given.node_base_mib + rooms_memory_kib / 1024 / nodes,
        node_mbit_per_s=moves * bench["bytes_per_move"] * 8 / 1e6 / nodes,
        apart=apart(nodes),
        shard_appends_per_s=moves / short_shards,
        shard_publishes_per_s=moves * apart(nodes) / short_shards,
        shard_subscriptions=held / short_shards,
        shard_links=2.0 * nodes,
        shard_memory_gib=short / short_shards,
        store_gib=under_way + finished,
        databases=math.ceil(database_share / given.database_share),
        database_share=database_share,
        database_gib_per_year=mean_matches * 365 * 86_400 * bench["stored_match_kib"] / 2**20,
        lease_share=(nodes - 1) * given.lease_us / 1e6,
        lease_shard_share=nodes * (given.lease_store_us + nodes * given.lease_us) / 1e6,
        look_share=given.look_us / nodes / 1e6,
        matches_per_node_s=matches / nodes,
        settled_share=matches / nodes / bench["matches_settled_per_s"],
        back_per_s=connections / 2 / given.back_seconds / max(1, nodes / 2),
    )


def table(found: Sequence[Needs]) -> str:
    """Return the figures as a Markdown table, with a column for each size."""
    lines: dict[str, Callable[[Needs], str]] = {
        "moves a second": lambda n: f"{n.moves_per_s:,.0f}",
        "connections": lambda n: f"{n.connections:,.0f}",
        "**nodes** (processes of a core)": lambda n: f"**{n.nodes:,}**",
        **{f"for {what}": partial(_for, what, "nodes_for") for what in found[0].nodes_for},
        "**shards** of the store, rooms kept as long as by default": lambda n: f"**{n.shards:,}**",
        **{f"for {what} ": partial(_for, what, "shards_for") for what in found[0].shards_for},
        "**shards**, finished rooms forgotten soon": lambda n: f"**{n.short_shards:,}**",
        "a node: moves a second": lambda n: f"{n.node_moves_per_s:,.0f}",
        "a node: connections": lambda n: f"{n.node_connections:,.0f}",
        "a node: rooms in memory, subscriptions": lambda n: f"{n.node_rooms:,.0f}",
        "a node: memory, MiB": lambda n: f"{n.node_memory_mib:,.0f}",
        "a node: sent, Mbit/s": lambda n: f"{n.node_mbit_per_s:,.0f}",
        "a node: matches settled a second, share of what it can": lambda n: (
            f"{n.matches_per_node_s:,.2f}, {n.settled_share:.0%}"
        ),
        "a node: CPU for its neighbours' leases; for due work": lambda n: f"{n.lease_share:.2%}; {n.look_share:.2%}",
        "the shard that has the leases: CPU for them": lambda n: f"{n.lease_shard_share:.1%}",
        "a node: coming back when half are lost, a second": lambda n: f"{n.back_per_s:,.0f}",
        "rooms whose players are on two nodes": lambda n: f"{n.apart:.0%}",
        "one of these shards: appends a second": lambda n: f"{n.shard_appends_per_s:,.0f}",
        "one of these shards: announcements a second, each to one node": lambda n: f"{n.shard_publishes_per_s:,.0f}",
        "one of these shards: subscriptions": lambda n: f"{n.shard_subscriptions:,.0f}",
        "one of these shards: connections": lambda n: f"{n.shard_links:,.0f}",
        "one of these shards: memory, GiB": lambda n: f"{n.shard_memory_gib:,.1f}",
        "the store in all, rooms kept as long as by default, GiB": lambda n: f"{n.store_gib:,.0f}",
        "**databases**, of which each belongs to a cell": lambda n: f"**{n.databases:,}**",
        "one database for all: matches settled, share of what it can": lambda n: f"{n.database_share:,.0%}",
        "the databases' disks, GiB more a year": lambda n: f"{n.database_gib_per_year:,.0f}",
    }
    head = ["rooms at once", *(f"{each.rooms:,}" for each in found)]
    rows = [head, ["---"] * len(head), *([words, *map(show, found)] for words, show in lines.items())]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _for(what: str, of: str, found: Needs) -> str:
    return f"{getattr(found, of)[what]:,}"


def main() -> None:
    """Print the assumptions, what the benchmark found, and the table."""
    arguments = argparse.ArgumentParser(
        prog="python -m tests.bench.capacity", description=(__doc__ or "").splitlines()[0]
    )
    arguments.add_argument("file", type=Path, metavar="FILE.json", help="what ./dev bench --json FILE.json wrote")
    for field in fields(Assumptions):
        named = f"--{field.name.replace('_', '-')}"
        arguments.add_argument(named, type=type(field.default), default=field.default, metavar="N")
    arguments.add_argument("--write", action="store_true", help="put it into server/CAPACITY.md")
    asked = vars(arguments.parse_args())
    bench, write = json.loads(asked.pop("file").read_text()), asked.pop("write")
    missing = [key for key in OF_THE_BENCH if key not in bench]
    if missing:
        arguments.error(f"the file holds no {', '.join(missing)}: run the whole benchmark")
    given = Assumptions(**asked)
    assumed = ", ".join(f"{field.name} {getattr(given, field.name):g}" for field in fields(given))
    measured = ", ".join(f"{key} {bench[key]:,.1f}" for key in OF_THE_BENCH)
    figures = table([needs(rooms, bench, given) for rooms in SIZES])
    beneath = (textwrap.fill(each, 120) for each in (f"Assumed: {assumed}.", f"Measured: {measured}."))
    found = "\n\n".join([figures, *beneath]) + "\n"
    sys.stdout.write(found)
    if write:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n\n{found}\n{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    main()
