"""Family Tree's deck. rules: deals"""

from protocol.cards import JOKERS, PACK
from protocol.deals import Deck

DECK = Deck("family-tree", PACK + JOKERS)
"""One pack with two jokers."""
