"""How well players do against each other in a game, and what one player has played: what is asked and told of both.

A rating belongs to a player id, and so to the key behind it: who makes a new key begins anew.
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
    """Ask for the best rated players of a game, and one's own rating; answered by `standings` and `ack`."""

    type: Literal["standings"] = "standings"
    game: Annotated[str, Field(max_length=40)]


class AskPlayer(AnyCommand):
    """Ask what somebody has played, and how that went; answered by `player` and `ack`.

    `player` None: oneself. `before`: of their matches those that ended before that, in ms since 1970 UTC; None: the
    newest.
    """

    type: Literal["player"] = "player"
    player: AnyPlayer | None = None
    before: Annotated[int, Field(ge=0, le=2**53)] | None = None


@dataclass(slots=True, kw_only=True)
class RatingRow:
    """How well somebody does in a game, from their rated matches.

    The `rating` is 1500 at the beginning; nineteen times out of twenty one's strength is within twice the `uncertainty`
    of it. `rank` counts from 1 among those whose uncertainty is small enough; None: not yet, the rating is provisional.
    `last` is when the last of the `matches` ended, in ms since 1970 UTC.
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
    """The best rated players of a game, the best first, 100 at most, and one's own row, also where one is not listed.

    `listed` is how many have a rank; `provisional` how many more are rated whose rating is still too uncertain for one:
    an uncertainty of more than `limit`.
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
    """Who held a seat of a match that is over, and their deciding score in it; None where none was reached.

    `change` is by how much the match changed their rating; None where it was not rated.
    """

    player: PlayerId
    name: str
    score: int | None
    change: int | None = None


@dataclass(slots=True, kw_only=True)
class PastMatch:
    """A match that is over, by its seats; `seat` is that of the player whose page it stands on.

    It ended `at`, in ms since 1970 UTC. Its record is at `/record/` and `match`. `daily` is the day whose number it was
    played on, in UTC: before that has ended, the record is withheld, and the match stands on one's own page alone.
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
    """What somebody has played of a game: their rating, None where there is none yet, and how their matches went.

    `statistics` are by the forms that they have played, whatever the options; their `best` and `average` stand only
    where these were always the same. `best` are the best games alone, at most three with the same options, best first.
    """

    game: str
    rating: RatingRow | None
    statistics: tuple[Statistics, ...]
    best: tuple[HighScore, ...]


@dataclass(slots=True, kw_only=True)
class PlayerEvent:
    """What somebody has played: their name of late, since when (ms since 1970 UTC, None: never), and by game.

    `matches` are 30 at most, the newest first, `more`: there are older ones. Of another player they are those that were
    rated, since what moves a table that all see can be watched by all; of oneself they are all.
    """

    id: str
    player: PlayerId
    name: str
    first: int | None
    games: tuple[GameOfPlayer, ...]
    matches: tuple[PastMatch, ...]
    more: bool
    type: Literal["player"] = "player"
