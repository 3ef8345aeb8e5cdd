"""A room as a value: the fold of its log.

What a room waits for follows from its state:

    a seat is free                    a player to sit down
    all seated, no match yet          every seat to be ready for leg 1 of match 1
    match under way, leg playing      a move by a seat whose turn it is
    match under way, leg over         every seat to be ready for the next leg
    match over, nothing agreed        every seat to offer (or accept) the same next match, which then begins
    match over, its record is lost    every seat to be ready for leg 1 of another match
    match over, next match agreed     every seat of a tournament to choose a name, and to be ready for its leg 1

The owner, the bans and the keys of the seats may change at any time, during a match too. Everything else about the
room changes only between matches.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from protocol.command import Another
from protocol.encoding import encode_value
from protocol.frozen import frozen
from protocol.ids import Form, MatchId, PlayerId, Role, RoomCode, Seat, computer, level_of
from protocol.options import Clock
from protocol.room import Happening, HappeningKind
from server.table.match import BrokenLog, LastMatch, Match, last_match, result, with_item

HAPPENINGS = 32
"""A room keeps as many happenings: the last ones."""
LOG_LIMIT = 10_000
"""If a room's log has as many entries, no match begins; a match has at most as many entries."""
ASKED_UNTIL = LOG_LIMIT // 2
"""After as many entries of a match, only its moves and its end are appended, for which there is always space."""


class LogPosition(NamedTuple):
    """A position in a room's log: the number of its entries so far and the last one's id, which tells forks apart."""

    length: int
    last: str


START = LogPosition(0, "")


class Span(NamedTuple):
    """A part of a room's log: the number of its first entry, and the position after its last."""

    first: int
    end: LogPosition


class Seated(NamedTuple):
    """The player who holds a seat."""

    player: PlayerId
    name: str


def seated_computer(level: str, others: Iterable[Seated | None]) -> Seated:
    """Return the computer of a level as it sits down beside others.

    Its name is its player id, with a number if another one has its level; clients put that into words.
    """
    player = computer(level)
    count = 1 + sum(other is not None and other.player == player for other in others)
    return Seated(player, player if count == 1 else f"{player} {count}")


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomSettings:
    """The owner's settings; `number` and `role` are for the next match only.

    `number` None: it is drawn. `role` None: it alternates in a rematch, and is drawn in any other match.

    `pace` is the least time that a computer takes for a move, in seconds; None: the server's setting. `notes`: views
    contain conclusions from the cards seen. `winnable`: only numbers that can be won are drawn. `daily`: the day whose
    number is played here. `public`: the room is in the lobby's list. `quick`: the room is for a quick match.
    `casual`: the player plays alone and can undo every move.
    """

    game: str
    rules: int
    options: dict[str, Any]
    form: Form
    number: int | None
    role: Role | None
    spectators: bool = True
    clock: Clock | None = None
    hints: bool = False
    pace: int | None = None
    notes: bool = False
    winnable: bool = False
    daily: str | None = None
    public: bool = False
    quick: bool = False
    casual: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentTally:
    """The results of a name: its `legs` and their `total` points; `cards` identify the cards it has played before."""

    name: str
    legs: int = 0
    total: int = 0
    highest: int | None = None
    lowest: int | None = None
    cards: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Tournament:
    """A room's tournament: the tallies of its names, in the order in which they were enlisted.

    `plays` is by seat the name chosen for it. `playing` are the names that play the match under way, or played the last
    match, and `cards` identifies its cards. The results of a match are added when the next match begins.
    """

    tallies: tuple[TournamentTally, ...]
    plays: tuple[str | None, ...]
    playing: tuple[str | None, ...] = ()
    cards: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names that compete."""
        return tuple([tally.name for tally in self.tallies])

    def next_names(self, holders: Sequence[str | None]) -> tuple[str | None, ...]:
        """Return by seat the name that plays the next match, by the names of the seats' holders; None if none does."""
        return tuple(
            [
                name or (holder if holder in self.names and holder not in self.plays else None)
                for name, holder in zip(self.plays, holders, strict=True)
            ]
        )

    def choose(self, seat: Seat, name: str | None) -> "Tournament":
        """Return the tournament in which a seat plays under a name; None: under its holder's name."""
        return replace(self, plays=with_item(self.plays, seat, name))


class Challenge(NamedTuple):
    """A player who was challenged by the room's owner, and the time in ms until which a seat is kept for them."""

    player: PlayerId
    name: str
    until: int


