"""What is told of a match when it is over, and whom it rates: worked out of its record alone.

It rates two different players who have played against each other on a drawn number that was hidden: neither knew the
cards, as both do on the same number again. Who resigns, leaves or runs out of time has lost. Nobody is rated where a
computer or another person had a player's seat for a while, nor where hints may have helped, to win or to a draw, or
moves taken back that had shown a hidden card. Who loses in spite of them has lost, or else a hint would be a way out of
any lost match.
"""

from typing import NamedTuple

from protocol.ids import MatchId, PlayerId, Seat
from protocol.record import Record, RecordComputer, RecordHint, RecordReplaced
from protocol.standings import PastMatch, PastSeat
from server.records.outcomes import ended, has_peeked

RATED = ("match", "mirror", "race")
"""The forms in which one plays against others."""


class Duel(NamedTuple):
    """A match that rates its players, by seat; `winner` is None in a draw. It ended at a time in ms since 1970 UTC."""

    players: tuple[PlayerId, PlayerId]
    names: tuple[str, str]
    winner: Seat | None
    at: int


def duel_of(record: Record) -> Duel | None:
    """Return how a match rates its players; None where it does not."""
    if record.form not in RATED or len(record.seats) != 2:
        return None
    first, second = record.seats
    if first.player == second.player or any(leg.commitment is None for leg in record.legs):
        return None
    incidents = [incident for leg in record.legs for incident in leg.incidents]
    if any(isinstance(incident, RecordComputer | RecordReplaced) for incident in incidents):
        return None
    winners = record.result.winners
    winner = Seat(winners[0]) if len(winners) == 1 else None
    helped = {incident.seat for incident in incidents if isinstance(incident, RecordHint) or has_peeked(incident)}
    if helped and (winner is None or winner in helped):
        return None
    players = PlayerId(first.player), PlayerId(second.player)
    return Duel(players, (first.name, second.name), winner, ended(record))


def past(match: MatchId, record: Record) -> PastMatch:
    """Return what is told of a match that is over, as it stands on the page of who had its first seat."""
    result = record.result
    seats = [
        PastSeat(player=PlayerId(each.player), name=each.name, score=result.scores.get(str(each.seat)))
        for each in record.seats
    ]
    return PastMatch(
        match=match,
        game=record.game,
        options=record.options,
        form=record.form,
        at=ended(record),
        seats=tuple(seats),
        winners=tuple([Seat(seat) for seat in result.winners]),
        why=result.why,
        seat=Seat(0),
    )
