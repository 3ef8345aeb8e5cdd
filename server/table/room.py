"""A room as a value: the fold of its log and of its current match's log.

What a room waits for follows from its state:

    seats free                        somebody to sit
    all seated, no match yet          every seat to be ready for leg 1 of match 1
    match under way, leg playing      a move by a seat that is to act
    match under way, leg over         every seat to be ready for the next leg
    match over, nothing agreed        every seat to offer (or accept) the same other match
    match over, other match agreed    every seat to be ready for its leg 1

The room's log grows only between matches and a match's log only during it, so that all entries have one order. A node
reads the room's log first: what that holds beyond a match's beginning is put by until the match's own log has been read
to its end, and a match after which it names another need not be read.
"""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from protocol.commands import Another
from protocol.events import Happening, HappeningKind
from protocol.ids import MatchId, PlayerId, Role, RoomCode, Seat
from server.table import happenings
from server.table import match as matches
from server.table.entries import (
    BrokenLog,
    Declined,
    Entry,
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

Between = Sat | Stood | Readied | Offered | Declined
"""The facts of the room's log that change the room while no match is under way."""


class Position(NamedTuple):
    """How far a log has been read: its length and its last entry's id, which together tell a fork."""

    length: int
    last: str


START = Position(0, "")


class Seated(NamedTuple):
    """Who holds a seat."""

    player: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class Settings:
    """What the owner chose when the room was made; `number` and `role` None: drawn for each match."""

    game: str
    rules: int
    options: dict[str, Any]
    form: str
    number: int | None
    role: Role | None


@dataclass(frozen=True, slots=True)
class Room:
    """A room as its logs tell it.

    `earlier` counts the entries of all matches before the current one; `naming` is a match that the room's log has
    named and whose own log has not been read yet; `agreed` is what the seats agreed to play after the match that is
    over; `ready` are the seats ready for a match's first leg; `happenings` are the last ones, in one piece; `ahead` are
    entries of the room's log that were read before the end of the match that they follow.
    """

    code: RoomCode
    settings: Settings
    owner: PlayerId
    seats: tuple[Seated | None, ...]
    room_log: Position
    match_log: Position = START
    earlier: int = 0
    naming: MatchNamed | None = None
    ready: frozenset[Seat] = frozenset()
    offers: tuple[Another | None, ...] = ()
    agreed: Another | None = None
    match: Match | None = None
    happenings: bytes = b""
    ahead: tuple[Entry, ...] = ()

    @property
    def version(self) -> int:
        """The number of entries in all the room's logs so far, which is what clients order snapshots by."""
        return self.room_log.length - len(self.ahead) + self.earlier + self.match_log.length

    @property
    def current(self) -> MatchId | None:
        """The match named last, whose log is to be read on; None before the first."""
        if self.naming is not None:
            return self.naming.id
        return self.match.deal.id if self.match is not None else None

    @property
    def under_way(self) -> bool:
        """Whether a match has begun and is not over."""
        return self.match is not None and not self.match.over

    @property
    def finished(self) -> bool:
        """Whether the last match is over and no other has begun."""
        return self.match is not None and self.match.over

    @property
    def next_leg(self) -> tuple[int, int] | None:
        """The match and leg that wait for every seat to be ready; None while a leg is played or nothing is agreed."""
        if self.match is None:
            return (1, 1) if all(self.seats) else None
        if not self.match.over:
            return None if self.match.next_leg is None else (self.match.match, self.match.next_leg)
        return (self.match.match + 1, 1) if self.agreed else None

    @property
    def ready_seats(self) -> frozenset[Seat]:
        """The seats that are ready for `next_leg`."""
        return self.match.ready if self.match is not None and self.under_way else self.ready

    def seat_of(self, player: PlayerId) -> Seat | None:
        """Return the seat a player holds."""
        for seat, seated in enumerate(self.seats):
            if seated is not None and seated.player == player:
                return Seat(seat)
        return None


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
    elif isinstance(fact, MatchNamed):
        return _named(room, entry, fact)
    elif isinstance(fact, MatchBegun):
        room = _begun(room, entry, fact)
    elif isinstance(fact, LegStarted):
        match = matches.start_leg(_current(room, fact), fact)
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
    settings = Settings(fact.game, fact.rules, fact.options, fact.form, fact.number, fact.role)
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
    room = replace(room, match_log=Position(1, entry.id), naming=None, match=matches.begin(fact))
    return _told(room, entry, "leg_started", match=fact.match, leg=1)


def _caught_up(room: Room) -> Room:
    """Fold what was read ahead of the match that it follows."""
    ahead = room.ahead
    room = replace(room, room_log=Position(room.room_log.length - len(ahead), ""), ahead=())
    for entry in ahead:
        room = evolve(room, entry, room.code)
    return room


def _between(room: Room, entry: Entry, fact: Between) -> Room:
    """Fold an entry of the room's log that comes while no match is under way."""
    if not 0 <= fact.seat < len(room.seats) or isinstance(fact, Sat) != (room.seats[fact.seat] is None):
        raise _broken(room, fact)
    room = replace(room, room_log=_next(room.room_log, entry))
    if isinstance(fact, Sat):
        room = replace(room, seats=_at(room.seats, fact.seat, Seated(fact.player, fact.name)))
        return _told(room, entry, "sat", fact.seat)
    if isinstance(fact, Stood):
        room = _told(room, entry, "stood", fact.seat)
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


def _moved(room: Room, entry: Entry, fact: Moved, after: Any) -> Room:
    match = matches.moved(_current(room, fact), fact, after)
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
    )


def _told(
    room: Room,
    entry: Entry,
    kind: HappeningKind,
    seat: Seat | None = None,
    match: int | None = None,
    leg: int | None = None,
    detail: Any = None,
) -> Room:
    """Return the room with one more happening, told at the version it has now."""
    seated = room.seats[seat] if seat is not None else None
    happening = Happening(
        version=room.version,
        at=entry.at,
        kind=kind,
        seat=seat,
        name=seated.name if seated else None,
        match=match,
        leg=leg,
        detail=detail,
    )
    return replace(room, happenings=happenings.last(room.happenings, happenings.encoded(happening)))


def _at(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])
