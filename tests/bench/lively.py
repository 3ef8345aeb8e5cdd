"""Measures how many numbers the server would not draw for a duel, by game, and how long it takes to find that out.

`python -m tests.bench.lively [NUMBERS]` tries the numbers from 1, in the way each game's daily number is played. It
prints the lines of the table in server/bots/README.md, and takes some minutes for the usual 1,000.
"""

import statistics
import sys
import time

from server.bots.lively import first_lively, leg_lengths
from server.games.catalog import GAMES
from server.table.daily import find_daily

NUMBERS = 1000


def measure(name: str, numbers: int) -> str:
    """Return the line of a game: its measure, the shortest leg, the numbers excluded, and the CPU time for a number."""
    game = GAMES[name]
    how = find_daily(game)
    wanted = game.lively_moves(how.options)
    tried = range(1, numbers + 1)
    shortest = min(moves for number in tried for moves in leg_lengths(game, how.options, how.form, number))
    if not wanted:
        return f"| {game.title} | any number | {shortest} | none | none |"
    options = how.options.model_dump(mode="json")
    dull, seconds = 0, []
    for number in tried:
        began = time.process_time()
        dull += first_lively(name, options, how.form, [number]) is None
        seconds.append(time.process_time() - began)
    mean, most = 1000 * statistics.fmean(seconds), 1000 * max(seconds)
    measure = f"{wanted} moves | {shortest} | {dull / numbers:.1%} | {mean:.0f} ms, at most {most:.0f} ms"
    return f"| {game.title} | {measure} |"


def main() -> None:
    """Print a line for each game that has a daily number."""
    numbers = int(sys.argv[1]) if len(sys.argv) > 1 else NUMBERS
    for name, game in GAMES.items():
        if game.daily is not None:
            sys.stdout.write(measure(name, numbers) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
