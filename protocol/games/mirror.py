"""The views of a mirror match: both legs at once, on two boards with the same deal, each with its own view."""

from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from pydantic import PlainSerializer

from protocol.encoding import writer
from protocol.ids import Role, Seat
from protocol.keyed import Keyed
from protocol.views import Board

BOARDS = (0, 1)
"""The indexes of the boards in lists; people and moves call the boards 1 and 2."""


def on_board(board: int, move: str) -> str:
    """Write a move as it is made in a mirror match: the board, counted from 1, then the game's own notation.

    >>> on_board(0, "KS>7D")
    '1:KS>7D'
    """
    return f"{board + 1}:{move}"


def waiting(view: Board) -> Board:
    """Return the view of a board with a sealed move: it lists no moves, because nobody can move there now.

    A view that says what can be done in other fields, too, has their values in `WAITING`.
    """
    return replace(view, moves=(), **getattr(view, "WAITING", {}))


def _encode_account(account: Any) -> Any:
    """Return a game's account of a move as JSON, without nulls: pydantic would leave them in a field of any type."""
    return writer(account.__class__).to_python(account, mode="json", exclude_none=True)


@dataclass(frozen=True, slots=True)
class Made:
    """A move made on a board, counted from 1: its seat, and the game's own account of it."""

    board: int
    seat: Seat
    played: Annotated[Any, PlainSerializer(_encode_account)]


@dataclass(frozen=True, slots=True, kw_only=True)
class MirrorPlayed:
    """The account of a move on a board, counted from 1. `sealed`: it waits for the other board's move.

    `made` lists the moves that were made by it, in the order of the boards: none if it was sealed, both if it completed
    a turn.
    """

    seat: Seat
    board: int
    sealed: bool
    made: tuple[Made, ...]


@dataclass(slots=True)
class BoardMove:
    """A move as it is made in the room, with its board, and what it adds to that board's score, if the game says so."""

    move: str
    change: int | None = None


@dataclass(slots=True, kw_only=True)
class MirrorView:
    """Both boards between two moves: board 1 has the roles of leg one of a match, board 2 the roles of leg two.

    `boards` are the views that a match would give of each, with its legal moves in the game's own notation. A move made
    in the room has its board before it: `1:KS>7D`. `boards[n].to_act` has the seats whose turn it is on a board;
    `acting` has the seats that can move there now: none once a move is sealed, and then the board lists no moves.
    `sealed` has for each board the seat whose move waits there until the other board has made the same turn; `own` is
    that move in the game's notation, for that seat only. `steps` counts the turns made on each board. A board is at
    most one move ahead, unless the other one is over.

    `moves` are the legal moves of the viewer in the room's notation; empty if the board lists none. `scores` are by
    seat, in the role that decides the match: each is the present score of a board, and `score` is their sum.
    `roles` are the roles on board 1, by seat. `to_act` are the seats that have a move to make on any board. `ply`
    counts the moves of both boards, with sealed ones; a move in the room names it.
    """

    roles: tuple[Role, ...]
    to_act: tuple[Seat, ...]
    ply: int
    scores: tuple[int, int]
    boards: Annotated[tuple[Board, Board], Keyed()]
    acting: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    sealed: tuple[Seat | None, Seat | None]
    own: tuple[str | None, str | None]
    steps: tuple[int, int]
    score: int = 0
    moves: tuple[BoardMove, ...] = ()
    game: Literal["mirror"] = "mirror"


def acting(view: MirrorView, seat: Seat) -> int:
    """Return the place of the board on which a seat, which is to act, has a move to make."""
    return 0 if seat in view.acting[0] else 1
