"""Moves as they are written: `3H@1,0`, `3H@2:0,0`, `take 1,0`, `done`. rules: happy_graphs, Rules 4 and Puzzle"""

import re
from dataclasses import dataclass

from protocol.cards import Card, parse_card
from protocol.games.happy_graphs.view import XY
from server.games.errors import not_a_card, not_a_move

_HOW = "a card and a square, like 3H@1,0 or 3H@2:1,0; in a puzzle also take 1,0 or done"
_EXAMPLES = ("3H@1,0", "3H@2:1,0", "take 1,0", "done")
_SQUARE = re.compile(r"(?:([1-9][0-9]{0,2})\s*:)?\s*(-?[0-9]{1,3})\s*,\s*(-?[0-9]{1,3})", re.ASCII)
_TAKE = re.compile(r"take\s+(.*)", re.ASCII | re.IGNORECASE | re.DOTALL)


@dataclass(frozen=True, slots=True, order=True)
class Square:
    """A square of a group.

    >>> str(Square(1, 1, 0)), str(Square(2, -1, 3))
    ('1,0', '2:-1,3')
    """

    group: int
    x: int
    y: int

    @property
    def xy(self) -> XY:
        """Where the square is on the group's board."""
        return self.x, self.y

    def __str__(self) -> str:
        return f"{self.x},{self.y}" if self.group == 1 else f"{self.group}:{self.x},{self.y}"


@dataclass(frozen=True, slots=True)
class Play:
    """A card of the hand played on a square.

    >>> str(Play(Card("3H"), Square(2, 0, 0)))
    '3H@2:0,0'
    """

    card: Card
    square: Square

    def __str__(self) -> str:
        return f"{self.card}@{self.square}"


@dataclass(frozen=True, slots=True)
class Take:
    """A card taken back into the hand, in a puzzle.

    >>> str(Take(Square(1, 1, 0)))
    'take 1,0'
    """

    square: Square

    def __str__(self) -> str:
        return f"take {self.square}"


@dataclass(frozen=True, slots=True)
class Done:
    """The end of a puzzle, happy or not.

    >>> str(Done())
    'done'
    """

    def __str__(self) -> str:
        return "done"


Move = Play | Take | Done


def parse(text: str) -> Move:
    """Read a move in any case; the card may be written as `parse_card` reads it, and `1:` before a square.

    >>> str(parse("3♥ @ 1:1,-2")), str(parse("TAKE 2:0,0")), str(parse(" done "))
    ('3H@1,-2', 'take 2:0,0', 'done')

    Raises MalformedMove.
    """
    if text.strip().lower() == "done":
        return Done()
    if taken := _TAKE.fullmatch(text.strip()):
        return Take(_square(taken[1], text))
    card, sign, square = text.partition("@")
    if not sign:
        raise not_a_move(text, _HOW, _EXAMPLES)
    try:
        return Play(parse_card(card), _square(square, text))
    except ValueError as error:
        raise not_a_card(text, error) from None


def _square(written: str, text: str) -> Square:
    if (read := _SQUARE.fullmatch(written.strip())) is None:
        raise not_a_move(text, _HOW, _EXAMPLES, f"{written[:20]!r} is not a square")
    return Square(int(read[1] or 1), int(read[2]), int(read[3]))
