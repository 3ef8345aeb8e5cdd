"""What a command does to a room: the facts to append, a refusal, or the need of a draw first."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from pydantic import ValidationError

from protocol.codes import RejectionCode as Code
from protocol.commands import Answer, CreateRoom, MakeMove, Offer, Ready, Sit, Stand
from protocol.ids import MatchId, PlayerId, Role, Seat
from server.games.base import IllegalMove, MalformedMove, NotYourTurn
from server.games.registry import GAMES
from server.table import match as matches
from server.table.commitment import Draw, Need
from server.table.entries import (
    LOG_LIMIT,
    Declined,
    Fact,
    LegStarted,
    MatchBegun,
    MatchNamed,
    Moved,
    Offered,
    Opened,
    Readied,
    Sat,
    Stood,
)
from server.table.match import Match
from server.table.rejection import Rejection
from server.table.room import Room

RoomCommand = Sit | Stand | Ready | MakeMove | Offer | Answer
"""The commands that change a room that exists."""


class Person(NamedTuple):
    """Who sends a command."""

    player: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class Decision:
    """What an accepted command appends to the room's log and the match's, in one step.

    `after` is a move's game state, so that it is worked out once; `begins` is the match that begins with it; `over`
    says that it ends one.
    """

    room: Sequence[Fact] = ()
    match: Sequence[Fact] = ()
    after: Any = None
    begins: MatchId | None = None
    over: bool = False


def open_room(person: Person, command: CreateRoom) -> Opened:
    """Return the fact that opens a room. Raises Rejection for an unknown game or bad options."""
    game = GAMES.get(command.game)
    if game is None:
        raise Rejection(Code.NOT_ALLOWED, f"This server has no game {command.game!r}.", f"one of {', '.join(GAMES)}")
    try:
        options = game.options.model_validate(command.options)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        known = ", ".join(game.options.model_fields) or "none"
        raise Rejection(
            Code.NOT_ALLOWED, f"Option {where!r} of {game.title}: {first['msg']}.", f"the options it has: {known}"
        ) from None
    return Opened(
        game=game.name,
        rules=game.rules,
        options=options.model_dump(mode="json"),
        form=command.form,
        number=command.number,
        role=command.role,
        owner=person.player,
        name=person.name,
    )


def decide(room: Room, person: Person, command: RoomCommand, draw: Draw | None = None) -> Decision | Need:
    """Return what a command does to the room, or what must be drawn before that can be said.

    Raises Rejection where the command is refused.
    """
    decision: Decision | Need
    match command:
        case MakeMove():
            decision = _move(room, person, command)
        case Ready():
            decision = _ready(room, person, command, draw)
        case Sit():
            decision = _sit(room, person, command)
        case Stand():
            decision = _stand(room, person)
        case Offer():
            decision = _offer(room, _seat(room, person), command.match, command.what)
        case _:
            decision = _answer(room, _seat(room, person), command)
    if isinstance(decision, Decision) and _overflows(room, decision):
        raise Rejection(Code.TOO_MANY, "This room's log is full.", "open a new room")
    return decision


def _overflows(room: Room, decision: Decision) -> bool:
    """Tell whether a log that the decision appends to would grow too long: a match goes on when the room's is full."""
    match_length = 0 if decision.begins is not None else room.match_log.length
    return room.room_log.length + len(decision.room) > LOG_LIMIT or match_length + len(decision.match) > LOG_LIMIT


def _seat(room: Room, person: Person) -> Seat:
    seat = room.seat_of(person.player)
    if seat is None:
        raise Rejection(Code.NOT_ALLOWED, "You have no seat in this room.", "sit down first")
    return seat


def _sit(room: Room, person: Person, command: Sit) -> Decision:
    if room.seat_of(person.player) is not None:
        raise Rejection(Code.NOT_ALLOWED, "You have a seat in this room already.", "stand up to change seats")
    free = [seat for seat, seated in enumerate(room.seats) if seated is None]
    if not free:
        names = " and ".join(seated.name for seated in room.seats if seated is not None)
        raise Rejection(Code.SEAT_TAKEN, f"The room is full: {names} are playing.", "a room with a free seat")
    seat = free[0] if command.seat is None else command.seat
    if seat >= len(room.seats):
        seats = ", ".join(map(str, range(len(room.seats))))
        raise Rejection(Code.NOT_ALLOWED, f"This room has no seat {seat}; its seats are {seats}.", "a seat it has")
    if seat not in free:
        raise Rejection(
            Code.SEAT_TAKEN, f"Seat {seat} is not free.", f"one of the free seats: {', '.join(map(str, free))}"
        )
    return Decision(room=[Sat(Seat(seat), person.player, person.name)])


def _stand(room: Room, person: Person) -> Decision:
    seat = _seat(room, person)
    if room.under_way:
        raise Rejection(Code.NOT_ALLOWED, "A match is under way; your seat is kept when you leave.", "stand after it")
    return Decision(room=[Stood(seat)])


