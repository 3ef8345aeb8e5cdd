"""A match and how well each move of it was played, as a value: who made which faults, and how a leg went. Pure."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from protocol.analysis import Analysis, Fault, JudgedLeg, JudgedMove
from protocol.ids import Role
from protocol.record import Record


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an analysis is: `done` moves `of` so many (0 while that is not known), and all of it once it is whole."""

    done: int = 0
    of: int = 0
    analysis: Analysis | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """A move of a match: its leg, counted from 1, how many moves stood before it, and what is said of it."""

    leg: int
    ply: int
    move: JudgedMove


@dataclass(frozen=True, slots=True)
class Judged:
    """A record of a match with its analysis."""

    record: Record
    analysis: Analysis

    def __post_init__(self) -> None:
        """Give the legs of a race, each of which was played by one, all seats, as other legs have them."""
        if self.record.form == "race":
            legs = zip(self.analysis.legs, self.record.legs, strict=False)
            seats = len(self.record.seats)
            told = tuple(_of_seat(leg, next(map(int, own.roles), 0), seats) for leg, own in legs)
            object.__setattr__(self, "analysis", replace(self.analysis, legs=told))

    @property
    def legs(self) -> tuple[JudgedLeg, ...]:
        """The legs that were played."""
        return tuple(leg for leg in self.analysis.legs if leg.moves)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the match."""
        return tuple(seat.seat for seat in self.record.seats)

    def name(self, seat: int) -> str:
        """Return who held a seat."""
        return next((each.name for each in self.record.seats if each.seat == seat), "")

    def by_role(self, leg: int) -> bool:
        """Tell whether a leg's players have roles, or one plays alone: else all play the same."""
        roles = self.legs[leg - 1].roles
        return len(roles) < 2 or set(roles) != {"player"}

    def role(self, leg: int, seat: int) -> Role:
        """Return a seat's role in a leg."""
        return self.legs[leg - 1].roles[seat]

    def plays(self, leg: int, seat: int) -> bool:
        """Tell whether a seat plays in a leg: of a race each leg is one seat's."""
        if self.record.form != "race":
            return True
        return any(move.seat == seat for move in self.legs[leg - 1].moves)

    def accuracy(self, leg: int, seat: int) -> float | None:
        """Return how close to the best a seat's moves were in a leg, 0 to 100; None where it had no choice."""
        return self.legs[leg - 1].accuracy[seat]

    def rearranged(self, seat: int) -> bool:
        """Tell whether a seat could move placed cards, or take them back: no square is better, no choice is judged."""
        options = self.record.options
        movable = options.get("movable", options.get("mode") == "puzzle")
        return movable is True or (isinstance(movable, list | tuple) and movable[seat] is True)

    def tally(self, seat: int, leg: int | None = None) -> Counter[Fault]:
        """Count a seat's faults by name, in one leg or in all."""
        return Counter(
            found.move.fault for found in self.faults(leg) if found.move.seat == seat and found.move.fault is not None
        )

    def faults(self, leg: int | None = None) -> Iterator[Found]:
        """Go through the moves that gave something away, as they were played, of one leg or of all."""
        for number, judged in enumerate(self.legs, start=1):
            if leg in (None, number):
                for ply, move in enumerate(judged.moves):
                    if move.fault is not None:
                        yield Found(number, ply, move)

    def leader(self, leg: int) -> str | None:
        """Return who is told to be ahead or behind in a leg; None where all have one score, or each a table."""
        return self.name(0) if self.record.form == "match" and not self.by_role(leg) else None

    def expected(self, leg: int) -> tuple[float, ...]:
        """Return the final score that was to be expected of a leg after each of its moves.

        Where each has a score of their own, it is told how far who moves is ahead: here it is how far the first is.
        """
        turned = self.leader(leg) is not None
        return tuple(-move.expected if turned and move.seat else move.expected for move in self.legs[leg - 1].moves)

    def span(self) -> tuple[float, float]:
        """Return the least and the greatest score that was ever to be expected, of all legs."""
        every = [value for leg in range(1, len(self.legs) + 1) for value in self.expected(leg)]
        return min(every, default=0.0), max(every, default=0.0)

    def next_fault(self, leg: int, ply: int, step: int) -> int | None:
        """Return the ply of the next fault of a leg after a ply (`step` 1) or before it (−1); None where there is none.

        Plies count from 0, the first move's.
        """
        plies = [found.ply for found in self.faults(leg)]
        if step > 0:
            return next((each for each in plies if each > ply), None)
        return next((each for each in reversed(plies) if each < ply), None)


def _of_seat(leg: JudgedLeg, seat: int, seats: int) -> JudgedLeg:
    """Return a leg that one played as that of a seat among so many."""
    player: Role = "player"
    own = next(iter(leg.accuracy), None)
    accuracy = tuple(own if each == seat else None for each in range(seats))
    return replace(
        leg, roles=(player,) * seats, accuracy=accuracy, moves=tuple(replace(move, seat=seat) for move in leg.moves)
    )
