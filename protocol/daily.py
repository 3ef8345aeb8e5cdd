"""The daily number: what is asked about it, and what is told.

Each game has one number a day, in UTC, the same for everybody on a server and hidden until the day has ended. Everybody
has one try on it, in each role once where there are roles, against the computer or a friend.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from protocol.command import AnyCommand
from protocol.ids import Form, MatchId, PlayerId, RoomCode

Day = Annotated[str, Field(pattern="^20[0-9]{2}-[01][0-9]-[0-3][0-9]$")]
"""A day in UTC: `2026-11-22`."""
KEPT_DAYS = 30
"""For so many days after its own is told what was reached on a number."""


class AskDaily(AnyCommand):
    """Ask about a game's daily number; answered by `daily` and `ack`.

    `day`: whose table is told, one of the last 30 that have ended; None: yesterday's.
    """

    type: Literal["daily"] = "daily"
    game: Annotated[str, Field(max_length=40)]
    day: Day | None = None


class PlayDaily(AnyCommand):
    """Open a room for one's try on today's number of a game, and be in it, seated; answered as `create_room` is.

    Of the other seat the `computer` has it, at the level that `daily` tells, or it is free for a `friend`. The try is
    used up once the first leg begins, whatever comes after that.
    """

    type: Literal["play_daily"] = "play_daily"
    game: Annotated[str, Field(max_length=40)]
    against: Literal["computer", "friend"]


@dataclass(slots=True, kw_only=True)
class DailyRow:
    """What somebody reached on a day's number, `against` a friend (`opponent` is the name) or the computer (the level).

    `scores` are the deciding ones, one's own and the other's, and `difference` by how much one's own was the better:
    more is better in every game. Whoever has the same has the same `rank`, which counts from 1. The `match` ended `at`,
    in ms since 1970 UTC. `why` it was won is not `score` where the other gave it up or stayed away: then nothing can be
    compared, `rank`, `scores` and `difference` are 0, and the row stands below all that were played to their end.
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
    """What was reached on the number of a day that has ended: the best against the computer, and against friends.

    One's own row stands last where it is not among them. The two `played` say how many rows there are in all. `number`
    and `salt` are None where nobody has asked for that day's number.
    """

    day: str
    number: int | None
    salt: str | None
    computer: tuple[DailyRow, ...]
    friends: tuple[DailyRow, ...]
    played: tuple[int, int]


@dataclass(slots=True, kw_only=True)
class DailyEvent:
    """Today's number of a game: `day` is today, in UTC, until it `ends`, in ms since 1970 UTC.

    It is played in a `form` with `options`, against the computer at a `level`; `commitment` is what is promised of the
    number and the salt that are told when the day has ended. `tried`: one has had one's try, or is having it, in
    `room` while it goes on. `own` is what came of it: None before its end, and where one gave it up oneself, or it
    ended too late. `played` is how many have finished today. `yesterday` is the table of the day asked for, or else of
    yesterday.
    """

    id: str
    game: str
    day: str
    ends: int
    options: dict[str, Any]
    form: Form
    level: str
    commitment: str
    tried: bool
    own: DailyRow | None
    room: RoomCode | None
    played: int
    yesterday: DailyTable
    type: Literal["daily"] = "daily"
