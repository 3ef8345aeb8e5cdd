"""What a client saves about a room, so that the player can return to it. Pure."""

from datetime import UTC, datetime
from typing import Literal

from client.games.options import scored
from client.net.address import RoomAddress, ServerAddress
from client.profile.saved_rooms import SavedRoom
from client.room.model import Model


def to_keep(model: Model, server: ServerAddress, *, hosted: bool, when: str) -> SavedRoom | None:
    """Return what to save about a room, as of `when`; None if the player has no seat in it and does not own it.

    `hosted`: the server is this machine's own.
    """
    room, match = model.room, model.match
    if room is None or not (model.me is not None or model.watches_computers):
        return None
    looks_on = model.me is None
    levels = tuple(each.computer for each in room.seats if each.computer is not None)
    names = [room.seats[seat].name for seat in model.others]
    points = match is not None and match.form == "solo" and scored(match.game, match.options)
    return SavedRoom(
        address=str(RoomAddress(server, room.room)),
        title=room.title,
        others=levels if looks_on else tuple(name for name in names if name is not None),
        hosted=hosted,
        finished=model.finished,
        when=when,
        match=model.promise.match if model.promise else None,
        commitment=model.promise.commitment if model.promise else None,
        form=room.form,
        alone=model.alone,
        number=match.number if match is not None else room.number,
        score=model.leg.score if points and model.leg is not None else None,
        looks_on=looks_on,
        competes=tuple(each.name for each in room.tournament.names) if room.tournament is not None else (),
        turn=_turn(model),
        read=model.talk.read,
        until=_hour(room.expires) if room.expires is not None else None,
    )


def _turn(model: Model) -> Literal["mine", "others"] | None:
    """Return whose turn it is, in a game with others."""
    if model.solo or model.me is None or not model.under_way or model.room is None or model.room.next is not None:
        return None
    return "mine" if model.my_turn else "others"


def _hour(ms: int) -> str:
    """Return the start of the hour of a time in ms, so that not every move changes what is saved.

    >>> _hour(1_796_000_000_000)
    '2026-11-30T00:00:00+00:00'
    """
    return datetime.fromtimestamp(ms // 3_600_000 * 3600, UTC).isoformat()
