"""A match in a replay: the public view at every ply, and its legs side by side. Pure.

Both legs are played on the same cards, so the first card played in one leg is shown beside the first in the other, and
so on; the legs differ from the first row on whose moves are not the same.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from client.text import formats
from protocol.events import ReplayEvent
from protocol.ids import Role, Seat
from protocol.record import Incident, Record
from protocol.views import View

_PLACE = re.compile("[>@]")


@dataclass(slots=True)
class Sight:
    """A leg after `ply` moves; `seat` and `move` are the last move's, None before the first.

    `scores` are by seat, None if a leg has one score. `view` is the public view, None while it is not loaded: of a long
    leg, only the views near the current ply are.
    """

    ply: int
    seat: Seat | None
    move: str | None
    score: int
    scores: tuple[int, ...] | None
    view: View | None = None


class Source(Protocol):
    """The source of the views, page by page."""

    async def page(self, leg: int, first: int) -> ReplayEvent:
        """Return the page of a leg, counted from 1, that starts at a ply. Raises CannotWatch."""

    async def rest(self) -> None:
        """Release the source's resources until the next request."""


@dataclass(frozen=True, slots=True)
class Row:
    """The move of each leg at one ply, None if the leg was over before.

    `same_card`: every leg played the same card; `same_move`: every leg made the same move; `parts`: the legs differ
    here for the first time.
    """

    ply: int
    sights: tuple[Sight | None, ...]
    same_card: bool
    same_move: bool
    parts: bool


@dataclass(frozen=True)
class Replay:
    """A record, with the public views of each of its legs from ply 0 on.

    `title` is the game's; `difference` is the first thing in the record that breaks the rules, None if nothing does.
    `source` loads missing views.
    """

    record: Record
    title: str
    difference: str | None
    legs: tuple[tuple[Sight, ...], ...]
    source: Source

    @property
    def plies(self) -> int:
        """The number of moves of the longest leg."""
        return max((len(sights) - 1 for sights in self.legs), default=0)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The legs beside each other: the row of ply 1 first."""
        rows: list[Row] = []
        parted = False
        for ply in range(1, self.plies + 1):
            sights = tuple(sights[ply] if ply < len(sights) else None for sights in self.legs)
            cards = {None if sight is None else self._card(sight) for sight in sights}
            moves = {None if sight is None else sight.move for sight in sights}
            twice = len(self.legs) > 1
            parts = twice and len(moves) > 1 and not parted
            parted = parted or parts
            rows.append(Row(ply, sights, twice and len(cards) == 1, twice and len(moves) == 1, parts))
        return tuple(rows)

    @property
    def parting(self) -> int | None:
        """The ply of the first move that differs between the legs; None if there is none."""
        return next((row.ply for row in self.rows if row.parts), None)

    def at(self, leg: int, ply: int) -> Sight:
        """Return a leg, counted from 1, at a ply, or at its end if it ended before."""
        sights = self.legs[leg - 1]
        return sights[min(ply, len(sights) - 1)]

    def name(self, seat: int) -> str:
        """Return the name of a seat's player."""
        return next((formats.name(each.name) for each in self.record.seats if each.seat == seat), "")

    def holder(self, leg: int) -> int | None:
        """Return the only seat of a leg, in a race; None if several play in it."""
        if self.record.form != "race":
            return None
        return next((int(seat) for seat in self.record.legs[leg - 1].roles), None)

    def role(self, leg: int, seat: int) -> Role:
        """Return a seat's role in a leg."""
        return self.record.legs[leg - 1].roles[str(seat)]

    def incidents(self, leg: int, ply: int) -> tuple[Incident, ...]:
        """Return the events beside the moves of a leg at a ply; at the last ply, also the later ones."""
        last = len(self.legs[leg - 1]) - 1
        return tuple(
            each for each in self.record.legs[leg - 1].incidents if each.ply == ply or (ply == last and each.ply > last)
        )

    def next_of_note(self, ply: int) -> int | None:
        """Return the next ply after this one with an event beside the moves; None if there is none."""
        return min((at for at in self._of_note() if at > ply), default=None)

    def _of_note(self) -> Iterable[int]:
        return (
            min(incident.ply, len(sights) - 1)
            for sights, leg in zip(self.legs, self.record.legs, strict=False)
            for incident in leg.incidents
        )

    def _card(self, sight: Sight) -> str | None:
        """Return the card of a move: the part before its target."""
        return None if sight.move is None else _PLACE.split(sight.move)[0]
