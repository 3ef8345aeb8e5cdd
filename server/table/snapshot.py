"""The `room` event for one perspective, built field by field from the parts that its reader may see.

A move leaves most of a room as it was. Three measures keep its snapshot cheap:

1. Happenings and views are kept as JSON, and joined here.
2. `Kept` keeps the JSON of the parts of the last snapshot that a move doesn't change, with the values that it was
   written from. It is written again only if one of these values differs.
3. The rest (version, expiry, score and clocks of the current leg) is written each time.
"""

from dataclasses import replace

from pydantic import TypeAdapter
from pydantic_core import to_json

from protocol.events import RoomEvent
from protocol.ids import PlayerId, Seat, level_of
from protocol.room import ClockInfo, LegInfo, MatchInfo, ReplacementInfo, SeatInfo, TournamentInfo
from server.table.clocks import ALLOWANCE_MS, running_seats
from server.table.match import Leg, Match, Replacing, find_dealt, game_of, result, rotate_roles
from server.table.room import Room, Seated
from server.table.settings import find_terminal_conflict
from server.table.tournament import describe_tournament

_ROOM, _MATCH = TypeAdapter(RoomEvent).serializer, TypeAdapter(MatchInfo).serializer
_LEG, _CLOCKS = TypeAdapter(LegInfo).serializer, TypeAdapter(ClockInfo).serializer
_MOVING = {"happenings", "view", "version", "expires", "match", "reset"}
"""The fields of a room that a move changes, which are written each time."""
_MOVING_IN_MATCH = {"legs", "clocks"}
"""The fields of a match that a move changes."""
_MOVING_IN_LEG = {"ply", "score", "parts", "by_seat", "began", "last"}
"""The fields of a leg that a move changes."""

RESET = b'{"reset":true,'
"""The beginning of a snapshot that clients accept even if its version is not higher than the last one's."""


class Kept:
    """The unchanging parts of a room's last snapshot as JSON, each with the values that it was written from."""

    def __init__(self) -> None:
        self._room: tuple[object, ...] = ()
        self._of_room = b""
        self._match: tuple[object, ...] = ()
        self._of_match = b"", b"", b"", b""

    def room(self, room: Room) -> bytes:
        """Return the part of a room that a move doesn't change, without its opening brace."""
        now = (
            *(room.settings, room.owner, room.seats, room.banned),
            *(room.ready_seats, room.next_leg, room.agreed, room.offers, _tournament(room)),
        )
        if now != self._room:
            self._room = now
            self._of_room = _ROOM.to_json(_settled(room), exclude=_MOVING)[1:]
        return self._of_room

    def match(self, match: Match, today: str) -> bytes:
        """Return a match as everybody may see it on a day."""
        leg, earlier = match.leg, match.legs[:-1]
        now = (
            *(match.deal, earlier, leg.leg, leg.roles, leg.dealt, leg.over, match.over, match.ended),
            *(match.computers, match.asked, match.left, match.replacing, match.peeked, today),
        )
        if now != self._match:
            self._match = now
            public = describe_match(match, today)
            legs = [_LEG.to_json(each) for each in public.legs]
            self._of_match = (
                b"".join(b"%b," % each for each in legs[: len(earlier)]),
                _LEG.to_json(public.legs[len(earlier)], exclude=_MOVING_IN_LEG)[1:],
                b"".join(b",%b" % each for each in legs[len(match.legs) :]),
                _MATCH.to_json(public, exclude=_MOVING_IN_MATCH)[1:],
            )
        before, rest_of_leg, after, rest = self._of_match
        clocks = describe_clocks(match)
        return b'{"legs":[%b%b%b%b],"clocks":%b,%b' % (
            before,
            _encode_progress(leg),
            rest_of_leg,
            after,
            b"null" if clocks is None else _CLOCKS.to_json(clocks),
            rest,
        )


def _encode_progress(leg: Leg) -> bytes:
    """Return the fields of `describe_leg` that a move changes as JSON, without a closing brace."""
    score, played = leg.score, leg.played
    return b'{"ply":%d,"score":%d,"parts":%b,"by_seat":%b,"began":%b,"last":%b,' % (
        len(played),
        score.total,
        to_json(score.parts),
        b"null" if score.seats is None else to_json(score.seats),
        _encode_time(played[0].at if played else None),
        _encode_time(played[-1].at if played else None),
    )


def _encode_time(at: int | None) -> bytes:
    return b"null" if at is None else b"%d" % at


def find_perspective(room: Room, player: PlayerId) -> Seat | None:
    """Return a player's perspective; None, a spectator's, if they have none of their own or all see the same.

    After a match it is the seat that they played, even if they have another seat by now.
    """
    match = room.match
    if match is None or match.deal.format.open:
        return None
    if match.over:
        return Seat(match.deal.players.index(player)) if player in match.deal.players else None
    return room.seat_of(player)


