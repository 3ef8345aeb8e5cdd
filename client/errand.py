"""What somebody came for: hosting a room, joining one, or going back into one.

`target` is the room meant, None while it is still to be made; `hosted` says that the server is this machine's own.
"""

from dataclasses import dataclass
from typing import ClassVar

from client.address import RoomAddress
from client.identity import Profile
from client.saved_rooms import SavedRoom, saved_room
from protocol.ids import Role
from protocol.options import Clock


@dataclass(frozen=True, slots=True)
class HostRoom:
    """Open a room on this machine's server; `number` and `role` None: drawn; `port` None: the one used last."""

    number: int | None = None
    role: Role | None = None
    port: int | None = None
    onlookers: bool = True
    clock: Clock | None = None
    target: ClassVar[None] = None
    hosted: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class JoinRoom:
    """Join a room one was never in; `takeover`: from another terminal of one's own; `seat_code` moves one's seat."""

    target: RoomAddress
    takeover: bool = False
    seat_code: str | None = None
    hosted: ClassVar[bool] = False


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
    def hosted(self) -> bool:
        """Whether it is on this machine's own server."""
        return self.room.hosted


Errand = HostRoom | JoinRoom | Resume


def into(profile: Profile, target: RoomAddress, *, takeover: bool = False) -> JoinRoom | Resume:
    """Return the errand of going into a room, which one may have been in before."""
    saved = saved_room(profile, target)
    return JoinRoom(target, takeover) if saved is None else Resume(saved, takeover)
