"""A room as a value: the fold of its log.

What a room waits for follows from its state:

    seats free                        somebody to sit
    all seated, no match yet          every seat to be ready for leg 1 of match 1
    match under way, leg playing      a move by a seat that is to act
    match under way, leg over         every seat to be ready for the next leg
    match over, nothing agreed        every seat to offer (or accept) the same other match, which begins it
    match over, other match agreed    every seat of a tournament to say who plays, and to be ready for its leg 1

The owner, the bans and the keys of the seats may change at any time, during a match too; everything else about the
room changes only between matches.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from protocol.command import Another
from protocol.ids import Form, PlayerId, Role, RoomCode, Seat, computer, level_of
from protocol.options import Clock
from protocol.quick import quick
from server.table.match import Match
from server.table.tournament import Tournament, next_names


class Position(NamedTuple):
    """A position in a room's log: the number of its entries so far and the last one's id, which tells forks apart."""

    length: int
    last: str


START = Position(0, "")


class Seated(NamedTuple):
    """Who holds a seat."""

    player: PlayerId
    name: str


def seated_computer(level: str, others: Iterable[Seated | None]) -> Seated:
    """Return the computer of a level as it sits down beside others; it is numbered where one goes by its name."""
    player = computer(level)
    count = 1 + sum(other is not None and other.player == player for other in others)
    return Seated(player, f"{level} computer" if count == 1 else f"{level} computer {count}")


@dataclass(frozen=True, slots=True)
class Settings:
    """The owner's settings; `number` and `role` are for the next match only.

    `number` None: it is drawn. `role` None: it alternates in a rematch, and is drawn in any other match.

    `pace` is how long a computer takes over a move at least, in seconds; None: as the server has it. `notes`: views say
    what follows from what has been seen. `winnable`: of drawn numbers only such as can be won. `daily`: the day whose
    number is played here. `public`: the room is listed for everybody. `quick`: it is for whoever wants the same.
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
    notes: bool = True
    winnable: bool = False
    daily: str | None = None
    public: bool = False
    quick: bool = False


@quick
@dataclass(frozen=True, slots=True)
class Room:
    """A room as its log tells it.

    `log` is how far the log has been folded; `begun` is the version that the current match made when it began, 0 before
    the first match; `agreed` is the match that the seats agreed to play next; `ready` are the seats ready for a match's
    first leg; `happenings` are the last ones, as JSON; `banned` may not enter.
    """

    code: RoomCode
    settings: Settings
    owner: PlayerId
    seats: tuple[Seated | None, ...]
    log: Position
    begun: int = 0
    ready: frozenset[Seat] = frozenset()
    offers: tuple[Another | None, ...] = ()
    agreed: Another | None = None
    match: Match | None = None
    happenings: tuple[bytes, ...] = ()
    banned: tuple[Seated, ...] = ()
    tournament: Tournament | None = None

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
        return self.match is not None and self.match.over

    @property
    def next_leg(self) -> tuple[int, int] | None:
        """The match and leg that wait for every seat to be ready; None while a leg is played or nothing is agreed."""
        match = self.match
        if match is None:
            return (1, 1) if all(self.seats) else None
        if not match.over:
            return (match.match, len(match.legs) + 1) if match.leg.over else None
        return (match.match + 1, 1) if self.agreed else None

    @property
    def ready_seats(self) -> frozenset[Seat]:
        """The seats that are ready for `next_leg`; computers always are, and whoever has left keeps nobody waiting."""
        match = self.match
        ready = self.ready if match is None or match.over else match.ready | match.left
        if not any(self.computers) or self.next_leg is None:
            return ready
        return ready | {Seat(seat) for seat, level in enumerate(self.computers) if level is not None}

    @property
    def computers(self) -> tuple[str | None, ...]:
        """By seat, the level of the computer that plays it now: it sits there, or plays in its player's place."""
        if self.match is not None and not self.match.over:
            return self.match.computers
        return tuple(None if seated is None else level_of(seated.player) for seated in self.seats)

    @property
    def holders(self) -> tuple[str | None, ...]:
        """The names of those who hold the seats."""
        return tuple([None if seated is None else seated.name for seated in self.seats])

    @property
    def called(self) -> tuple[str | None, ...]:
        """What the seats are called: by the names that play there in a tournament, or else by their holders'."""
        if self.tournament is None:
            return self.holders
        told = [*next_names(self.tournament, self.holders)]
        if self.match is not None and self.agreed is None:  # under way, or over and looked back on
            played = zip(self.match.deal.names, self.match.deal.players, strict=True)
            for seat, (name, player) in enumerate(played):
                if seat < len(told) and player == (held.player if (held := self.seats[seat]) is not None else None):
                    told[seat] = name
        return tuple([name or holder for name, holder in zip(told, self.holders, strict=True)])

    @property
    def playing(self) -> str:
        """Who holds the seats, in words: `Ada and Ben are playing`."""
        names = [seated.name for seated in self.seats if seated is not None]
        all_but_last = ", ".join(names[:-1])
        return f"{all_but_last} and {names[-1]} are playing" if all_but_last else f"{names[0]} is playing"

    def is_banned(self, player: PlayerId) -> bool:
        """Tell whether a player may not come in."""
        return any(each.player == player for each in self.banned)

    def seat_of(self, player: PlayerId) -> Seat | None:
        """Return the seat a player holds; of several, at which people take turns, the one that is to act."""
        seats = self.seats_of(player)
        if len(seats) > 1 and self.match is not None and self.under_way:
            acting = self.match.game.to_act(self.match.leg.state)
            return next((seat for seat in seats if seat in acting), seats[0])
        return seats[0] if seats else None

    def seats_of(self, player: PlayerId | None) -> tuple[Seat, ...]:
        """Return the seats a player holds: several where people take turns at one terminal."""
        seats = enumerate(self.seats)
        return tuple([Seat(seat) for seat, seated in seats if seated is not None and seated.player == player])

    def held_with(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats of whoever holds one; none where nobody does."""
        holder = self.seats[seat]
        return () if holder is None else self.seats_of(holder.player)
