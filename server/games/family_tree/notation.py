"""Moves as they are written: the card, then the card in the tree that it is played on. rules: family_tree, Play"""

from typing import NamedTuple

from protocol.cards import Card, parse_card
from server.games.errors import not_a_card, not_a_move

_HOW = "a card and the card in the tree that it is played on, like KS>7D"
_EXAMPLES = ("KS>7D",)


class Move(NamedTuple):
    """The current card played on a card in the tree.

    >>> str(Move(Card("KS"), Card("7D")))
    'KS>7D'
    """

    card: Card
    target: Card

    def __str__(self) -> str:
        return f"{self.card}>{self.target}"


def parse(text: str) -> Move:
    """Read a move in any case; the cards may be written as `parse_card` reads them.

    >>> parse("ks > 10♦")
    Move(card='KS', target='TD')

    Raises MalformedMove.
    """
    card, sign, target = text.partition(">")
    if not sign:
        raise not_a_move(text, _HOW, _EXAMPLES)
    try:
        return Move(parse_card(card), parse_card(target))
    except ValueError as error:
        raise not_a_card(text, error) from None
