"""Grandma's Game's deck. rules: deals"""

from protocol.cards import PACK
from protocol.deals import Deck

DECK = Deck("grandmas-game", PACK * 2)
"""Two packs."""
