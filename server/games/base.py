"""The errors of a game's rules.

GameError
 ├─ MalformedMove   the text is not a move; says what was expected
 ├─ IllegalMove     a move that the rules refuse, in the rule's words
 └─ NotYourTurn     a seat moved that has no move to make now
"""

from protocol.ids import Seat


class GameError(Exception):
    """What a game refuses; `expected` says what would have been right."""

    def __init__(self, message: str, expected: str = "") -> None:
        super().__init__(message)
        self.expected = expected


class MalformedMove(GameError):
    """The text is not a move in the game's notation."""


class IllegalMove(GameError):
    """The rules do not allow the move; the message is the rule's words."""


class NotYourTurn(GameError):
    """The seat has no move to make in this state; `turn` is whose it is, where a name says that better than a role."""

    def __init__(self, message: str, expected: str = "", turn: Seat | None = None) -> None:
        super().__init__(message, expected)
        self.turn = turn
