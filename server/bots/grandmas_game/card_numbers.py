"""Cards as numbers: thirteen times the suit's index plus the rank's, ace first. The game has two of each."""

from protocol.cards import PACK

CARDS = PACK
"""The cards by number."""
NUMBER = {card: number for number, card in enumerate(CARDS)}

RANKS = 13
PILES = 13
SUITS = 4
DEEP = 16
"""The most cards a pile can ever have: eight dealt to it, and all eight of its rank from the stock."""
STOCK = 104
SLOTS = PILES * DEEP
"""The number of places: a place is `DEEP` times the pile's index, plus the number of cards below."""
UP = SLOTS + PILES
DOWN = UP + SUITS
SMALL = DOWN + SUITS + STOCK
"""The bytes of a table: where the sizes of the piles, the foundations and the stock are, and how many bytes in all."""
NOWHERE = -1
"""No pile, and no place."""
