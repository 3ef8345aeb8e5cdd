"""From a game number to a shuffled deck, the same on every machine for ever. rules: deals"""

import re
from collections.abc import Iterator
from hashlib import scrypt, sha256
from typing import NamedTuple

from protocol.cards import Card

LOWEST_NUMBER = 1
HIGHEST_NUMBER = 999_999_999_999

_RANGE = f"a game number is a whole number from {LOWEST_NUMBER:,} to {HIGHEST_NUMBER:,}"
_NUMBER = re.compile(r"[0-9](?:[0-9 -]*[0-9])?")
_BETWEEN_DIGITS = str.maketrans("", "", "- ")


def parse_number(text: str) -> int:
    """Read a game number, with or without dashes and spaces between its digits, and leading zeros.

    >>> parse_number("4821-0937-5512"), parse_number(" 007 ")
    (482109375512, 7)

    Raises ValueError, naming the range.
    """
    typed = text.strip(" ")
    digits = typed.translate(_BETWEEN_DIGITS).lstrip("0")
    if not _NUMBER.fullmatch(typed) or not 0 < len(digits) <= len(str(HIGHEST_NUMBER)):
        raise ValueError(f"{text[:40]!r} is not a game number: {_RANGE}")
    return int(digits)


def show_number(number: int) -> str:
    """Write a game number as people read it, in groups of four digits from the right.

    >>> show_number(482109375512), show_number(7), show_number(12345)
    ('4821-0937-5512', '7', '1-2345')
    """
    return str(number) if number < 10_000 else f"{show_number(number // 10_000)}-{number % 10_000:04d}"


class Deck(NamedTuple):
    """A deck before it is shuffled: its name, from which the shuffle follows, and its cards in their listed order."""

    name: str
    cards: tuple[Card, ...]

    def deal(self, number: int) -> tuple[Card, ...]:
        """Return the deck as `number` shuffles it; index 0 is the top. Takes a few milliseconds on purpose.

        >>> Deck("example", (Card("AC"), Card("2C"), Card("3C"), Card("4C"))).deal(1)
        ('4C', 'AC', '2C', '3C')

        Raises ValueError for a number out of range.
        """
        cards = list(self.cards)
        draws = drawn(self.name, number)
        for last in range(len(cards) - 1, 0, -1):
            other = draw_below(last + 1, draws)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)


def drawn(deck: str, number: int) -> Iterator[int]:
    """Return the endless uniform 32-bit draws that `number` gives a deck's name. Takes a few milliseconds.

    >>> next(drawn("example", 1))
    3724593538

    Raises ValueError for a number out of range. rules: deals 1 and 2
    """
    if not LOWEST_NUMBER <= number <= HIGHEST_NUMBER:
        raise ValueError(f"{number} is not a game number: {_RANGE}")
    return _stream(scrypt(str(number).encode(), salt=f"turnabout/1/{deck}".encode(), n=1024, r=8, p=1, dklen=32))


def commitment(number: int, salt: str) -> str:
    """Return what is promised of a hidden number: a SHA-256 in hex; `salt` is 32 lower-case hex digits.

    >>> commitment(7, "00112233445566778899aabbccddeeff")[:16]
    'a4dd03cae561477b'

    rules: deals, Hidden numbers
    """
    return sha256(f"{number}:{salt}".encode()).hexdigest()


def draw_below(bound: int, draws: Iterator[int]) -> int:
    """Return a uniform draw below `bound` from uniform 32-bit `draws`; draws in the incomplete last round are dropped.

    >>> draw_below(3, iter([2**32 - 1, 8]))
    2

    rules: deals 3
    """
    whole_rounds = 2**32 - 2**32 % bound
    return next(draw for draw in draws if draw < whole_rounds) % bound


def _stream(key: bytes) -> Iterator[int]:
    # rules: deals 2
    block = 0
    while True:
        data = sha256(key + block.to_bytes(8, "big")).digest()
        for start in range(0, len(data), 4):
            yield int.from_bytes(data[start : start + 4], "big")
        block += 1
