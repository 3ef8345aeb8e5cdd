"""A player in a process of their own: the arguments are a plan, a room and a seed, and facts go to standard output."""

import asyncio
import json
import os
import random
import sys

from protocol.ids import RoomCode
from tests.faults.history import Fact, written
from tests.faults.player import Plan, Player


def main() -> None:
    """Play by the plan; an empty room code means that the player opens a room."""
    plan, room, seed = sys.argv[1:]
    player = Player(Plan.of(json.loads(plan)), random.Random(seed), _tell)
    asyncio.run(player.play(RoomCode(room) if room else None))


def _tell(fact: Fact) -> None:
    # One write for each fact: whenever the process is killed, each fact was written whole or not at all.
    os.write(sys.stdout.fileno(), written(fact).encode() + b"\n")


if __name__ == "__main__":
    main()
