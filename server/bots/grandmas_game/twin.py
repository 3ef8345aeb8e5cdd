"""A mutable table of Grandma's Game on which computer players try their moves. rules: grandmas_game

It plays by the same rules as `server.games.grandmas_game` (tests compare the two), and much faster. The workspace is
the pile `home`, whose cards can all be taken. A card can be put on either foundation of its suit that it fits: where
the two meet, transfers bring it there, and then it makes no difference which one takes it.
"""

from server.bots.grandmas_game.card_numbers import CARDS, NUMBER
from server.bots.grandmas_game.card_numbers import DEEP as _DEEP
from server.bots.grandmas_game.card_numbers import DOWN as _DOWN
from server.bots.grandmas_game.card_numbers import NOWHERE as _NOWHERE
from server.bots.grandmas_game.card_numbers import PILES as _PILES
from server.bots.grandmas_game.card_numbers import RANKS as _RANKS
from server.bots.grandmas_game.card_numbers import SLOTS as _SLOTS
from server.bots.grandmas_game.card_numbers import SMALL as _SMALL
from server.bots.grandmas_game.card_numbers import SUITS as _SUITS
from server.bots.grandmas_game.card_numbers import UP as _UP
from server.games.grandmas_game.state import Position


class Twin:
    """A table: piles and their sizes, the foundations' sizes by suit, and the stock, its lowest card first.

    `count` is the size of the stock; `reorders`: the workspace may be put in any order.
    """

    def __init__(self, reorders: bool) -> None:
        self.reorders = reorders
        self.home = _NOWHERE
        self.count = 0
        self.small = bytearray(_SMALL)
        # one buffer, so that one step copies it
        whole = memoryview(self.small)
        self.pile = whole[:_SLOTS]
        self.size = whole[_SLOTS:_UP]
        self.up = whole[_UP:_DOWN]
        self.down = whole[_DOWN : _DOWN + _SUITS]
        self.stock = whole[_DOWN + _SUITS :]

    def set_position(self, position: Position) -> None:
        """Set the table to a position. Raises ValueError for a pile higher than any in the game."""
        self.home = _NOWHERE if position.home is None else position.home
        self.count = len(position.stock)
        for pile, cards in enumerate(position.piles):
            lying = position.workspace if pile == self.home else cards
            if len(lying) > _DEEP:
                raise ValueError(f"a pile of {len(lying)} cards is higher than any in the game")
            self.size[pile] = len(lying)
            for at, card in enumerate(lying):
                self.pile[pile * _DEEP + at] = NUMBER[card]
        for suit in range(_SUITS):
            self.up[suit] = position.up[suit]
            self.down[suit] = position.down[suit]
        for at, card in enumerate(position.stock):
            self.stock[at] = NUMBER[card]

    def to_position(self) -> Position:
        """Return the position."""
        piles = [tuple([CARDS[card] for card in self.cards_of(pile)]) for pile in range(_PILES)]
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
        """Become a copy of another table."""
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
        """Return whether a card can be played without a choice: its suit's foundations do not meet."""
        suit = card // _RANKS
        rank = card - suit * _RANKS
        up = self.up[suit]
        down = self.down[suit]
        return up + down != _RANKS and (rank == up or rank == _RANKS - 1 - down)

    def turns(self, card: int) -> bool:
        """Return whether a card can be played where its foundations meet; the others then follow on both sides."""
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
        """Play the card at a place. It can be taken, it fits or turns, and no equal card lies above it."""
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
        """Deal a card from the stock, which is not empty, and make its pile the workspace."""
        self.count -= 1
        card = self.stock[self.count]
        self.home = card % _RANKS
        self.pile[self.home * _DEEP + self.size[self.home]] = card
        self.size[self.home] += 1

    def set_stock(self, stock: bytearray) -> None:
        """Set the stock, the lowest card first."""
        self.count = len(stock)
        for at in range(self.count):
            self.stock[at] = stock[at]

    def set_pile(self, pile: int, cards: bytearray) -> None:
        """Set a pile, the lowest card first."""
        self.size[pile] = len(cards)
        for at in range(len(cards)):
            self.pile[pile * _DEEP + at] = cards[at]

    def cards_of(self, pile: int) -> list[int]:
        """Return the cards of a pile, the lowest first."""
        return [self.pile[pile * _DEEP + at] for at in range(self.size[pile])]
