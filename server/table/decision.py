"""What deciding takes and gives: who asks, what time it is and who is away, and what an accepted command appends."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from protocol.ids import PlayerId, Seat
from protocol.quick import quick
from server.table.facts import Fact
from server.table.match import Match
from server.table.rejection import Rejection, not_seated
from server.table.room import Room

PATIENCE_MS = 60_000
"""How long a player may be away before others may act on it, where a server does not say otherwise."""


class Person(NamedTuple):
    """Who sends a command."""

    player: PlayerId
    name: str


class Computer(NamedTuple):
    """The computer that plays a seat: it sits there, or plays in its player's place."""

    seat: Seat
    level: str


Actor = Person | Computer


@dataclass(frozen=True, slots=True)
class Moment:
    """What is known outside the log when a command is decided: who is away, and since when (ms since 1970 UTC).

    `now` is the store's time as well as it is known, `patience` how long one may be away, in ms. `levels` are the
    computer players that there are, `names` what the people in the room go by.
    """

    now: int = 0
    away: Mapping[PlayerId, int] = field(default_factory=dict)
    patience: int = PATIENCE_MS
    levels: tuple[str, ...] = ()
    names: Mapping[PlayerId, str] = field(default_factory=dict)


@quick
@dataclass(frozen=True, slots=True)
class Decision:
    """The facts that an accepted command appends to the room's log, in one step.

    `after` is the game's state after a move, so that it is computed once; `begins`: a match begins; `over`: one ends.
    """

    facts: Sequence[Fact] = ()
    after: Any = None
    begins: bool = False
    over: bool = False


def names_of(room: Room) -> tuple[str, ...]:
    """Return the names of the players who have a seat."""
    return tuple([seated.name for seated in room.seats if seated is not None])


def seat_of(room: Room, actor: Actor) -> Seat:
    """Return the seat that somebody acts for. Raises Rejection."""
    if isinstance(actor, Computer):
        if room.computers[actor.seat] == actor.level:
            return actor.seat
        raise Rejection("computer_not_playing", "The computer does not play this seat.", seat=actor.seat)
    seat = room.seat_of(actor.player)
    if seat is None:
        raise not_seated()
    return seat


def hand_of(room: Room, actor: Actor) -> Seat:
    """Return the seat that somebody plays, and has not left to the others or to the computer. Raises Rejection."""
    seat, match = seat_of(room, actor), room.match
    if match is not None and not match.over and seat in match.left:
        raise Rejection("left_match", "You have left this match. Sit down to come back.")
    if isinstance(actor, Person) and room.computers[seat] is not None:
        message = "The computer plays your seat. Sit down to take it back."
        raise Rejection("computer_plays_your_seat", message, seat=seat)
    return seat


def under_way(room: Room, ordinal: int) -> Match:
    """Return the match under way, if it is the one that a command means. Raises Rejection."""
    match = room.match
    if match is None or match.over or match.match != ordinal:
        raise Rejection("match_not_under_way", f"Match {ordinal} is not under way.", match=ordinal)
    return match
