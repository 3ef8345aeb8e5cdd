"""What a reader may see of a room: the `room` event for one perspective, built field by field."""

from functools import lru_cache

from pydantic import TypeAdapter

from protocol.events import RoomEvent, SeatInfo
from protocol.ids import PlayerId, Seat, level_of
from server.table import match as matches
from server.table.room import Room, Seated

_ROOM = TypeAdapter(RoomEvent).serializer
_APART = {"happenings", "view"}
"""What is not encoded anew with every snapshot, or not all of it."""


def perspective(room: Room, player: PlayerId) -> Seat | None:
    """Return the perspective that serves a player: None, an onlooker's, wherever everybody sees the same."""
    return None if room.match is None or room.match.game.open(room.match.deal.options) else room.seat_of(player)


def encoded(room: Room, seat: Seat | None, expires: int | None = None) -> bytes:
    """Return the `room` event for a perspective, a seat's or None for an onlooker's, as the bytes of its frame.

    `expires` is when the room is forgotten if nothing more happens, in ms since 1970 UTC, where that is known.
    """
    match = room.match
    view = b"null" if match is None else match.game.view_json(match.leg.state, seat)
    rest = _ROOM.to_json(_without_view(room, expires), exclude=_APART)[1:]
    return b'{"happenings":[%b],"view":%b,%b' % (room.happenings, view, rest)


def _without_view(room: Room, expires: int | None) -> RoomEvent:
    settings, match = room.settings, room.match
    return RoomEvent(
        room=room.code,
        version=room.version,
        game=settings.game,
        title=matches.game_of(settings.game, settings.rules).title,
        rules=settings.rules,
        options=settings.options,
        form=settings.form,
        number=settings.number,
        role=settings.role,
        owner=room.owner,
        onlookers=settings.onlookers,
        clock=settings.clock,
        banned=tuple((each.player, each.name) for each in room.banned),
        seats=_seats(room.seats),
        ready=tuple(sorted(room.ready_seats)),
        next=room.next_leg,
        agreed=room.agreed,
        offers=room.offers,
        match=matches.info(match) if match is not None else None,
        happenings=(),
        view=None,
        expires=expires,
        hints=settings.hints or settings.form == "solo",
    )


@lru_cache(maxsize=1024)
def _seats(seats: tuple[Seated | None, ...]) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            seat=Seat(index),
            player=seated.player if seated else None,
            name=seated.name if seated else None,
            computer=level_of(seated.player) if seated else None,
        )
        for index, seated in enumerate(seats)
    )
