"""A subject's file of this package says how its commands and facts are handled, in rows that `dispatch` gathers.

1. `COMMANDS` has a row for each command, with the function that decides it. That function returns the facts to append,
   or raises Rejection.
2. `FACTS` has a row for each fact. Some facts change the room and tell about it themselves (`RoomFact`). The others
   change only the room's match (`MatchFact`), so that records can be written from the facts without a room. Their rows
   also say what the room tells about the fact, and which incidents of the record it makes.
3. `INCIDENTS` has a row for each incident of the record that is not a move, with the facts that lead to it, so that a
   record can be played again.

A new fact in a match is therefore a dataclass, a row and the functions in it, in the file of its subject.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from protocol.happenings import HappeningKind
from protocol.ids import Seat
from server.table.decision import Actor, Decision, Moment, Need
from server.table.match import Match
from server.table.room import Room

if TYPE_CHECKING:
    from server.table.entries import Fact

C = TypeVar("C")
F = TypeVar("F")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Command(Generic[C]):
    """A command and the function that decides it."""

    command: type[C]
    decide: Callable[[Room, Actor, C, Moment], Decision | Need]


@dataclass(frozen=True, slots=True)
class RoomFact(Generic[F]):
    """A fact and its change of the room, at a time in ms since 1970 UTC; the entry has been counted already.

    `change` raises BrokenLog if the fact cannot follow.
    """

    fact: type[F]
    change: Callable[[Room, F, int | None], Room]


class Told(NamedTuple):
    """A happening in a match: its kind, the seat that it is about, and details that depend on the kind."""

    kind: HappeningKind
    seat: Seat | None = None
    detail: Any = None


class Incident(NamedTuple):
    """An incident of the record without its ply and time: its kind, its seat and its other fields."""

    kind: str
    seat: Seat
    fields: dict[str, Any]


def tell_kind(match: Match, fact: Any) -> Sequence[Told]:
    """Return one happening, which is named like the fact and has its seat."""
    return [Told(fact.kind, fact.seat)]


def no_incident(match: Match, fact: Any) -> Sequence[Incident]:
    """Return no incident: records leave the fact out."""
    return ()


@dataclass(frozen=True, slots=True)
class MatchFact(Generic[F]):
    """A fact and its change of the match, at a time in ms since 1970 UTC.

    `change` raises BrokenLog if the fact cannot follow. `tell` gets the match after it, `incidents` the match before.
    `at_all_tables`: the incidents belong to every table of the leg at which the seat plays. `change_seats` is the
    change of the room's seats, for a fact that brings another player.
    """

    fact: type[F]
    change: Callable[[Match, F, int | None], Match]
    tell: Callable[[Match, F], Sequence[Told]] = tell_kind
    incidents: Callable[[Match, F], Sequence[Incident]] = no_incident
    at_all_tables: bool = False
    change_seats: Callable[[Room, F], Room] | None = None


@dataclass(frozen=True, slots=True)
class RecordIncident(Generic[R]):
    """An incident of the record and the facts that lead to it.

    A seat that the record doesn't name, such as the one that agreed to a takeback, is any other seat.
    """

    incident: type[R]
    facts: "Callable[[R], Sequence[Fact]]"


def any_other(seat: int) -> Seat:
    """Return a seat other than the given one."""
    return Seat(0 if seat else 1)


def stamp(at: int | None) -> str | None:
    """Return a time in ms since 1970 as records have it: UTC, in whole seconds.

    >>> stamp(1795255200000)
    '2026-11-21T10:00:00Z'
    """
    return None if at is None else datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
