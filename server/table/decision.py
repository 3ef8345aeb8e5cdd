"""Decisions on commands, and the rows by which each subject's file of this package says how they are made.

A decision depends on a room, an actor, a command and a moment. It is the facts to append, or a rejection. The subjects'
files have rows, which `dispatch` gathers:

1. `COMMANDS` has a row for each command, with the function that decides it. That function returns the facts to append,
   or raises Rejection.
2. `FACTS` has a row for each fact. Some facts change the room and tell about it themselves (`RoomFact`). The others
   change only the room's match (`MatchFact`), so that records can be written from the facts without a room. Their rows
   also say what the room tells about the fact, and which incidents of the record it makes.
3. `INCIDENTS` has a row for each incident of the record that is not a move, with the facts that lead to it, so that a
   record can be played again.

A new fact in a match is therefore a dataclass, a row and the functions in it, in the file of its subject.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, Unpack

from protocol.cards import Card
from protocol.codes import RejectionCode
from protocol.frozen import frozen
from protocol.ids import Form, MatchId, PlayerId, Seat
from protocol.reasons.base import Datum, shown
from protocol.reasons.shared import MEANINGS, Data, Reason
from protocol.room import HappeningKind
from server.games.errors import GameError
from server.table.match import Match
from server.table.room import Room

if TYPE_CHECKING:
    from server.table.entries import Fact

PATIENCE_MS = 60_000
"""The time for which a player must be away before others may act on it, unless the server is set otherwise."""


class Person(NamedTuple):
    """The sender of a command."""

    player: PlayerId
    name: str


class Computer(NamedTuple):
    """The computer that plays a seat, as its own or in its player's place."""

    seat: Seat
    level: str


Actor = Person | Computer


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """The results of chance and of slow work for a match: its id, number, salt (32 hex digits), deck and first seat.

    `first` is the seat with the first role in leg one, if the owner has not chosen. A known number needs no `salt`, and
    only a known number can be `dead`.
    """

    id: MatchId
    number: int = field(repr=False)
    salt: str = field(repr=False)
    deck: tuple[Card, ...] = field(repr=False)
    first: Seat
    dead: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """A command can only be decided after a draw; `number` None: of a number that is not dead, and lively for a duel.

    `winnable`: of a number that was found to be winnable. `daily`: of the number of that day.
    """

    game: str
    options: dict[str, object]
    form: Form
    seats: int
    number: int | None
    winnable: bool = False
    daily: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """The part of a decision that is not in the log: the time, absences (since a time in ms since 1970 UTC), a draw.

    `now` is an estimate of the store's time. A player may be away for `patience`, in ms. `levels` are the levels of the
    server's computer players, `names` the names of the people in the room.
    """

    now: int = 0
    away: Mapping[PlayerId, int] = field(default_factory=dict)
    patience: int = PATIENCE_MS
    levels: tuple[str, ...] = ()
    names: Mapping[PlayerId, str] = field(default_factory=dict)
    draw: Draw | None = None


@frozen
class Decision:
    """The facts that an accepted command appends to the room's log, in one step.

    `after` is the game's state after a move, so that it is computed once; `begins`: a match begins; `over`: one ends.
    """

    facts: "Sequence[Fact]" = ()
    after: Any = None
    begins: bool = False
    over: bool = False


# Rejections


class Rejection(Exception):
    """A command is rejected: `reason` and `data` are for programs, the message says the same in English.

    `data` are the values that the table of reasons names for it; a None is left out. Raises TypeError for other data.
    """

    def __init__(self, reason: Reason, message: str, **data: Unpack[Data]) -> None:
        super().__init__(message)
        meaning = MEANINGS[reason]
        self.code: RejectionCode = meaning.code
        self.reason: str = reason
        self.data: dict[str, Datum] = {name: value for name, value in data.items() if value is not None}  # type: ignore[misc]  # as Data has them
        if not meaning.fits(self.data):
            raise TypeError(f"{reason} has {meaning.data or 'no data'}, not {' '.join(data) or 'none'}")


class MoveRejection(Rejection):
    """A game refuses a move, for a reason of the game's own or one that all games share.

    `message` says it better than the game can.
    """

    def __init__(self, error: GameError[Any], message: str | None = None) -> None:
        Exception.__init__(self, message or str(error))
        self.code = error.code
        self.reason = error.reason
        self.data = error.data


def not_seated() -> Rejection:
    """Return the rejection of a player without a seat."""
    return Rejection("not_seated", "You have no seat in this room. Sit down first.")


def removed() -> Rejection:
    """Return the rejection of a player whom the owner has removed."""
    return Rejection("removed_from_room", "The owner of this room has removed you.")


