"""What was reached: on a number, by oneself alone, and of a game in all its forms."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from protocol.analysis import Verdict
from protocol.command import MOST_SEATS, AnyCommand, GameNumber
from protocol.ids import Form, MatchId, PlayerId, Role
from protocol.views import View


class AskNumber(AnyCommand):
    """Ask what is known of a game number; answered by `ack`, and by `number` at once and whenever more is known.

    `tree`: with the leg that the computer played on it. `together`: how many play it together, whose standings are then
    told; None: alone or against each other.
    """

    type: Literal["number"] = "number"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)
    number: GameNumber
    tree: bool = False
    together: Annotated[int, Field(ge=2, le=MOST_SEATS)] | None = None


class AskScores(AnyCommand):
    """Ask for one's ten best solo games of a game with these options; answered by `scores` and `ack`."""

    type: Literal["scores"] = "scores"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)


class AskStatistics(AnyCommand):
    """Ask what one has played of a game with these options, and how that went; answered by `statistics` and `ack`."""

    type: Literal["statistics"] = "statistics"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class Standing:
    """The best that was reached on a number in a role, by `name`, how many `players` there were, and where one stands.

    Whether the highest or the lowest is the best, the role says, and `NumberEvent.low`. `own` is one's own best, `rank`
    counts from 1; None who has none. Where time decides between equal scores, `seconds` is how long the best one took
    from its first move to its last, and `own_seconds` one's own.
    """

    role: Role
    best: int
    player: PlayerId
    name: str
    players: int
    own: int | None = None
    rank: int | None = None
    seconds: int | None = None
    own_seconds: int | None = None


@dataclass(slots=True, kw_only=True)
class NumberEvent:
    """What is known of a game number: the computer's score, par, and the best in each role that anybody has played.

    `computer` and `par` are None while they are not known; `par` is told only to who has played the number to its end.
    `working`: more is being worked out, and another of these follows. `tree` is the computer's leg as it ended, where
    it was asked for and is known. `low`: the lowest score is the best of who plays alone, or together. `together` is
    how many play it together, for whom the standings are; None: they are of who plays alone or against each other.
    `verdict` says whether the number can be won, in games with a solver; it is told like par.
    """

    id: str
    game: str
    options: dict[str, Any]
    number: int
    computer: int | None
    par: int | None
    working: bool
    standings: tuple[Standing, ...]
    tree: View | None = None
    low: bool = False
    together: int | None = None
    verdict: Verdict | None = None
    type: Literal["number"] = "number"


@dataclass(slots=True, kw_only=True)
class HighScore:
    """A solo game of one's own: its number, its final score, when it ended (ms since 1970 UTC), and its hints.

    `seconds` is how long it took from its first move to its last.
    """

    match: MatchId
    options: dict[str, Any]
    number: int
    score: int
    at: int
    hints: int
    seconds: int = 0


@dataclass(slots=True, kw_only=True)
class ScoresEvent:
    """One's ten best solo games of a game, the best first; `timed`: time decides between equal scores."""

    id: str
    game: str
    scores: tuple[HighScore, ...]
    timed: bool = False
    type: Literal["scores"] = "scores"


@dataclass(slots=True, kw_only=True)
class Statistics:
    """What one has played of a game in a form: the matches that ended, and how.

    `streak` is how many of the last were won in a row, `longest` the most that ever were; these and `wins` are None
    where nobody wins or loses. `best` and `average` are of one's own scores, None where none was reached.
    """

    form: Form
    games: int
    wins: int | None
    streak: int | None
    longest: int | None
    best: int | None
    average: float | None


@dataclass(slots=True, kw_only=True)
class StatisticsEvent:
    """One's own statistics of a game with `options`, by the forms that one has played, the game's usual one first."""

    id: str
    game: str
    options: dict[str, Any]
    forms: tuple[Statistics, ...]
    type: Literal["statistics"] = "statistics"
