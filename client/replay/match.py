"""A match to be watched again: what everybody saw at every ply, and its legs held beside each other. Pure.

Both legs are played on the same cards, so that the first card played in one belongs beside the first in the other, and
so on; they part at the first row where not the same was done with it.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from protocol.events import ReplayEvent
from protocol.ids import Role, Seat
from protocol.record import Incident, Record
from protocol.views import View

_PLACE = re.compile("[>@]")


@dataclass(slots=True)
class Sight:
    """A leg once `ply` moves stood; `seat` and `move` are the last one's, None before the first.

    `scores` are by seat, None where a leg has but one. `view` is what everybody saw then, None while that is not had:
    of a leg of thousands of moves only what lies near is.
    """

    ply: int
    seat: Seat | None
    move: str | None
    score: int
    scores: tuple[int, ...] | None
    view: View | None = None


class Source(Protocol):
    """Where what was seen is had from, page by page."""

    async def page(self, leg: int, first: int) -> ReplayEvent:
        """Return what was seen of a leg, counted from 1, from a ply on, as far as that goes. Raises CannotWatch."""

    async def rest(self) -> None:
        """Let go of what it takes to have pages, until another one is asked for."""


@dataclass(frozen=True, slots=True)
class Row:
    """What each leg has at one ply, None where it was over before.

    `same_card`: every leg played the same card then, `same_move`: and to the same place; `parts`: here for the first
    time they did not.
    """

    ply: int
    sights: tuple[Sight | None, ...]
    same_card: bool
    same_move: bool
    parts: bool


@dataclass(frozen=True)
class Replay:
    """A record, with what was seen in each of its legs from ply 0 on.

    `title` is the game's; `difference` the first thing in the record that is not as the rules have it, None where all
    of it is. `source` has what was seen where that is not there.
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
        """The ply whose move is the first that the legs do not have in common; None where they never part."""
        return next((row.ply for row in self.rows if row.parts), None)

    def at(self, leg: int, ply: int) -> Sight:
        """Return what was seen in a leg, counted from 1, at a ply, or when it was over if that was before."""
        sights = self.legs[leg - 1]
        return sights[min(ply, len(sights) - 1)]

    def name(self, seat: int) -> str:
        """Return who held a seat."""
        return next((each.name for each in self.record.seats if each.seat == seat), "")

    def holder(self, leg: int) -> int | None:
        """Return the seat whose own leg it is, in a race; None where several play in it."""
        if self.record.form != "race":
            return None
        return next((int(seat) for seat in self.record.legs[leg - 1].roles), None)

    def role(self, leg: int, seat: int) -> Role:
        """Return a seat's role in a leg."""
        return self.record.legs[leg - 1].roles[str(seat)]

    def incidents(self, leg: int, ply: int) -> tuple[Incident, ...]:
        """Return what happened in a leg beside the moves while so many of them stood, the last ply's end included."""
        last = len(self.legs[leg - 1]) - 1
        return tuple(
            each for each in self.record.legs[leg - 1].incidents if each.ply == ply or (ply == last and each.ply > last)
        )

    def next_of_note(self, ply: int) -> int | None:
        """Return the next ply after this one at which something happened beside the moves; None where nothing did."""
        return min((at for at in self._of_note() if at > ply), default=None)

    def _of_note(self) -> Iterable[int]:
        return (
            min(incident.ply, len(sights) - 1)
            for sights, leg in zip(self.legs, self.record.legs, strict=False)
            for incident in leg.incidents
        )

    def _card(self, sight: Sight) -> str | None:
        """Return what a move plays: what stands before the place that it goes to."""
        return None if sight.move is None else _PLACE.split(sight.move)[0]
