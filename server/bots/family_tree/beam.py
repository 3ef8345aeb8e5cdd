"""A beam search that knows the deck: it follows the most promising lines of play card by card."""

from array import array

from server.bots.family_tree.card_numbers import NOBODY as _NOBODY
from server.bots.family_tree.card_numbers import NUMBERS as _NUMBERS
from server.bots.family_tree.card_numbers import ROWS as _ROWS
from server.bots.family_tree.card_numbers import SMALL as _SMALL
from server.bots.family_tree.play_out import PlayOut

_PRIME = (1 << 31) - 1
_LOW = 1 << 27
_PLACES = 2 * _ROWS
_FINE = 100
"""The resolution of a line's worth, in thousandths of a point."""
_RANGE = 1 << 16
_LOWEST = -(1 << 14)
"""The lowest worth that the sort distinguishes, and the number of its steps, in tenths of a point."""


class Line(PlayOut):
    """A solo leg that a beam follows: slabs hold many of them, side by side."""

    def save(self, numbers: "array[int]", small: bytearray, at: int) -> None:
        """Write the line to place `at` of two slabs, for `restore`."""
        size = self.size
        start = at * _NUMBERS
        numbers[start] = size
        numbers[start + 1] = self.deepest
        numbers[start + 2] = self.score
        numbers[start + 3] = self.singles
        numbers[start + 4] = self.rest
        numbers[start + 5] = self.current
        numbers[start + 6] = self.head
        numbers[start + 7] = self.count
        numbers[start + 8] = self.can_family
        numbers[start + 9] = self.can_two
        numbers[start + 10] = self.can_ace
        numbers[start + 11] = self.can_jack
        numbers[start + 12 : start + 12 + size] = self.sight[:size]
        small[at * _SMALL : at * _SMALL + _SMALL] = self.small

    def restore(self, numbers: "array[int]", small: bytearray, at: int) -> None:
        """Become the line that `save` wrote to place `at`."""
        start = at * _NUMBERS
        size = numbers[start]
        self.size = size
        self.deepest = numbers[start + 1]
        self.score = numbers[start + 2]
        self.singles = numbers[start + 3]
        self.rest = numbers[start + 4]
        self.current = numbers[start + 5]
        self.head = numbers[start + 6]
        self.count = numbers[start + 7]
        self.can_family = numbers[start + 8]
        self.can_two = numbers[start + 9]
        self.can_ace = numbers[start + 10]
        self.can_jack = numbers[start + 11]
        self.sight[:size] = numbers[start + 12 : start + 12 + size]
        self.small[:] = small[at * _SMALL : at * _SMALL + _SMALL]

    def equivalence(self) -> int:
        """Return a number, at least 1, that is equal for legs with the same possible continuations and ends.

        It ignores families that can't take a family card any more, so it treats jacks there as equal.
        """
        total = self.score + self.rest % _PRIME + 61 * self.current + 3733 * self.deepest + 227_713 * self.can_jack
        for row in range(self.size):
            single = self.spouse[row] == _NOBODY
            if self.member_lives[row] and (single or self.spouse_lives[row]):
                sight = self.sight[row]
                what = self.level[row] + 60 * (single + 2 * self.two[row] + 4 * self.room[row])
                mixed = (sight % _LOW * 48_271 + sight // _LOW * 69_621 + what * 16_807 + 1) % _PRIME
                total += mixed * mixed % _PRIME
        return total % (_PRIME - 1) + 1


def beam(opening: PlayOut, width: int, kept: int) -> int:
    """Return the best final score found from an opening whose stock is in its real order.

    After every card it keeps the `width` lines with the best evaluation by the maximizer's weights, and only one of the
    lines with the same possible continuations. If `kept` is smaller, it plays each line out and keeps those whose
    evaluation and final score together are best.
    """
    search = Beam(opening, width, kept)
    while search.lines > 0:
        search.expand()
        search.sort()
        search.select()
        search.prune()
    return search.best


class Beam:
    """The lines that are followed, `lines` of them, in slabs; `best` is the best final score so far.

    A choice is a line's parent, the place for the next card, and its worth; `found` counts the choices.
    """

    def __init__(self, opening: PlayOut, width: int, kept: int) -> None:
        w = opening.high
        self.weights = w
        self.width = width
        self.kept = kept
        self.numbers = array("q", bytes(8 * _NUMBERS * width))
        self.small = bytearray(_SMALL * width)
        self.next_numbers = array("q", bytes(8 * _NUMBERS * width))
        self.next_small = bytearray(_SMALL * width)
        self.values = array("i", bytes(4 * _PLACES * width))
        self.parents = array("i", bytes(4 * _PLACES * width))
        self.places = bytearray(_PLACES * width)
        self.order = array("i", bytes(4 * _PLACES * width))
        self.starts = array("i", bytes(4 * _RANGE))
        self.slots = 1 << (4 * width).bit_length()
        self.met = array("i", bytes(4 * self.slots))
        self.worth = array("i", bytes(4 * width))
        self.line = Line(w, w, True)
        self.tried = PlayOut(w, w, True)
        self.line.copy(opening)
        self.line.save(self.numbers, self.small, 0)
        self.lines = 1
        self.found = 0
        self.best = 0

    def expand(self) -> None:
        """Find every choice of every line, and count the choices of each worth; score the lines that are over."""
        line = self.line
        for value in range(_RANGE):
            self.starts[value] = 0
        found = 0
        for parent in range(self.lines):
            line.restore(self.numbers, self.small, parent)
            card = line.current
            if card < 0:
                self.best = max(self.best, line.score)
                continue
            base = line.evaluation(self.weights)
            for row in range(line.size):
                how = line.takes(row, card)
                for side in range(2):
                    if how >> side & 1:
                        value = (base + line.gain(2 * row + side, self.weights)) // _FINE - _LOWEST
                        value = min(max(value, 0), _RANGE - 1)
                        self.values[found] = value
                        self.parents[found] = parent
                        self.places[found] = 2 * row + side
                        self.starts[value] += 1
                        found += 1
        self.found = found

    def sort(self) -> None:
        """Sort the choices by worth, the best first; the sort is stable."""
        before = 0
        for value in range(_RANGE - 1, -1, -1):
            count = self.starts[value]
            self.starts[value] = before
            before += count
        for at in range(self.found):
            value = self.values[at]
            self.order[self.starts[value]] = at
            self.starts[value] += 1

    def select(self) -> None:
        """Follow the best choices, leaving out duplicates."""
        line = self.line
        for slot in range(self.slots):
            self.met[slot] = 0
        lines = 0
        for place in range(self.found):
            at = self.order[place]
            line.restore(self.numbers, self.small, self.parents[at])
            line.play(self.places[at])
            equivalence = line.equivalence()
            slot = equivalence & (self.slots - 1)
            while self.met[slot] != 0 and self.met[slot] != equivalence:
                slot = (slot + 1) & (self.slots - 1)
            if self.met[slot] == 0:
                self.met[slot] = equivalence
                line.save(self.next_numbers, self.next_small, lines)
                if self.kept < self.width:
                    self.worth[lines] = self._play_out_score() * 1000 // _FINE + self.values[at]
                lines += 1
                if lines == self.width:
                    break
        self.lines = lines

    def _play_out_score(self) -> int:
        """Return the final score of the line's play-out."""
        self.tried.copy(self.line)
        score = self.tried.play_out()
        self.best = max(self.best, score)
        return score

    def prune(self) -> None:
        """Keep the best `kept` lines."""
        if self.lines <= self.kept:
            self.numbers, self.next_numbers = self.next_numbers, self.numbers
            self.small, self.next_small = self.next_small, self.small
            return
        worth = list(self.worth)
        for place, at in enumerate(sorted(range(self.lines), key=worth.__getitem__, reverse=True)[: self.kept]):
            self.line.restore(self.next_numbers, self.next_small, at)
            self.line.save(self.numbers, self.small, place)
        self.lines = self.kept
