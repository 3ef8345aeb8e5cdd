"""What a reader may see of a room: the `room` event for one perspective, built field by field.

Most of a room stands as it was before a move, and is not written anew: `Kept` has it as it was written.
"""

from dataclasses import replace

from pydantic import TypeAdapter

from protocol.events import RoomEvent
from protocol.ids import PlayerId, Seat, level_of
from protocol.match_info import ClockInfo, LegInfo, MatchInfo
from protocol.seats import SeatInfo
from protocol.tournament import TournamentInfo
from server.table import match as matches
from server.table import match_info
from server.table import tournament as tournaments
from server.table.match import Match
from server.table.owner import bars_shared
from server.table.room import Room, Seated

_ROOM, _MATCH = TypeAdapter(RoomEvent).serializer, TypeAdapter(MatchInfo).serializer
_LEG, _CLOCKS = TypeAdapter(LegInfo).serializer, TypeAdapter(ClockInfo).serializer
_MOVING = {"happenings", "view", "version", "expires", "match", "reset"}
"""What a move changes of a room, and is written each time."""
_MOVING_IN_MATCH = {"legs", "clocks"}
"""What a move changes of a match."""


RESET = b'{"reset":true,'
"""The beginning of a snapshot that clients accept even if its version is not higher than the last one's."""


class Kept:
    """What was written of one room for its last snapshot, and what it was written of."""

    def __init__(self) -> None:
        self._room: tuple[object, ...] = ()
        self._of_room = b""
        self._match: tuple[object, ...] = ()
        self._of_match = b"", b"", b""

    def room(self, room: Room) -> bytes:
        """Return what a move leaves as it is of a room, without its opening brace."""
        now = (
            *(room.settings, room.owner, room.seats, room.banned),
            *(room.ready_seats, room.next_leg, room.agreed, room.offers, _tournament(room)),
        )
        if now != self._room:
            self._room = now
            self._of_room = _ROOM.to_json(_settled(room), exclude=_MOVING)[1:]
        return self._of_room

    def match(self, match: Match, today: str) -> bytes:
        """Return a match as it may be shown on a day."""
        leg, earlier = match.leg, match.legs[:-1]
        now = (
            *(match.deal, earlier, leg.leg, leg.roles, leg.over, match.over, match.ended),
            *(match.computers, match.asked, match.left, match.replacing, match.peeked, today),
        )
        if now != self._match:
            self._match = now
            info = match_info.of_match(match, today)
            legs = [_LEG.to_json(each) for each in info.legs]
            self._of_match = (
                b"".join(b"%b," % each for each in legs[: len(earlier)]),
                b"".join(b",%b" % each for each in legs[len(match.legs) :]),
                _MATCH.to_json(info, exclude=_MOVING_IN_MATCH)[1:],
            )
        before, after, rest = self._of_match
        clocks = match_info.of_clocks(match)
        return b'{"legs":[%b%b%b],"clocks":%b,%b' % (
            before,
            _LEG.to_json(match_info.of_leg(match, leg, today)),
            after,
            b"null" if clocks is None else _CLOCKS.to_json(clocks),
            rest,
        )


def perspective(room: Room, player: PlayerId) -> Seat | None:
    """Return the perspective that serves a player: None, a spectator's, wherever everybody sees the same.

    After a match it is that of who played it, wherever they sit now: seats are taken away, and others move up.
    """
    match = room.match
    if match is None or match.deal.format.open:
        return None
    if match.over:
        return Seat(match.deal.players.index(player)) if player in match.deal.players else None
    return room.seat_of(player)


def encoded(
    room: Room,
    seat: Seat | None,
    expires: int | None = None,
    kept: Kept | None = None,
    today: str = "",
    *,
    reset: bool = False,
) -> bytes:
    """Return the `room` event for a perspective, a seat's or None for a spectator's, as the bytes of its frame.

    `expires` is when the room is forgotten if nothing more happens, in ms since 1970 UTC, where that is known. `kept`
    is what was written of the room before, `today` the day it is now, in UTC: until a daily number's has ended, it is
    hidden. `reset`: the room went back or took another course, because the store lost the newest entries.
    """
    kept, match = kept or Kept(), room.match
    return b'%b"happenings":[%b],"view":%b,"version":%d,"expires":%b,"match":%b,%b' % (
        RESET if reset else b"{",
        b",".join(room.happenings),
        b"null" if match is None else match.game.view_json(match.leg.state, seat),
        room.version,
        b"null" if expires is None else b"%d" % expires,
        b"null" if match is None else kept.match(match, today),
        kept.room(room),
    )


def _settled(room: Room) -> RoomEvent:
    settings = room.settings
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
        spectators=settings.spectators,
        clock=settings.clock,
        banned=tuple((each.player, each.name) for each in room.banned),
        seats=seats_of(room.seats, room.called),
        ready=tuple(sorted(room.ready_seats)),
        next=room.next_leg,
        agreed=room.agreed,
        offers=room.offers,
        match=None,
        happenings=(),
        view=None,
        hints=settings.hints or settings.form == "solo",
        pace=settings.pace,
        notes=settings.notes,
        winnable=settings.winnable,
        public=settings.public,
        quick=settings.quick,
        tournament=_tournament_settled(room),
        daily=settings.daily,
    )


def _tournament(room: Room) -> TournamentInfo | None:
    return None if room.tournament is None else tournaments.info(room.tournament, room.match, room.holders)


def _tournament_settled(room: Room) -> TournamentInfo | None:
    """Return what is told of a tournament with what hangs on the settings, which a move does not change."""
    told, settings = _tournament(room), room.settings
    if told is None:
        return None
    game = matches.game_of(settings.game, settings.rules)
    options = game.options.model_validate(settings.options)
    return replace(told, in_turn=bars_shared(game, options, settings.form, len(room.seats)) is None)


def seats_of(seats: tuple[Seated | None, ...], called: tuple[str | None, ...] | None = None) -> tuple[SeatInfo, ...]:
    """Return who holds the seats of a room, as it is told; `called`: by other names than their own."""
    return tuple(
        SeatInfo(
            seat=Seat(index),
            player=seated.player if seated else None,
            name=called[index] if called is not None else seated.name if seated else None,
            computer=level_of(seated.player) if seated else None,
        )
        for index, seated in enumerate(seats)
    )
