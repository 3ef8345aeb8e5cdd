"""Play-outs: a table played to its end by the times of its cards."""

from array import array

from server.bots.grandmas_game.card_numbers import CARDS
from server.bots.grandmas_game.card_numbers import DEEP as _DEEP
from server.bots.grandmas_game.card_numbers import NOWHERE as _NOWHERE
from server.bots.grandmas_game.card_numbers import PILES as _PILES
from server.bots.grandmas_game.card_numbers import RANKS as _RANKS
from server.bots.grandmas_game.times import Times

_KINDS = len(CARDS)
_MOST = 4 * _PILES + 2 * _DEEP


class PlayOut(Times):
    """A table that plays itself.

    `doubt` is added to the time of each kind of card, in thousandths of a deal, in the order of the workspace and in
    choices between cards: other doubts play differently. `patience`: a suit turns, if it could wait, only if that makes
    the times of all cards together smaller by this many thousandths of a deal. `depth`: how many more tables are nested
    for trying moves.
    """

    def __init__(self, reorders: bool, depth: int = 2) -> None:
        super().__init__(reorders)
        self.patience = 0
        self.doubt = array("i", bytes(4 * _KINDS))
        self.key = array("i", bytes(4 * _DEEP))
        self.found = array("i", bytes(4 * _MOST))
        self.tried = PlayOut(reorders, depth - 1) if depth else None

    def distance(self, card: int) -> int:
        """Return about twice the number of cards of its suit that are played before a card."""
        suit = card // _RANKS
        rank = card - suit * _RANKS
        up = self.up[suit]
        last = _RANKS - 1 - self.down[suit]
        both = up + self.down[suit]
        if both > _RANKS:
            return 2 * (rank - up) if rank >= up else 2 * (last - rank)
        if both < _RANKS and up <= rank <= last:
            return 2 * min(rank - up, last - rank)
        middle = _RANKS // 2
        return 2 * (_RANKS - both) + (rank - middle if rank > middle else middle - rank)

    def order(self) -> None:
        """Put the workspace in order, the card that is played first on top."""
        if self.home == _NOWHERE or not self.reorders:
            return
        self.foresee()
        start = self.home * _DEEP
        size = self.size[self.home]
        for at in range(size):
            card = self.pile[start + at]
            key = 2 * (self.time[start + at] + self.doubt[card]) + self.distance(card)
            lower = at - 1
            while lower >= 0 and (
                self.key[lower] < key or (self.key[lower] == key and self.pile[start + lower] > card)
            ):
                self.key[lower + 1] = self.key[lower]
                self.pile[start + lower + 1] = self.pile[start + lower]
                lower -= 1
            self.key[lower + 1] = key
            self.pile[start + lower + 1] = card

    def choose(self) -> int:
        """Return the place of the card to play next; NOWHERE if a deal is better or nothing can be played."""
        count = self._look(False)
        if count > 0:
            return self._which(count)
        count = self._look(True)
        return self._turn(count) if count > 0 else _NOWHERE

    def _look(self, turns: bool) -> int:
        """Store the places of the cards that fit (or, with `turns`, turn) in `found`, and return their number."""
        count = 0
        for pile in range(_PILES):
            size = self.size[pile]
            if size == 0:
                continue
            start = pile * _DEEP
            lowest = start if pile == self.home else start + size - 1
            for place in range(start + size - 1, lowest - 1, -1):
                card = self.pile[place]
                if self.turns(card) if turns else self.fits(card):
                    self.found[count] = place
                    count += 1
        return count

    def _which(self, count: int) -> int:
        """Return the place of a card that fits; if two equal cards do, the one that leaves shorter times."""
        for at in range(count):
            card = self.pile[self.found[at]]
            twins = 0
            for other in range(count):
                if self.pile[self.found[other]] == card:
                    twins += 1
            if twins == 1:
                return self.found[at]
        if self.tried is None:
            return self.found[0]
        tried = self.tried
        card = self.pile[self.found[0]]
        best = chosen = -1
        for at in range(count):
            place = self.found[at]
            if self.pile[place] == card:
                tried.copy(self)
                tried.foreseen = self.foreseen
                tried.gap = self.gap
                tried.play(place)
                total = max(0, tried.foresee() + self.doubt[(card + place // _DEEP) % _KINDS])
                if best < 0 or total < best:
                    best = total
                    chosen = place
        return chosen

    def _turn(self, count: int) -> int:
        """Return the place of the card to turn at; NOWHERE if waiting is better, which needs a stock."""
        if self.tried is None:
            return self.found[0]
        tried = self.tried
        chosen = _NOWHERE
        best = max(0, self.foresee() - self.patience) if self.count > 0 else -1
        for at in range(count):
            tried.copy(self)
            tried.foreseen = self.foreseen
            tried.gap = self.gap
            tried.play(self.found[at])
            tried.play_what_fits()
            total = max(0, tried.foresee() + self.doubt[self.pile[self.found[at]]])
            if best < 0 or total < best:
                best = total
                chosen = self.found[at]
        return chosen

    def play_what_fits(self) -> None:
        """Play cards that fit until none does."""
        count = self._look(False)
        while count > 0:
            self.play(self._which(count))
            count = self._look(False)

    def play_out(self) -> int:
        """Play to the end and return how many cards are on the foundations."""
        while True:
            place = self.choose()
            if place != _NOWHERE:
                self.play(place)
            elif self.count > 0:
                self.order()
                self.deal()
            else:
                return self.score()
