"""What the players of a match reached in its legs: worked out of its record alone, for standings and high scores.

A leg counts that was played out, for each person who made all of a seat's moves: not for a computer, and not where one
played for a while in its player's place, or another person took the seat. It counts for nobody where a move was taken
back that had shown a hidden card: who tries a place to see what comes plays another game.
"""

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from protocol.ids import PlayerId, Role, Seat, level_of
from protocol.record import Record, RecordComputer, RecordHint, RecordLeg, RecordReplaced, RecordReturned, RecordScore
from server.records.outcomes import has_peeked


class Reached(NamedTuple):
    """A leg's final score as reached by a player in a role, at a time in ms since 1970 UTC, and with how many hints.

    `seconds` passed from its first move to its last.
    """

    number: int
    role: Role
    player: PlayerId
    name: str
    score: int
    at: int
    hints: int
    seconds: int


def reached(record: Record) -> Iterator[Reached]:
    """Yield what counts of a match, in the order of its legs and seats."""
    away: set[int] = set()
    for leg in record.legs:
        if record.form == "mirror":
            away.clear()  # each leg tells for itself who played on the one board
        played_by_computer = set(away)
        for incident in leg.incidents:
            if isinstance(incident, RecordComputer | RecordReplaced):
                away.add(incident.seat)
                played_by_computer.add(incident.seat)
            elif isinstance(incident, RecordReturned):
                away.discard(incident.seat)
        if leg.result is None or any(map(has_peeked, leg.incidents)):
            continue
        for seated in record.seats:
            player = PlayerId(seated.player)
            if str(seated.seat) not in leg.roles:
                continue  # of a race, each leg of which is one seat's
            if level_of(player) is None and seated.seat not in played_by_computer:
                yield Reached(
                    number=leg.number,
                    role=leg.roles[str(seated.seat)],
                    player=player,
                    name=seated.name,
                    score=_own(leg.result.score, seated.seat),
                    at=_at(leg, -1),
                    hints=_hints(leg, Seat(seated.seat)),
                    seconds=(_at(leg, -1) - _at(leg, 0)) // 1000,
                )


def _own(score: RecordScore, seat: int) -> int:
    return score[str(seat)] if isinstance(score, dict) else score


def _hints(leg: RecordLeg, seat: Seat) -> int:
    return sum(isinstance(incident, RecordHint) and incident.seat == seat for incident in leg.incidents)


def _at(leg: RecordLeg, move: int) -> int:
    """Return when one of a leg's moves was made, in ms since 1970 UTC; 0 where that is not known."""
    at = leg.moves[move].at if leg.moves else None
    return 0 if at is None else round(datetime.fromisoformat(at).timestamp() * 1000)
