"""Finds the best places for known cards by simulated annealing: it swaps cards, and accepts ever fewer losses.

The places are 25 squares for each matrix, then the reject squares; each has a card. The generator of chance is its own,
so that the compiled twin and the plain one find the same.
"""

from array import array
from math import log

from server.bots.poker_solitaire.card_numbers import CODES as _CODES
from server.bots.poker_solitaire.card_numbers import LINE_COUNT as _LINE_COUNT
from server.bots.poker_solitaire.card_numbers import LINES_AT as _LINES_AT
from server.bots.poker_solitaire.lines import kind
from server.bots.poker_solitaire.weights import POINTS

_POINTS = POINTS
_MOST = 128
_CHANCES = 256
_COST = array("i", [round(-1000 * log((place + 0.5) / _CHANCES)) for place in range(_CHANCES)])
"""The loss that a swap may cost, in thousandths of the temperature, by a random number."""


class Arranger:
    """Cards on places. With `ordered`, each card must touch one before it when the cards are placed in their order.

    `at` has the card of each place, as an index of `cards`; only the lines of the first `scoring` matrices count.
    """

    def __init__(self, matrices: int, scoring: int, ordered: bool, seed: int) -> None:
        self.matrices = matrices
        self.scoring = scoring
        self.ordered = ordered
        self.chance = seed
        self.count = 0
        self.total = 0
        self.cards = array("i", bytes(4 * _MOST))
        self.at = array("i", bytes(4 * _MOST))
        self.places = array("i", bytes(4 * _MOST))
        self.kept = array("i", bytes(4 * _MOST))
        self.codes = array("q", bytes(8 * 24))
        self.counted = array("i", (10, 10))
        self.near = array("q", bytes(8 * 50))
        self.first = array("i", bytes(4 * 512))
        self.second = self.first

    def start(self) -> None:
        """Compute all lines from the present places."""
        for line in range(24):
            self.codes[line] = 0
        for place in range(25 * self.matrices):
            self._add(place, _CODES[self.cards[self.at[place]]])
        for place in range(self.count):
            self.places[self.at[place]] = place
        self.total = self.worth()

    def worth(self) -> int:
        """Return the points of the lines that count."""
        total = 0
        for matrix in range(self.scoring):
            book = self.second if matrix else self.first
            for line in range(self.counted[matrix]):
                total += book[_POINTS + kind(self.codes[12 * matrix + line])]
        return total

    def _add(self, place: int, code: int) -> None:
        matrix = 1 if place >= 25 else 0
        square = place - 25 * matrix
        for at in range(_LINE_COUNT[square]):
            self.codes[12 * matrix + _LINES_AT[4 * square + at]] += code

    def _of(self, place: int) -> int:
        """Return the points of the lines of a place."""
        matrix = 1 if place >= 25 else 0
        square = place - 25 * matrix
        if place >= 25 * self.scoring:
            return 0
        book = self.second if matrix else self.first
        total = 0
        for at in range(_LINE_COUNT[square]):
            line = _LINES_AT[4 * square + at]
            if line < self.counted[matrix]:
                total += book[_POINTS + kind(self.codes[12 * matrix + line])]
        return total

    def _change(self, place: int, code: int) -> int:
        """Change the codes of a place's lines, and return the change of their points."""
        if place >= 25 * self.matrices:
            return 0
        before = self._of(place)
        self._add(place, code)
        return self._of(place) - before

    def swap(self, one: int, other: int) -> int:
        """Swap the cards of two places, and return the change of the points."""
        first = self.at[one]
        second = self.at[other]
        more = _CODES[self.cards[second]] - _CODES[self.cards[first]]
        change = self._change(one, more) + self._change(other, -more)
        self.at[one] = second
        self.at[other] = first
        self.places[second] = one
        self.places[first] = other
        return change

    def allowed(self) -> bool:
        """Return whether each card, when placed in order, touches a card before it."""
        first = 0
        second = 0
        for card in range(self.count):
            place = self.places[card]
            if place < 25:
                if first and self.near[place] & first == 0:
                    return False
                first |= 1 << place
            elif place < 25 * self.matrices:
                if second and self.near[place] & second == 0:
                    return False
                second |= 1 << (place - 25)
        return True

    def draw(self, below: int) -> int:
        """Return a random number below `below`."""
        self.chance = (self.chance * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.chance >> 8) % below

    def anneal(self, steps: int, hot: int) -> int:
        """Try `steps` swaps, starting at a temperature in thousandths of a point; keep and return the best result."""
        best = self.total
        self.kept[:] = self.at
        for step in range(steps):
            one = self.draw(self.count)
            other = self.draw(self.count)
            if self.cards[self.at[one]] == self.cards[self.at[other]]:
                continue
            change = self.swap(one, other)
            heat = hot * (steps - step) // steps
            cost = heat * _COST[self.draw(_CHANCES)] // 1000
            if -1000 * change > cost or (self.ordered and not self.allowed()):
                self.swap(one, other)
                continue
            self.total += change
            if self.total > best:
                best = self.total
                self.kept[:] = self.at
        self.at[:] = self.kept
        self.start()
        return best