def _ready(room: Room, person: Person, command: Ready, draw: Draw | None) -> Decision | Need:
    seat = _seat(room, person)
    coming = room.next_leg
    if coming is None:
        raise Rejection(Code.STALE, "No leg is waiting to start now.", "ready when the room's `next` names a leg")
    if coming != (command.match, command.leg):
        raise Rejection(
            Code.STALE,
            f"Leg {command.leg} of match {command.match} is not the next one.",
            f"leg {coming[1]} of match {coming[0]}",
        )
    if seat in room.ready_seats:
        raise Rejection(Code.STALE, "You are ready already.", "wait for the other player")
    if len(room.ready_seats) + 1 < len(room.seats):
        fact = Readied(seat, command.leg)
        return Decision(match=[fact]) if room.under_way else Decision(room=[fact])
    if room.match is not None and room.under_way:
        leg = room.match.leg
        return Decision(match=[LegStarted(leg.leg + 1, matches.swapped(leg.roles), room.match.deal.deck)])
    return _begin(room, draw)


def _begin(room: Room, draw: Draw | None) -> Decision | Need:
    settings, last = room.settings, room.match
    again = last is not None and room.agreed == "same_number"
    number = last.deal.number if last is not None and again else settings.number if last is None else None
    if draw is None or (number is not None and draw.number != number):
        return Need(settings.game, settings.options, number)
    ordinal = 1 if last is None else last.match + 1
    earlier = room.earlier + room.match_log.length
    seen = last.game.shown(last.leg.state) if last is not None and again else ()
    seated = [seated for seated in room.seats if seated is not None]
    begun = MatchBegun(
        match=ordinal,
        id=draw.id,
        game=settings.game,
        rules=settings.rules,
        options=settings.options,
        form=settings.form,
        players=tuple(each.player for each in seated),
        names=tuple(each.name for each in seated),
        number=draw.number,
        known=number is not None,
        salt=None if number is not None else draw.salt,
        deck=draw.deck,
        roles=_first_roles(room, draw),
        seen=tuple(seen),
        dead=draw.dead,
    )
    return Decision(room=[MatchNamed(ordinal, draw.id, earlier)], match=[begun], begins=draw.id)


def _first_roles(room: Room, draw: Draw) -> tuple[Role, ...]:
    roles = matches.game_of(room.settings.game, room.settings.rules).roles
    owner = room.seat_of(room.owner)
    maximizer = draw.maximizer
    if room.settings.role is not None and owner is not None:
        maximizer = owner if room.settings.role == "maximizer" else Seat(1 - owner)
    return roles if maximizer == 0 else matches.swapped(roles)


def _move(room: Room, person: Person, command: MakeMove) -> Decision:
    seat = _seat(room, person)
    match = room.match
    if match is None or (command.match, command.leg, command.ply) != (match.match, match.leg.leg, match.leg.ply):
        raise Rejection(Code.STALE, "The game has gone on since this move was made.", _where(match))
    leg, game = match.leg, match.game
    try:
        move = game.check(leg.state, seat, game.parse(command.move))
        after = game.apply(leg.state, seat, move)
    except NotYourTurn as error:
        raise Rejection(Code.NOT_YOUR_TURN, str(error), error.expected) from None
    except IllegalMove as error:
        raise Rejection(Code.ILLEGAL, str(error), error.expected) from None
    except MalformedMove as error:
        raise Rejection(Code.MALFORMED, str(error), error.expected) from None
    over = leg.leg == matches.LEGS and not game.to_act(after)
    return Decision(match=[Moved(seat, leg.leg, leg.ply, str(move))], after=after, over=over)


def _where(match: Match | None) -> str:
    if match is None:
        return "a move once a leg has started"
    return f"a move for match {match.match}, leg {match.leg.leg}, ply {match.leg.ply}"


def _after(room: Room, ordinal: int) -> None:
    if room.match is None or not room.match.over or room.match.match != ordinal:
        raise Rejection(Code.STALE, f"Match {ordinal} is not the one that has just ended.", "wait for a match's end")
    if room.agreed is not None:
        raise Rejection(Code.STALE, "The next match is agreed already.", "ready for its first leg")
    if not all(room.seats):
        raise Rejection(Code.NOT_ALLOWED, "A seat is free; another match needs two.", "wait for somebody to sit")


def _offer(room: Room, seat: Seat, ordinal: int, what: Any) -> Decision:
    _after(room, ordinal)
    if room.offers[seat] == what:
        raise Rejection(Code.STALE, "You have offered that already.", "wait for the other player's answer")
    return Decision(room=[Offered(seat, what)])


def _answer(room: Room, seat: Seat, command: Answer) -> Decision:
    _after(room, command.match)
    if not any(offer == command.what for other, offer in enumerate(room.offers) if other != seat):
        raise Rejection(Code.STALE, "The other player does not offer that now.", "offer it yourself")
    if command.accept:
        return _offer(room, seat, command.match, command.what)
    return Decision(room=[Declined(seat, command.what)])
