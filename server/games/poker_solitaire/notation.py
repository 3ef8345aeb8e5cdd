"""Moves as they are written: what is taken, and where it is put. rules: poker_solitaire, Moves as written"""

import re
from dataclasses import dataclass

from protocol.cards import parse_card
from server.games.errors import not_a_card, not_a_move

PASS = "pass"  # noqa: S105 - no password
DONE = "done"

_HOW = "a card or its square, and where to put it, like QH>c3, c3>p1x1 or 1:a1>2:b2; or pass or done"
_EXAMPLES = ("QH>c3", "c3>p1x1", "1:a1>2:b2", "pass", "done")
_SQUARE = re.compile(r"(?:[12]:)?[a-e][1-5]")
_REJECT = re.compile(r"(?:p[12]|c)x[1-5]")


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """A card or the place it lies on, and the place it is put on; `what` alone is `pass` or `done`.

    >>> str(Move("QH", "c3"))
    'QH>c3'
    """

    what: str
    where: str = ""

    def __str__(self) -> str:
        return f"{self.what}>{self.where}" if self.where else self.what


def is_place(text: str) -> bool:
    """Tell whether something that is moved is written as the place it lies on, and not as a card."""
    return text[0].islower() or text[1] == ":"


def parse(text: str) -> Move:
    """Read a move in any case; a card may be written as `parse_card` reads it.

    >>> parse("10♥ > 2:C3"), parse("Pass")
    (Move(what='TH', where='2:c3'), Move(what='pass', where=''))

    Raises MalformedMove.
    """
    what, sign, where = (part.strip() for part in text.partition(">"))
    if not sign and what.lower() in (PASS, DONE):
        return Move(what.lower())
    put = where.lower()
    if not sign or not (_SQUARE.fullmatch(put) or _REJECT.fullmatch(put)):
        raise not_a_move(text, _HOW, _EXAMPLES)
    taken = what.lower()
    if _SQUARE.fullmatch(taken) or _REJECT.fullmatch(taken):
        return Move(taken, put)
    try:
        return Move(parse_card(what), put)
    except ValueError as error:
        raise not_a_card(text, error) from None
