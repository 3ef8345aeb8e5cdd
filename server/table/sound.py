"""Whether a fact can stand in the log of a match."""

from typing import Any

from server.table.entries import BrokenLog
from server.table.match import Match


def stands(match: Match, fact: Any, sound: bool) -> None:
    """Raise BrokenLog where a seat's fact cannot stand: it is not `sound`, the match is over, there is no such seat."""
    if not sound or match.over or not 0 <= fact.seat < len(match.deal.players):
        raise broken(match, fact)


def broken(match: Match, fact: object) -> BrokenLog:
    """Return the error that says where a fact cannot stand."""
    leg = match.leg
    return BrokenLog(f"{fact} cannot stand in match {match.match} at leg {leg.leg}, ply {leg.ply}")
