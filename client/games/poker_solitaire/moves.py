"""Places and moves as text: read and written. Pure. rules: poker_solitaire, Moves as written"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from client.text.typed_cards import cards_typed
from protocol.games.poker_solitaire.view import Does, PokerSolitaireView, Source
from protocol.ids import Seat

COLUMNS, ROWS = "abcde", "12345"
SIDE = 5
LONGEST = 16
_PLACE = re.compile(r"(?:([12]):?)?(?:([a-e])([1-5])|([1-5])([a-e]))")
_REJECT = re.compile(r"(?:(p[12]|c))?x([1-5])?")
_NAMED = (
    (re.compile(r"\b([a-e][1-5]|[1-5][a-e])\s+in\s+matrix\s+([12])\b"), r"\2:\1"),
    (re.compile(r"\bcommon\s+(?=x)"), "c"),
    (re.compile(r"\byour\s+"), ""),
)
"""The names of places in texts, and in the notation of moves."""
_BETWEEN = re.compile(r"\s*(?:>|\bto\b|\s)\s*")


class Square(NamedTuple):
    """A square of a matrix: which matrix, and which row and column, all from 0."""

    matrix: int
    row: int
    column: int


def square_of(place: str) -> Square | None:
    """Read a square as views write it; None for a reject square or a card.

    >>> square_of("c3"), square_of("2:a1"), square_of("p1x1"), square_of("TC")
    (Square(matrix=0, row=2, column=2), Square(matrix=1, row=0, column=0), None, None)
    """
    number, sign, name = place.rpartition(":")
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in ROWS:
        return None
    return Square(int(number) - 1 if sign else 0, ROWS.index(name[1]), COLUMNS.index(name[0]))


def name_of(square: Square, matrices: int) -> str:
    """Write a square in notation, with its matrix if there are two.

    >>> name_of(Square(0, 2, 2), 1), name_of(Square(1, 0, 0), 2)
    ('c3', '2:a1')
    """
    name = COLUMNS[square.column] + ROWS[square.row]
    return name if matrices == 1 else f"{square.matrix + 1}:{name}"


def is_reject(place: str) -> bool:
    """Return whether a place is a reject square."""
    return "x" in place


def is_card(what: str) -> bool:
    """Return whether the source of a move is a dealt card, and not a place."""
    return square_of(what) is None and not is_reject(what)


def own_matrix(view: PokerSolitaireView, seat: Seat | None) -> int | None:
    """Return the number of a seat's own matrix, from 0; None if it has two, or none."""
    if len(view.matrices) == 1:
        return 0
    owned = [number for number, matrix in enumerate(view.matrices) if matrix.owner == seat]
    return owned[0] if len(owned) == 1 else None


def does(view: PokerSolitaireView, seat: Seat | None, what: str, where: str) -> Does:
    """Return the kind of a seat's move."""
    to, own = square_of(where), own_matrix(view, seat)
    if is_card(what):
        if to is None:
            return "reject"
        return "plant" if own is not None and to.matrix != own else "place"
    lies = square_of(what)
    if lies is None:
        return "fetch"
    if to is None:
        return "discard"
    return "move" if lies.matrix == to.matrix else "steal"


def read_place(typed: str, view: PokerSolitaireView, seat: Seat | None, near: int | None = None) -> str | None:
    """Read a square or a reject square, with its row or its column first; None if the text is not one.

    A square without a matrix is in the player's own, or alone with two in `near`; a reject square without a player is
    the player's own.
    """
    text = _written(typed).replace(" ", "")
    reject = _REJECT.fullmatch(text)
    if reject is not None:
        whose, number = reject.groups()
        return f"{whose or f'p{(seat or 0) + 1}'}x{number or 1}"
    found = _PLACE.fullmatch(text)
    if found is None:
        return None
    matrix, column, row, row_first, column_second = found.groups()
    own = own_matrix(view, seat)
    at = int(matrix) - 1 if matrix else own if own is not None else near or 0
    if at >= len(view.matrices):
        return None
    square = Square(at, ROWS.index(row or row_first), COLUMNS.index(column or column_second))
    return name_of(square, len(view.matrices))


def _written(typed: str) -> str:
    text = typed.lower()
    for named, written in _NAMED:
        text = named.sub(written, text)
    return text


def read_move(
    typed: str, view: PokerSolitaireView, seat: Seat | None, held: str | None = None, near: int | None = None
) -> str | None:
    """Read a move as people type it: `QH>c3`, `qh c3`, `b1 x1`, or a square alone for the card that is `held`.

    None if it is not a move. The move may be illegal: the server says why.
    """
    text = " ".join(_written(typed).split())
    if text in ("pass", "done"):
        return text
    parts = [part for part in _BETWEEN.split(text) if part]
    if len(parts) not in (1, 2):
        return None
    where = read_place(parts[-1], view, seat, near)
    if where is None:
        return None
    if len(parts) == 1:
        return f"{held}>{where}" if held is not None else None
    return None if (what := read_what(parts[0], view, seat, near)) is None else f"{what}>{where}"


def read_what(typed: str, view: PokerSolitaireView, seat: Seat | None, near: int | None) -> str | None:
    """Read the source of a move: a card, or the place it lies on; None if the text is neither.

    `3c` is the three of clubs here, not row 3 of column c; `x1` is a reject square, not a joker.
    """
    place = read_place(typed, view, seat, near)
    if place is not None and is_reject(place):
        return place
    found = cards_typed(typed)
    return found[0] if len(found) == 1 else place


def source_of(sources: Sequence[Source], what: str | None) -> Source | None:
    """Return the source of that name, if there is one."""
    return next((source for source in sources if source.what == what), None)
