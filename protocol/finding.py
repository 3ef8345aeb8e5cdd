"""The lobby and quick matches: ways to find other players."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from protocol.command import AnyCommand
from protocol.encoding import SentValues
from protocol.ids import Form, Role, RoomCode
from protocol.options import Clock
from protocol.room import SeatInfo

MOST_LISTED = 50
"""The most rooms in a list."""
RoomStatus = Literal["waiting", "playing", "over"]
"""`waiting` for players, seated or ready; `playing` a match; or `over` while all its players are still seated."""


class ListRooms(AnyCommand):
    """Subscribe to the public rooms, of a game and a form or of any; answered by `ack` and `lobby`.

    The list is sent again when it has changed, at most once a second, until the connection enters a room, asks for
    another list, or sends `leave`. Leave your room before you send it.
    """

    type: Literal["list_rooms"] = "list_rooms"
    game: Annotated[str, Field(max_length=40)] | None = None
    form: Form | None = None


class QuickMatch(AnyCommand):
    """Find an opponent with the same game, options, form and clock; answered as `create_room` is.

    You get a seat in the room of a player who waits, or else in a new room in which you wait. The room's number is
    drawn and hidden, its roles are drawn, and it gives no hints. If you return to such a room while another player
    waits for the same, you are both seated in that player's room.
    """

    type: Literal["quick_match"] = "quick_match"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)
    form: Form = "match"
    clock: Clock | None = None


@dataclass(slots=True, kw_only=True)
class LobbyRoom:
    """A room as its list and its link introduce it: its code and title, its settings, its seats, and its status.

    `owner` is a name, and `role` the role that the owner has in the next match's first leg; None: it is drawn. `known`:
    the owner typed the next match's number. `spectators`: they are allowed; `watching` is their number. `free` is the
    number of free seats. `since` is when the room was opened or its `status` last changed, in ms since 1970 UTC.
    """

    room: RoomCode
    game: str
    title: str
    options: SentValues
    form: Form
    seats: tuple[SeatInfo, ...]
    owner: str
    role: Role | None = None
    known: bool
    clock: Clock | None = None
    hints: bool
    spectators: bool
    status: RoomStatus
    free: int
    watching: int
    since: int


@dataclass(slots=True, kw_only=True)
class LobbyEvent:
    """The public rooms that are not empty: rooms that wait for players first, then the newest.

    `game` and `form` repeat the question, None for any; `more` is the number of rooms that are not listed.
    """

    game: str | None = None
    form: Form | None = None
    rooms: tuple[LobbyRoom, ...]
    more: int
    type: Literal["lobby"] = "lobby"
