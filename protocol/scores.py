"""Scores on a number and in solo games, statistics, ratings, players' pages, and lists of finished matches.

A rating belongs to a player id, and so to its key: a player with a new key starts again.
"""

from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, Field, StringConstraints, model_validator

from protocol.analysis import Verdict
from protocol.command import MOST_SEATS, AnyCommand, GameNumber
from protocol.daily import Day
from protocol.encoding import SentValues
from protocol.ids import Form, MatchId, PlayerId, Role, Seat
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
    """Ask for your best solo games of a game with these options; answered by `scores` and `ack`."""

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
    """The best score on a number in a role without help, its player, the number of `players`, and your own place.

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
class HelpedScore:
    """Your best score on a number in a role with help, or in a casual game.

    Help is a hint, or a move taken back that had shown a card.

    If time decides between equal scores, `seconds` is how long the leg took from its first move to its last.
    """

    role: Role
    score: int
    seconds: int | None = None


@dataclass(slots=True, kw_only=True)
class NumberEvent:
    """The scores on a game number: the computer's, par, and the best in each role without help.

    `computer` and `par` are None until they are known; `par` is shown only to a player who has played the number to its
    end. `working`: the server computes more, and another such event follows. `tree` is the computer's final position,
    if you asked for it and it is known. `low`: the lowest score is the best in solo games and together. `together` is
    the number of players of the standings; None: they are of solo games and matches. `verdict` says whether the number
    can be won, in games with a solver; it is shown to the same players as `par`. `own_helped` are your best scores with
    help, one for each role in which you have one, and `own_casual` those in casual games: they have no place in the
    standings.
    """

    id: str
    game: str
    options: SentValues
    number: int
    computer: int | None = None
    par: int | None = None
    working: bool
    standings: tuple[Standing, ...]
    tree: View | None = None
    low: bool = False
    together: int | None = None
    verdict: Verdict | None = None
    own_helped: tuple[HelpedScore, ...] = ()
    own_casual: tuple[HelpedScore, ...] = ()
    type: Literal["number"] = "number"


@dataclass(slots=True, kw_only=True)
class HighScore:
    """One of your solo games: its number, final score, and end (ms since 1970 UTC).

    `hints` and `takebacks` count your hints, and the moves you took back after these had shown a hidden card. `seconds`
    is how long it took from its first move to its last.
    """

    match: MatchId
    options: SentValues
    number: int
    score: int
    at: int
    hints: int
    takebacks: int = 0
    seconds: int = 0


@dataclass(slots=True, kw_only=True)
class ScoresEvent:
    """Your ten best solo games of a game without help, the ten best with help (`helped`), the best first.

    Hints are help, and so are moves taken back that had shown a card. `casual` are your ten best casual games, with or
    without help; the other lists have none. `timed`: time decides between equal scores.
    """

    id: str
    game: str
    scores: tuple[HighScore, ...]
    helped: tuple[HighScore, ...] = ()
    casual: tuple[HighScore, ...] = ()
    timed: bool = False
    type: Literal["scores"] = "scores"


@dataclass(slots=True, kw_only=True)
class Statistics:
    """The finished matches of a player in one form of a game, either by `correspondence` or live.

    `streak` is how many of the last matches were won in a row, and `longest` the longest such streak; both and `wins`
    are None in forms without winners. `best` and `average` are of the player's own scores without help; None if there
    is none.
    """

    form: Form
    correspondence: bool = False
    games: int
    wins: int | None = None
    streak: int | None = None
    longest: int | None = None
    best: int | None = None
    average: float | None = None


@dataclass(slots=True, kw_only=True)
class StatisticsEvent:
    """Your statistics of a game with `options`, one for each form and pace that you have played.

    The usual form comes first. In each form, correspondence games come after live play.
    """

    id: str
    game: str
    options: SentValues
    forms: tuple[Statistics, ...]
    type: Literal["statistics"] = "statistics"


# Ratings and players' pages

AnyPlayer = Annotated[PlayerId, StringConstraints(pattern=r"^([0-9A-HJKMNP-TV-Z]{16}|computer:[a-z]{1,20})$")]
"""A player's id; a computer's is `computer:` and its level."""


PageKey = Annotated[str, StringConstraints(pattern="^[0-9]{1,16}-[0-9]{1,16}$")]
"""The place in a list at which a page begins. It means nothing to clients."""


class AskStandings(AnyCommand):
    """Ask for the best rated players of a game, and your own rating; answered by `standings` and `ack`.

    The ratings are those of live play, or those of `correspondence` games.
    """

    type: Literal["standings"] = "standings"
    game: Annotated[str, Field(max_length=40)]
    correspondence: bool = False


class AskPlayer(AnyCommand):
    """Ask for a player's page; answered by `player` and `ack`. `player` None: yourself."""

    type: Literal["player"] = "player"
    player: AnyPlayer | None = None


@dataclass(slots=True, kw_only=True)
class RatingRow:
    """A player's rating in a game, and the rated matches that it comes from.

    The `rating` starts at 1500; with a probability of 95 % the true strength is within twice the `uncertainty` of it.
    `rank` counts from 1 among the players whose uncertainty is small enough; None: the rating is provisional. `last` is
    when the last of the `matches` ended, in ms since 1970 UTC.
    """

    rank: int | None = None
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
    own: RatingRow | None = None
    listed: int
    provisional: int
    limit: int
    correspondence: bool = False
    type: Literal["standings"] = "standings"


