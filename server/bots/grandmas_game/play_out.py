"""Play-outs: a table played to its end by the times of its cards."""

from array import array

from server.bots.grandmas_game.numbered import CARDS
from server.bots.grandmas_game.numbered import DEEP as _DEEP
from server.bots.grandmas_game.numbered import NOWHERE as _NOWHERE
from server.bots.grandmas_game.numbered import PILES as _PILES
from server.bots.grandmas_game.numbered import RANKS as _RANKS
from server.bots.grandmas_game.times import Times

_KINDS = len(CARDS)
_MOST = 4 * _PILES + 2 * _DEEP


class PlayOut(Times):
    """A table that plays on by itself.

    `doubt` is added to the time of each kind of card, in thousandths of a deal, where the workspace is ordered, and
    counts where one card is chosen before another: other doubts play otherwise. `patience` is how much less the times
    of all cards together have to be, in thousandths of a deal, before it turns where it could wait. `depth`: so many
    tables beside this one are there to try moves on.
    """

    def __init__(self, reorders: bool, depth: int = 2) -> None:
        super().__init__(reorders)
        self.patience = 0
        self.doubt = array("i", bytes(4 * _KINDS))
        self.key = array("i", bytes(4 * _DEEP))
        self.found = array("i", bytes(4 * _MOST))
        self.tried = PlayOut(reorders, depth - 1) if depth else None

    def distance(self, card: int) -> int:
        """Return twice how many cards of its suit are to be played before a card, about."""
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
        """Put the workspace in order: what is to be played first comes to lie on top."""
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
        """Return the place of the card to play next; NOWHERE where it is better to deal, or nothing can be played."""
        count = self._look(False)
        if count > 0:
            return self._which(count)
        count = self._look(True)
        return self._turn(count) if count > 0 else _NOWHERE

    def _look(self, turns: bool) -> int:
        """Note the places of the cards that can be played and fit, or turn, and return how many there are."""
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
        """Return the place of a card that fits: of two that are the same, the one without which times are shorter."""
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
        """Return the place of the card to turn at; NOWHERE where waiting, which needs a stock, is better."""
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
        """Play all that fits, until nothing does."""
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
