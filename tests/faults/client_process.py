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
    """Play by the plan; the room's code is empty where one is to be opened."""
    plan, room, seed = sys.argv[1:]
    player = Player(Plan.of(json.loads(plan)), random.Random(seed), _tell)
    asyncio.run(player.play(RoomCode(room) if room else None))


def _tell(fact: Fact) -> None:
    # One write a fact: whenever the process is killed, what was told was told whole.
    os.write(sys.stdout.fileno(), written(fact).encode() + b"\n")


if __name__ == "__main__":
    main()
