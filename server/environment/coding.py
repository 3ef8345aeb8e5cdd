"""The interface between a game and an environment: it codes a game's actions and views as numbers."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

from protocol.cards import RANKS, SUITS, Card
from protocol.ids import Seat


class Coding(ABC):
    """The coding of a game. `actions` is the number of actions; they count from 0."""

    actions: int

    def __init__(self, options: Any, deck: Sequence[Card], seats: int) -> None:
        """Create the coding for options, a deck and a number of seats."""
        self._seats = seats

    @abstractmethod
    def legal_actions(self, view: Any, seat: Seat) -> dict[int, str]:
        """Return the legal moves of a seat in its view, in notation, by action."""

    @abstractmethod
    def observed(self, view: Any, seat: Seat) -> list[float]:
        """Return the seat's view as a list of numbers of fixed length."""


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
    """Return the first `most` cards as numbers, padded with zeros."""
    return padded([number for each in shown for number in card(each)], 2 * most)


def padded(numbers: Sequence[float], count: int) -> list[float]:
    """Return the first `count` numbers, padded with zeros.

    >>> padded([1, 2], 3), padded([1, 2], 1)
    ([1, 2, 0.0], [1])
    """
    return [*numbers[:count], *[0.0] * (count - len(numbers))]


def shared_numbers(role: str, seat: Seat, to_act: Iterable[Seat]) -> list[float]:
    """Return the part that all games share: the seat's role, and whether it is to act."""
    return [float(role == each) for each in ("maximizer", "minimizer", "owner", "guesser")] + [float(seat in to_act)]
