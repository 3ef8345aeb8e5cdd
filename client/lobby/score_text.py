"""High scores, statistics and the results on a number in words; client/web/lobby/score_text.js does the same.

`reached` writes a score if the game has its own words for it.
"""

from collections.abc import Callable, Iterable

from client.text import formats
from client.text.messages import scores as scores_text
from protocol.ids import Role
from protocol.scores import HighScore, NumberEvent, Standing, Statistics

ORDER: tuple[Role, ...] = ("player", "maximizer", "minimizer")


def statistics(told: Statistics) -> str:
    """Return your statistics in a form and pace.

    >>> statistics(Statistics(form="solo", games=12, wins=5, streak=2, longest=3, best=104, average=81.3))
    'Alone: 12 games, 5 won, current streak 2, best streak 3; best 104, average 81.3.'
    >>> statistics(Statistics(form="race", games=1, wins=None, streak=None, longest=None, best=None, average=None))
    'In races: 1 game.'
    """
    return scores_text.statistics(
        form=told.form,
        correspondence=told.correspondence,
        games=told.games,
        wins=told.wins,
        streak=told.streak if told.longest else None,
        longest=told.longest or None,
        best=told.best,
        average=told.average,
    )


def help_of(score: HighScore) -> str:
    """Return the help in a game; empty if there was none.

    >>> from protocol.ids import MatchId
    >>> help_of(HighScore(match=MatchId("M"), options={}, number=7, score=310, at=0, hints=2, takebacks=1))
    '2 hints, 1 takeback'
    """
    hints = scores_text.hints(score.hints) if score.hints else ""
    takebacks = scores_text.takebacks(score.takebacks) if score.takebacks else ""
    return formats.listed((hints, takebacks))


def own_helped(best: Iterable[str]) -> str:
    """Return your best scores with help on a number, each with its role or measure; empty if there is none.

    >>> own_helped(["maximizing, the most, 420", "minimizing, the least, 30"])
    'Your best with help (not ranked): maximizing, the most, 420; minimizing, the least, 30.'
    """
    told = formats.clauses(best)
    return scores_text.own_helped(told) if told else ""


def own_casual(best: Iterable[str]) -> str:
    """Return your best scores in casual games on a number, each with its measure; empty if there is none.

    >>> own_casual(["alone, the most, 420"])
    'Your best in casual games (not ranked): alone, the most, 420.'
    """
    told = formats.clauses(best)
    return scores_text.own_casual(told) if told else ""


def computers(about: NumberEvent, reached: Callable[[int], str] = formats.number) -> str:
    """Return the computer's score on a number, or why it is unknown."""
    if about.computer is not None:
        return reached(about.computer)
    return scores_text.working() if about.working else scores_text.not_known()


def par(about: NumberEvent, reached: Callable[[int], str] = formats.number) -> str:
    """Return par, or why it is unknown."""
    if about.par is not None:
        return reached(about.par)
    if not about.own_helped and not about.own_casual and all(each.own is None for each in about.standings):
        return scores_text.par_later()
    return scores_text.working() if about.working else scores_text.not_known()


def rank(standing: Standing) -> str:
    """Return your rank among all players."""
    return scores_text.rank(rank=standing.rank, players=standing.players)


def in_time(score: str, seconds: int | None) -> str:
    """Return a score with the time it took, if known."""
    return score if seconds is None else scores_text.score_in_time(score=score, time=1000 * seconds)


def time(seconds: int | None) -> str:
    """Return a time in a column; empty if it is unknown."""
    return "" if seconds is None else formats.clock_face(1000 * seconds)


def standing(
    standing: Standing, role: str, together: int | None = None, reached: Callable[[int], str] = formats.number
) -> str:
    """Return a standing in a sentence; `role` is the role and measure, `together` the size of a team."""
    what = role if together is None else scores_text.together(count=together, what=role)
    return scores_text.standing(
        what=f"{what[:1].upper()}{what[1:]}",
        best=in_time(reached(standing.best), standing.seconds),
        name=standing.name,
        players=standing.players,
        own=in_time(reached(standing.own), standing.own_seconds) if standing.own is not None else None,
        rank=rank(standing),
    )


def score_line(place: int, score: HighScore, reached: str, *, timed: bool = False) -> str:
    """Return a high score in a sentence; `reached` is the score in words."""
    return scores_text.line(
        place=place,
        score=in_time(reached, score.seconds) if timed else reached,
        number=score.number,
        when=score.at,
        help=help_of(score) or None,
    )
