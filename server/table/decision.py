"""Decisions on commands: the actor, the moment and the draw that they depend on, and the facts that they append."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from protocol.cards import Card
from protocol.ids import MatchId, PlayerId, Seat
from protocol.quick import quick
from protocol.reasons.base import shown
from protocol.reasons.shared import Data
from server.table.match import Match
from server.table.rejection import Rejection, not_seated
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


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Need:
    """A command can only be decided after a draw; `number` None: of a number that is not dead.

    `winnable`: of a number that was found to be winnable. `daily`: of the number of that day.
    """

    game: str
    options: dict[str, object]
    seats: int
    number: int | None
    winnable: bool = False
    daily: str | None = None


@dataclass(frozen=True, slots=True)
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


@quick
@dataclass(frozen=True, slots=True)
class Decision:
    """The facts that an accepted command appends to the room's log, in one step.

    `after` is the game's state after a move, so that it is computed once; `begins`: a match begins; `over`: one ends.
    """

    facts: "Sequence[Fact]" = ()
    after: Any = None
    begins: bool = False
    over: bool = False


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
