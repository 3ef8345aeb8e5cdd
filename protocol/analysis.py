"""How well the moves of a match were played, as the computer sees it: worked out after the match, kept with its record.

Everything is told in points of the leg's final score. A `loss` is what a move gave away against the best one, from the
point of view of who made it, and never negative; it is 0 where play-outs cannot tell it from none.
"""

from dataclasses import dataclass
from typing import Literal

from protocol.ids import Role

VERSION = 3
"""The version of this shape, and of what its figures mean."""

Fault = Literal["inaccuracy", "mistake", "blunder"]
Verdict = Literal["won", "lost", "unknown"]
"""Whether what is played alone can be won, as a solver finds that knows all cards: unknown within its budget."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A legal move in notation, and the final score expected after it."""

    move: str
    expected: float


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedMove:
    """A move that was made, what was expected after it, and of every choice there was, the best for its seat first.

    `expected` assumes the best play by both sides from there on. `fault` is the grade of a move that gave much away, or
    None.
    """

    seat: int
    move: str
    expected: float
    loss: float
    fault: Fault | None
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedLeg:
    """A leg: its moves, and by seat its accuracy, from 0 to 100 (None: the seat had no choice).

    Accuracy is how much of what a seat could gain over choosing blindly it did gain: 100 is the best of every choice, 0
    no better than chance. Where that was less than the loss that is called a mistake, it is held against such a loss.
    Moves that the computer made in a player's place do not count.
    In games with a solver `verdict` says whether the leg could be won at its opening, and `lost_at` is the ply of the
    move after which it could no longer, as far as the solver can tell; None where it never could, or always.
    """

    roles: tuple[Role, ...]
    moves: tuple[JudgedMove, ...]
    accuracy: tuple[float | None, ...]
    verdict: Verdict | None = None
    lost_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysis:
    """A match: its legs, and how many play-outs each choice was given."""

    version: int
    game: str
    rules: int
    playouts: int
    legs: tuple[JudgedLeg, ...]
