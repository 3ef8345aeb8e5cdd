"""Estimates when each card on a table can be played at the earliest; play-outs choose by these times.

A card can be played after the cards that precede it on its foundation, and once it can be taken: all cards above it in
its pile are played, or the pile becomes the workspace. The cards of the stock, even in unknown order, say which piles
become the workspace, and how often. Times are thousandths of a deal.
"""

from array import array

from server.bots.grandmas_game.card_numbers import CARDS
from server.bots.grandmas_game.card_numbers import DEEP as _DEEP
from server.bots.grandmas_game.card_numbers import PILES as _PILES
from server.bots.grandmas_game.card_numbers import RANKS as _RANKS
from server.bots.grandmas_game.card_numbers import SLOTS as _SLOTS
from server.bots.grandmas_game.card_numbers import SUITS as _SUITS
from server.bots.grandmas_game.twin import Twin

_DEAL = 1000
GAP = 500
"""The time to play a card, in addition to waiting for it."""
_NEVER = 12 * _DEAL
"""The assumed time, after the last deal, of a card that nothing brings to the top."""
_SWEEPS = 4
"""How often times are propagated through piles and foundations; a time depends on the times before it."""
_KINDS = len(CARDS)


class Times(Twin):
    """A table and the times of its cards, by place.

    `foreseen`: the order of the stock is known. `gap` is the time to play a card, in addition to waiting for it.
    """

    def __init__(self, reorders: bool) -> None:
        super().__init__(reorders)
        self.foreseen = False
        self.gap = GAP
        self.time = array("i", bytes(4 * _SLOTS))
        self.take = array("i", bytes(4 * _SLOTS))
        self.where = array("i", bytes(8 * _KINDS))
        self.lie = array("i", bytes(4 * _KINDS))
        self.stocked = array("i", bytes(4 * _KINDS))
        self.comes = array("i", bytes(8 * _KINDS))
        self.visit = array("i", bytes(4 * _PILES))
        self.first = array("i", bytes(4 * _RANKS))
        self.second = array("i", bytes(4 * _RANKS))
        self.lower = array("i", bytes(4 * _RANKS))
        self.early = array("i", bytes(4 * _RANKS))
        self.late = array("i", bytes(4 * _RANKS))

    def foresee(self) -> int:
        """Compute the times of all cards on the table and return their sum: less is better."""
        never = self.count * _DEAL + _NEVER
        self._look_at_stock(never)
        for card in range(_KINDS):
            self.lie[card] = 0
        for pile in range(_PILES):
            for place in range(pile * _DEEP, pile * _DEEP + self.size[pile]):
                card = self.pile[place]
                self.where[2 * card + self.lie[card]] = place
                self.lie[card] += 1
                self.time[place] = never
        for _ in range(_SWEEPS):
            self._look_at_piles()
            for suit in range(_SUITS):
                self._look_at_suit(suit)
        total = 0
        for pile in range(_PILES):
            for place in range(pile * _DEEP, pile * _DEEP + self.size[pile]):
                total += min(self.time[place], never)
        return total

    def _look_at_stock(self, never: int) -> None:
        """Compute when the cards of the stock are dealt, and when each pile becomes the workspace."""
        count = self.count
        for card in range(_KINDS):
            self.stocked[card] = 0
        for pile in range(_PILES):
            self.visit[pile] = 0
        for at in range(count - 1, -1, -1):
            card = self.stock[at]
            pile = card % _RANKS
            self.comes[2 * card + self.stocked[card]] = (count - at) * _DEAL
            self.stocked[card] += 1
            if self.foreseen:
                if self.visit[pile] == 0:
                    self.visit[pile] = (count - at) * _DEAL
            else:
                self.visit[pile] += 1
        if self.foreseen:
            for pile in range(_PILES):
                if self.visit[pile] == 0:
                    self.visit[pile] = never
            return
        for pile in range(_PILES):
            self.visit[pile] = (count + 1) * _DEAL // (self.visit[pile] + 1) if self.visit[pile] > 0 else never
        for at in range(count):
            card = self.stock[at]
            if self.stocked[card] == 1:
                self.comes[2 * card] = (count + 1) * _DEAL // 2
            else:
                self.comes[2 * card] = (count + 1) * _DEAL // 3
                self.comes[2 * card + 1] = 2 * (count + 1) * _DEAL // 3

    def _look_at_piles(self) -> None:
        """Compute when each card can be taken, from when those above it are played."""
        for pile in range(_PILES):
            waits = 0
            if pile == self.home and (self.reorders or self.count == 0):
                for place in range(pile * _DEEP, pile * _DEEP + self.size[pile]):
                    self.take[place] = 0
            else:
                for place in range(pile * _DEEP + self.size[pile] - 1, pile * _DEEP - 1, -1):
                    self.take[place] = min(waits, self.visit[pile])
                    waits = max(waits, self.time[place])

    def _look_at_suit(self, suit: int) -> None:
        """Compute when the cards of a suit are played, from when they can be taken."""
        up = self.up[suit]
        last = _RANKS - 1 - self.down[suit]
        both = up + self.down[suit]
        for rank in range(_RANKS):
            self._look_at_both(suit * _RANKS + rank, rank)
        met = 0
        if both < _RANKS:
            # before the two foundations meet, one card of each rank is played, from either side
            waits = 0
            for rank in range(up, last + 1):
                waits = max(waits, self.first[rank])
                self.early[rank] = waits
                waits += self.gap
            waits = 0
            for rank in range(last, up - 1, -1):
                waits = max(waits, self.first[rank])
                self.early[rank] = min(self.early[rank], waits)
                met = max(met, self.early[rank])
                waits += self.gap
            met += self.gap
        if both > _RANKS:
            self._outward(up - 1, up, last, -self.gap)
        else:
            best = turn = -1
            for rank in range(_RANKS):
                total = self._outward(rank, rank + 1, rank - 1, max(met, self.second[rank]))
                if best < 0 or total < best:
                    best = total
                    turn = rank
            self._outward(turn, turn + 1, turn - 1, max(met, self.second[turn]))
        for rank in range(_RANKS):
            card = suit * _RANKS + rank
            lie = self.lie[card]
            if lie == 0:
                continue
            if both < _RANKS and up <= rank <= last:
                if lie == 2:
                    self.time[self.where[2 * card + self.lower[rank]]] = self.early[rank]
                    self.time[self.where[2 * card + 1 - self.lower[rank]]] = self.late[rank]
                elif self.take[self.where[2 * card]] <= self.comes[2 * card]:
                    self.time[self.where[2 * card]] = self.early[rank]
                else:
                    self.time[self.where[2 * card]] = self.late[rank]
            else:
                self.time[self.where[2 * card]] = self.late[rank]

    def _look_at_both(self, card: int, rank: int) -> None:
        """Store when the first and the second card of a kind can be taken, and which card on the table comes first."""
        found = 0
        one = other = 0
        for at in range(self.lie[card]):
            other = one
            one = self.take[self.where[2 * card + at]]
            found += 1
        for at in range(self.stocked[card]):
            other = one
            one = self.comes[2 * card + at]
            found += 1
        self.lower[rank] = 0
        if found < 2:
            self.first[rank] = self.second[rank] = one
        elif one < other:
            self.lower[rank] = 1
            self.first[rank] = one
            self.second[rank] = other
        else:
            self.first[rank] = other
            self.second[rank] = one

    def _outward(self, turn: int, above: int, below: int, start: int) -> int:
        """Store when second cards are played from where the suit turns outward, and return the sum of these times."""
        total = waits = start
        self.late[turn] = start
        for rank in range(above, _RANKS):
            waits = max(waits + self.gap, self.second[rank])
            self.late[rank] = waits
            total += waits
        waits = start
        for rank in range(below, -1, -1):
            waits = max(waits + self.gap, self.second[rank])
            self.late[rank] = waits
            total += waits
        return total
