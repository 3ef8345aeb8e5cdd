"""Finding somebody to play with: the list of public rooms, and matches with whoever wants the same."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field

from protocol.command import AnyCommand
from protocol.ids import Form, RoomCode
from protocol.options import Clock
from protocol.seats import SeatInfo

MOST_LISTED = 50
"""How many rooms a list has at most."""
RoomStatus = Literal["waiting", "playing", "over"]
"""`waiting` for players or for their being ready, `playing` a match, or `over` with all who played still seated."""


class ListRooms(AnyCommand):
    """Ask which public rooms there are, of a game and of a form or of any; answered by `ack` and `lobby`.

    It is sent anew whenever the list has changed, at most once a second, until the connection comes into a room, asks
    for another list, or sends `leave`. Who is in a room leaves it first.
    """

    type: Literal["list_rooms"] = "list_rooms"
    game: Annotated[str, Field(max_length=40)] | None = None
    form: Form | None = None


class QuickMatch(AnyCommand):
    """Play with the next who wants the same: game, options, form and clock; answered as `create_room` is.

    One is seated in the room of somebody who waits, else in a new one in which one waits; that room's number is drawn
    and hidden, its roles are drawn, and it gives no hints. Who comes back to such a room while another waits for the
    same is shown the other's room in its place, where both are seated.
    """

    type: Literal["quick_match"] = "quick_match"
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = Field(default_factory=dict)
    form: Form = "match"
    clock: Clock | None = None


@dataclass(slots=True, kw_only=True)
class LobbyRoom:
    """A public room: its code and title, its settings, who sits in it, and how far it is.

    `owner` is a name. `known`: the next match's number was typed by the owner, not drawn. `spectators` are allowed;
    `watching` counts them. `free` counts the seats that nobody has. `since` is when the room was opened or its `status`
    last changed, in milliseconds since 1970 UTC.
    """

    room: RoomCode
    game: str
    title: str
    options: dict[str, Any]
    form: Form
    seats: tuple[SeatInfo, ...]
    owner: str
    known: bool
    clock: Clock | None
    hints: bool
    spectators: bool
    status: RoomStatus
    free: int
    watching: int
    since: int


@dataclass(slots=True, kw_only=True)
class LobbyEvent:
    """The public rooms in which somebody is, those first that wait for players, then the newest.

    `game` and `form` are those that were asked for, None where any will do; `more` counts the rooms that are left out.
    """

    game: str | None
    form: Form | None
    rooms: tuple[LobbyRoom, ...]
    more: int
    type: Literal["lobby"] = "lobby"
