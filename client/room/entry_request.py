"""What somebody came for: playing alone or against the computer, looking on as computers play, hosting a room, joining
one, or going back into one; playing the next who wants the same, or today's number.

`target` is the room meant, None while it is still to be made; `alone` says that nobody else needs to reach it.
"""

from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from client.games.guide import guided_game
from client.net.address import RoomAddress, ServerAddress
from client.profile.identity import Profile
from client.profile.saved_rooms import SavedRoom, saved_room
from protocol.games.catalog import first_game
from protocol.ids import Form, Role
from protocol.options import Clock


@dataclass(frozen=True, slots=True)
class Wanted:
    """The game to play, with its options (the others have their defaults), and how many seats (None: the fewest).

    `form` None: as two would play it against each other, or who plays alone. `notes`: the room shows notes, in a game
    that has such; `pace`: how many seconds computers take over a move at least, None: as the server has it.
    """

    game: str = field(default_factory=first_game)
    options: tuple[tuple[str, Any], ...] = ()
    form: Form | None = None
    seats: int | None = None
    notes: bool = True
    pace: int | None = None


FIRST = Wanted()
"""The first game, as it is usually played."""


@dataclass(frozen=True, slots=True)
class HostRoom:
    """Open a room for others; `number` and `role` None: drawn; `server` None: this machine's own.

    `port` is that one's, None: the one used last.

    `hints`: whether the seats may ask for them; `computer` is the level of the one that plays the other seat, or of
    those that play so many of them, the last ones; None: friends do. `public`: it is listed for anybody to join.
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
    target: ClassVar[None] = None
    alone: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class PlayAlone:
    """Play a solo game; `number` None: drawn; `server` None: this machine's own. `names` compete there, in turn."""

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
    """Play a match against the computer, as the one above."""

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
    """Look on as two computers play, the first of them in the first role first, where there are roles."""

    levels: tuple[str, str]
    number: int | None = None
    server: ServerAddress | None = None
    wanted: Wanted = FIRST
    target: ClassVar[None] = None
    alone: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PlayNext:
    """Play the next who wants the same, with the same clock; at this machine's own server where `server` is None."""

    wanted: Wanted = FIRST
    clock: Clock | None = None
    server: ServerAddress | None = None
    target: ClassVar[None] = None
    alone: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class PlayToday:
    """Have one's try on today's number of a game, at this machine's own server where `server` is None."""

    game: str
    against: Literal["computer", "friend"] = "computer"
    server: ServerAddress | None = None
    target: ClassVar[None] = None

    @property
    def alone(self) -> bool:
        """Whether nobody else needs to reach it."""
        return self.against == "computer"


@dataclass(frozen=True, slots=True)
class JoinRoom:
    """Join a room one was never in; `takeover`: from another terminal of one's own; `seat_code` moves one's seat."""

    target: RoomAddress
    takeover: bool = False
    seat_code: str | None = None
    alone: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on in a room where one has a seat; `takeover`: from another terminal of one's own."""

    room: SavedRoom
    takeover: bool = False

    @property
    def target(self) -> RoomAddress:
        """Where the room is."""
        return self.room.room

    @property
    def alone(self) -> bool:
        """Whether nobody else plays there."""
        return self.room.alone


ToMake = HostRoom | PlayAlone | PlayComputer | WatchComputers | PlayNext | PlayToday
"""What makes a room."""
Errand = ToMake | JoinRoom | Resume


def is_hosted(errand: Errand) -> bool:
    """Tell whether the room of an errand is on this machine's own server."""
    match errand:
        case JoinRoom():
            return False
        case Resume():
            return errand.room.hosted
        case _:
            return errand.server is None


def into(profile: Profile, target: RoomAddress, *, takeover: bool = False) -> JoinRoom | Resume:
    """Return the errand of going into a room, which one may have been in before."""
    saved = saved_room(profile, target)
    return JoinRoom(target, takeover) if saved is None else Resume(saved, takeover)
