"""A bot for Turnabout that plays random moves.

turnabout bot --exec "python3 by_chance.py" HOST/CODE
"""

import json
import random
import sys
from typing import Any


def choose(turn: dict[str, Any]) -> str | None:
    """Return any of the legal moves; None where there is none to choose from."""
    return random.choice(turn["moves"]) if turn["moves"] else None


if __name__ == "__main__":
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "turn":
            print(json.dumps({"move": choose(told)}), flush=True)
        elif told["type"] in ("rejected", "match_over"):
            print(line, end="", file=sys.stderr)
