"""A mutable leg for play-outs. Tests compare its rules with the game's own.

A place is matrix * 25 + square. A leg has one or two matrices and one or two deals; the mode says whose they are: `own`
has the first and the last matrix of each seat.
"""

from array import array

from server.bots.poker_solitaire import lines
from server.bots.poker_solitaire.card_numbers import CODES as _CODES
from server.bots.poker_solitaire.card_numbers import LINE_COUNT as _LINE_COUNT
from server.bots.poker_solitaire.card_numbers import LINES_AT as _LINES_AT
from server.bots.poker_solitaire.lines import kind
from server.bots.poker_solitaire.weights import POINTS

_POINTS = POINTS
_ALL = (1 << 25) - 1
_COME = lines.COME
_SUITS_FROM, _CARDS_FROM = lines.SUITS_FROM, lines.CARDS_FROM
FREE = 255
"""A square without a card."""
DEALT = 8
"""The places for the dealt cards of a deal."""
_FREE, _DEALT = FREE, DEALT

PLACE, REJECT, PLANT, STEAL, PASS = range(5)
"""The actions of a seat that takes a card."""
_PLACE, _REJECT, _PLANT, _STEAL, _PASS = PLACE, REJECT, PLANT, STEAL, PASS


class Twin:
    """The state of a leg.

    `books` are by matrix, see `lines`; `counted` is how many lines count in each; `near` the squares next to each
    square. `alone`: a solo leg; `best`: in it only the better matrix counts; `shared`: both players use one matrix;
    `race`: Done ends it.
    """

    def __init__(self, matrices: int, deals: int, slots: int) -> None:
        self.matrices = matrices
        self.deals = deals
        self.slots = slots
        self.alone = self.best = self.shared = self.race = self.steal = self.plant = False
        self.minimizer = 1
        self.turn = 0
        self.over = False
        self.common = 0
        self.passes = 0
        self.count = 0
        self.small = memoryview(bytearray([_FREE] * (2 * 25 + 2 * _DEALT)))
        self.cells = self.small[: 2 * 25]
        self.dealt = self.small[2 * 25 :]
        self.ints = memoryview(array("i", bytes(4 * (2 * _COME + 16))))
        self.come = self.ints[: 2 * _COME]
        numbers = self.ints[2 * _COME :]
        self.taken = numbers[0:2]
        self.stolen = numbers[2:4]
        self.free = numbers[4:6]
        self.held = numbers[6:8]
        self.top = numbers[8:10]
        self.unseen = numbers[10:12]
        self.rejects = numbers[12:14]
        self.codes = memoryview(array("q", bytes(8 * 24)))
        self.stock = memoryview(bytearray(_FREE))
        self.counted = memoryview(array("i", (10, 10)))
        self.pat = memoryview(array("i", (0, 0)))
        self.near = memoryview(array("q", bytes(8 * 50)))
        self.first = memoryview(array("i", bytes(4 * 512)))
        self.second = self.first

    def copy(self, other: "Twin") -> None:
        """Become a copy of another leg of the same table; parts that never change are shared."""
        self.matrices = other.matrices
        self.deals = other.deals
        self.slots = other.slots
        self.alone = other.alone
        self.best = other.best
        self.shared = other.shared
        self.race = other.race
        self.steal = other.steal
        self.plant = other.plant
        self.minimizer = other.minimizer
        self.turn = other.turn
        self.over = other.over
        self.common = other.common
        self.passes = other.passes
        self.count = other.count
        self.small[:] = other.small
        self.ints[:] = other.ints
        self.codes[:] = other.codes
        self.stock = other.stock
        self.counted = other.counted
        self.pat = other.pat
        self.near = other.near
        self.first = other.first
        self.second = other.second

    def put(self, place: int, card: int) -> None:
        """Put a card on a free square."""
        matrix = 1 if place >= 25 else 0
        square = place - 25 * matrix
        self.cells[place] = card
        self.taken[matrix] |= 1 << square
        self.free[matrix] -= 1
        for at in range(_LINE_COUNT[square]):
            self.codes[12 * matrix + _LINES_AT[4 * square + at]] += _CODES[card]

    def lift(self, place: int) -> int:
        """Remove the card from a square, and return it."""
        matrix = 1 if place >= 25 else 0
        square = place - 25 * matrix
        card = self.cells[place]
        self.cells[place] = _FREE
        self.taken[matrix] &= ~(1 << square)
        self.stolen[matrix] &= ~(1 << square)
        self.free[matrix] += 1
        for at in range(_LINE_COUNT[square]):
            self.codes[12 * matrix + _LINES_AT[4 * square + at]] -= _CODES[card]
        return card

    def takes(self, place: int) -> bool:
        """Return whether a square takes a card."""
        matrix = 1 if place >= 25 else 0
        taken = self.taken[matrix]
        if taken >> (place - 25 * matrix) & 1:
            return False
        return not taken or self.near[place] & taken != 0

    def draw(self, deal: int) -> None:
        """Fill the free slots of a deal from its stock."""
        held = self.held[deal]
        top = self.top[deal]
        come = _COME * deal
        while held < self.slots and top < self.count:
            card = self.stock[top]
            top += 1
            self.dealt[_DEALT * deal + held] = card
            held += 1
            self.come[come + card % 13] -= 1
            self.come[come + _SUITS_FROM + card // 13] -= 1
            self.come[come + _CARDS_FROM + card] -= 1
            self.unseen[deal] -= 1
        self.held[deal] = held
        self.top[deal] = top

    def spend(self, deal: int, slot: int) -> int:
        """Remove the card from a slot, and return it."""
        held = self.held[deal] - 1
        at = _DEALT * deal
        card = self.dealt[at + slot]
        self.dealt[at + slot] = self.dealt[at + held]
        self.held[deal] = held
        return card

    def reject(self, seat: int) -> None:
        """Use a reject square up, a common one first. rules: the seed's advice 7"""
        if self.common:
            self.common -= 1
        else:
            self.rejects[seat] -= 1

    def check_end(self) -> bool:
        """Return whether the leg is over, and store it."""
        if self.free[0] == 0 and (self.matrices == 1 or self.free[1] == 0):
            self.over = True
        elif self.race and self.free[self.turn] == 0:
            # in play-outs a player with a full matrix says Done at the next turn
            self.over = True
        elif self.passes > 1:
            self.over = True
        elif self.held[0] == 0 and self.top[0] == self.count:
            self.over = self.deals == 1 or (self.held[1] == 0 and self.top[1] == self.count)
        return self.over

    def next(self) -> None:
        """Fill the slots, and pass the turn if players take turns."""
        if not self.alone:
            self.turn = 1 - self.turn
        self.draw(self.turn if self.deals > 1 else 0)

    def pat_rows(self, matrix: int) -> int:
        """Return how many rows of a matrix are pat hands."""
        book = self.second if matrix else self.first
        rows = 0
        for line in range(5):
            rows += book[_POINTS + kind(self.codes[12 * matrix + line])]
        return rows

    def points(self, matrix: int) -> int:
        """Return the points of a matrix."""
        if self.pat[matrix]:
            return 1 if self.pat_rows(matrix) == 5 else 0
        book = self.second if matrix else self.first
        worth = 0
        for line in range(self.counted[matrix]):
            worth += book[_POINTS + kind(self.codes[12 * matrix + line])]
        return worth

    def score(self) -> int:
        """Return the score; if each player has a matrix, the lead of player 1."""
        if self.matrices == 1:
            return self.points(0)
        first = self.points(0)
        second = self.points(1)
        if not self.alone:
            return first - second
        if self.best:
            return first if first > second else second
        return first + second

    def worth(self) -> int:
        """Return the value that compares play-outs: the score in hundredths; `pat` adds the promise of pat rows."""
        value = 100 * self.score()
        if self.pat[0]:
            value += 8 * self.pat_rows(0)
            if self.matrices > 1:
                value += 8 * self.pat_rows(1) if self.alone else -8 * self.pat_rows(1)
        return value
