"""The commands around a game, as players at a table would send them now."""

from dataclasses import replace
from typing import Any

from protocol.command import What
from protocol.commands import Answer, AskHint, Ban, Claim, Configure, Free, Offer, PassOn, Resign, SeatComputer
from protocol.ids import Seat
from server.table.decision import Decision, Moment
from server.table.seats import move_seat
from tests.table.play import PEOPLE, Table

SETTINGS: dict[str, Any] = {
    "options": {},
    "number": None,
    "role": None,
    "spectators": True,
    "clock": None,
    "hints": False,
}
"""The settings that a Family Tree room has from the start."""


def resign(table: Table) -> Resign:
    return Resign(id="c", match=_ordinal(table))


def claim(table: Table, computer: str | None = None, seat: int | None = None) -> Claim:
    return Claim(id="c", match=_ordinal(table), computer=computer, seat=seat)


def takeback(table: Table) -> Offer:
    """Return the request to take the last move back, where the leg stands now."""
    leg = table.room.match.leg if table.room.match is not None else None
    where = (1, 0) if leg is None else (leg.leg, leg.ply)
    return Offer(id="c", match=_ordinal(table), what="takeback", leg=where[0], ply=where[1])


def hint(table: Table) -> AskHint:
    """Return the question what the computer would play, where the leg stands now."""
    leg = table.room.match.leg if table.room.match is not None else None
    where = (1, 0) if leg is None else (leg.leg, leg.ply)
    return AskHint(id="c", match=_ordinal(table), leg=where[0], ply=where[1])


def answer(table: Table, accept: bool, what: What = "takeback") -> Answer:
    return Answer(id="c", match=_ordinal(table), what=what, accept=accept)


def configure(**settings: Any) -> Configure:
    return Configure(id="c", **{**SETTINGS, **settings})


def free(seat: int) -> Free:
    return Free(id="c", seat=seat)


def seat_computer(seat: int, level: str = "random") -> SeatComputer:
    return SeatComputer(id="c", seat=seat, level=level)


def ban(who: str) -> Ban:
    return Ban(id="c", player=PEOPLE[who].player)


def pass_on(seat: int) -> PassOn:
    return PassOn(id="c", seat=seat)


def gone(table: Table, who: str, ms: int = 60_000) -> Table:
    """Return the table after a player has been away for this time."""
    now = table.now + ms
    table.moment = replace(table.moment, now=now, away={**table.moment.away, PEOPLE[who].player: now - ms})
    return table


def here(table: Table) -> None:
    """Have everybody back, though nobody sits down."""
    table.moment = replace(table.moment, away=Moment().away)


def move(table: Table, seat: int, whose: str, who: str) -> Decision:
    """Have a seat moved to another key."""
    decision = move_seat(table.room, PEOPLE[who], Seat(seat), PEOPLE[whose].player)
    table.append(PEOPLE[who].player, decision)
    return decision


def _ordinal(table: Table) -> int:
    return 1 if table.room.match is None else table.room.match.match
