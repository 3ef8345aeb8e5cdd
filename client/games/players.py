"""The players of a leg, for every game: pure."""

from collections.abc import Sequence
from dataclasses import dataclass

from client.net.frames import ShownRoom
from client.text import formats
from client.text.messages import people as people_text
from protocol.ids import PlayerId, Role, Seat
from protocol.room import MatchInfo


@dataclass(frozen=True, slots=True)
class Player:
    """A player at the table; `name` is `you` for the reader; `computer` is the level of the player's substitute.

    A computer with its own seat is a player like others. `competes`: the reader competes under that name, and is the
    only one at this terminal. `left`: the player has left the match to the others, and has no substitute.
    """

    seat: Seat
    name: str
    role: Role
    mine: bool
    here: bool | None
    turn: bool
    computer: str | None = None
    competes: bool = False
    left: bool = False


def players_of(
    room: ShownRoom, roles: Sequence[Role], to_act: Sequence[Seat], me: Seat | None, here: Sequence[Seat] | None
) -> tuple[Player, ...]:
    """Return the players of the leg that a room shows, by seat; `here` are the connected seats, None if unknown."""
    match = room.match
    holders: dict[Seat, PlayerId | None] = {seat.seat: seat.player for seat in room.seats}
    names: dict[Seat, str | None] = {seat.seat: seat.name for seat in room.seats}
    own_id = None if me is None else holders.get(me)
    if match is not None and match.result is not None and match.names:  # the seats may have other holders now
        names = {Seat(seat): name for seat, name in enumerate(match.names)}
        holders = {Seat(seat): player for seat, player in enumerate(match.players)}
        me = next((Seat(seat) for seat, player in enumerate(match.players) if player == own_id), None)
    reader = None if room.tournament is not None else me  # competitors have names
    own = {seat.seat for seat in room.seats if seat.computer is not None}
    held = [seat for seat, holder in holders.items() if me is not None and holder == holders.get(me)]
    return tuple(
        Player(
            seat=Seat(seat),
            name=people_text.you()
            if seat == reader
            else formats.name(names.get(Seat(seat)) or people_text.seat(seat + 1)),
            role=role,
            mine=seat == me,
            here=True
            if seat in own or (me is not None and holders.get(Seat(seat)) == holders.get(me))
            else None
            if here is None
            else seat in here,
            turn=seat in to_act and (match is None or match.result is None),
            computer=None if seat in own or match is None else _substitute(match, seat),
            competes=reader is None and held == [seat] and len(roles) > 1,
            left=match is not None and seat in match.left,
        )
        for seat, role in enumerate(roles)
    )


def presence(here: bool | None) -> str:
    """Return the sign of whether a player is connected; None: not known, because the link is lost."""
    return "·" if here is None else "●" if here else "○"


def _substitute(match: MatchInfo, seat: int) -> str | None:
    """Return the level of the computer that plays in a player's place."""
    return match.computers[seat] if match.result is None and seat < len(match.computers) else None
