"""Scores: on a number, in solo games, and the statistics of a game in each form."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from protocol.analysis import Verdict
from protocol.command import MOST_SEATS, AnyCommand, GameNumber
from protocol.ids import Form, MatchId, PlayerId, Role
from protocol.views import View


class AskNumber(AnyCommand):
    """Ask for the scores on a game number; answered by `ack`, then by `number` at once and after each change.

    `tree`: include the leg that the computer played on it. `together`: the number of players whose standings are
    wanted; None: the standings of solo games and matches.
    """

    type: Literal["number"] = "number"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)
    number: GameNumber
    tree: bool = False
    together: Annotated[int, Field(ge=2, le=MOST_SEATS)] | None = None


class AskScores(AnyCommand):
    """Ask for your ten best solo games of a game with these options; answered by `scores` and `ack`."""

    type: Literal["scores"] = "scores"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)


class AskStatistics(AnyCommand):
    """Ask for your statistics of a game with these options; answered by `statistics` and `ack`."""

    type: Literal["statistics"] = "statistics"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class Standing:
    """The best score on a number in a role, its player, the number of `players`, and your own place.

    The role, or `NumberEvent.low`, says whether the highest or the lowest score is the best. `own` is your best score
    and `rank` its rank from 1; None if you have none. If time decides between equal scores, `seconds` is how long the
    best leg took from its first move to its last, and `own_seconds` how long yours took.
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
    """The scores on a game number: the computer's, par, and the best in each role.

    `computer` and `par` are None until they are known; `par` is shown only to a player who has played the number to its
    end. `working`: the server computes more, and another such event follows. `tree` is the computer's final position,
    if you asked for it and it is known. `low`: the lowest score is the best in solo games and together. `together` is
    the number of players of the standings; None: they are of solo games and matches. `verdict` says whether the number
    can be won, in games with a solver; it is shown to the same players as `par`.
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
    """One of your solo games: its number, final score, end (ms since 1970 UTC), and number of hints.

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
    """Your ten best solo games of a game, the best first; `timed`: time decides between equal scores."""

    id: str
    game: str
    scores: tuple[HighScore, ...]
    timed: bool = False
    type: Literal["scores"] = "scores"


@dataclass(slots=True, kw_only=True)
class Statistics:
    """The finished matches of a player in one form of a game.

    `streak` is how many of the last matches were won in a row, and `longest` the longest such streak; both and `wins`
    are None in forms without winners. `best` and `average` are of the player's own scores; None without a score.
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
    """Your statistics of a game with `options`, one for each form that you have played, the usual form first."""

    id: str
    game: str
    options: dict[str, Any]
    forms: tuple[Statistics, ...]
    type: Literal["statistics"] = "statistics"
