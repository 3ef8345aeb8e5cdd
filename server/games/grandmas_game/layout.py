"""The deal: thirteen piles and the stock, from a deck. rules: grandmas_game, The layout"""

from collections.abc import Iterator, Sequence

from protocol.cards import Card
from protocol.games.grandmas_game.view import Dealt
from server.games.grandmas_game.state import PILES, Position

_ENDS = "5TK"
"""The piles at the ends of the rows of 5, 5 and 3."""


def called_for(card: Card, pile: str) -> int:
    """Return how many cards go onto the stock after a card was dealt to a pile.

    >>> [called_for(Card(card), pile) for card, pile in (("3C", "A"), ("3C", "3"), ("5C", "5"), ("KC", "K"))]
    [0, 1, 2, 3]

    rules: The layout
    """
    return (card[0] == "K") + (pile in _ENDS) + (card[0] == pile)


def course(piles: Sequence[Sequence[Card]], stock: int) -> Iterator[Dealt]:
    """Yield the cards in the order in which the player saw them dealt to these piles."""
    count = sum(map(len, piles))
    for turn in range(count):
        pile = turn % len(PILES)
        card = piles[pile][turn // len(PILES)]
        down = min(called_for(card, PILES[pile]), stock)
        stock -= down
        yield Dealt(card, PILES[pile], down)


def laid_out(deck: Sequence[Card]) -> Position:
    """Return how the cards lie when a deck, its top first, is dealt to the end."""
    piles: list[list[Card]] = [[] for _ in PILES]
    stock: list[Card] = []
    at = turn = 0
    while at < len(deck):
        pile = turn % len(PILES)
        card = deck[at]
        piles[pile].append(card)
        down = called_for(card, PILES[pile])
        stock += deck[at + 1 : at + 1 + down]
        at += 1 + down
        turn += 1
    return Position(
        piles=tuple([tuple(pile) for pile in piles]),
        home=None,
        workspace=(),
        stock=tuple(stock),
        up=(0, 0, 0, 0),
        down=(0, 0, 0, 0),
    )
