"""Facts of a room: its opening, settings and owner, its seats, and what is agreed between matches."""

from dataclasses import dataclass
from typing import Any, Literal

from protocol.command import Another
from protocol.ids import Form, PlayerId, Role, Seat
from protocol.options import Clock


@dataclass(frozen=True, slots=True)
class Opened:
    """A room came to be; its owner has the first seat that no computer has, or none where computers have all.

    `seats` None: as few as there may be. `daily`: the day whose number is played here, None where it is none's.
    `quick`: for whoever wants the same, and settles nothing by its owner.
    `number` and `role` None: drawn for each match; `computers` holds by seat the level of the computer that sits there.
    """

    game: str
    rules: int
    options: dict[str, Any]
    form: Form
    number: int | None
    role: Role | None
    owner: PlayerId
    name: str
    spectators: bool = True
    clock: Clock | None = None
    computers: tuple[str | None, ...] = ()
    hints: bool = False
    seats: int | None = None
    pace: int | None = None
    notes: bool = True
    winnable: bool = False
    daily: str | None = None
    public: bool = False
    quick: bool = False
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Sat:
    """A player, perhaps a computer, took a seat.

    `beside`: at the terminal of a player who has a seat already, and plays this one as well.
    """

    seat: Seat
    player: PlayerId
    name: str
    beside: bool = False
    kind: Literal["sat"] = "sat"


@dataclass(frozen=True, slots=True)
class Stood:
    """A seat was given up."""

    seat: Seat
    kind: Literal["stood"] = "stood"


@dataclass(frozen=True, slots=True)
class Readied:
    """A seat is ready for a leg, and another is not yet."""

    seat: Seat
    leg: int
    kind: Literal["readied"] = "readied"


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat wishes for another match."""

    seat: Seat
    what: Another
    kind: Literal["offered"] = "offered"


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat declined another match, which takes every such offer back."""

    seat: Seat
    what: Another
    kind: Literal["declined"] = "declined"


@dataclass(frozen=True, slots=True)
class Configured:
    """The owner changed the room's settings, all of which are given; `seats` and `form` None: as before."""

    options: dict[str, Any]
    number: int | None
    role: Role | None
    spectators: bool
    clock: Clock | None
    hints: bool = False
    seats: int | None = None
    pace: int | None = None
    form: Form | None = None
    notes: bool = True
    winnable: bool = False
    public: bool = False
    kind: Literal["configured"] = "configured"


@dataclass(frozen=True, slots=True)
class Enlisted:
    """The owner said who competes in the room's tournament; nobody: there is none any more."""

    names: tuple[str, ...]
    kind: Literal["enlisted"] = "enlisted"


@dataclass(frozen=True, slots=True)
class PlaysAs:
    """A seat plays under one of the tournament's names."""

    seat: Seat
    name: str
    kind: Literal["plays_as"] = "plays_as"


@dataclass(frozen=True, slots=True)
class Freed:
    """The owner took a seat away from whoever held it."""

    seat: Seat
    kind: Literal["freed"] = "freed"


@dataclass(frozen=True, slots=True)
class Banned:
    """The owner banned a player from the room."""

    player: PlayerId
    name: str
    kind: Literal["banned"] = "banned"


@dataclass(frozen=True, slots=True)
class Owned:
    """The room passed to another owner."""

    player: PlayerId
    name: str
    kind: Literal["owned"] = "owned"


@dataclass(frozen=True, slots=True)
class SeatMoved:
    """A seat moved to another key of the same person, and the room with it if they own it."""

    seat: Seat
    player: PlayerId
    name: str
    kind: Literal["seat_moved"] = "seat_moved"


Between = Sat | Stood | Readied | Offered | Declined | Configured | Enlisted | PlaysAs | Freed
"""The facts that change the room while no match is under way."""
Anytime = Banned | Owned | SeatMoved
"""The facts that change it at any time."""
