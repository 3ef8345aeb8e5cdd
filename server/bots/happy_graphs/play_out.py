"""Play-outs: a leg played to its end; each seat chooses by the expected costs of unhappy cards."""

from array import array

from server.bots.happy_graphs.twin import Twin


class PlayOut(Twin):
    """A leg whose seats play in turn, from hands counted by what their cards want.

    `stages` has the offset of each stage in `costs`, by the number of cards still to be played.
    """

    def __init__(self, steps: "array[int]", bits: int, most: int, layers: int, seats: int) -> None:
        super().__init__(steps, bits, most, layers)
        self.seats = seats
        self.seat = 0
        self.left = 0
        self.hands = bytearray(seats * 9)
        self.maximizes = bytearray(seats)
        self.stock = bytearray(most)
        self.head = 0
        self.stocked = 0
        self.stages = array("i", [0]) * (most + 1)
        self.noise = 0
        self.chance = 1
        self.chosen = 0

    def deal(self, seat: int, hands: bytearray, stock: bytearray) -> None:
        """Set the hands, by seat and want, and the stock, its top first; `seat` is to play."""
        self.seat = seat
        self.hands[:] = hands
        self.stocked = len(stock)
        self.stock[: self.stocked] = stock
        self.head = 0
        self.left = self.stocked
        for index in range(9 * self.seats):
            self.left += self.hands[index]

    def play(self, square: int, want: int) -> None:
        """Play a card from the hand of the seat to play, which then draws one."""
        self.place(square, want)
        hand = 9 * self.seat
        self.hands[hand + want] -= 1
        if self.head < self.stocked:
            self.hands[hand + self.stock[self.head]] += 1
            self.head += 1
        self.left -= 1
        self.seat += 1
        if self.seat == self.seats:
            self.seat = 0

    def best(self) -> int:
        """Return the square where the seat to play would play, and store what the card wants in `chosen`."""
        self.revalue(self.stages[self.left - 1])
        hand = 9 * self.seat
        sign = -1 if self.maximizes[self.seat] else 1
        found = -1
        least = 0
        for index in range(self.edges):
            square = self.edge[index]
            if self.want[square] or self.wall[square]:
                continue
            touches = self.touch[square]
            first = 0
            value = 0
            for want in range(touches, 9):
                if self.hands[hand + want] == 0:
                    continue
                if want == touches:
                    self.place(square, want)
                    value = self.value - self.costs[self.stage + want]
                    self.undo()
                elif first == 0:
                    first = want
                    self.place(square, want)
                    value = self.value - self.costs[self.stage + want]
                    own = self.stage + self.free[square] - 9 * touches
                    others = self.value - self.costs[own + 9 * want]
                    self.undo()
                else:
                    value = others + self.costs[own + 9 * want] - self.costs[self.stage + want]
                value *= sign
                if self.noise:
                    self.chance = (self.chance * 1103515245 + 12345) & 0x7FFFFFFF
                    value += (self.chance >> 12) % self.noise
                if found < 0 or value < least:
                    found = square
                    least = value
                    self.chosen = want
        if found >= 0:
            return found
        for want in range(1, 9):
            if self.hands[hand + want]:
                value = sign * (self.costs[self.stage + 9 * want + self.ways] - self.costs[self.stage + want])
                if found < 0 or value < least:
                    found = self.first_of(self.groups)
                    least = value
                    self.chosen = want
        return found

    def play_out(self) -> int:
        """Play to the end, return the number of unhappy cards, and restore the boards."""
        before = self.count
        while self.left:
            square = self.best()
            self.play(square, self.chosen)
        unhappy = self.unhappy
        while self.count > before:
            self.undo()
        return unhappy