@dataclass(slots=True, kw_only=True)
class PastSeat:
    """A player of a finished match, and the score that decided it for them; None without a score.

    `change` is how much the match changed their rating; None if it was not rated.
    """

    player: PlayerId
    name: str
    score: int | None = None
    change: int | None = None


@dataclass(slots=True, kw_only=True)
class PastMatch:
    """A finished match, by its seats; `seat` belongs to the player whose matches are listed.

    It ended `at`, in ms since 1970 UTC. Its record is at `/record/` and `match`. `daily` is the day (UTC) of its daily
    number: until that day has ended, the record is hidden, and only the player's own page lists the match. `seat` is
    None in a list of everybody's matches. `correspondence`: each move had a day or more.
    """

    match: MatchId
    game: str
    options: SentValues
    form: Form
    at: int
    seats: tuple[PastSeat, ...]
    winners: tuple[Seat, ...]
    why: Literal["score", "resigned", "claimed", "flag"]
    seat: Seat | None = None
    daily: str | None = None
    correspondence: bool = False


@dataclass(slots=True, kw_only=True)
class GameOfPlayer:
    """A player's results in a game: the rating, None before the first rated match, and the statistics.

    `correspondence` is the rating in correspondence games, which are rated apart.
    `statistics` has one entry for each form and pace that they have played, over all options; its `best` and `average`
    are given only if the options were always the same. `best` are their best solo games without help, `helped` those
    with help, and `casual` their best casual games: of each at most three with the same options, the best first.
    """

    game: str
    rating: RatingRow | None = None
    correspondence: RatingRow | None = None
    statistics: tuple[Statistics, ...]
    best: tuple[HighScore, ...]
    helped: tuple[HighScore, ...] = ()
    casual: tuple[HighScore, ...] = ()


@dataclass(slots=True, kw_only=True)
class PlayerEvent:
    """A player's page: the latest name, the first match (ms since 1970 UTC, None: never), and the games.

    `matches` are the newest, as `matches` lists them: for more, ask with `next` as its `page`.
    """

    id: str
    player: PlayerId
    name: str
    first: int | None = None
    games: tuple[GameOfPlayer, ...]
    matches: tuple[PastMatch, ...]
    next: PageKey | None = None
    type: Literal["player"] = "player"


# Lists of matches, and two players against each other

MatchOutcome = Literal["won", "lost", "drawn", "played"]
"""What a match was for a player; `played`: nobody can win it."""


def _is_day(day: str) -> str:
    date.fromisoformat(day)
    return day


CalendarDay = Annotated[Day, AfterValidator(_is_day)]
"""A day in UTC that exists."""


class AskMatches(AnyCommand):
    """Ask for finished matches, the newest first; answered by `matches` and `ack`.

    Only matches that fit all that is given: of a `player` (None: yourself), of a `game`, with an `opponent`, with a
    `result` for the player, that ended on a day from `since` to `until`, with a leg on a `number` of the game.
    `everyone`: the matches of all players on that number. `page` is `next` of the page before, with all else as it was;
    None: the first page.
    """

    type: Literal["matches"] = "matches"
    player: AnyPlayer | None = None
    game: Annotated[str, Field(max_length=40)] | None = None
    opponent: AnyPlayer | None = None
    result: MatchOutcome | None = None
    since: CalendarDay | None = None
    until: CalendarDay | None = None
    number: GameNumber | None = None
    everyone: bool = False
    page: PageKey | None = None

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        if self.number is not None and self.game is None:
            raise ValueError("a number needs its game")
        if self.everyone and self.number is None:
            raise ValueError("matches of everyone need a number")
        if self.everyone and (self.player or self.opponent or self.result):
            raise ValueError("matches of everyone have no player, opponent or result")
        return self


@dataclass(slots=True, kw_only=True)
class MatchesEvent:
    """Finished matches, at most 30, the newest first; of matches that ended together, the one settled last is first.

    `player` is whose they are, with the latest name; None: everybody's. `next` asks for the next page; None: there are
    no more. Your own list has all your matches, other lists only rated ones: everybody can watch the matches that
    change the standings. No other list has a match on a daily number before its day has ended, and no list finds such
    a match by its number.
    """

    id: str
    matches: tuple[PastMatch, ...]
    player: PlayerId | None = None
    name: str | None = None
    next: PageKey | None = None
    type: Literal["matches"] = "matches"


class AskHeadToHead(AnyCommand):
    """Ask for the results of two players against each other; answered by `head_to_head` and `ack`.

    `player` None: yourself.
    """

    type: Literal["head_to_head"] = "head_to_head"
    player: AnyPlayer | None = None
    opponent: AnyPlayer


@dataclass(slots=True, kw_only=True)
class HeadToHeadRow:
    """The matches of two players in a form of a game: how many the first one won and lost, and how many were drawn.

    `played` counts matches that neither won: nobody can win them, or a third player won. The `first` and the `last`
    ended at these times, in ms since 1970 UTC.
    """

    game: str
    form: Form
    won: int
    lost: int
    drawn: int
    played: int
    first: int
    last: int


@dataclass(slots=True, kw_only=True)
class HeadToHeadEvent:
    """The results of a player against an opponent, with their latest names.

    There is a row for each form of a game in which they have met, in the order of the `catalog` event. The two players
    see all their matches; others see only rated matches, and none on a daily number before its day has ended.
    """

    id: str
    player: PlayerId
    name: str
    opponent: PlayerId
    opponent_name: str
    rows: tuple[HeadToHeadRow, ...]
    type: Literal["head_to_head"] = "head_to_head"
