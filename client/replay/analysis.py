"""A match with the quality of its moves, as a value: the mistakes of each player, and the course of each leg. Pure."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from client.text import formats
from protocol.analysis import Analysis, EarlyJudgement, Fault, JudgedLeg, JudgedMove
from protocol.ids import Role
from protocol.record import Record


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of an analysis: `done` of `of` moves (0 while unknown), and the whole analysis at the end.

    `judged` are the moves judged so far, the last move of the match first, if they are known.
    """

    done: int = 0
    of: int = 0
    analysis: Analysis | None = None
    judged: tuple[EarlyJudgement, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """A judged move of a match: its leg, counted from 1, and the number of moves before it."""

    leg: int
    ply: int
    move: JudgedMove


@dataclass(frozen=True, slots=True)
class Judged:
    """A record of a match with its analysis."""

    record: Record
    analysis: Analysis

    def __post_init__(self) -> None:
        """Give each leg of a race, which has one player, all seats of the match, as other legs have them."""
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
        """Return the name of a seat's player."""
        return next((formats.name(each.name) for each in self.record.seats if each.seat == seat), "")

    def by_role(self, leg: int) -> bool:
        """Return whether a leg's players have roles, or one plays alone; otherwise all play the same role."""
        roles = self.legs[leg - 1].roles
        return len(roles) < 2 or set(roles) != {"player"}

    def role(self, leg: int, seat: int) -> Role:
        """Return a seat's role in a leg."""
        return self.legs[leg - 1].roles[seat]

    def plays(self, leg: int, seat: int) -> bool:
        """Return whether a seat plays in a leg: each leg of a race has a single seat."""
        if self.record.form != "race":
            return True
        return any(move.seat == seat for move in self.legs[leg - 1].moves)

    def accuracy(self, leg: int, seat: int) -> float | None:
        """Return how close to the best a seat's moves were in a leg, 0 to 100; None if the seat had no choice."""
        return self.legs[leg - 1].accuracy[seat]

    def rearranged(self, seat: int) -> bool:
        """Return whether a seat could move placed cards or take them back: such choices are not judged."""
        options = self.record.options
        movable = options.get("movable", options.get("mode") == "puzzle")
        return movable is True or (isinstance(movable, list | tuple) and movable[seat] is True)

    def tally(self, seat: int, leg: int | None = None) -> Counter[Fault]:
        """Count a seat's mistakes by name, in one leg or in all."""
        return Counter(
            found.move.fault for found in self.faults(leg) if found.move.seat == seat and found.move.fault is not None
        )

    def faults(self, leg: int | None = None) -> Iterator[Found]:
        """Yield the moves that gave something away, in order, in one leg or in all."""
        for number, judged in enumerate(self.legs, start=1):
            if leg in (None, number):
                for ply, move in enumerate(judged.moves):
                    if move.fault is not None:
                        yield Found(number, ply, move)

    def leader(self, leg: int) -> str | None:
        """Return the player whose lead a leg's scores show; None if all share a score, or each has a table."""
        return self.name(0) if self.record.form == "match" and not self.by_role(leg) else None

    def expected(self, leg: int) -> tuple[float, ...]:
        """Return the expected final score of a leg after each of its moves.

        If each player has a score, the analysis has the mover's lead; this returns the first player's lead.
        """
        turned = self.leader(leg) is not None
        return tuple(-move.expected if turned and move.seat else move.expected for move in self.legs[leg - 1].moves)

    def span(self) -> tuple[float, float]:
        """Return the least and the greatest expected score of all legs."""
        every = [value for leg in range(1, len(self.legs) + 1) for value in self.expected(leg)]
        return min(every, default=0.0), max(every, default=0.0)

    def next_fault(self, leg: int, ply: int, step: int) -> int | None:
        """Return the ply of a leg's next mistake after a ply (`step` 1) or before it (−1); None if there is none.

        Plies count from 0, the first move's.
        """
        plies = [found.ply for found in self.faults(leg)]
        if step > 0:
            return next((each for each in plies if each > ply), None)
        return next((each for each in reversed(plies) if each < ply), None)


def with_judged(before: tuple[EarlyJudgement, ...], more: tuple[EarlyJudgement, ...]) -> tuple[EarlyJudgement, ...]:
    """Add judged moves to those before; a command that is sent again brings the same moves again."""
    known = {(move.leg, move.ply) for move in before}
    return (*before, *(move for move in more if (move.leg, move.ply) not in known))


def _of_seat(leg: JudgedLeg, seat: int, seats: int) -> JudgedLeg:
    """Return the leg of a single player as one with `seats` seats, in which `seat` made all moves."""
    player: Role = "player"
    own = next(iter(leg.accuracy), None)
    accuracy = tuple(own if each == seat else None for each in range(seats))
    return replace(
        leg, roles=(player,) * seats, accuracy=accuracy, moves=tuple(replace(move, seat=seat) for move in leg.moves)
    )
