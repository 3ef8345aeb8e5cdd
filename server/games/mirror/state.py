"""The state of a mirror match: two boards and their sealed moves. Moves name their board."""

import re
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from protocol.games.mirror import BOARDS, MirrorPlayed, on_board
from protocol.ids import Role, Seat
from protocol.reasons.shared import Reason
from server.games.errors import MalformedMove

_WRITTEN = re.compile(r"\s*(\d+)\s*:(.*)", re.DOTALL)


class MirrorMalformed(MalformedMove[Reason]):
    """A move names a board that there is not."""


class Sealed(NamedTuple):
    """A move that waits on a board, and its seat; the move is None if a view hides it."""

    seat: Seat
    move: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class MirrorState:
    """The states of both boards, their sealed moves, the number of moves on both, and the account of the last one."""

    boards: tuple[Any, Any] = field(repr=False)
    roles: tuple[tuple[Role, ...], tuple[Role, ...]]
    sealed: tuple[Sealed | None, Sealed | None]
    ply: int
    last: MirrorPlayed | None


@dataclass(frozen=True, slots=True)
class MirrorMove:
    """A game's move on a board; None is the one board on which its seat has a move to make.

    >>> str(MirrorMove(1, "KS>7D")), str(MirrorMove(None, "KS>7D"))
    ('2:KS>7D', 'KS>7D')
    """

    board: int | None
    move: Any

    def __str__(self) -> str:
        return str(self.move) if self.board is None else on_board(self.board, str(self.move))


def split(text: str) -> tuple[int | None, str]:
    """Return the board that a move names, None where it names none, and the rest. Raises MalformedMove.

    >>> split("2:KS>7D"), split("KS>7D")
    ((1, 'KS>7D'), (None, 'KS>7D'))
    """
    written = _WRITTEN.fullmatch(text)
    if written is None:
        return None, text
    board = int(written[1]) - 1 if len(written[1]) < 3 else len(BOARDS)
    if board not in BOARDS:
        message = f"There is no board {written[1][:9]}. Write 1: or 2: before the move."
        raise MirrorMalformed("no_such_board", message)
    return board, written[2]
