"""The fold of a room's logs: what each entry makes of the room."""

from dataclasses import replace
from typing import Any

from protocol.events import Happening, HappeningKind
from protocol.ids import RoomCode, Seat
from server.table import happenings
from server.table import match as matches
from server.table.entries import BrokenLog, Entry
from server.table.facts import (
    Banned,
    Claimed,
    Configured,
    Declined,
    Fact,
    Flagged,
    Freed,
    LegStarted,
    MatchBegun,
    MatchNamed,
    Moved,
    Offered,
    Opened,
    Owned,
    Readied,
    Resigned,
    Returned,
    Sat,
    SeatMoved,
    Stood,
    Substituted,
    TakebackAsked,
    TakebackRefused,
    TakenBack,
    TimeGiven,
)
from server.table.match import Match
from server.table.room import START, Position, Room, Seated, Settings

Between = Sat | Stood | Readied | Offered | Declined | Configured | Freed
"""The facts of the room's log that change the room while no match is under way."""
Anytime = Banned | Owned | SeatMoved
"""The facts of the room's log that change it at any time."""
During = Resigned | Claimed | Flagged | TimeGiven | Substituted | Returned | TakebackAsked | TakebackRefused | TakenBack
"""The facts of a match's log that change the match, beside its moves and legs."""


def evolve(room: Room | None, entry: Entry, code: RoomCode, after: Any = None) -> Room:
    """Return the room after one more entry of its logs.

    `after` is the game's state after a move, where whoever decided it has worked it out; folding a log leaves it out.

    Raises BrokenLog where the entry cannot stand, UnknownRules where it names a game that this server does not have.
    """
    fact = entry.fact
    if isinstance(fact, Opened):
        if room is not None:
            raise _broken(room, fact)
        return _opened(fact, entry, code)
    if room is None:
        raise BrokenLog(f"the log of {code} starts with {fact.kind!r} in place of its opening")
    if isinstance(fact, Moved):
        room = _moved(room, entry, fact, after)
    elif isinstance(fact, During):
        room = _during(room, entry, fact)
    elif isinstance(fact, Anytime):
        return _anytime(room, entry, fact)
    elif isinstance(fact, MatchNamed):
        return _named(room, entry, fact)
    elif isinstance(fact, MatchBegun):
        room = _begun(room, entry, fact)
    elif isinstance(fact, LegStarted):
        match = matches.start_leg(_current(room, fact), fact, entry.at)
        room = replace(room, match_log=_next(room.match_log, entry), match=match)
        room = _told(room, entry, "leg_started", match=match.match, leg=fact.leg)
    elif isinstance(fact, Readied) and fact.leg > 1:
        match = matches.readied(_current(room, fact), fact)
        room = replace(room, match_log=_next(room.match_log, entry), match=match)
        return _told(room, entry, "readied", fact.seat)
    elif room.naming is not None or room.under_way:
        return replace(room, room_log=_next(room.room_log, entry), ahead=(*room.ahead, entry))
    else:
        return _between(room, entry, fact)
    return _caught_up(room) if room.ahead and not room.under_way else room


def made_versions(before: Room | None, entry: Entry, after: Room) -> list[tuple[Entry, int]]:
    """Return the entries that count since `entry` was folded, each with the version that acknowledges its command.

    An entry read ahead of the match it follows counts with that match's end, or with the next match's name.
    """
    ahead = before.ahead if before is not None else ()
    if not ahead and not after.ahead:
        counted: tuple[Entry, ...] = (entry,)
    elif after.ahead:
        counted = () if len(after.ahead) > len(ahead) else (entry,)
    else:
        counted = (*ahead, entry) if isinstance(entry.fact, MatchNamed) else (entry, *ahead)
    first = after.version - len(counted) + 1
    # A match is named and begun in one step, so that both were acknowledged at the later version.
    return [(each, first + index + isinstance(each.fact, MatchNamed)) for index, each in enumerate(counted)]


