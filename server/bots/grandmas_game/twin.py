"""A table of Grandma's Game that changes in place: what computer players try their moves on. rules: grandmas_game

It plays by the same rules as `server.games.grandmas_game`, which tests hold it to, and much faster. The workspace is
the pile `home`, whose cards can all be taken. A card is put on the foundations wherever it can come to: where those of
its suit meet, transfers bring it there, and which of the two takes it then makes no difference.
"""

from server.bots.grandmas_game.numbered import CARDS, NUMBER
from server.bots.grandmas_game.numbered import DEEP as _DEEP
from server.bots.grandmas_game.numbered import DOWN as _DOWN
from server.bots.grandmas_game.numbered import NOWHERE as _NOWHERE
from server.bots.grandmas_game.numbered import PILES as _PILES
from server.bots.grandmas_game.numbered import RANKS as _RANKS
from server.bots.grandmas_game.numbered import SLOTS as _SLOTS
from server.bots.grandmas_game.numbered import SMALL as _SMALL
from server.bots.grandmas_game.numbered import SUITS as _SUITS
from server.bots.grandmas_game.numbered import UP as _UP
from server.games.grandmas_game.state import Position


class Twin:
    """A table: piles of so many cards (`size`), the foundations' counts by suit, and the stock, its lowest card first.

    `count` is how many cards the stock has; `reorders`: the workspace may be put in any order.
    """

    def __init__(self, reorders: bool) -> None:
        self.reorders = reorders
        self.home = _NOWHERE
        self.count = 0
        self.small = bytearray(_SMALL)
        # all in one, so that one step copies it
        whole = memoryview(self.small)
        self.pile = whole[:_SLOTS]
        self.size = whole[_SLOTS:_UP]
        self.up = whole[_UP:_DOWN]
        self.down = whole[_DOWN : _DOWN + _SUITS]
        self.stock = whole[_DOWN + _SUITS :]

    def lay_out(self, position: Position) -> None:
        """Lay the cards as they lie in a position. Raises ValueError for a pile that is higher than one can become."""
        self.home = _NOWHERE if position.home is None else position.home
        self.count = len(position.stock)
        for pile, cards in enumerate(position.piles):
            lying = position.workspace if pile == self.home else cards
            if len(lying) > _DEEP:
                raise ValueError(f"a pile of {len(lying)} cards is higher than one can become")
            self.size[pile] = len(lying)
            for at, card in enumerate(lying):
                self.pile[pile * _DEEP + at] = NUMBER[card]
        for suit in range(_SUITS):
            self.up[suit] = position.up[suit]
            self.down[suit] = position.down[suit]
        for at, card in enumerate(position.stock):
            self.stock[at] = NUMBER[card]

    def laid_out(self) -> Position:
        """Return how the cards lie."""
        piles = [tuple([CARDS[card] for card in self.lying(pile)]) for pile in range(_PILES)]
        workspace = piles[self.home] if self.home != _NOWHERE else ()
        if self.home != _NOWHERE:
            piles[self.home] = ()
        return Position(
            piles=tuple(piles),
            home=None if self.home == _NOWHERE else self.home,
            workspace=workspace,
            stock=tuple([CARDS[self.stock[at]] for at in range(self.count)]),
            up=tuple([self.up[suit] for suit in range(_SUITS)]),
            down=tuple([self.down[suit] for suit in range(_SUITS)]),
        )

    def copy(self, other: "Twin") -> None:
        """Become the same table as another."""
        self.reorders = other.reorders
        self.home = other.home
        self.count = other.count
        self.small[:] = other.small

    def score(self) -> int:
        """Return how many cards are on the foundations."""
        total = 0
        for suit in range(_SUITS):
            total += self.up[suit] + self.down[suit]
        return total

    def fits(self, card: int) -> bool:
        """Tell whether a card can be played where that settles nothing else: its suit's foundations do not meet."""
        suit = card // _RANKS
        rank = card - suit * _RANKS
        up = self.up[suit]
        down = self.down[suit]
        return up + down != _RANKS and (rank == up or rank == _RANKS - 1 - down)

    def turns(self, card: int) -> bool:
        """Tell whether a card can be played where its suit's foundations meet: the rest then follows on either side."""
        suit = card // _RANKS
        return self.up[suit] + self.down[suit] == _RANKS

    def put(self, card: int) -> None:
        """Put a card on the foundation that it fits, or turns at."""
        suit = card // _RANKS
        rank = card - suit * _RANKS
        if self.up[suit] + self.down[suit] == _RANKS:
            self.up[suit] = rank + 1
            self.down[suit] = _RANKS - rank
        elif rank == self.up[suit]:
            self.up[suit] += 1
        else:
            self.down[suit] += 1

    def play(self, place: int) -> None:
        """Play the card at a place, which can be taken and fits, or turns; of two equal ones the upper one."""
        pile = place // _DEEP
        card = self.pile[place]
        self.size[pile] -= 1
        start = pile * _DEEP + self.size[pile]
        while self.pile[start] != card:
            start -= 1
        for at in range(start, pile * _DEEP + self.size[pile]):
            self.pile[at] = self.pile[at + 1]
        self.put(card)

    def deal(self) -> None:
        """Deal a card from the stock, which has one, and take its pile into the workspace."""
        self.count -= 1
        card = self.stock[self.count]
        self.home = card % _RANKS
        self.pile[self.home * _DEEP + self.size[self.home]] = card
        self.size[self.home] += 1

    def set_stock(self, stock: bytearray) -> None:
        """Lay these cards as the stock, the lowest first."""
        self.count = len(stock)
        for at in range(self.count):
            self.stock[at] = stock[at]

    def set_pile(self, pile: int, cards: bytearray) -> None:
        """Lay these cards as a pile, the lowest first."""
        self.size[pile] = len(cards)
        for at in range(len(cards)):
            self.pile[pile * _DEEP + at] = cards[at]

    def lying(self, pile: int) -> list[int]:
        """Return the cards of a pile, the lowest first."""
        return [self.pile[pile * _DEEP + at] for at in range(self.size[pile])]
