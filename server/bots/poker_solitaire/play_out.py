"""Play-outs: a leg played to its end; each player places cards where lines then promise most."""

from array import array

from server.bots.poker_solitaire import expected, lines, twin, weights
from server.bots.poker_solitaire.card_numbers import CODES as _CODES
from server.bots.poker_solitaire.card_numbers import LINE_COUNT as _LINE_COUNT
from server.bots.poker_solitaire.card_numbers import LINES_AT as _LINES_AT
from server.bots.poker_solitaire.lines import promise
from server.bots.poker_solitaire.twin import Twin

_COME, _FREE, _DEALT = lines.COME, twin.FREE, twin.DEALT
_PLACE, _REJECT, _PLANT, _STEAL, _PASS = twin.PLACE, twin.REJECT, twin.PLANT, twin.STEAL, twin.PASS
_THRESHOLD, _LATER = weights.THRESHOLD, weights.LATER
_LEARNED, _BESIDES = weights.LEARNED, weights.LEARNED + 1 + expected.BESIDES
_ASIDE = 200
"""The weight of the worse of two matrices if only the better one counts, in 1024ths."""
_WORST = -(1 << 60)


class PlayOut(Twin):
    """A leg whose players use the books. `how`, `what`, `where` and `value` are the last choice.

    After `depth` choices a play-out ends with the expectation of a learned book; if it is 0, with the end of the leg.
    """

    def __init__(self, matrices: int, deals: int, slots: int) -> None:
        super().__init__(matrices, deals, slots)
        self.how = self.what = self.where = self.value = 0
        self.depth = 0
        self.promised = 0
        self.bases = memoryview(array("q", bytes(8 * 24)))

    def act(self, how: int, what: int, where: int) -> None:
        """Take a card (the one in slot `what`, or to steal, on place `what`), and put it on a place."""
        if how == _PASS:
            self.passes += 1
        else:
            self.passes = 0
            if how == _STEAL:
                card = self.lift(what)
                self.put(where, card)
                self.stolen[1 if where >= 25 else 0] |= 1 << (where - 25 if where >= 25 else where)
            else:
                card = self.spend(self.turn if self.deals > 1 else 0, what)
                if how == _REJECT:
                    self.reject(self.turn)
                else:
                    self.put(where, card)
        self.next()
        self.check_end()

    def discard(self, place: int) -> None:
        """Reject a placed card; this does not end the turn."""
        self.lift(place)
        self.reject(self.turn)
        self.passes = 0

    def draws(self, matrix: int) -> int:
        """Return how many cards may still come to a matrix after the next one is placed."""
        free = self.free[0] + self.free[1] if self.alone else self.free[matrix]
        owner = 0 if self.alone else self.turn if self.shared else matrix
        return free - 1 + self.rejects[owner] + self.common + self.slots - 1

    def prepare(self, matrix: int) -> int:
        """Store the promise of each line of a matrix, and return their sum."""
        draws = self.draws(matrix)
        deal = matrix if self.deals > 1 else 0
        book = self.second if matrix else self.first
        total = 0
        for line in range(self.counted[matrix]):
            value = promise(
                self.codes[12 * matrix + line],
                0 if line < 5 else 1,
                self.come,
                _COME * deal,
                self.unseen[deal],
                draws,
                book,
            )
            self.bases[12 * matrix + line] = value
            total += value
        return total

    def gain(self, place: int, more: int) -> int:
        """Return how much more a square's lines promise if `more` is added to their codes, after `prepare`."""
        matrix = 1 if place >= 25 else 0
        square = place - 25 * matrix
        draws = self.draws(matrix)
        deal = matrix if self.deals > 1 else 0
        book = self.second if matrix else self.first
        total = 0
        for at in range(_LINE_COUNT[square]):
            line = _LINES_AT[4 * square + at]
            if line < self.counted[matrix]:
                code = self.codes[12 * matrix + line] + more
                side = 0 if line < 5 else 1
                total += promise(code, side, self.come, _COME * deal, self.unseen[deal], draws, book)
                total -= self.bases[12 * matrix + line]
        return total

    def threshold(self) -> int:
        """Return how bad the best place for a card must be to reject it."""
        matrix = 0 if self.alone or self.shared else self.turn
        book = self.second if matrix else self.first
        if book[_LEARNED]:
            return self.besides(1) - self.besides(0)
        return book[_THRESHOLD] + book[_LATER] * self.free[matrix] // 25

    def besides(self, left: int) -> int:
        """Return what a learned book expects in addition to the lines, with this number of reject squares left."""
        draws = self.draws(0)
        none = self.first[_BESIDES + (draws if draws < 25 else 25)]
        return none + left * (self.first[_BESIDES + 26 + (draws if draws < 25 else 25)] - none)

    def foreseen(self) -> int:
        """Return the score, in hundredths, that a learned book expects after the last choice."""
        left = self.common + self.rejects[0]
        if self.how == _REJECT:
            return (self.promised + self.besides(left - 1)) // 10
        return (self.promised + self.value + self.besides(left)) // 10

    def choose(self) -> None:
        """Choose the best action for the player to move, the first of equals."""
        deal = self.turn if self.deals > 1 else 0
        own = 0 if self.alone or self.shared else self.turn
        last = self.matrices - 1 if self.alone else own
        sign = -1 if self.shared and self.turn == self.minimizer else 1
        self.how = _PASS
        self.value = _WORST
        first_weight = second_weight = 1024
        promised = self.prepare(own)
        self.promised = promised
        if last != own:
            more = self.prepare(last)
            if self.best:
                if more > promised:
                    first_weight = _ASIDE
                else:
                    second_weight = _ASIDE
        free = self.free[own] > 0 or self.free[last] > 0
        if not free or self.held[deal] == 0:
            self.value = 0
        for slot in range(self.held[deal]):
            card = self.dealt[_DEALT * deal + slot]
            more = _CODES[card]
            for place in range(25 * own, 25 * last + 25):
                if self.takes(place):
                    value = sign * self.gain(place, more)
                    value = value * (second_weight if place >= 25 and own == 0 else first_weight) >> 10
                    if value > self.value:
                        self.value = value
                        self.how = _PLACE
                        self.what = slot
                        self.where = place
        if self.plant or self.steal:
            self.other(own, deal)
        if (
            self.how == _PLACE
            and self.common + self.rejects[self.turn] > 0
            and self.top[deal] < self.count
            and self.value < -self.threshold()
        ):
            self.how = _REJECT

    def other(self, own: int, deal: int) -> None:
        """Replace the choice if a better action is possible on the other player's matrix."""
        other = 1 - own
        self.prepare(other)
        if self.plant:
            for slot in range(self.held[deal]):
                more = _CODES[self.dealt[_DEALT * deal + slot]]
                for place in range(25 * other, 25 * other + 25):
                    if self.takes(place):
                        value = -self.gain(place, more)
                        if value > self.value:
                            self.value = value
                            self.how = _PLANT
                            self.what = slot
                            self.where = place
        if self.steal and self.free[own]:
            for source in range(25 * other, 25 * other + 25):
                card = self.cells[source]
                if card != _FREE and not self.stolen[other] >> (source - 25 * other) & 1:
                    lost = self.gain(source, -_CODES[card])
                    for place in range(25 * own, 25 * own + 25):
                        if self.takes(place):
                            value = self.gain(place, _CODES[card]) - lost
                            if value > self.value:
                                self.value = value
                                self.how = _STEAL
                                self.what = source
                                self.where = place

    def play_out(self) -> int:
        """Play to the end, or to `depth`, and return the value that play-outs are compared by."""
        made = 0
        while not self.over:
            self.choose()
            made += 1
            if made == self.depth:
                return self.foreseen()
            self.act(self.how, self.what, self.where)
        return self.worth()