@frozen
class Room:
    """A room as the fold of its log.

    `log` is the position up to which the log has been folded. `begun` is the version at which the current match began,
    0 if that is not in the log. `agreed` is the match that the seats agreed to play next. `ready` are the seats ready
    for a match's first leg, `happenings` the last ones, as JSON. Players who are `banned` may not enter. `ids` are the
    ids of all matches, in order; `unplayed` are those before the current match in which nobody moved. They have no
    record.

    `challenge` is there until a player sits down, or the challenge is declined or withdrawn. `declined` is the name of
    the player who has declined it, until another player sits down.

    `compacted` is the number of entries that a checkpoint has replaced. A room that begins with a checkpoint has the
    match before it as `last`, until the next match begins, and `match` only if that was rebuilt from its record.
    """

    code: RoomCode
    settings: RoomSettings
    owner: PlayerId
    seats: tuple[Seated | None, ...]
    log: LogPosition
    begun: int = 0
    ready: frozenset[Seat] = frozenset()
    offers: tuple[Another | None, ...] = ()
    agreed: Another | None = None
    match: Match | None = None
    happenings: tuple[bytes, ...] = ()
    banned: tuple[Seated, ...] = ()
    tournament: Tournament | None = None
    ids: tuple[MatchId, ...] = ()
    last: LastMatch | None = None
    compacted: int = 0
    unplayed: tuple[MatchId, ...] = ()
    challenge: Challenge | None = None
    declined: str | None = None

    @property
    def version(self) -> int:
        """The number of entries over the room's whole life so far; clients order snapshots by it."""
        return self.log.length

    @property
    def played(self) -> int:
        """The number of entries since the current match began, its beginning included."""
        return self.log.length - self.begun + 1

    @property
    def under_way(self) -> bool:
        """Whether a match has begun and is not over."""
        return self.match is not None and not self.match.over

    @property
    def finished(self) -> bool:
        """Whether the last match is over and no other has begun."""
        return self.last is not None or (self.match is not None and self.match.over)

    @property
    def past(self) -> LastMatch | None:
        """The last match if it is over; None while one is under way, and before the first."""
        return self.last if self.last is not None or self.match is None else last_match(self.match)

    @property
    def next_leg(self) -> tuple[int, int] | None:
        """The match and leg that wait for every seat to be ready; None while a leg is played or nothing is agreed."""
        match = self.match
        if match is not None and not match.over:
            return (match.match, len(match.legs) + 1) if match.leg.over else None
        # Without a match to show, nobody could offer another one.
        coming = all(self.seats) if match is None else self.agreed
        return (len(self.ids) + 1, 1) if coming else None

    @property
    def ready_seats(self) -> frozenset[Seat]:
        """The seats that are ready for `next_leg`: also all computers, and all players who have left the match."""
        match = self.match
        ready = self.ready if match is None or match.over else match.ready | match.left
        if not any(self.computers) or self.next_leg is None:
            return ready
        return ready | {Seat(seat) for seat, level in enumerate(self.computers) if level is not None}

    @property
    def computers(self) -> tuple[str | None, ...]:
        """By seat, the level of the computer that plays it now, as its own seat or in its player's place."""
        if self.match is not None and not self.match.over:
            return self.match.computers
        return tuple(None if seated is None else level_of(seated.player) for seated in self.seats)

    @property
    def holders(self) -> tuple[str | None, ...]:
        """The names of the seats' holders."""
        return tuple([None if seated is None else seated.name for seated in self.seats])

    @property
    def called(self) -> tuple[str | None, ...]:
        """The names of the seats: the names that play there in a tournament, or else their holders' names."""
        if self.tournament is None:
            return self.holders
        names = [*self.tournament.next_names(self.holders)]
        played = self.match.deal if self.match is not None else self.last
        if played is not None and self.agreed is None:  # the screen shows this match
            for seat, (name, player) in enumerate(zip(played.names, played.players, strict=True)):
                if seat < len(names) and player == (held.player if (held := self.seats[seat]) is not None else None):
                    names[seat] = name
        return tuple([name or holder for name, holder in zip(names, self.holders, strict=True)])

    @property
    def playing(self) -> str:
        """The seats' holders as a clause: `Ada and Ben are playing`."""
        names = [seated.name for seated in self.seats if seated is not None]
        all_but_last = ", ".join(names[:-1])
        return f"{all_but_last} and {names[-1]} are playing" if all_but_last else f"{names[0]} is playing"

    @property
    def unplayed_so_far(self) -> tuple[MatchId, ...]:
        """The matches in which nobody moved, with the current match if nobody has moved in it."""
        match = self.match
        played = match is None or any(leg.played for leg in match.legs)
        return self.unplayed if played else (*self.unplayed, self.ids[-1])

    def is_banned(self, player: PlayerId) -> bool:
        """Tell whether a player is banned from the room."""
        return any(each.player == player for each in self.banned)

    def seat_of(self, player: PlayerId) -> Seat | None:
        """Return a player's seat. If people take turns at one terminal, it is the seat whose turn it is."""
        seats = self.seats_of(player)
        if len(seats) > 1 and self.match is not None and self.under_way:
            acting = self.match.game.to_act(self.match.leg.state)
            return next((seat for seat in seats if seat in acting), seats[0])
        return seats[0] if seats else None

    def seats_of(self, player: PlayerId | None) -> tuple[Seat, ...]:
        """Return a player's seats: more than one if people take turns at one terminal."""
        seats = enumerate(self.seats)
        return tuple([Seat(seat) for seat, seated in seats if seated is not None and seated.player == player])

    def held_with(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats of the player who holds one; none if the seat is free."""
        holder = self.seats[seat]
        return () if holder is None else self.seats_of(holder.player)


def check_between_matches(room: Room, fact: object) -> None:
    """Raise BrokenLog if a match is under way, because the fact can only follow between matches."""
    if room.under_way:
        raise broken_room(room, fact)


def check_held(room: Room, fact: Any) -> None:
    """Raise BrokenLog unless no match is under way and the fact's seat is held."""
    check_between_matches(room, fact)
    if not 0 <= fact.seat < len(room.seats) or room.seats[fact.seat] is None:
        raise broken_room(room, fact)


def broken_room(room: Room, fact: object) -> BrokenLog:
    """Return the error that a fact cannot follow in a room's log."""
    return BrokenLog(f"the log of {room.code} has {fact} where it cannot follow, at version {room.version}")


# Happenings: messages about the last facts. Every snapshot has them, so they are kept as JSON.

_HAPPENING = TypeAdapter(Happening)


def encode_happening(happening: Happening) -> bytes:
    """Return a happening as JSON, without fields that are None."""
    return encode_value(happening)


def encode_moved(version: int, at: int | None, seat: Seat, match: int, leg: int, account: Any) -> bytes:
    """Return the happening of a move as JSON; `account` is the game's account of the move.

    `encode_happening` takes three times as long because it looks up the account's fields, and leaves nulls in them.
    """
    time = b"" if at is None else b'"at":%d,' % at
    detail = b"" if account is None else b',"detail":%b' % encode_value(account)
    moved = version, time, seat, match, leg, detail
    return b'{"version":%d,"kind":"moved",%b"seat":%d,"match":%d,"leg":%d%b}' % moved


def decode_happening(happening: bytes) -> Happening:
    """Return the happening that `encode_happening` wrote."""
    return _HAPPENING.validate_json(happening)


def keep_happenings(happenings: tuple[bytes, ...], *more: bytes) -> tuple[bytes, ...]:
    """Return the happenings to keep after some more.

    >>> keep_happenings((b'{"version":1,"kind":"opened"}',), b'{"version":2,"kind":"sat"}')
    (b'{"version":1,"kind":"opened"}', b'{"version":2,"kind":"sat"}')
    """
    return (happenings + more)[-HAPPENINGS:]


def tell(
    room: Room,
    at: int | None,
    kind: HappeningKind,
    seat: Seat | None = None,
    *,
    match: int | None = None,
    leg: int | None = None,
    detail: Any = None,
    name: str | None = None,
) -> Room:
    """Return the room with one more happening at its version and at a time in ms since 1970 UTC.

    A happening of a seat has the seat's name, unless it has another `name`.
    """
    happening = Happening(
        version=room.version,
        at=at,
        kind=kind,
        seat=seat,
        name=name or (room.called[seat] if seat is not None else None),
        match=match,
        leg=leg,
        detail=detail,
    )
    return replace(room, happenings=keep_happenings(room.happenings, encode_happening(happening)))


def end_of(match: Match) -> dict[str, Any] | None:
    """Return the details of the happening that a match is over; None if it isn't."""
    ended = result(match)
    return None if ended is None else {"winners": list(ended.winners), "why": ended.why}


def tell_end(room: Room, at: int | None, match: Match) -> Room:
    """Return the room with the happening that its match is over, if it is."""
    ending = end_of(match)
    return room if ending is None else tell(room, at, "match_over", match=match.match, detail=ending)
