"""The ratings of a game's players, and a player's page: the questions and their answers.

A rating belongs to a player id, and so to its key: a player with a new key starts again.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from protocol.command import AnyCommand
from protocol.ids import Form, MatchId, PlayerId, Seat
from protocol.scores import HighScore, Statistics

AnyPlayer = Annotated[PlayerId, StringConstraints(pattern=r"^([0-9A-HJKMNP-TV-Z]{16}|computer:[a-z]{1,20})$")]
"""A player's id; a computer's is `computer:` and its level."""


class AskStandings(AnyCommand):
    """Ask for the best rated players of a game, and your own rating; answered by `standings` and `ack`."""

    type: Literal["standings"] = "standings"
    game: Annotated[str, Field(max_length=40)]


class AskPlayer(AnyCommand):
    """Ask for a player's page; answered by `player` and `ack`.

    `player` None: yourself. `before`: only matches that ended before that time, in ms since 1970 UTC; None: the newest.
    """

    type: Literal["player"] = "player"
    player: AnyPlayer | None = None
    before: Annotated[int, Field(ge=0, le=2**53)] | None = None


@dataclass(slots=True, kw_only=True)
class RatingRow:
    """A player's rating in a game, and the rated matches that it comes from.

    The `rating` starts at 1500; with a probability of 95 % the true strength is within twice the `uncertainty` of it.
    `rank` counts from 1 among the players whose uncertainty is small enough; None: the rating is provisional. `last` is
    when the last of the `matches` ended, in ms since 1970 UTC.
    """

    rank: int | None
    player: PlayerId
    name: str
    rating: int
    uncertainty: int
    matches: int
    won: int
    drawn: int
    lost: int
    last: int


@dataclass(slots=True, kw_only=True)
class StandingsEvent:
    """The best rated players of a game, the best first, at most 100, and your own row even if it is not among them.

    `listed` is the number of players with a rank. `provisional` is the number of players whose rating is still too
    uncertain for one, because its uncertainty exceeds `limit`.
    """

    id: str
    game: str
    rows: tuple[RatingRow, ...]
    own: RatingRow | None
    listed: int
    provisional: int
    limit: int
    type: Literal["standings"] = "standings"


@dataclass(slots=True, kw_only=True)
class PastSeat:
    """A player of a finished match, and the score that decided it for them; None without a score.

    `change` is how much the match changed their rating; None if it was not rated.
    """

    player: PlayerId
    name: str
    score: int | None
    change: int | None = None


@dataclass(slots=True, kw_only=True)
class PastMatch:
    """A finished match, by its seats; `seat` belongs to the player whose page lists it.

    It ended `at`, in ms since 1970 UTC. Its record is at `/record/` and `match`. `daily` is the day (UTC) of its daily
    number: until that day has ended, the record is withheld, and only the player's own page lists the match.
    """

    match: MatchId
    game: str
    options: dict[str, Any]
    form: Form
    at: int
    seats: tuple[PastSeat, ...]
    winners: tuple[Seat, ...]
    why: Literal["score", "resigned", "claimed", "flag"]
    seat: Seat
    daily: str | None = None


@dataclass(slots=True, kw_only=True)
class GameOfPlayer:
    """A player's results in a game: the rating, None before the first rated match, and the statistics.

    `statistics` has one entry for each form that they have played, over all options; its `best` and `average` are given
    only if the options were always the same. `best` are their best solo games, at most three with the same options, the
    best first.
    """

    game: str
    rating: RatingRow | None
    statistics: tuple[Statistics, ...]
    best: tuple[HighScore, ...]


@dataclass(slots=True, kw_only=True)
class PlayerEvent:
    """A player's page: the latest name, the first match (ms since 1970 UTC, None: never), and the games.

    `matches` are at most 30, the newest first; `more`: there are older ones. Another player's page lists only rated
    matches: everybody can watch the matches that change the standings. Your own page lists all.
    """

    id: str
    player: PlayerId
    name: str
    first: int | None
    games: tuple[GameOfPlayer, ...]
    matches: tuple[PastMatch, ...]
    more: bool
    type: Literal["player"] = "player"