def _broken(room: Room, fact: Fact) -> BrokenLog:
    return BrokenLog(f"the logs of {room.code} hold {fact} where it cannot stand, at version {room.version}")


def _current(room: Room, fact: Fact) -> Match:
    if room.match is None:
        raise _broken(room, fact)
    return room.match


def _next(position: Position, entry: Entry) -> Position:
    return Position(position.length + 1, entry.id)


def _opened(fact: Opened, entry: Entry, code: RoomCode) -> Room:
    settings = Settings(
        fact.game, fact.rules, fact.options, fact.form, fact.number, fact.role, fact.onlookers, fact.clock
    )
    seats = len(matches.game_of(fact.game, fact.rules).roles)
    room = Room(
        code=code,
        settings=settings,
        owner=fact.owner,
        seats=(Seated(fact.owner, fact.name), *(None,) * (seats - 1)),
        room_log=Position(1, entry.id),
        offers=(None,) * seats,
    )
    return _told(room, entry, "opened", Seat(0))


def _named(room: Room, entry: Entry, fact: MatchNamed) -> Room:
    before = room.naming or room.match
    if fact.match != (before.match + 1 if before is not None else 1):
        raise _broken(room, fact)
    room = _caught_up(replace(room, match_log=START, earlier=fact.earlier, naming=None, match=None))
    return replace(
        room,
        room_log=_next(room.room_log, entry),
        naming=fact,
        ready=frozenset(),
        offers=(None,) * len(room.seats),
        agreed=None,
    )


def _begun(room: Room, entry: Entry, fact: MatchBegun) -> Room:
    if room.naming is None or room.naming.id != fact.id:
        raise _broken(room, fact)
    room = replace(room, match_log=Position(1, entry.id), naming=None, match=matches.begin(fact, entry.at))
    return _told(room, entry, "leg_started", match=fact.match, leg=1)


def _caught_up(room: Room) -> Room:
    """Fold what was read ahead of the match that it follows."""
    ahead, read = room.ahead, room.room_log
    room = replace(room, room_log=Position(read.length - len(ahead), ""), ahead=())
    for entry in ahead:
        room = evolve(room, entry, room.code)
    # Of what may change at any time, some may have come after what was put by.
    return replace(room, room_log=read)


def _between(room: Room, entry: Entry, fact: Between) -> Room:
    """Fold an entry of the room's log that comes while no match is under way."""
    if isinstance(fact, Configured):
        settings = replace(
            room.settings,
            options=fact.options,
            number=fact.number,
            role=fact.role,
            onlookers=fact.onlookers,
            clock=fact.clock,
        )
        room = replace(room, room_log=_next(room.room_log, entry), settings=settings, ready=frozenset())
        return _told(room, entry, "configured")
    if not 0 <= fact.seat < len(room.seats) or isinstance(fact, Sat) != (room.seats[fact.seat] is None):
        raise _broken(room, fact)
    room = replace(room, room_log=_next(room.room_log, entry))
    if isinstance(fact, Sat):
        room = replace(room, seats=_at(room.seats, fact.seat, Seated(fact.player, fact.name)))
        return _told(room, entry, "sat", fact.seat)
    if isinstance(fact, Stood | Freed):
        room = _told(room, entry, fact.kind, fact.seat)
        return replace(
            room,
            seats=_at(room.seats, fact.seat, None),
            ready=frozenset(),
            offers=(None,) * len(room.seats),
            agreed=None,
        )
    if isinstance(fact, Readied):
        room = replace(room, ready=room.ready | {fact.seat})
        return _told(room, entry, "readied", fact.seat)
    if isinstance(fact, Offered):
        offers = _at(room.offers, fact.seat, fact.what)
        agreed = all(offer == fact.what for offer in offers)
        cleared = (None,) * len(offers)
        room = replace(room, offers=cleared if agreed else offers, agreed=fact.what if agreed else None)
        return _told(room, entry, "offered", fact.seat, detail={"what": fact.what})
    room = replace(room, offers=tuple(None if offer == fact.what else offer for offer in room.offers))
    return _told(room, entry, "declined", fact.seat, detail={"what": fact.what})


