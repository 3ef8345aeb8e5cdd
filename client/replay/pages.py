"""Loads the public views of a match in a replay page by page: a leg may have thousands of moves.

client/web/replay/pages.js loads them from the server in the same way.
"""

from collections.abc import Callable, Sequence

from client.net.errors import CannotWatch
from client.replay.match import Replay, Sight
from client.text.error_text import explain
from protocol.events import ReplayEvent
from protocol.ids import Seat
from protocol.record import RecordLeg

AHEAD = 20
"""The number of plies around the current one that are loaded early."""
_BEFORE = 50
"""When a reader goes back, a page begins so many plies before the wanted one."""
_WHOLE = 200
"""The most moves of a leg that keeps all its views."""
_KEPT = 300
"""The distance from the current ply, in plies, beyond which views are dropped."""


Legs = Sequence[Sequence[Sight]]


def wanted(legs: Legs, looked: Sequence[int], ply: int, near: int = AHEAD) -> tuple[int, int] | None:
    """Return leg and first ply of the page to load next; None if all wanted views are there.

    `looked` are the visible legs, counted from 1, and `ply` is the current ply, whose views come first.
    """
    for leg in looked:
        here = min(ply, len(legs[leg - 1]) - 1)
        if legs[leg - 1][here].view is None:
            return leg, here
    for leg in looked:
        sights = legs[leg - 1]
        here = min(ply, len(sights) - 1)
        after = _missing(sights, here, here + near)
        if after is not None:
            return leg, after
        if _missing(sights, here - near, here) is not None:
            before = _missing(sights, here - _BEFORE, here)
            return None if before is None else (leg, before)
    return None


def _missing(sights: Sequence[Sight], first: int, last: int) -> int | None:
    """Return the first ply in a range whose view is missing."""
    return next((each.ply for each in sights[max(0, first) : last + 1] if each.view is None), None)


def outlined(leg: RecordLeg, page: ReplayEvent) -> tuple[Sight, ...]:
    """Return a leg by its moves and scores, without views."""
    if page.outline is None:
        raise ValueError("no outline")
    sights = []
    for ply, told in enumerate(page.outline.scores):
        seat, move = (Seat(leg.moves[ply - 1].seat), leg.moves[ply - 1].move) if ply else (None, None)
        score, scores = (told, None) if isinstance(told, int) else (sum(told), told)
        sights.append(Sight(ply, seat, move, score, scores))
    return tuple(sights)


def take(legs: Legs, page: ReplayEvent, ply: int) -> None:
    """Store the views of a page, and drop views far from the current ply."""
    sights = legs[page.leg - 1]
    for seen in page.sights:
        sights[seen.ply].view = seen.view
    if len(sights) > _WHOLE + 1:
        here = min(ply, len(sights) - 1)
        for sight in sights:
            if abs(sight.ply - here) > _KEPT:
                sight.view = None


async def have(replay: Replay, looked: Sequence[int], ply: int) -> None:
    """Load the views of some legs at a ply. Raises CannotWatch."""
    while (page := wanted(replay.legs, looked, ply, near=0)) is not None:
        take(replay.legs, await replay.source.page(*page), ply)


class Paging:
    """Loads the pages that a reader looks at; `changed` is called after each page, and after a failure.

    `wrong` describes the failure.
    """

    def __init__(self, replay: Replay, changed: Callable[[], None]) -> None:
        self._replay = replay
        self._changed = changed
        self._looked: tuple[Sequence[int], int] = ((), 0)
        self._runs = False
        self.wrong: str | None = None

    def look(self, legs: Sequence[int], ply: int) -> bool:
        """Set the visible legs and the current ply; return whether the caller must start `run`."""
        self._looked = legs, ply
        return not self._runs and wanted(self._replay.legs, legs, ply) is not None

    def shown(self) -> bool:
        """Return whether the current views are loaded."""
        return wanted(self._replay.legs, *self._looked, near=0) is None

    async def run(self) -> None:
        """Load pages until all wanted views are there, also if the reader moves on meanwhile."""
        if self._runs:
            return
        self._runs, self.wrong = True, None
        try:
            while (page := wanted(self._replay.legs, *self._looked)) is not None:
                told = await self._replay.source.page(*page)
                take(self._replay.legs, told, self._looked[1])
                self._changed()
        except CannotWatch as error:
            self.wrong = explain(error)
            self._changed()
        finally:
            self._runs = False
