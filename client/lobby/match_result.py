"""The results of finished matches in words; client/web/lobby/match_result.js does the same."""

from collections.abc import Callable

from client.games.options import scored
from client.games.word_catalog import GAMES
from client.text import formats
from client.text.messages import matches as matches_text
from protocol.scores import PastMatch, PastSeat


def row(match: PastMatch) -> str:
    """Return the result of a match from the side of the player in its `seat`, with the change of the rating.

    Without a seat, it is the result for all players.

    >>> from protocol.ids import MatchId, PlayerId, Seat
    >>> seats = (PastSeat(player=PlayerId("A"), name="Ann", score=210, change=12),
    ...          PastSeat(player=PlayerId("B"), name="Ben", score=180))
    >>> row(PastMatch(match=MatchId("M"), game="family-tree", options={}, form="match", at=0, seats=seats,
    ...               winners=(Seat(0),), why="score", seat=Seat(0)))
    'won 210 to 180 (+12) against Ben'
    """
    if match.seat is None:
        return row_of_all(match)
    opponents = [called(seat) for index, seat in enumerate(match.seats) if index != match.seat]
    return matches_text.row(
        outcome=outcome(match),
        change=match.seats[match.seat].change,
        opponents=opponents if opponents and match.form != "together" else None,
    )


def row_of_all(match: PastMatch) -> str:
    """Return the result of a match for all its players.

    >>> from protocol.ids import MatchId, PlayerId, Seat
    >>> seats = (PastSeat(player=PlayerId("A"), name="Ann", score=210), PastSeat(player=PlayerId("B"), name="Ben"))
    >>> row_of_all(PastMatch(match=MatchId("M"), game="family-tree", options={}, form="match", at=0, seats=seats,
    ...                      winners=(Seat(0),), why="resigned"))
    'Ann 210 and Ben: Ann won by resignation'
    """
    reached = score_writer(match)
    players = [
        called(seat) if seat.score is None else matches_text.player_score(name=called(seat), score=reached(seat.score))
        for seat in match.seats
    ]
    if match.form in ("solo", "together"):
        return formats.names(players)
    return matches_text.row_of_all(players=players, outcome=outcome_of_all(match))


def outcome(match: PastMatch) -> str:
    """Return how a match ended for the player in its `seat`.

    >>> from protocol.ids import MatchId, PlayerId, Seat
    >>> alone = (PastSeat(player=PlayerId("A"), name="Ann", score=0),)
    >>> outcome(PastMatch(match=MatchId("M"), game="poker-solitaire", options={"scoring": "pat"}, form="solo", at=0,
    ...                   seats=alone, winners=(), why="score", seat=Seat(0)))
    'lost'
    >>> outcome(PastMatch(match=MatchId("M"), game="poker-solitaire", options={"scoring": "pat", "mode": "sum-of-two"},
    ...                   form="solo", at=0, seats=alone, winners=(), why="score", seat=Seat(0)))
    '0 of 2 won'
    """
    mine = match.seats[match.seat or 0]
    others = [seat for index, seat in enumerate(match.seats) if index != match.seat]
    if match.form == "together" or not others:
        return matches_text.not_finished() if mine.score is None else score_writer(match)(mine.score)
    result = "won" if match.seat in match.winners else "lost" if match.winners else "drawn"
    best = max((seat.score for seat in others if seat.score is not None), default=None)
    if match.why != "score" or mine.score is None or best is None or not scored(match.game, match.options):
        return matches_text.outcome(result=result, why=match.why)  # type: ignore[arg-type]
    return matches_text.outcome_score(result=result, own=mine.score, other=best)  # type: ignore[arg-type]


def outcome_of_all(match: PastMatch) -> str:
    """Return the winner of a match, and why the match ended."""
    if not match.winners:
        return matches_text.outcome(result="drawn", why=match.why)
    return matches_text.winners(winners=[called(match.seats[seat]) for seat in match.winners], why=match.why)


def score_writer(match: PastMatch) -> Callable[[int], str]:
    """Return the function that writes a score of a match."""
    say = GAMES.get(match.game)
    return formats.number if say is None else lambda score: say.reached(score, match.options)


def called(seat: PastSeat) -> str:
    """Return the name of a player as people read it."""
    return formats.name(seat.name)
