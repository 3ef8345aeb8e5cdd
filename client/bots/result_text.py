"""The results of the matches that a program has played, in words."""

from collections.abc import Sequence

from client.text import formats
from client.text.messages import bots as bots_text
from protocol.ids import Seat
from protocol.room import MatchResult


def over(match: int, result: MatchResult, seat: Seat, *, together: bool = False) -> str:
    """Return how a match ended for a seat; `together`: nobody wins it, and all have the same score.

    >>> over(2, MatchResult(winners=(), scores=(5, 5), why="score"), Seat(0), together=True)
    'Game 2 is over: 5.'
    """
    mine = result.scores[seat] if seat < len(result.scores) else None
    rest = [score for other, score in enumerate(result.scores) if other != seat]
    if together or not rest:
        return bots_text.game_over(match=match, score=_score(mine), why=result.why)
    return bots_text.match_over(
        match=match,
        result="draw" if not result.winners else "won" if seat in result.winners else "lost",
        score=_score(mine),
        others=[*map(_score, rest)],
        scored=mine is not None or any(rest),
        why=result.why,
    )


def counted(results: Sequence[MatchResult], seat: Seat) -> str:
    """Return how many matches a seat has won, drawn and lost.

    >>> counted([MatchResult(winners=(Seat(1),), scores=(3, 5), why="score")] * 2, Seat(1))
    'Of 2 matches 2 were won, 0 drawn and 0 lost.'
    """
    won = sum(seat in each.winners for each in results)
    drawn = sum(not each.winners for each in results)
    return bots_text.counted(matches=len(results), won=won, drawn=drawn, lost=len(results) - won - drawn)


def _score(score: int | None) -> str:
    return bots_text.no_score() if score is None else formats.number(score)
