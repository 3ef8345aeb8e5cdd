"""Play-outs: a leg played to its end; each side moves by an evaluation that looks one card ahead."""

from array import array

from server.bots.family_tree import weights
from server.bots.family_tree.card_numbers import ACE as _ACE
from server.bots.family_tree.card_numbers import BITS as _BITS
from server.bots.family_tree.card_numbers import CELEBRITY as _CELEBRITY
from server.bots.family_tree.card_numbers import CROWNS as _CROWNS
from server.bots.family_tree.card_numbers import FAMILY as _FAMILY
from server.bots.family_tree.card_numbers import JACK as _JACK
from server.bots.family_tree.card_numbers import KIND as _KIND
from server.bots.family_tree.card_numbers import NOBODY as _NOBODY
from server.bots.family_tree.card_numbers import TWO as _TWO
from server.bots.family_tree.card_numbers import TWOS as _TWOS
from server.bots.family_tree.hands import points, potential
from server.bots.family_tree.twin import Twin

_SINGLE, _LEVEL, _ROOM, _CROWN, _DEEP = weights.SINGLE, weights.LEVEL, weights.ROOM, weights.CROWN, weights.DEEP


class PlayOut(Twin):
    """A leg in which maximizer and minimizer play by these weights."""

    def __init__(self, maximizer: "array[int]", minimizer: "array[int]", alone: bool) -> None:
        super().__init__(alone)
        self.high = maximizer
        self.low = minimizer

    def evaluation(self, w: "array[int]") -> int:
        """Return the evaluation of the whole tree, in thousandths of a point; `gain` is what a card adds to it."""
        value = 1000 * (self.score - 10 * self.deepest) + w[_LEVEL] * self.deepest
        single = w[_SINGLE + min(self.count >> 3, 3)]
        for row in range(self.size):
            if not self.member_lives[row]:
                continue
            if self.spouse[row] == _NOBODY:
                value += single
                if _CELEBRITY[self.member[row]]:
                    value += w[_CROWN]
                if self.level[row] == self.deepest:
                    value += w[_DEEP]
            elif self.spouse_lives[row]:
                room = self.room[row]
                value += self._open(self.sight[row], self.now[row], room, self.two[row], w) + room * w[_ROOM]
        return value

    def gain(self, place: int, w: "array[int]") -> int:
        """Return what the current card would add to the evaluation at a place, in thousandths of a point."""
        row = place >> 1
        card = self.current
        kind = _KIND[card]
        bit = _BITS[card]
        member = self.member[row]
        spouse = self.spouse[row]
        sight = self.sight[row]
        now = self.now[row]
        single = w[_SINGLE + min(self.count >> 3, 3)]
        if spouse == _NOBODY:
            if _CELEBRITY[member]:
                single += w[_CROWN]
            if self.level[row] == self.deepest:
                single += w[_DEEP]
            if kind == _JACK:
                return self._above(row, bit, w) - single
            crowns = _CROWNS[_CELEBRITY[member] + _CELEBRITY[card]]
            return 1000 * crowns - single + self._open(sight | bit, 0, 3, 0, w) + 3 * w[_ROOM]
        room = self.room[row]
        two = self.two[row]
        before = self._open(sight, now, room, two, w) if self.member_lives[row] and self.spouse_lives[row] else 0
        if kind == _FAMILY:
            sight |= bit
            made = points(sight)
            value = 1000 * (made - now) + self._open(sight, made, room - 1, two, w) - before + single - w[_ROOM]
            if _CELEBRITY[card]:
                value += w[_CROWN]
            if self.level[row] + 1 >= self.deepest:
                value += w[_DEEP]
            return value + w[_LEVEL] if self.level[row] == self.deepest else value
        if kind == _TWO:
            sight |= bit
            made = points(sight)
            return 1000 * (made - now) + self._open(sight, made, room + 2, 1, w) - before + 2 * w[_ROOM]
        value = -before
        if self.member_lives[row] and self.spouse_lives[row]:
            value -= 1000 * _CROWNS[_CELEBRITY[member] + _CELEBRITY[spouse]] + room * w[_ROOM]
        if kind == _ACE or place & 1:
            return value + 1000 * (points(sight ^ _BITS[spouse] | bit) - now)
        return value + 1000 * (points(sight ^ _BITS[member] | bit) - now) + self._above(row, bit, w)

    def _open(self, sight: int, now: int, room: int, two: int, w: "array[int]") -> int:
        far = room
        if not two and self.rest & _TWOS != 0:
            far += 2
        return potential(sight, now, room, far, self.rest, w)

    def _above(self, row: int, bit: int, w: "array[int]") -> int:
        """Return the change in the parents' hand if a jack covers the member."""
        above = self.parent[row]
        if above == _NOBODY:
            return 0
        sight = self.sight[above]
        after = sight ^ _BITS[self.member[row]] | bit
        now = self.now[above]
        made = points(after)
        value = 1000 * (made - now)
        if self.member_lives[above] and self.spouse_lives[above]:
            room = self.room[above]
            two = self.two[above]
            value += self._open(after, made, room, two, w) - self._open(sight, now, room, two, w)
        return value

    def best(self) -> int:
        """Return the best place of the current card for the side to move, the first of equals; -1 when it is over."""
        card = self.current
        w = self.high if self.maximizes else self.low
        chosen = -1
        most = 0
        for row in range(self.size):
            how = self.takes(row, card)
            if how & 1:
                value = self.gain(2 * row, w) if self.maximizes else -self.gain(2 * row, w)
                if chosen < 0 or value > most:
                    chosen = 2 * row
                    most = value
            if how & 2:
                value = self.gain(2 * row + 1, w) if self.maximizes else -self.gain(2 * row + 1, w)
                if chosen < 0 or value > most:
                    chosen = 2 * row + 1
                    most = value
        return chosen

    def play_out(self) -> int:
        """Play to the end, both sides by their evaluation, and return the score."""
        while self.current >= 0:
            self.play(self.best())
        return self.score
