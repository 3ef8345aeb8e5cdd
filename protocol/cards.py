"""Cards on the wire and in the command line: rank, then suit; the jokers are X1 and X2. rules: README, Cards"""

from typing import NewType

Card = NewType("Card", str)

RANKS = "A23456789TJQK"
SUITS = "CDHS"
JOKERS = (Card("X1"), Card("X2"))
PACK = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
"""One pack in its listed order (rules: deals 4), without jokers."""

_SUIT_SIGNS = str.maketrans("♣♦♥♠♧♢♡♤", "CDHSCDHS")
_CARDS = frozenset((*PACK, *JOKERS))
_NAMED = {"JOKER": JOKERS[0], "JOKER1": JOKERS[0], "JOKER2": JOKERS[1]}
"""The jokers by their names for people."""


def parse_card(text: str) -> Card:
    """Read a card in any case; `10` serves as `T`, a suit sign as its letter, and `Joker 2` as `X2`.

    >>> parse_card("10♦"), parse_card("td"), parse_card(" x1 "), parse_card("Joker"), parse_card("joker 2")
    ('TD', 'TD', 'X1', 'X1', 'X2')

    Raises ValueError, saying what a card looks like.
    """
    if text in _CARDS:
        return Card(text)  # as programs write it
    card = text.strip().upper().translate(_SUIT_SIGNS).replace("10", "T", 1)
    if (joker := _NAMED.get(card.replace(" ", ""))) is not None:
        return joker
    if card not in _CARDS:
        raise ValueError(f"{text[:20]!r} is not a card; one is written like 7D, TD (or 10D) or X1")
    return Card(card)


def is_joker(card: Card) -> bool:
    """Tell whether a card is one of the two jokers."""
    return card[0] == "X"
