"""The `room` event for one perspective, and the changes from one to the next as a JSON Merge Patch.

A `Snapshot` is the room as a perspective is shown it at a time. `encode` returns the whole event. `encode_changes`
returns what has changed since an earlier snapshot of the same leg. A move leaves most of a room as it was, so:

1. A room, its match and the game's states are immutable, and what a move leaves unchanged is the same object. The
   parts of two snapshots are compared by the values that they are made from, and only a part that differs is encoded.
2. The game itself knows what a move changes in its view (`Game.encode_changes`), or the fields of two views are
   compared.
"""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, replace
from typing import Any

from pydantic import TypeAdapter
from pydantic_core import SchemaSerializer, from_json, to_json

from protocol.encoding import encode_value, without_nulls
from protocol.events import RoomEvent
from protocol.ids import PlayerId, Seat, level_of
from protocol.patch import diff
from protocol.room import ChallengeInfo, ClockInfo, LegInfo, MatchInfo, ReplacementInfo, SeatInfo, TournamentInfo
from protocol.views import View, encode_view_changes
from server.table.clocks import ALLOWANCE_MS, running_seats
from server.table.match import Leg, Match, Replacing, find_dealt, game_of, result, rotate_roles
from server.table.room import Room, Seated
from server.table.settings import find_terminal_conflict
from server.table.tournament import describe_tournament

_ROOM, _MATCH = TypeAdapter(RoomEvent).serializer, TypeAdapter(MatchInfo).serializer
_CLOCKS = TypeAdapter(ClockInfo).serializer
_APART = {"view", "version", "expires", "match", "reset", "seq", "type"}
"""The fields of a room that are not compared with its settings and seats."""


def encode_happened(before: Room | None, room: Room) -> bytes:
    """Return the `happened` event about what has happened since a room was shown before; nothing if nothing has.

    `before` None: all happenings that the room keeps.
    """
    version, news = 0, room.happenings
    if before is not None and before.happenings:
        last = before.happenings[-1]
        for at in range(len(news) - 1, -1, -1):
            if news[at] == last:
                version, news = before.version, news[at + 1 :]
                break
    if not news:
        return b""
    happened = room.code.encode(), version, b",".join(news)
    return b'{"type":"happened","room":"%b","after":%d,"happenings":[%b]}' % happened


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


@dataclass(slots=True, eq=False)
class Snapshot:
    """A room as a perspective is shown it: a seat's, or a spectator's if that is None.

    `expires` is when the room expires if nothing more happens, in ms since 1970 UTC, if that is known. `today` is the
    day in UTC, whose daily number is hidden. `reset`: the room went back or took another course, because the store lost
    the newest entries.
    """

    room: Room
    seat: Seat | None
    _: KW_ONLY
    expires: int | None = None
    today: str = ""
    reset: bool = False
    _view: View | None = None

    @property
    def view(self) -> View | None:
        """The view of the leg; None before the first match."""
        match = self.room.match
        if self._view is None and match is not None:
            self._view = match.game.view(match.leg.state, self.seat)
        return self._view

    def encode(self, seq: int | None = None) -> bytes:
        """Return the `room` event as the bytes of its frame; `seq` is its number on a connection that gets updates."""
        room, apart = self.room, {"type", "view"} if self.reset else {"type", "view", "reset"}
        event = replace(
            _describe_room(room),
            version=room.version,
            expires=self.expires,
            match=None if room.match is None else describe_match(room.match, self.today),
            seq=seq,
            reset=self.reset,
        )
        rest = _ROOM.to_json(event, exclude_none=True, exclude=apart)
        view = self.view
        shown = b"" if view is None else b',"view":%b' % encode_value(view)
        return b'{"type":"room",%b%b}' % (rest[1:-1], shown)

    def follows(self, before: "Snapshot") -> bool:
        """Tell whether changes can lead from another snapshot to this one: same perspective, same leg."""
        earlier, later = before.room.match, self.room.match
        if before.seat != self.seat:
            return False
        if earlier is None or later is None:
            return earlier is later
        return earlier.deal is later.deal and earlier.leg.leg == later.leg.leg

    def encode_changes(self, before: "Snapshot") -> bytes:
        """Return the JSON Merge Patch from a snapshot that this one `follows`, without the version."""
        parts = []
        if before.expires != self.expires:
            parts.append(b'"expires":%b' % _encode_time(self.expires))
        if before.reset and not self.reset:
            parts.append(b'"reset":null')
        one, other = before.room, self.room
        if not _only_match_differs(one, other):
            parts += _members(diff(_room_as_json(one), _room_as_json(other)))
        if one.match is not None and other.match is not None:
            parts += self._changes_of_match(before, one.match, other.match)
        return b"{%b}" % b",".join(parts)

    def _changes_of_match(self, before: "Snapshot", one: Match, other: Match) -> list[bytes]:
        parts = []
        if changes := _changes_of_match(one, other, before.today, self.today):
            parts.append(b'"match":{%b}' % b",".join(changes))
        if one.leg.state is not other.leg.state:
            view = other.game.encode_changes(one.leg.state, other.leg.state, self.seat)
            if view is None:
                view = encode_view_changes(before.view, self.view)
            if view != b"{}":
                parts.append(b'"view":%b' % view)
        return parts


