"""Errands: play alone or against the computer, watch computers play, host, join or resume a room, play a quick match,
or play today's number.

`target` is the errand's room, None if it does not exist yet; `alone`: no other person needs to reach it.
"""

from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from client.games.guide import guided_game
from client.net.address import RoomAddress, ServerAddress
from client.profile.identity import Profile
from client.profile.saved_rooms import SavedRoom, saved_room
from protocol.games.catalog import first_game
from protocol.ids import Form, PlayerId, Role
from protocol.options import Clock


@dataclass(frozen=True, slots=True)
class Wanted:
    """The game to play, with its options (the others have their defaults), and the number of seats (None: the fewest).

    `form` None: the default for two players, or for a solo game. `notes`: the room shows notes, in a game that has
    them; `pace`: the least seconds that computers take over a move, None: the server's default. `casual`: every move of
    a solo game can be undone.
    """

    game: str = field(default_factory=first_game)
    options: tuple[tuple[str, Any], ...] = ()
    form: Form | None = None
    seats: int | None = None
    notes: bool = False
    pace: int | None = None
    casual: bool = False


FIRST = Wanted()
"""The first game, with its defaults."""


@dataclass(frozen=True, slots=True)
class HostRoom:
    """Open a room for others; `number` and `role` None: random; `server` None: this machine's own.

    `port` is this machine's port, None: the last one used.

    `hints`: whether the players may ask for them; `computer` is the level of the computer at the other seat, or at each
    of the last seats; None: friends play. `public`: the room is listed, and anyone can join. `challenge`: a past
    opponent for whom the other seat is kept.
    """

    number: int | None = None
    role: Role | None = None
    port: int | None = None
    spectators: bool = True
    clock: Clock | None = None
    hints: bool = False
    computer: str | None = None
    wanted: Wanted = FIRST
    computers: int = 1
    public: bool = False
    server: ServerAddress | None = None
    challenge: PlayerId | None = None
    target: ClassVar[None] = None
    alone: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class PlayAlone:
    """Play a solo game; `number` None: random; `server` None: this machine's own. `names` compete in turn."""

    number: int | None = None
    server: ServerAddress | None = None
    wanted: Wanted = FIRST
    names: tuple[str, ...] = ()
    target: ClassVar[None] = None
    alone: ClassVar[bool] = True


def play_guided(server: ServerAddress | None) -> PlayAlone:
    """Return the errand of playing the guided game."""
    game, guided = guided_game()
    return PlayAlone(guided.number, server, Wanted(game))


@dataclass(frozen=True, slots=True)
class PlayComputer:
    """Play a match against the computer, with the fields of `HostRoom`."""

    level: str
    role: Role | None = None
    number: int | None = None
    clock: Clock | None = None
    hints: bool = False
    server: ServerAddress | None = None
    spectators: bool = True
    wanted: Wanted = FIRST
    target: ClassVar[None] = None
    alone: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WatchComputers:
    """Watch two computers play; the first has the first role in leg one, if there are roles."""

    levels: tuple[str, str]
    number: int | None = None
    server: ServerAddress | None = None
    wanted: Wanted = FIRST
    target: ClassVar[None] = None
    alone: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PlayNext:
    """Play the next player with the same settings and clock; `server` None: this machine's own."""

    wanted: Wanted = FIRST
    clock: Clock | None = None
    server: ServerAddress | None = None
    target: ClassVar[None] = None
    alone: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class PlayToday:
    """Start the player's try on today's number of a game; `server` None: this machine's own."""

    game: str
    against: Literal["computer", "friend"] = "computer"
    server: ServerAddress | None = None
    target: ClassVar[None] = None

    @property
    def alone(self) -> bool:
        """Whether no other person needs to reach it."""
        return self.against == "computer"


@dataclass(frozen=True, slots=True)
class JoinRoom:
    """Join a new room; `alongside` is the same as for `Enter`; `seat_code` moves the player's seat."""

    target: RoomAddress
    alongside: bool = False
    seat_code: str | None = None
    alone: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Resume:
    """Resume a room in which the player has a seat; `alongside` is the same as for `Enter`."""

    room: SavedRoom
    alongside: bool = False

    @property
    def target(self) -> RoomAddress:
        """The room's address."""
        return self.room.room

    @property
    def alone(self) -> bool:
        """Whether no other person plays there."""
        return self.room.alone


ToMake = HostRoom | PlayAlone | PlayComputer | WatchComputers | PlayNext | PlayToday
"""The errands that create a room."""
Errand = ToMake | JoinRoom | Resume


def is_hosted(errand: Errand) -> bool:
    """Return whether the room of an errand is on this machine's own server."""
    match errand:
        case JoinRoom():
            return False
        case Resume():
            return errand.room.hosted
        case _:
            return errand.server is None


def into(profile: Profile, target: RoomAddress, *, alongside: bool = False) -> JoinRoom | Resume:
    """Return the errand of entering a room, in which the player may have a seat already."""
    saved = saved_room(profile, target)
    return JoinRoom(target, alongside) if saved is None else Resume(saved, alongside)
