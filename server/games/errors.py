"""The errors of a game's rules.

GameError
 ├─ MalformedMove   the text is not a move; says how one is written
 ├─ IllegalMove     a move that the rules refuse, in the rule's words
 └─ NotYourTurn     a seat moved that has no move to make now
"""

from typing import ClassVar, Generic, Self, TypeVar

from protocol.codes import RejectionCode
from protocol.ids import Role, Seat
from protocol.reasons import shared
from protocol.reasons.base import Datum, Refusal, shown

Reason = TypeVar("Reason", bound=str)


class GameError(Exception, Generic[Reason]):
    """A game refuses a move: `reason` and `data` are for programs, the message says the same in English.

    `reason` is one of the game's own reasons or of the shared ones. Data that are None are left out.
    """

    code: ClassVar[RejectionCode]

    def __init__(self, reason: Reason, message: str, **data: Datum | None) -> None:
        super().__init__(message)
        self.reason = reason
        self.data: dict[str, Datum] = {name: value for name, value in data.items() if value is not None}

    @property
    def refusal(self) -> Refusal:
        """The same for a client."""
        return Refusal(code=self.code, reason=self.reason, data=self.data, message=str(self))

    def add(self, **data: Datum) -> Self:
        """Add more data, and return the error."""
        self.data.update(data)
        return self


class MalformedMove(GameError[Reason]):
    """The text is not a move in the game's notation."""

    code = RejectionCode.MALFORMED


class IllegalMove(GameError[Reason]):
    """The rules do not allow the move; the message is the rule's words."""

    code = RejectionCode.ILLEGAL


class NotYourTurn(GameError[Reason]):
    """The seat has no move to make in this state."""

    code = RejectionCode.NOT_YOUR_TURN


def not_a_move(
    text: str, how: str, examples: tuple[str, ...], detail: str | None = None
) -> MalformedMove[shared.Reason]:
    """Return the error of a text that is no move; `how` says how moves are written, `detail` what is wrong."""
    why = "" if detail is None else f": {detail}"
    message = f"{text[:40]!r} is not a move{why}. Write {how}."
    return MalformedMove("not_a_move", message, move=shown(text), examples=examples, detail=detail)


def not_a_card(text: str, error: ValueError) -> MalformedMove[shared.Reason]:
    """Return the error of a move that has something else in place of a card, as `parse_card` says."""
    return MalformedMove("not_a_card", f"{text[:40]!r} is not a move: {error}.", move=shown(text), detail=str(error))


def leg_over(message: str = "The leg is over.") -> NotYourTurn[shared.Reason]:
    """Return the error of a move after the end of its leg."""
    return NotYourTurn("leg_over", message)


def not_your_turn(seat: Seat, role: Role, board: int | None = None) -> NotYourTurn[shared.Reason]:
    """Return the error of a move that is another seat's to make, whose role may say more than `player`.

    `board` is 1 or 2 in a mirror match if the move was for that board.
    """
    whose = "another player's" if role == "player" else f"the {role}'s"
    where = "" if board is None else f" on board {board}"
    return NotYourTurn("not_your_turn", f"It is {whose} turn{where}.", seat=seat, role=role, board=board)


def move_not_allowed(move: object, message: str) -> IllegalMove[shared.Reason]:
    """Return the error of an illegal move of a game that has no reasons of its own."""
    return IllegalMove("move_not_allowed", message, move=str(move))
