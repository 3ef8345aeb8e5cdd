"""Poker Solitaire's decks. rules: deals"""

from protocol.cards import PACK
from protocol.deals import Deck


def deck_of(packs: int) -> Deck:
    """Return the deck of this many packs, shuffled together.

    >>> deck_of(2).name
    'poker-solitaire-2'
    """
    return Deck(f"poker-solitaire-{packs}", PACK * packs)
