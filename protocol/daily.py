"""The daily number: the questions about it and their answers.

Each game has one number a day, in UTC, the same for everybody on a server, and hidden until the day has ended.
Everybody has one try on it, one leg in each role if there are roles, against the computer or a friend.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from protocol.command import AnyCommand
from protocol.encoding import SentValues
from protocol.ids import Form, MatchId, PlayerId, RoomCode

Day = Annotated[str, Field(pattern="^20[0-9]{2}-[01][0-9]-[0-3][0-9]$")]
"""A day in UTC: `2026-11-22`."""
KEPT_DAYS = 30
"""For how many days after its own day a number has a table."""


class AskDaily(AnyCommand):
    """Ask about a game's daily number; answered by `daily` and `ack`.

    `day`: the day whose table is wanted, one of the last 30 that have ended; None: yesterday.
    """

    type: Literal["daily"] = "daily"
    game: Annotated[str, Field(max_length=40)]
    day: Day | None = None


class PlayDaily(AnyCommand):
    """Open a room for your try on today's number of a game, and take a seat there; answered as `create_room` is.

    The other seat belongs to the `computer`, at the level that `daily` names, or is free for a `friend`. The try is
    used up as soon as the first leg begins.
    """

    type: Literal["play_daily"] = "play_daily"
    game: Annotated[str, Field(max_length=40)]
    against: Literal["computer", "friend"]


@dataclass(slots=True, kw_only=True)
class DailyRow:
    """A player's result on a day's number, `against` a friend (`opponent` is the name) or the computer (the level).

    `scores` are the deciding scores, the player's and the opponent's, and `difference` says by how much the player's
    was better: a larger difference is better in every game. Equal results share a `rank`, which counts from 1. The
    `match` ended `at`, in ms since 1970 UTC. If `why` is not `score`, the opponent resigned or stayed away: then
    `rank`, `scores` and `difference` are 0, and the row comes after all matches that were played to their end.
    """

    rank: int
    player: PlayerId
    name: str
    opponent: str
    difference: int
    scores: tuple[int, int]
    at: int
    match: MatchId
    against: Literal["computer", "friend"] = "friend"
    why: Literal["score", "resigned", "claimed", "flag"] = "score"


@dataclass(slots=True, kw_only=True)
class DailyTable:
    """The results on the number of a day that has ended: the best against the computer, and against friends.

    Your own row comes last if it is not among them. The two `played` are the numbers of rows in all. `number` and
    `salt` are None if nobody asked for that day's number.
    """

    day: str
    number: int | None = None
    salt: str | None = None
    computer: tuple[DailyRow, ...]
    friends: tuple[DailyRow, ...]
    played: tuple[int, int]


@dataclass(slots=True, kw_only=True)
class DailyEvent:
    """Today's number of a game: `day` is today, in UTC, until it `ends`, in ms since 1970 UTC.

    It is played in a `form` with `options`, against the computer at a `level`. `commitment` commits the server to the
    number and the salt, which it reveals when the day has ended. `tried`: you have used your try, or are playing it in
    `room`. `own` is your result: None before the end, and if you gave up or ended too late. `played` is how many have
    finished today. `yesterday` is the table of the day that you asked for, or else of yesterday.
    """

    id: str
    game: str
    day: str
    ends: int
    options: SentValues
    form: Form
    level: str
    commitment: str
    tried: bool
    own: DailyRow | None = None
    room: RoomCode | None = None
    played: int
    yesterday: DailyTable
    type: Literal["daily"] = "daily"
