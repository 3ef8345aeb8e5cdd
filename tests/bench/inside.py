"""What is measured in a process of its own, on the core of its own, with no sockets: one move, and one log.

    python -m tests.bench.inside move                    deciding, applying and encoding what shows a move
    python -m tests.bench.inside bytes [LEGS]            the bytes that show a move to the players, by game and form
    python -m tests.bench.inside fold URL DATABASE_URL   reading and folding the rooms whose codes come on stdin

Each prints one JSON object.
"""

import gc
import json
import random
import statistics
import sys
import time
from collections.abc import Mapping
from itertools import chain

from protocol.ids import PlayerId, RoomCode, Seat
from server.results.database import Database
from server.rooms.audience import Feed, Frames
from server.rooms.replica import Replica
from server.store.client import Store
from server.table.decision import Decision
from server.table.dispatch import NOBODY_AWAY, decide
from server.table.entries import Entry, stamp_entry
from server.table.room import Room
from server.table.snapshot import Snapshot, encode_happened, find_perspective
from tests.bench.looping import run
from tests.games.samples import SAMPLES
from tests.table.by_chance import FEW, ByChance
from tests.table.play import PEOPLE, Table

LEGS = 5
"""How many legs are played for the bytes of a move."""
MATCHES = 60
"""How many matches are played for the cost of a move; the first ones warm up."""
WARM = 5
LIFETIME_MS = 7 * 24 * 3600 * 1000


def move() -> dict[str, float]:
    """Measure the moves of some matches: deciding, folding the facts, and encoding a frame for each perspective."""
    parts: list[list[float]] = []
    sizes: list[int] = []
    for match in range(WARM + MATCHES):
        rng = random.Random(match)
        table = Table(number=match + 1)
        table.sit()
        while table.room.next_leg is not None:
            table.begin()
            found = _leg(table, rng)
            if match >= WARM:
                parts += [parts for parts, _ in found]
                sizes += [size for _, size in found]
    decided, applied, shown = (statistics.fmean(part) * 1e6 for part in zip(*parts, strict=True))
    return {
        "decide_us": decided,
        "apply_us": applied,
        "views_us": shown,
        "move_inside_us": decided + applied + shown,
        "shown_bytes": statistics.fmean(sizes),
    }


def _leg(table: Table, rng: random.Random) -> list[tuple[list[float], int]]:
    """Play the leg of a table; return for each move the CPU seconds of each part, and the bytes of its frames."""
    found: list[tuple[list[float], int]] = []
    room = table.room
    replica = Replica(room.code)
    replica.room = room
    players = [seat.player for seat in room.seats if seat is not None]
    feeds = [Feed(updates=True) for _ in players]
    _frames(room, players, feeds)
    while moves := table.moves():
        who = table.mover
        assert isinstance(who, str)
        command = table.command(rng.choice(moves))
        began = time.thread_time()
        decision = decide(room, PEOPLE[who], command, None, NOBODY_AWAY)
        assert isinstance(decision, Decision)
        decided = time.thread_time()
        replica.take(
            [
                stamp_entry(Entry(f"e{len(found)}", PEOPLE[who].player, f"c{len(found)}", fact), 0, replica.at + 1)
                for fact in decision.facts
            ],
            decision.after,
        )
        assert replica.room is not None
        table.room = room = replica.room
        applied = time.thread_time()
        size = _frames(room, players, feeds)
        found.append(([decided - began, applied - decided, time.thread_time() - applied], size))
    return found


def sizes(legs: int = LEGS) -> dict[str, dict[str, float]]:
    """Measure the bytes of updates to all players together: for a move and for a leg, in each game and form.

    Legs are played by chance. `snapshot_bytes`: what a move would take as snapshots.
    """
    found = {}
    for name in FEW:
        sent, snapshots, moves = 0, 0, 0
        for seed in range(legs):
            table = ByChance(SAMPLES[name], seed)
            table.begin()
            shown = _snapshots(table.room)
            while not table.match.leg.over:
                before = table.room
                table.play_on(1)
                now, moves = _snapshots(table.room), moves + 1
                news = len(encode_happened(before, table.room))
                sent += sum(len(new.encode_changes(old)) + news for old, new in zip(shown, now, strict=True))
                snapshots += sum(len(each.encode()) + news for each in now)
                shown = now
        found[name] = {
            "bytes": sent / moves,
            "snapshot_bytes": snapshots / moves,
            "moves_per_leg": moves / legs,
            "leg_kib": sent / legs / 1024,
        }
    return found


def _snapshots(room: Room) -> list[Snapshot]:
    """Return what each seat is shown."""
    assert room.match is not None
    deal, expires = room.match.deal, room.version + LIFETIME_MS
    return [
        Snapshot(room, None if deal.format.open else Seat(seat), expires=expires) for seat in range(len(deal.players))
    ]


def _frames(room: Room, players: list[PlayerId], feeds: list[Feed]) -> int:
    """Encode what a node sends the players to show them the room; return the bytes."""
    frames = Frames(room, room.version + LIFETIME_MS, "")
    shown = [frames.of(feed, find_perspective(room, player)) for player, feed in zip(players, feeds, strict=True)]
    return sum(map(len, chain.from_iterable(shown)))


async def fold(url: str, database_url: str, codes: list[RoomCode]) -> dict[str, float]:
    """Read and fold rooms of which this process knows nothing, one after the other."""
    taken = []
    async with Store(url, "bench") as store, Database(database_url) as database:
        gc.freeze()
        for code in codes:
            began = time.perf_counter()
            replica = Replica(code)
            await replica.read(store, database)
            taken.append(time.perf_counter() - began)
            assert replica.room is not None, code
            assert replica.room.match is not None and replica.room.match.legs[0].ply > 0, code
    cuts = statistics.quantiles(taken, n=100, method="inclusive")
    return {"fold_p50_ms": cuts[49] * 1000, "fold_p99_ms": cuts[98] * 1000, "fold_max_ms": max(taken) * 1000}


def main() -> None:
    """Measure what the command line says."""
    found: Mapping[str, float | Mapping[str, float]]
    match sys.argv[1:]:
        case ["move"]:
            found = move()
        case ["bytes"]:
            found = sizes()
        case ["bytes", legs] if legs.isdecimal() and int(legs):
            found = sizes(int(legs))
        case ["fold", url, database_url]:
            found = run(fold(url, database_url, [RoomCode(code) for code in sys.stdin.read().split()]))
        case _:
            raise SystemExit(__doc__)
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
