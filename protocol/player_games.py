"""Your games: the rooms of one player on a server, and their changes, over one connection and without entering them."""

from dataclasses import dataclass
from typing import Literal

from protocol.command import AnyCommand
from protocol.encoding import SentValues
from protocol.finding import RoomStatus
from protocol.ids import Form, Role, RoomCode, Seat
from protocol.options import Clock
from protocol.room import ChallengeInfo, SeatInfo

MOST_GAMES = 200
"""The most rooms in a player's list; beyond this, the rooms that would leave it first are dropped."""


class WatchGames(AnyCommand):
    """Subscribe to your games: rooms in which you have a seat, that you own, or to which you are challenged.

    It is answered by `ack` and `games`.

    Until the connection ends, `games_changed` follows after each change. You need not enter the rooms.
    """

    type: Literal["watch_games"] = "watch_games"


@dataclass(slots=True, kw_only=True)
class LastMoveInfo:
    """The last move of a leg: its seat, when it was made (ms since 1970 UTC), and its notation.

    `move` is None if not everybody in the room may know it.
    """

    seat: Seat
    at: int | None = None
    move: str | None = None


@dataclass(slots=True, kw_only=True)
class PlayerGame:
    """A room in a player's list.

    `own` are the player's seats, none if they own the room and watch; `role` is their role in the leg. `waits_for` are
    the seats that the room waits for: they have the turn, have to be ready for a leg, or have to answer an offer. If
    one of your own is among them, it is your turn. `due` is when the time of the first of these seats runs out, your
    own first, in ms since 1970 UTC. `at` is the time of the room's last entry, and `expires` is when the room is
    forgotten if nothing more happens in it, both in ms since 1970 UTC.

    `match`, `leg` (of `legs`), `score`, `number` and `last_move` are about the leg that is played, or was played last;
    they are None before the first match. `number` is also None if it is hidden. `winners` are the seats that won the
    match that is over. `casual`: the player is alone and can undo every move. `tournament`: the room has a tournament.
    `challenge`: the room is a challenge, which that player can accept by sitting down. `declined` is the name of the
    player who has declined it, until another player sits down.
    """

    room: RoomCode
    version: int
    game: str
    title: str
    options: SentValues
    form: Form
    clock: Clock | None = None
    status: RoomStatus
    seats: tuple[SeatInfo, ...]
    own: tuple[Seat, ...]
    role: Role | None = None
    waits_for: tuple[Seat, ...]
    due: int | None = None
    match: int | None = None
    leg: int | None = None
    legs: int | None = None
    score: int | None = None
    number: int | None = None
    last_move: LastMoveInfo | None = None
    winners: tuple[Seat, ...] | None = None
    casual: bool = False
    tournament: bool = False
    challenge: ChallengeInfo | None = None
    declined: str | None = None
    at: int
    expires: int


@dataclass(slots=True, kw_only=True)
class GamesEvent:
    """All games of a player, in no order."""

    games: tuple[PlayerGame, ...]
    type: Literal["games"] = "games"


@dataclass(slots=True, kw_only=True)
class GamesChanged:
    """Games of a player that are new or have changed, and rooms that are no longer in the list."""

    changed: tuple[PlayerGame, ...]
    removed: tuple[RoomCode, ...]
    type: Literal["games_changed"] = "games_changed"