def seated_already(seat: Seat) -> Rejection:
    """Return the rejection of a player who has a seat."""
    message = "You have a seat in this room already. Stand up to change seats."
    return Rejection("seated_already", message, seat=seat)


def agreed_already() -> Rejection:
    """Return the rejection of a player who agrees twice."""
    return Rejection("agreed_already", "You have agreed already. Wait for the others.")


def unknown_game(name: str, games: Iterable[str]) -> Rejection:
    """Return the rejection of a game that the server does not have."""
    message = f"This server has no game {name!r}. Choose one of {', '.join(games)}."
    return Rejection("unknown_game", message, game=shown(name), games=tuple(games))


def unknown_rules(game: str, rules: int) -> Rejection:
    """Return the rejection of a match that was played by rules that the server does not have."""
    message = f"This server does not have version {rules} of the rules of {shown(game)}."
    return Rejection("unknown_rules", message, game=shown(game), rules=rules)


# The actor, and checks that several decisions share


def names_of(room: Room) -> tuple[str, ...]:
    """Return the names of the players who have a seat."""
    return tuple([seated.name for seated in room.seats if seated is not None])


def seat_of(room: Room, actor: Actor) -> Seat:
    """Return an actor's seat. Raises Rejection."""
    if isinstance(actor, Computer):
        if room.computers[actor.seat] == actor.level:
            return actor.seat
        raise Rejection("computer_not_playing", "The computer does not play this seat.", seat=actor.seat)
    seat = room.seat_of(actor.player)
    if seat is None:
        raise not_seated()
    return seat


def seats_of(room: Room, actor: Actor) -> tuple[Seat, ...]:
    """Return all seats of an actor, for commands that count for all of them. Raises Rejection."""
    seat = seat_of(room, actor)
    return room.seats_of(actor.player) if isinstance(actor, Person) else (seat,)


def hand_of(room: Room, actor: Actor) -> Seat:
    """Return the seat that an actor plays and has not left to the others or to the computer. Raises Rejection."""
    seat, match = seat_of(room, actor), room.match
    if match is not None and not match.over and seat in match.left:
        raise Rejection("left_match", "You have left this match. Sit down to come back.")
    if isinstance(actor, Person) and room.computers[seat] is not None:
        message = "The computer plays your seat. Sit down to take it back."
        raise Rejection("computer_plays_your_seat", message, seat=seat)
    return seat


def current_match(room: Room, ordinal: int) -> Match:
    """Return the match under way. Raises Rejection if a command is about another match."""
    match = room.match
    if match is None or match.over or match.match != ordinal:
        raise Rejection("match_not_under_way", f"Match {ordinal} is not under way.", match=ordinal)
    return match


def check_owner(room: Room, actor: Actor) -> None:
    """Raise Rejection unless the actor owns the room."""
    if not isinstance(actor, Person) or actor.player != room.owner:
        owner = room.seat_of(room.owner)
        name = None if owner is None else room.holders[owner]
        data: Data = {} if name is None else {"name": name}
        raise Rejection("not_owner", f"Only the owner of the room can do that. Ask {name or 'the owner'}.", **data)


def check_between(room: Room, what: str, words: str) -> None:
    """Raise Rejection while a match is under way; `what` is the command's type, `words` say the same as a clause."""
    if room.under_way:
        raise Rejection(
            "only_between_matches", f"{words} only between matches. Wait until the match is over.", what=what
        )


def check_level(level: str, levels: Sequence[str]) -> None:
    """Raise Rejection if the server has no computer player of a level."""
    if level not in levels:
        message = f"This server has no computer player {level!r}. Choose one of {', '.join(levels)}."
        raise Rejection("unknown_level", message, level=shown(level), levels=tuple(levels))


def player_is_here(seat: int, name: str) -> Rejection:
    """Return the rejection of a command that needs an absent player."""
    return Rejection("player_is_here", f"{name} is here.", seat=seat, name=name)


def not_away_long_enough(seat: int, name: str, since: int, moment: Moment) -> Rejection:
    """Return the rejection of a command that needs a longer absence; the player is away `since` a time in ms."""
    wait, patience = seconds_left(since, moment), moment.patience // 1000
    message = f"{name} has been away for less than {patience} s. Wait {wait} s more."
    return Rejection("player_not_away_long_enough", message, seat=seat, name=name, patience=patience, seconds=wait)


def seconds_left(since: int, moment: Moment) -> int:
    """Return the rest of the patience, in seconds, with a player who is waited for since a time in ms."""
    return -(-(since + moment.patience - moment.now) // 1000)


# The rows of a subject's file

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
    _: KW_ONLY
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
