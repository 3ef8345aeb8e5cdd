"""Searches for ways to make all cards happy, those on the boards and those still to come.

It searches for the final squares of the cards, where every card has as many neighbours as it wants. It ignores the
order in which the cards are played, so a board that it proves impossible is impossible in a leg too.

1. `fill` searches exhaustively: it decides square by square, around the card with the fewest possibilities.
2. `anneal` searches at random: it moves cards and looks only at the shape, because a shape fits any cards that want as
   many neighbours as its squares have.
"""

from array import array

from server.bots.happy_graphs.twin import Twin

FOUND, NONE, UNKNOWN = 1, 0, -1
_FOUND, _NONE, _UNKNOWN = FOUND, NONE, UNKNOWN
_ANY = 99
"""The want of a card that is placed only for its shape."""


class Completing(Twin):
    """Boards to complete: `rest` counts the cards still to come by what they want, `left` all of them."""

    def __init__(self, steps: "array[int]", bits: int, most: int, layers: int) -> None:
        super().__init__(steps, bits, most, layers)
        self.rest = bytearray(16)
        self.left = 0
        self.wanted = 0  # the sum of their wants
        self.nodes = 0
        self.chance = 1
        self.degrees = array("i", [0]) * 16
        self.energy = 0
        self.fixed = 0

    def give(self, want: int) -> None:
        """Add a card to those still to come."""
        self.rest[want] += 1
        self.left += 1
        self.wanted += want

    def draw_below(self, bound: int) -> int:
        """Return a random number below `bound`."""
        self.chance = (self.chance * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF
        return (self.chance >> 33) % bound

    def fill(self) -> int:
        """Complete the boards, and leave the cards there: FOUND; NONE if it can't be done.

        UNKNOWN if `nodes` positions did not decide it.
        """
        if self.nodes <= 0:
            return _UNKNOWN
        self.nodes -= 1
        lacking = 0
        tightest = -1
        least = 99
        for index in range(self.count):
            square = self.placed[index]
            lacks = self.want[square] - self.touch[square]
            if lacks:
                slack = self.free[square] - lacks
                if slack < 0 or lacks > self.left:
                    return _NONE
                lacking += lacks
                if slack < least:
                    least = slack
                    tightest = square
        if lacking > self.wanted:
            return _NONE
        if tightest < 0:
            return _FOUND if self.left == 0 else self._start()
        base = tightest & ~self.mask
        square = -1
        for way in range(self.ways):
            near = base | ((tightest + self.steps[way]) & self.mask)
            open_here = self.want[near] == 0 and self.wall[near] == 0
            if open_here and (square < 0 or self.touch[near] > self.touch[square]):
                square = near
        touches = self.touch[square]
        room = touches + self.free[square]
        first = self.draw_below(8)
        for turn in range(8):
            want = 1 + (first + turn) % 8
            if self.rest[want] and touches <= want <= room:
                result = self._with(square, want)
                if result != _NONE:
                    return result
        self._shut(square, base)
        result = self.fill()
        if result != _FOUND:
            self._open(square, base)
        return result

    def set_up_shape(self) -> None:
        """Prepare for `anneal`: place the cards still to come in a row, as a group of their own."""
        self.fixed = self.count
        self.energy = 0
        for index in range(9):
            self.degrees[index] = 0
        square = self.first_of(self.groups)
        for _ in range(self.left):
            self.put(square)
            square = (square & ~self.mask) | ((square + self.steps[0]) & self.mask)
        self.energy = 0
        for index in range(self.fixed):
            square = self.placed[index]
            self.energy += abs(self.want[square] - self.touch[square])
        for index in range(9):
            self.energy += abs(self.degrees[index] - self.rest[index])

    def put(self, square: int) -> None:
        """Place a card of unknown want on a free square, which may be next to nothing."""
        base = square & ~self.mask
        self.placed[self.count] = square
        self.count += 1
        for way in range(self.ways):
            near = base | ((square + self.steps[way]) & self.mask)
            self._more(near, 1)
            self.touch[near] += 1
        self.want[square] = _ANY
        touches = self.touch[square]
        self.energy += 1 if self.degrees[touches] >= self.rest[touches] else -1
        self.degrees[touches] += 1

    def _more(self, square: int, change: int) -> None:
        """Update the energy for a square that is about to get `change` more neighbours."""
        want = self.want[square]
        touches = self.touch[square]
        if want == _ANY:
            self.energy += -1 if self.degrees[touches] > self.rest[touches] else 1
            self.degrees[touches] -= 1
            touches += change
            self.energy += 1 if self.degrees[touches] >= self.rest[touches] else -1
            self.degrees[touches] += 1
        elif want:
            self.energy += abs(want - touches - change) - abs(want - touches)

    def lift(self, index: int) -> int:
        """Remove the card at an index of `placed`, and return its square."""
        square = self.placed[index]
        base = square & ~self.mask
        self.count -= 1
        self.placed[index] = self.placed[self.count]
        touches = self.touch[square]
        self.energy += -1 if self.degrees[touches] > self.rest[touches] else 1
        self.degrees[touches] -= 1
        self.want[square] = 0
        for way in range(self.ways):
            near = base | ((square + self.steps[way]) & self.mask)
            self._more(near, -1)
            self.touch[near] -= 1
        return square

    def anneal(self, steps: int, heat: int) -> int:
        """Move cards `steps` times by simulated annealing, and return the remaining energy: 0 if all cards fit.

        `heat` is the probability, at first, of a step that is worse by one, in 65536ths.
        """
        for step in range(steps):
            if self.energy == 0:
                return 0
            before = self.energy
            index = self.fixed + self.draw_below(self.count - self.fixed)
            old = self.lift(index)
            beside = old
            if self.count:
                beside = self.placed[self.draw_below(self.count)]
            near = (beside & ~self.mask) | ((beside + self.steps[self.draw_below(self.ways)]) & self.mask)
            if self.want[near]:
                self.put(old)
                continue
            self.put(near)
            worse = self.energy - before
            if worse > 0:
                bar = heat - heat * step // steps
                chance = bar
                for _ in range(worse - 1):
                    chance = (chance * bar) >> 16
                if self.draw_below(65536) >= chance:
                    self.lift(self.count - 1)
                    self.put(old)
        return self.energy

    def _start(self) -> int:
        """Start a new group with the card that wants most: wherever that card will be, its group may start there."""
        want = 8
        while self.rest[want] == 0:
            want -= 1
        return self._with(self.first_of(self.groups), want)

    def _with(self, square: int, want: int) -> int:
        self.place(square, want)
        self.rest[want] -= 1
        self.left -= 1
        self.wanted -= want
        result = self.fill()
        if result != _FOUND:
            self.rest[want] += 1
            self.left += 1
            self.wanted += want
            self.undo()
        return result

    def _shut(self, square: int, base: int) -> None:
        """Close a square: no card will be placed there."""
        self.wall[square] += 1
        for way in range(self.ways):
            self.free[base | ((square + self.steps[way]) & self.mask)] -= 1

    def _open(self, square: int, base: int) -> None:
        self.wall[square] -= 1
        for way in range(self.ways):
            self.free[base | ((square + self.steps[way]) & self.mask)] += 1
