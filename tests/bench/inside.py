"""What is measured in a process of its own, on the core of its own, with no sockets: one move, and one log.

    python -m tests.bench.inside move           deciding, applying and writing the views of a move
    python -m tests.bench.inside fold URL       reading and folding the rooms whose codes come on standard input

Either prints one JSON object.
"""

import gc
import json
import random
import statistics
import sys
import time

from protocol.ids import PlayerId, RoomCode
from server.rooms.replica import Replica
from server.store.client import Store
from server.table.decision import Decision
from server.table.dispatch import NOBODY_AWAY, decide
from server.table.entries import Entry, stamp_entry
from server.table.room import Room
from server.table.snapshot import Kept, encode_room, find_perspective
from tests.bench.looping import run
from tests.table.play import PEOPLE, Table

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
        "snapshot_bytes": statistics.fmean(sizes),
    }


def _leg(table: Table, rng: random.Random) -> list[tuple[list[float], int]]:
    """Play the leg of a table; return for each move the CPU seconds of each part, and the bytes of its frames."""
    found: list[tuple[list[float], int]] = []
    room, kept = table.room, Kept()
    replica = Replica(room.code)
    replica.room = room
    players = [seat.player for seat in room.seats if seat is not None]
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
        size = _frames(room, players, kept)
        found.append(([decided - began, applied - decided, time.thread_time() - applied], size))
    return found


def _frames(room: Room, players: list[PlayerId], kept: Kept) -> int:
    """Write the room once for each perspective there is, as a node does; return the bytes."""
    seen = {find_perspective(room, player) for player in players}
    return sum(len(encode_room(room, seat, room.version + LIFETIME_MS, kept)) for seat in seen)


async def fold(url: str, codes: list[RoomCode]) -> dict[str, float]:
    """Read and fold rooms of which this process knows nothing, one after the other."""
    taken = []
    async with Store(url, "bench") as store:
        gc.freeze()
        for code in codes:
            began = time.perf_counter()
            replica = Replica(code)
            await replica.read(store)
            taken.append(time.perf_counter() - began)
            assert replica.room is not None, code
            assert replica.room.match is not None and replica.room.match.legs[0].ply > 0, code
    cuts = statistics.quantiles(taken, n=100, method="inclusive")
    return {"fold_p50_ms": cuts[49] * 1000, "fold_p99_ms": cuts[98] * 1000, "fold_max_ms": max(taken) * 1000}


def main() -> None:
    """Measure what the command line says."""
    match sys.argv[1:]:
        case ["move"]:
            found = move()
        case ["fold", url]:
            found = run(fold(url, [RoomCode(code) for code in sys.stdin.read().split()]))
        case _:
            raise SystemExit(__doc__)
    sys.stdout.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