def _only_match_differs(one: Room, other: Room) -> bool:
    """Tell whether two states of a room differ in their match alone, as after a move.

    The values are compared by identity, because a move leaves them as they are; so the answer may be a wrong no.
    """
    match, later = one.match, other.match
    if match is None or later is None:
        return one is other
    return (
        one.settings is other.settings
        and one.owner is other.owner
        and one.seats is other.seats
        and one.banned is other.banned
        and one.ready is other.ready
        and one.offers is other.offers
        and one.agreed is other.agreed
        and one.tournament is other.tournament
        and one.challenge is other.challenge
        and match.ready == later.ready
        and match.left is later.left
        and match.computers is later.computers
        and match.leg.over is later.leg.over
        and match.over is later.over
    )


def _room_as_json(room: Room) -> dict[str, Any]:
    return _as_json(_ROOM, _describe_room(room), _APART)


def _as_json(writer: SchemaSerializer, value: Any, exclude: set[str]) -> dict[str, Any]:
    found = from_json(writer.to_json(value, exclude=exclude, exclude_none=True))
    assert isinstance(found, dict)  # noqa: S101 # a dataclass is an object
    return found


def _members(patch: Mapping[str, Any]) -> list[bytes]:
    """Return a patch without its braces; nothing for an empty one."""
    return [to_json(patch)[1:-1]] if patch else []


def _only_leg_differs(one: Match, other: Match) -> bool:
    """Tell whether two states of a match in the same leg differ in the leg's progress and clocks alone.

    The values are compared by identity, because a move leaves them as they are; so the answer may be a wrong no.
    """
    leg, next_leg = one.leg, other.leg
    return (
        leg.over is next_leg.over
        and leg.dealt is next_leg.dealt
        and one.ended is other.ended
        and one.computers is other.computers
        and one.asked is other.asked
        and one.left is other.left
        and one.replacing is other.replacing
        and one.peeked is other.peeked
        and one.over is other.over
    )


def _changes_of_match(one: Match, other: Match, before: str, today: str) -> list[bytes]:
    """Return the members of the patch of a match in the same leg, from a day to another."""
    if one is other and before == today:
        return []
    if before != today or not _only_leg_differs(one, other):
        earlier, later = (_as_json(_MATCH, describe_match(*each), set()) for each in ((one, before), (other, today)))
        return _members(diff(earlier, later))
    parts = []
    if one.leg is not other.leg:
        parts.append(b'"legs":{"%d":{%b}}' % (other.leg.leg, _progress(one.leg, other.leg)))
    if other.leg.clocks is not None and (clocks := describe_clocks(other)) != describe_clocks(one):
        parts.append(b'"clocks":%b' % _CLOCKS.to_json(clocks))
    return parts


def _progress(one: Leg, other: Leg) -> bytes:
    """Return the members of the patch of a leg that goes on."""
    before, after = one.score, other.score
    (began, last), (begins, latest) = _times(one), _times(other)
    parts = b'"ply":%d' % other.ply
    if began != begins:
        parts += b',"began":%b' % _encode_time(begins)
    if last != latest:
        parts += b',"last":%b' % _encode_time(latest)
    if one.undo_to != other.undo_to:
        parts += b',"undo_to":%b' % to_json(other.undo_to)
    if before.total != after.total:
        parts += b',"score":%d' % after.total
    if before.parts != after.parts:
        parts += b',"parts":%b' % _changes_of_parts(before.parts, after.parts)
    if before.seats != after.seats:
        parts += b',"by_seat":%b' % to_json(after.seats)
    return parts


def _changes_of_parts(before: Mapping[str, Any], after: Mapping[str, Any]) -> bytes:
    """Return the patch of a score's parts; they are nearly always numbers."""
    if before.keys() == after.keys() and all(type(value) is int for value in after.values()):
        changed = [b'"%b":%d' % (name.encode(), value) for name, value in after.items() if before[name] != value]
        return b"{%b}" % b",".join(changed)
    return to_json(diff(without_nulls(before), without_nulls(after)))


def _times(leg: Leg) -> tuple[int | None, int | None]:
    """Return the times of a leg's first and last move."""
    return (leg.played[0].at, leg.played[-1].at) if leg.played else (None, None)


def _encode_time(at: int | None) -> bytes:
    return b"null" if at is None else b"%d" % at


def _describe_room(room: Room) -> RoomEvent:
    """Return the public part of a room, without its match."""
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
        hints=settings.hints or settings.form == "solo",
        pace=settings.pace,
        notes=settings.notes,
        winnable=settings.winnable,
        public=settings.public,
        casual=settings.casual,
        quick=settings.quick,
        tournament=_tournament_with_settings(room),
        daily=settings.daily,
        challenge=describe_challenge(room),
    )


def describe_challenge(room: Room) -> ChallengeInfo | None:
    """Return for whom a seat of a room is kept, if it is a challenge."""
    return None if room.challenge is None else ChallengeInfo(**room.challenge._asdict())


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
        casual=deal.casual,
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
        parts=dict(leg.score.parts),
        by_seat=leg.score.seats,
        began=leg.played[0].at if leg.played else None,
        last=leg.played[-1].at if leg.played else None,
        number=own.number if own is not None and show else None,
        salt=own.salt if own is not None and show else None,
        commitment=None if own is None else own.commitment,
        undo_to=leg.undo_to,
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
