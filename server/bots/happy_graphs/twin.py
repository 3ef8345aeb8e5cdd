"""Mutable boards for searches: squares are numbers, cards are what they want, and plays can be undone.

A board is a torus, large enough that no group meets itself: so a square's neighbours are always the same steps away.
Each group has a layer of its own. The module can be compiled as it is; see .ci/hatch_build.py.
"""

from array import array

MOST = 8
"""The most neighbours that a card can want."""
STAGE = (MOST + 1) * (MOST + 1)
"""The number of entries for each stage of a table of costs: by what a card lacks, and by the free squares around it."""


class Twin:
    """Cards on boards, and the expected cost of each unhappy one, in thousandths, from a table of costs.

    `steps` lead from a square to its neighbours on a board of 2^bits by 2^bits squares; at most `most` cards are
    played.
    """

    def __init__(self, steps: "array[int]", bits: int, most: int, layers: int) -> None:
        squares = layers << (2 * bits)
        self.steps = steps
        self.ways = len(steps)
        self.shift = 2 * bits
        self.mask = (1 << (2 * bits)) - 1
        self.layers = layers
        self.groups = 0
        self.want = bytearray(squares)  # what the card on a square wants, 0 if there is none
        self.touch = bytearray(squares)  # how many cards are next to a square
        self.wall = bytearray(squares)  # how many happy cards are next to a square
        self.free = bytearray([len(steps)]) * squares  # how many squares next to it can be played on
        self.edge = array("i", [0]) * (most * len(steps) + 1)  # squares that are next to a card
        self.edges = 0
        self.placed = array("i", [0]) * (most + 1)  # the squares of the cards, in the order of play
        self.values = array("i", [0]) * (most + 1)  # the value before each card in `placed`
        self.count = 0
        self.unhappy = 0
        self.value = 0
        self.costs = array("i", [0]) * STAGE
        self.stage = 0

    def first_of(self, group: int) -> int:
        """Return the square of a group's first card; groups are counted from 0."""
        return (group << self.shift) | (self.mask >> 1)

    def open(self, square: int) -> bool:
        """Return whether a card that wants enough can be played on a square of `edge`."""
        return self.want[square] == 0 and self.wall[square] == 0

    def revalue(self, stage: int) -> None:
        """Value the unhappy cards by the entries of `costs` from offset `stage` on."""
        self.stage = stage
        value = 0
        for index in range(self.count):
            square = self.placed[index]
            lacks = self.want[square] - self.touch[square]
            if lacks:
                value += self.costs[stage + lacks * 9 + self.free[square]]
        self.value = value

    def place(self, square: int, want: int) -> None:
        """Play a card with this want on an open square, or as the first of the next group."""
        base = square & ~self.mask
        self.placed[self.count] = square
        self.values[self.count] = self.value
        self.count += 1
        self.unhappy += 1
        self.want[square] = want
        if self.touch[square] == 0:
            self.groups += 1
        value = self.value
        for way in range(self.ways):
            near = base | ((square + self.steps[way]) & self.mask)
            self.touch[near] += 1
            self.free[near] -= 1
            wants = self.want[near]
            if wants:
                at = self.stage + (wants - self.touch[near]) * 9 + self.free[near]
                value -= self.costs[at + 10]
                if wants == self.touch[near]:
                    self.unhappy -= 1
                else:
                    value += self.costs[at]
            elif self.touch[near] == 1:
                self.edge[self.edges] = near
                self.edges += 1
        lacks = want - self.touch[square]
        if lacks:
            value += self.costs[self.stage + lacks * 9 + self.free[square]]
        else:
            self.unhappy -= 1
            value += self._walled(square, base)
        for way in range(self.ways):
            near = base | ((square + self.steps[way]) & self.mask)
            if self.want[near] and self.want[near] == self.touch[near]:
                value += self._walled(near, base)
        self.value = value

    def _walled(self, square: int, base: int) -> int:
        """Close the squares next to a card that has become happy, and return the change of the value."""
        added = 0
        for way in range(self.ways):
            near = base | ((square + self.steps[way]) & self.mask)
            self.wall[near] += 1
            if self.wall[near] == 1 and self.want[near] == 0:
                for other in range(self.ways):
                    beside = base | ((near + self.steps[other]) & self.mask)
                    self.free[beside] -= 1
                    lacks = self.want[beside] - self.touch[beside]
                    if self.want[beside] and lacks:
                        at = self.stage + lacks * 9 + self.free[beside]
                        added += self.costs[at] - self.costs[at + 1]
        return added

    def undo(self) -> None:
        """Take the last card back."""
        self.count -= 1
        square = self.placed[self.count]
        base = square & ~self.mask
        if self.want[square] == self.touch[square]:
            self.unhappy += 1
            self._unwalled(square, base)
        for way in range(self.ways):
            near = base | ((square + self.steps[way]) & self.mask)
            if self.want[near] and self.want[near] == self.touch[near]:
                self.unhappy += 1
                self._unwalled(near, base)
        for way in range(self.ways):
            near = base | ((square + self.steps[way]) & self.mask)
            self.touch[near] -= 1
            self.free[near] += 1
            if self.want[near] == 0 and self.touch[near] == 0:
                self.edges -= 1
        if self.touch[square] == 0:
            self.groups -= 1
        self.want[square] = 0
        self.unhappy -= 1
        self.value = self.values[self.count]

    def _unwalled(self, square: int, base: int) -> None:
        for way in range(self.ways):
            near = base | ((square + self.steps[way]) & self.mask)
            self.wall[near] -= 1
            if self.wall[near] == 0 and self.want[near] == 0:
                for other in range(self.ways):
                    self.free[base | ((near + self.steps[other]) & self.mask)] += 1
