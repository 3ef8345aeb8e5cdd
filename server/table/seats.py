"""Seats: sitting down, standing up, the owner's rights over seats and players, and seats that move to another key."""

from dataclasses import dataclass, replace
from typing import Literal

from protocol.commands import Ban, EndChallenge, Free, PassOn, SeatComputer, Sit, Stand
from protocol.ids import PlayerId, Seat, level_of
from server.table.decision import (
    Actor,
    Command,
    Computer,
    Decision,
    Moment,
    Person,
    Rejection,
    RoomFact,
    check_between,
    check_level,
    check_owner,
    not_away_long_enough,
    player_is_here,
    removed,
    seat_of,
    seated_already,
    seats_of,
)
from server.table.leaving import decide_return, decide_takeover
from server.table.match import with_item
from server.table.room import (
    Room,
    Seated,
    broken_room,
    check_between_matches,
    check_held,
    seated_computer,
    tell,
)

BANNED_MOST = 100
"""A room has at most so many banned players, because every snapshot names them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sat:
    """A player, perhaps a computer, took a seat.

    `beside`: at the terminal of a player who has another seat, and plays this one too.
    """

    seat: Seat
    player: PlayerId
    name: str
    beside: bool = False
    kind: Literal["sat"] = "sat"


@dataclass(frozen=True, slots=True)
class Stood:
    """A player gave up their seat."""

    seat: Seat
    kind: Literal["stood"] = "stood"


@dataclass(frozen=True, slots=True)
class Freed:
    """The owner took a seat away from its holder."""

    seat: Seat
    kind: Literal["freed"] = "freed"


@dataclass(frozen=True, slots=True)
class Banned:
    """The owner banned a player from the room."""

    player: PlayerId
    name: str
    kind: Literal["banned"] = "banned"


@dataclass(frozen=True, slots=True)
class Owned:
    """The room passed to another owner."""

    player: PlayerId
    name: str
    kind: Literal["owned"] = "owned"


@dataclass(frozen=True, slots=True)
class ChallengeEnded:
    """A challenge was declined by the challenged player, or withdrawn by the owner."""

    player: PlayerId
    kind: Literal["challenge_ended"] = "challenge_ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatMoved:
    """All seats of a player moved to another key of the same person, and the room too if they own it."""

    seat: Seat
    player: PlayerId
    name: str
    kind: Literal["seat_moved"] = "seat_moved"


SeatFact = Sat | Stood | Freed | Banned | Owned | ChallengeEnded | SeatMoved


# Sitting down and standing up


def decide_sit(room: Room, actor: Actor, command: Sit, moment: Moment) -> Decision:
    """Decide that a person sits down: on a free seat, back on their own, or in place of an absent player."""
    if isinstance(actor, Computer):
        raise Rejection("computer_takes_no_seat", "A computer does not take a seat by itself: the owner seats it.")
    held = room.seat_of(actor.player)
    if held is not None:
        return decide_return(room, held)
    if room.is_banned(actor.player):
        raise removed()
    free = [seat for seat, seated in enumerate(room.seats) if seated is None]
    if not free:
        return decide_takeover(room, actor, command.seat, moment)
    seat = free[0] if command.seat is None else command.seat
    check_free(room, seat)
    _check_kept(room, actor, moment)
    return Decision([Sat(seat=Seat(seat), player=actor.player, name=actor.name)])


def decide_stand(room: Room, actor: Actor, command: Stand, moment: Moment) -> Decision:
    """Decide that a player gives up their seats."""
    seats = seats_of(room, actor)
    check_between(room, "stand", "You can stand up")
    return Decision([Stood(seat) for seat in seats])


def _check_kept(room: Room, person: Person, moment: Moment) -> None:
    """Raise Rejection if the free seat is kept for another player."""
    kept = room.challenge
    if kept is None or moment.now >= kept.until or person.player in (kept.player, room.owner):
        return
    raise Rejection("seat_kept", f"This seat is kept for {kept.name}. You can watch.", name=kept.name)


def check_free(room: Room, seat: int) -> None:
    """Raise Rejection unless the room has such a seat and it is free."""
    seats = len(room.seats)
    if seat >= seats:
        known = ", ".join(map(str, range(seats)))
        message = f"This room has no seat {seat}. Its seats are {known}."
        raise Rejection("no_such_seat", message, seat=seat, seats=seats)
    if (name := room.called[seat]) is not None:
        free = tuple([each for each, seated in enumerate(room.seats) if seated is None])
        raise Rejection("seat_taken", f"{name} has that seat.", seat=seat, name=name, free=free)


def _sit(room: Room, fact: Sat, at: int | None) -> Room:
    check_between_matches(room, fact)
    if not 0 <= fact.seat < len(room.seats) or room.seats[fact.seat] is not None:
        raise broken_room(room, fact)
    room = replace(_forget_choice(room, fact.seat), challenge=None, declined=None)
    room = replace(room, seats=with_item(room.seats, fact.seat, Seated(fact.player, fact.name)))
    return tell(room, at, "sat", fact.seat)


def _leave_seat(room: Room, fact: Stood | Freed, at: int | None) -> Room:
    check_held(room, fact)
    room = tell(_forget_choice(room, fact.seat), at, fact.kind, fact.seat)
    return replace(
        room,
        seats=with_item(room.seats, fact.seat, None),
        ready=frozenset(),
        offers=(None,) * len(room.seats),
        agreed=None,
    )


def _forget_choice(room: Room, seat: Seat) -> Room:
    """Return the room in which no name of the tournament is chosen for a seat."""
    return room if room.tournament is None else replace(room, tournament=room.tournament.choose(seat, None))


# Challenges


def decide_end_challenge(room: Room, actor: Actor, command: EndChallenge, moment: Moment) -> Decision:
    """Decide that a challenge is declined or withdrawn."""
    kept = room.challenge
    if kept is None:
        raise Rejection("no_challenge", "This room is no challenge any more.")
    if isinstance(actor, Computer) or actor.player not in (kept.player, room.owner):
        raise Rejection("not_challenged", f"This challenge is for {kept.name}.", name=kept.name)
    return Decision([ChallengeEnded(actor.player)])


def _end_challenge(room: Room, fact: ChallengeEnded, at: int | None) -> Room:
    if room.challenge is None:
        raise broken_room(room, fact)
    kept = room.challenge
    declined = fact.player == kept.player
    room = replace(room, challenge=None, declined=kept.name if declined else None)
    return tell(room, at, "challenge_declined" if declined else "challenge_withdrawn", name=kept.name)


# The owner's rights


def decide_seat_computer(room: Room, actor: Actor, command: SeatComputer, moment: Moment) -> Decision:
    """Decide that a computer sits down on a free seat."""
    check_owner(room, actor)
    check_between(room, "seat_computer", "You can seat a computer")
    if room.settings.quick and not room.ids:
        message = "This seat waits for another player. To play the computer, leave and open your own room."
        raise Rejection("quick_match_computer", message)
    check_level(command.level, moment.levels)
    check_free(room, command.seat)
    seated = seated_computer(command.level, room.seats)
    return Decision([Sat(seat=Seat(command.seat), player=seated.player, name=seated.name)])


def decide_free(room: Room, actor: Actor, command: Free, moment: Moment) -> Decision:
    """Decide that a seat is taken away from its holder.

    Only the owner may do that, with one exception: in a room for a quick match, before its first match, any player may
    free the seat of a player who has been away long enough. If that was the owner, the room is theirs then.
    """
    if room.settings.quick and not room.ids and isinstance(actor, Person) and actor.player != room.owner:
        return _free_absent(room, actor, command, moment)
    check_owner(room, actor)
    check_between(room, "free", "You can free a seat")
    seated = _find_seated(room, command.seat)
    if seated.player == room.owner and command.seat == room.seats_of(room.owner)[0]:
        raise Rejection("own_seat", "That is your own seat. Stand up to free it.", seat=command.seat)
    return Decision([Freed(Seat(command.seat))])


def _free_absent(room: Room, person: Person, command: Free, moment: Moment) -> Decision:
    seat_of(room, person)
    seated = _find_seated(room, command.seat)
    since = moment.away.get(seated.player)
    if since is None:
        raise player_is_here(command.seat, seated.name)
    if moment.now - since < moment.patience:
        raise not_away_long_enough(command.seat, seated.name, since, moment)
    freed = Freed(Seat(command.seat))
    if seated.player != room.owner:
        return Decision([freed])
    return Decision([Owned(person.player, person.name), freed])


def decide_ban(room: Room, actor: Actor, command: Ban, moment: Moment) -> Decision:
    """Decide that a player may not enter again; their seats are freed."""
    name = moment.names.get(command.player, "")
    check_owner(room, actor)
    if command.player == room.owner:
        raise Rejection("remove_yourself", "You cannot remove yourself. Leave the room.")
    if room.is_banned(command.player):
        raise Rejection("removed_already", f"You have removed {name or 'this player'} already.", player=command.player)
    if len(room.banned) >= BANNED_MOST:
        message = f"You have removed {BANNED_MOST} players, which is the most. Open a new room."
        raise Rejection("too_many_removed", message, limit=BANNED_MOST)
    seats = room.seats_of(command.player)
    if seats:
        check_between(room, "ban", "You can remove a seated player")
    return Decision([*map(Freed, seats), Banned(command.player, name)])


def decide_pass_on(room: Room, actor: Actor, command: PassOn, moment: Moment) -> Decision:
    """Decide that another seated player owns the room."""
    check_owner(room, actor)
    seated = _find_seated(room, command.seat)
    if seated.player == room.owner:
        raise Rejection("owner_already", "You own the room already. Choose another player's seat.", seat=command.seat)
    if level_of(seated.player) is not None:
        message = "A computer cannot own a room. Choose a person's seat."
        raise Rejection("computer_owns_no_room", message, seat=command.seat)
    return Decision([Owned(seated.player, seated.name)])


def _find_seated(room: Room, seat: int) -> Seated:
    seated = room.seats[seat] if seat < len(room.seats) else None
    if seated is None:
        raise Rejection("seat_empty", "Nobody has that seat. Choose a seat that is taken.", seat=seat)
    return seated


def _ban(room: Room, fact: Banned, at: int | None) -> Room:
    if room.is_banned(fact.player) or room.seat_of(fact.player) is not None:
        raise broken_room(room, fact)
    room = replace(room, banned=(*room.banned, Seated(fact.player, fact.name)))
    return tell(room, at, "banned", name=fact.name)


def _pass_on(room: Room, fact: Owned, at: int | None) -> Room:
    if room.seat_of(fact.player) is None:
        raise broken_room(room, fact)
    return tell(replace(room, owner=fact.player), at, "owned", name=fact.name)


# Seats that move to another key


def move_seat(room: Room, person: Person, seat: Seat, whose: PlayerId) -> Decision:
    """Decide that a seat moves to another key, which has shown the one-use code made for it by `whose`."""
    seated = room.seats[seat] if seat < len(room.seats) else None
    if seated is None or seated.player != whose:
        message = "The player who made this code no longer has that seat. Ask for a new code."
        raise Rejection("seat_code_outdated", message, seat=seat)
    if (held := room.seat_of(person.player)) is not None:
        raise seated_already(held)
    if room.is_banned(person.player):
        raise removed()
    return Decision([SeatMoved(seat=seat, player=person.player, name=person.name)])


def _move_seat(room: Room, fact: SeatMoved, at: int | None) -> Room:
    before = room.seats[fact.seat] if 0 <= fact.seat < len(room.seats) else None
    if before is None or room.seat_of(fact.player) is not None:
        raise broken_room(room, fact)
    match = room.match
    if match is not None and before.player in match.deal.players:
        players = tuple([fact.player if player == before.player else player for player in match.deal.players])
        match = replace(match, deal=replace(match.deal, players=players))
    last = None if room.last is None else room.last.moved(before.player, fact.player)
    seats = [
        Seated(fact.player, fact.name if seat == fact.seat else seated.name)
        if seated is not None and seated.player == before.player
        else seated
        for seat, seated in enumerate(room.seats)
    ]
    owner = fact.player if room.owner == before.player else room.owner
    return tell(replace(room, match=match, last=last, seats=tuple(seats), owner=owner), at, "seat_moved", fact.seat)


COMMANDS = (
    Command(Sit, decide_sit),
    Command(Stand, decide_stand),
    Command(EndChallenge, decide_end_challenge),
    Command(SeatComputer, decide_seat_computer),
    Command(Free, decide_free),
    Command(Ban, decide_ban),
    Command(PassOn, decide_pass_on),
)
FACTS = (
    RoomFact(Sat, _sit),
    RoomFact(Stood, _leave_seat),
    RoomFact(ChallengeEnded, _end_challenge),
    RoomFact(Freed, _leave_seat),
    RoomFact(Banned, _ban),
    RoomFact(Owned, _pass_on),
    RoomFact(SeatMoved, _move_seat),
)