def _anytime(room: Room, entry: Entry, fact: Anytime) -> Room:
    """Fold an entry of the room's log that may come at any time."""
    room = replace(room, room_log=_next(room.room_log, entry))
    if isinstance(fact, Banned):
        room = replace(room, banned=(*room.banned, Seated(fact.player, fact.name)))
        return _told(room, entry, "banned", name=fact.name)
    if isinstance(fact, Owned):
        return _told(replace(room, owner=fact.player), entry, "owned", name=fact.name)
    before = room.seats[fact.seat] if 0 <= fact.seat < len(room.seats) else None
    if before is None:
        raise _broken(room, fact)
    room = replace(
        room,
        seats=_at(room.seats, fact.seat, Seated(fact.player, fact.name)),
        owner=fact.player if room.owner == before.player else room.owner,
    )
    return _told(room, entry, "seat_moved", fact.seat)


def _during(room: Room, entry: Entry, fact: During) -> Room:
    """Fold an entry of a match's log that is neither a move nor a leg's beginning."""
    match = _current(room, fact)
    room = replace(room, match_log=_next(room.match_log, entry))
    seat: Seat | None = None if isinstance(fact, TimeGiven) else fact.seat
    detail: Any = None
    if isinstance(fact, Resigned | Claimed | Flagged):
        match = matches.ended(match, fact)
        detail = {"since": fact.since} if isinstance(fact, Claimed) else None
    elif isinstance(fact, TimeGiven):
        match, detail = matches.given(match, fact), {"ms": fact.ms}
    elif isinstance(fact, Substituted):
        match, detail = matches.played_by(match, fact), {"level": fact.level}
    elif isinstance(fact, Returned):
        match = matches.played_by(match, fact)
    elif isinstance(fact, TakebackAsked):
        match = matches.asked(match, fact)
    elif isinstance(fact, TakebackRefused):
        match = matches.refused(match)
    else:
        match, detail = matches.taken_back(match, fact, entry.at), {"ply": fact.ply}
    room = replace(room, match=match)
    room = _told(room, entry, fact.kind, seat, match.match, match.leg.leg, detail)
    result = matches.result(match)
    if result is not None:
        ending = {"winners": list(result.winners), "why": result.why}
        room = _told(room, entry, "match_over", match=match.match, detail=ending)
    return room


def _moved(room: Room, entry: Entry, fact: Moved, after: Any) -> Room:
    match = matches.moved(_current(room, fact), fact, entry.at, after)
    told = happenings.of_move(match, fact, room.version + 1, entry.at)
    # Written out, since replace() would take longer than all else that a move changes here.
    return Room(
        room.code,
        room.settings,
        room.owner,
        room.seats,
        room.room_log,
        _next(room.match_log, entry),
        room.earlier,
        room.naming,
        room.ready,
        room.offers,
        room.agreed,
        match,
        happenings.last(room.happenings, *told),
        room.ahead,
        room.banned,
    )


def _told(
    room: Room,
    entry: Entry,
    kind: HappeningKind,
    seat: Seat | None = None,
    match: int | None = None,
    leg: int | None = None,
    detail: Any = None,
    name: str | None = None,
) -> Room:
    """Return the room with one more happening, told at the version it has now."""
    seated = room.seats[seat] if seat is not None else None
    happening = Happening(
        version=room.version,
        at=entry.at,
        kind=kind,
        seat=seat,
        name=seated.name if seated else name,
        match=match,
        leg=leg,
        detail=detail,
    )
    return replace(room, happenings=happenings.last(room.happenings, happenings.encoded(happening)))


def _at(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])