def encode_room(
    room: Room,
    seat: Seat | None,
    expires: int | None = None,
    kept: Kept | None = None,
    today: str = "",
    *,
    reset: bool = False,
) -> bytes:
    """Return the `room` event for a perspective, a seat's or None for a spectator's, as the bytes of its frame.

    `expires` is when the room expires if nothing more happens, in ms since 1970 UTC, if that is known. `kept` has the
    room's last snapshot. `today` is the day in UTC, whose daily number is hidden. `reset`: the room went back or took
    another course, because the store lost the newest entries.
    """
    kept, match = kept or Kept(), room.match
    parts = (
        RESET if reset else b"{",
        b'"happenings":[',
        b",".join(room.happenings),
        b'],"view":',
        b"null" if match is None else match.game.view_json(match.leg.state, seat),
        b',"version":%d,"expires":%b,"match":' % (room.version, _encode_time(expires)),
        b"null" if match is None else kept.match(match, today),
        b",",
        kept.room(room),
    )
    return b"".join(parts)


def _settled(room: Room) -> RoomEvent:
    settings = room.settings
    return RoomEvent(
        room=room.code,
        version=room.version,
        game=settings.game,
        title=game_of(settings.game, settings.rules).title,
        rules=settings.rules,
        options=settings.options,
        form=settings.form,
        number=settings.number,
        role=settings.role,
        owner=room.owner,
        spectators=settings.spectators,
        clock=settings.clock,
        banned=tuple((each.player, each.name) for each in room.banned),
        seats=describe_seats(room.seats, room.called),
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
        tournament=_tournament_with_settings(room),
        daily=settings.daily,
    )


def _tournament(room: Room) -> TournamentInfo | None:
    return None if room.tournament is None else describe_tournament(room.tournament, room.past, room.holders)


def _tournament_with_settings(room: Room) -> TournamentInfo | None:
    """Return the public part of a tournament, with the part that depends on the settings."""
    public, settings = _tournament(room), room.settings
    if public is None:
        return None
    game = game_of(settings.game, settings.rules)
    options = game.options.model_validate(settings.options)
    conflict = find_terminal_conflict(game, options, settings.form, len(room.seats))
    return replace(public, in_turn=conflict is None)


def describe_seats(
    seats: tuple[Seated | None, ...], called: tuple[str | None, ...] | None = None
) -> tuple[SeatInfo, ...]:
    """Return the public part of a room's seats; `called` are other names than the holders' own."""
    return tuple(
        SeatInfo(
            seat=Seat(index),
            player=seated.player if seated else None,
            name=called[index] if called is not None else seated.name if seated else None,
            computer=level_of(seated.player) if seated else None,
        )
        for index, seated in enumerate(seats)
    )


def describe_match(match: Match, today: str = "") -> MatchInfo:
    """Return the public part of a match; `today` is the day in UTC, whose daily number is hidden.

    A hidden number is shown when all legs on it are over.
    """
    deal, now = match.deal, find_dealt(match, match.leg)
    show = _is_shown(match, match.leg, today)
    legs = [describe_leg(match, leg, today) for leg in match.legs]
    roles = match.leg.roles
    for number in range(len(legs) + 1, match.last + 1):
        roles = rotate_roles(roles)
        legs.append(LegInfo(leg=number, roles=roles, status="waiting", ply=0, score=None, parts=None))
    return MatchInfo(
        match=match.match,
        id=deal.id,
        game=deal.game.name,
        options=deal.options.model_dump(mode="json"),
        form=deal.form,
        known=deal.known,
        dead=deal.dead,
        number=now.number if show else None,
        salt=now.salt if show else None,
        commitment=now.commitment,
        legs=tuple(legs),
        result=result(match),
        computers=match.computers,
        takeback=None if match.asked is None else match.asked[:2],
        agreed=_agreed(match),
        left=tuple(sorted(match.left)),
        replacing=None if match.replacing is None else _replacing(match.replacing),
        clocks=describe_clocks(match),
        players=deal.players,
        names=deal.names,
        peeked=tuple(sorted(match.peeked)),
    )


def describe_leg(match: Match, leg: Leg, today: str = "") -> LegInfo:
    """Return the public part of a leg that has started; `today` as for `describe_match`."""
    own = find_dealt(match, leg) if match.deal.format.own_numbers else None
    show = own is not None and _is_shown(match, leg, today)
    return LegInfo(
        leg=leg.leg,
        roles=leg.roles,
        status="over" if leg.over else "playing" if match.ended is None else "unfinished",
        ply=leg.ply,
        score=leg.score.total,
        parts=leg.score.parts,
        by_seat=leg.score.seats,
        began=leg.played[0].at if leg.played else None,
        last=leg.played[-1].at if leg.played else None,
        number=own.number if own is not None and show else None,
        salt=own.salt if own is not None and show else None,
        commitment=None if own is None else own.commitment,
    )


def describe_clocks(match: Match) -> ClockInfo | None:
    """Return the clocks of a match as everybody sees them; None if it has none."""
    left = match.leg.clocks
    if left is None:
        return None
    return ClockInfo(left=left.left, running=running_seats(match), since=left.since, allowance=ALLOWANCE_MS)


def _is_shown(match: Match, leg: Leg, today: str) -> bool:
    """Tell whether everybody may know a leg's number: it was known, or all legs on it, and its day, are over."""
    if match.deal.daily is not None and match.deal.daily >= today:
        return False
    return match.deal.known or match.over or (match.deal.format.own_numbers and leg.over)


def _agreed(match: Match) -> tuple[Seat, ...]:
    request = match.asked or match.replacing
    return () if request is None else tuple(sorted(request.agreed))


def _replacing(asked: Replacing) -> ReplacementInfo:
    return ReplacementInfo(seat=asked.seat, by=asked.by, level=asked.level, player=asked.player, name=asked.name)
