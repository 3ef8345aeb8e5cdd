"""Squares and moves as text: read and written. Pure. rules: happy_graphs, Rules 4 and Puzzle"""

import re
from collections.abc import Sequence
from string import ascii_letters
from typing import NamedTuple

from client.games.happy_graphs.squares import group_first, read_square
from client.text.typed_cards import cards_typed
from protocol.cards import Card

_SQUARE = re.compile(r"(?:(\d{1,3}):)?(-?\d{1,3}),(-?\d{1,3})")
_GROUP = re.compile(r"(?:(\d{1,3}):)?(.*)")
_AT = re.compile(r"\s*@\s*|\s+(?:at|on)\s+")
_CARD = re.compile(r"([1-8a])([cdhs♣♦♥♠]?)", re.IGNORECASE)
_SUITS = str.maketrans("♣♦♥♠", "CDHS")
BEGINS_A_CARD = frozenset("12345678aA")
IN_A_CARD = BEGINS_A_CARD | frozenset("cdhsCDHS♣♦♥♠@ ")
IN_A_SQUARE = frozenset("0123456789,:-" + ascii_letters)
SEPARATORS = frozenset("@ ")
"""Characters between a card and its square."""
LONGEST = 16


class Spot(NamedTuple):
    """A square in a group."""

    group: int
    x: int
    y: int

    def __str__(self) -> str:
        """Write the square in the notation of moves."""
        return f"{self.x},{self.y}" if self.group == 1 else f"{self.group}:{self.x},{self.y}"


def written(card: Card, spot: Spot) -> str:
    """Write the move of a card to a square.

    >>> written(Card("3H"), Spot(2, 1, 0))
    '3H@2:1,0'
    """
    return f"{card}@{spot}"


def take(spot: Spot) -> str:
    """Write the move that takes a card back.

    >>> take(Spot(1, 1, 0))
    'take 1,0'
    """
    return f"take {spot}"


def read_spot(text: str) -> Spot | None:
    """Read a square, in notation or by its name; None if the text is not one.

    >>> read_spot("2:1,-3"), read_spot("2:n47"), read_spot("1;0")
    (Spot(group=2, x=1, y=-3), Spot(group=2, x=1, y=-3), None)
    """
    found = _SQUARE.fullmatch(text)
    if found is not None:
        group, x, y = found.groups()
        return Spot(int(group or 1), int(x), int(y))
    group, name = _GROUP.fullmatch(text).groups()  # type: ignore[union-attr] # it matches any line
    named = read_square(name)
    return None if named is None else Spot(int(group or 1), *named)


def read_target(move: str) -> tuple[Card, Spot] | None:
    """Read a move of a card to a square; None for any other."""
    card, at, where = move.partition("@")
    spot = read_spot(where)
    return (Card(card), spot) if at and spot is not None else None


def read_card(text: str, hand: Sequence[Card]) -> Card | None:
    """Read a card of a hand by its rank alone, or with its suit; None if the hand has no such card.

    >>> read_card("3", [Card("2H"), Card("3S")]), read_card("1", [Card("AS")]), read_card("3h", [Card("3S")])
    ('3S', 'AS', None)
    """
    found = _CARD.fullmatch(text.replace(" ", ""))
    if found is None:
        named = cards_typed(text)
        return next((card for card in hand if card in named), None) if len(named) == 1 else None
    rank = {"1": "A"}.get(found[1], found[1].upper())
    suit = found[2].translate(_SUITS).upper()
    return next((card for card in hand if card[0] == rank and suit in ("", card[1])), None)


def read_move(text: str, hand: Sequence[Card]) -> str | None:
    """Read a typed text as a move: a card with its square, a card to take back, or `done`.

    None if it is not a move; the card may be missing from the hand: the server reports that.

    >>> read_move("3@1,0", [Card("3S")]), read_move("take 2:1,0", []), read_move("3h@2:0,0", [])
    ('3S@1,0', 'take 2:1,0', '3H@2:0,0')
    >>> read_move("3h N50", []), read_move("3♥ at N50 in group 2", []), read_move("take n50", [])
    ('3H@1,0', '3H@2:1,0', 'take 1,0')
    """
    typed = group_first(" ".join(text.strip().split()))
    if typed.lower() == "done":
        return "done"
    if typed.lower().startswith("take "):
        spot = read_spot(typed[5:].removeprefix("back ").replace(" ", ""))
        return None if spot is None else take(spot)
    card_text, where = split_typed(typed)
    spot, found = read_spot(where), _CARD.fullmatch(card_text)
    if spot is None:
        return None
    if found is None:
        named = cards_typed(card_text)
        return written(named[0], spot) if len(named) == 1 else None
    card = read_card(card_text, hand)
    if card is None and not found[2]:
        return None
    suit = found[2].translate(_SUITS).upper()
    return written(card or Card({"1": "A"}.get(found[1], found[1].upper()) + suit), spot)


def split_typed(typed: str) -> tuple[str, str]:
    """Return the typed parts of a move's card and of its square.

    >>> split_typed("3h@n50"), split_typed("3 h @ 1, 0"), split_typed("3h n50"), split_typed("3h")
    (('3h', 'n50'), ('3h', '1,0'), ('3h', 'n50'), ('3h', ''))
    """
    parts = _AT.split(typed, maxsplit=1)
    card, where = parts if len(parts) == 2 else (*typed.rsplit(" ", 1), "")[:2]
    return card.replace(" ", ""), where.replace(" ", "")
