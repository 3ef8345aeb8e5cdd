"""How well the moves of a match were played, according to the computer: computed after the match, kept with its record.

All values are in points of the leg's final score. A `loss` is what a move gave away compared to the best move, for the
seat that made it, and never negative; it is 0 if play-outs can't tell it from none.
"""

from dataclasses import dataclass
from typing import Literal

from protocol.ids import Role

VERSION = 3
"""The version of this shape, and of what its figures mean."""

Fault = Literal["inaccuracy", "mistake", "blunder"]
Verdict = Literal["won", "lost", "unknown"]
"""Whether a solo game can be won, according to a solver that knows all cards; `unknown` if its budget ran out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A legal move in notation, and the final score expected after it."""

    move: str
    expected: float


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedMove:
    """A move that was made, its expected score, and the expected score of every choice, the best for its seat first.

    `expected` assumes the best play by both sides from then on. `fault` is the grade of a move that gave much away, or
    None.
    """

    seat: int
    move: str
    expected: float
    loss: float
    fault: Fault | None = None
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EarlyJudgement:
    """A move of an analysis in progress: leg `leg`, counted from 1, after `ply` moves; as in the complete analysis."""

    leg: int
    ply: int
    seat: int
    move: str
    expected: float
    loss: float
    fault: Fault | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedLeg:
    """A leg: its moves, and by seat its accuracy, from 0 to 100 (None: the seat had no choice).

    Accuracy is the share of the possible gain over random choices that a seat achieved: 100 for the best move every
    time, 0 for no better than chance. If the possible gain was less than the loss of a mistake, the loss of a mistake
    is used instead. Moves that the computer made for a player don't count. In games with a solver, `verdict` says
    whether the leg could be won at its opening, and `lost_at` is the ply of the move that lost it, as far as the solver
    can tell; None if it never could be won, or always could.
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
