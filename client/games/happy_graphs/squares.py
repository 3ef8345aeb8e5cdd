"""The names of the squares of Happy Graphs: a column's letter and a row's number, as at the edges of its boards.

A group's first card is on M50. The name of a square never changes when the board grows, and with one pack no row is
below 1. client/web/games/happy_graphs/squares.js does the same; tests/client/cases/happy_squares.json tests both.
"""

import re

from client.games.happy_graphs.messages import moves as moves_text

_LETTERS = 26
_FIRST_COLUMN = 12
_FIRST_ROW = 50
_NAMED = re.compile(r"(-?)([a-z]{1,3})(-?\d{1,4})", re.IGNORECASE)
_IN_GROUP = re.compile(r"(.*\S)\s+in\s+group\s+(\d{1,3})", re.IGNORECASE)
_SENTENCE = re.compile(r"((?:\d+:)?)(-?\d+),(-?\d+)")


def column(x: int) -> str:
    """Name a column: A to Z, then AA; left of A come -A, -B and so on.

    >>> column(0), column(-12), column(13), column(14), column(-13)
    ('M', 'A', 'Z', 'AA', '-A')
    """
    at = x + _FIRST_COLUMN
    return _letters(at) if at >= 0 else f"-{_letters(-at - 1)}"


def row(y: int) -> str:
    """Name a row; rows are numbered upwards.

    >>> row(0), row(-2)
    ('50', '48')
    """
    return str(_FIRST_ROW + y)


def square(group: int, x: int, y: int) -> str:
    """Name a square, with its group unless that is the first.

    >>> square(1, 1, 0), square(2, -1, 3)
    ('N50', 'L53 in group 2')
    """
    name = f"{column(x)}{row(y)}"
    return name if group == 1 else moves_text.square_in_group(square=name, group=group)


def read_square(text: str) -> tuple[int, int] | None:
    """Read the name of a square without its group, as x and y; None if the text is not one.

    >>> read_square("n50"), read_square("-A49"), read_square("1,0")
    ((1, 0), (-13, -1), None)
    """
    found = _NAMED.fullmatch(text)
    if found is None:
        return None
    left, letters, number = found.groups()
    at = 0
    for letter in letters.upper():
        at = at * _LETTERS + ord(letter) - ord("A") + 1
    return (-at if left else at - 1) - _FIRST_COLUMN, int(number) - _FIRST_ROW


def group_first(text: str) -> str:
    """Return a typed square or move with its group in the position of the notation.

    >>> group_first("3h@n50 in group 2"), group_first("take n50 in group 2"), group_first("n50")
    ('3h@2:n50', 'take 2:n50', 'n50')
    """
    found = _IN_GROUP.fullmatch(text.strip())
    if found is None:
        return text
    at = max(found[1].rfind(" "), found[1].rfind("@")) + 1
    return f"{found[1][:at]}{found[2]}:{found[1][at:]}"


def in_names(sentence: str) -> str:
    """Return a sentence of the server's with the names of its squares.

    >>> in_names("No card lies on 2:-1,0."), in_names("The very first card is played on 0,0.")
    ('No card lies on L50 in group 2.', 'The very first card is played on M50.')
    """
    return _SENTENCE.sub(lambda found: square(int(found[1][:-1] or 1), int(found[2]), int(found[3])), sentence)


def _letters(at: int) -> str:
    name = ""
    while at >= 0:
        at, letter = divmod(at, _LETTERS)
        name = chr(ord("A") + letter) + name
        at -= 1
    return name
