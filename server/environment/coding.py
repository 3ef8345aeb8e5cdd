"""The interface between a game and an environment: its actions, and the numbers that are observed of a view."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

from protocol.cards import RANKS, SUITS, Card
from protocol.ids import Seat


class Coding(ABC):
    """A game at a table. `actions` is their number; they count from 0."""

    actions: int

    def __init__(self, options: Any, deck: Sequence[Card], seats: int) -> None:
        """Make the coding for the game's options, one of its decks, and a number of seats."""
        self._seats = seats

    @abstractmethod
    def legal(self, view: Any, seat: Seat) -> dict[int, str]:
        """Return the moves that a seat may make in its view, in notation, by their actions."""

    @abstractmethod
    def seen(self, view: Any, seat: Seat) -> list[float]:
        """Return what a seat sees, as numbers, always as many."""


def card(card: Card | None) -> tuple[float, float]:
    """Return a card as two numbers, its rank and its suit from 1 on; a joker's rank is 14, and 0 is no card.

    >>> card(Card("AS")), card(Card("KC")), card(None)
    ((1.0, 4.0), (13.0, 1.0), (0.0, 0.0))
    """
    if card is None:
        return 0.0, 0.0
    if card not in _NUMBERS:
        return 14.0, float(card[1])
    return _NUMBERS[card]


_NUMBERS = {
    Card(rank + suit): (float(at), float(of)) for at, rank in enumerate(RANKS, 1) for of, suit in enumerate(SUITS, 1)
}


def cards(shown: Iterable[Card | None], most: int) -> list[float]:
    """Return the first so many cards as numbers, filled up with zeros."""
    return filled([number for each in shown for number in card(each)], 2 * most)


def filled(numbers: Sequence[float], count: int) -> list[float]:
    """Return so many numbers: the first ones, filled up with zeros.

    >>> filled([1, 2], 3), filled([1, 2], 1)
    ([1, 2, 0.0], [1])
    """
    return [*numbers[:count], *[0.0] * (count - len(numbers))]


def share(role: str, seat: Seat, to_act: Iterable[Seat]) -> list[float]:
    """Return what every view tells its seat: its role, and whether it is to act."""
    return [float(role == each) for each in ("maximizer", "minimizer", "owner", "guesser")] + [float(seat in to_act)]
