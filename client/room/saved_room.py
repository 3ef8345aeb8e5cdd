"""What is kept of a room for another time: pure, from what is known of it."""

from datetime import UTC, datetime

from client.games.options import scored
from client.net.address import RoomAddress, ServerAddress
from client.profile.saved_rooms import SavedRoom
from client.room.model import Model


def to_keep(model: Model, server: ServerAddress, *, hosted: bool, when: str) -> SavedRoom | None:
    """Return what is to be kept of a room, as of `when`; None where one has no seat in it and does not own it.

    `hosted`: the server is this machine's own.
    """
    room, match = model.room, model.match
    if room is None or not (model.me is not None or model.watches_computers):
        return None
    looks_on = model.me is None
    levels = " against ".join(each.computer for each in room.seats if each.computer is not None)
    points = match is not None and match.form == "solo" and scored(match.game, match.options)
    return SavedRoom(
        address=str(RoomAddress(server, room.room)),
        title=room.title,
        other=levels if looks_on else _others(model),
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
        read=model.talk.read,
        until=_hour(room.expires) if room.expires is not None else None,
    )


def _hour(ms: int) -> str:
    """Return the hour of a time, so that what is kept is not another at each move.

    >>> _hour(1_796_000_000_000)
    '2026-11-30T00:00:00+00:00'
    """
    return datetime.fromtimestamp(ms // 3_600_000 * 3600, UTC).isoformat()


def _others(model: Model) -> str | None:
    """Name who else has a seat, the first of many; None while nobody has."""
    names = [name for seat in model.others if (name := model.name_of(seat)) is not None]
    return f"{names[0]} and {len(names) - 1} more" if len(names) > 1 else next(iter(names), None)
