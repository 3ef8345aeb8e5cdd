"""Checks the contract of an installed game, and reports what is wrong with it."""

import traceback
from collections.abc import Callable
from functools import partial
from typing import TextIO

from protocol.games.catalog import installed_games
from server.contract.checks import CHECKS, Breach
from server.contract.parts import GAME_CHECKS, SLOW, game_called, speed
from server.contract.tables import Endless, Sample, tables_of


def report(name: str, out: TextIO) -> bool:
    """Check a game, write a line for each error, and tell whether there was none.

    Raises ValueError with a sentence for people if the game is not installed.
    """
    game = game_called(name)
    installed = installed_games()[name]
    out.write(f"{game.title} ({name}), rules {game.rules}, from {installed.package} {installed.version}\n")
    found = _Found(out)
    for game_check in GAME_CHECKS.values():
        found.run("the game", game_check.__name__, partial(game_check, game))
    tables = []
    try:
        tables = list(tables_of(game))
    except TypeError as error:
        found.add("the game", "tables", str(error))
    for table in tables:
        if not found.run(table.name, "legs", table.play):
            continue  # every other check needs legs
        for check in CHECKS.values():
            found.run(table.name, check.__name__, partial(check, table))
        found.measure(table)
    if found.count:
        out.write(f"{found.count} error{'s' if found.count > 1 else ''}.\n")
    else:
        out.write(f"Everything is right at {len(tables)} tables.\n")
    return not found.count


class _Found:
    """The errors that were found; the same error at several tables is written once."""

    def __init__(self, out: TextIO) -> None:
        self.count = 0
        self._out = out
        self._known: set[tuple[str, str]] = set()
        self._measured = False

    def run(self, where: str, name: str, check: Callable[[], object]) -> bool:
        """Run a check, and write what it finds; tell whether it found nothing."""
        try:
            check()
        except (Breach, Endless) as error:
            self.add(where, name, str(error))
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            self.add(where, name, f"{type(error).__name__}: {error} ({last.filename}:{last.lineno})")
        else:
            return True
        return False

    def add(self, where: str, name: str, message: str) -> None:
        """Write an error, unless it is known from another table."""
        if (name, message) not in self._known:
            self._known.add((name, message))
            self.count += 1
            self._out.write(f"error  {where}: {name}: {message}\n")

    def measure(self, table: Sample) -> None:
        """Measure the speed at the first table, and write it."""
        if self._measured:
            return
        self._measured = True
        measured = speed(table)
        self._out.write(f"A move takes {measured.check:.0f} us to check, {measured.apply:.0f} us to apply, ")
        self._out.write(f"and {measured.view:.0f} us to view.\n")
        for method in measured.slow:
            self.add(table.name, "speed", f"`{method}` takes more than {SLOW:.0f} ms a move")
